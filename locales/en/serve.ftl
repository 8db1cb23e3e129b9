# What the server says at its start, and the copy of its record.

serve-listening = Listening on { $address }
serve-record-in = The record is kept in { $file }
serve-organiser-link = The organiser's link, told this once; keep it: { $link }
serve-organiser-link-file = The organiser's link is in { $file }, which only you can read. Keep the link elsewhere and delete the file.
serve-organiser-link-lost = The organiser's link could not be written to { $file } ({ $reason }). Start again with --new-organiser-link, on a terminal.
serve-organiser-known = The organiser's link was told at the first start; --new-organiser-link makes another.
serve-no-organiser = Nobody can create tables yet: set organiser-token, or anyone-creates = true.
serve-how-to-stop = Ctrl-C stops the server.
serve-failed = The server cannot run: { $reason }
serve-wrong-setting = A setting cannot be used: { $reason }
serve-wrong-setting-hint = tuomari serve --print-config lists the settings
serve-said-twice = { $one } and { $other } are both set; leave one of them out.
backup-done = { $from } was copied to { $to }
backup-failed = No copy was made: { $reason }
