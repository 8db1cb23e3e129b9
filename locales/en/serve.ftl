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
serve-record-at = The record is kept in the database { $database }
serve-record-nowhere = Nothing is kept: the record is in memory only.
serve-no-pages = This program was built without its pages: browsers see one plain page. Take a released program, or run scripts/web build and build it again.
link-what = This is neither the organiser nor a seat at a table.
link-what-hint = tuomari link organiser, or tuomari link TABLE SEAT
link-no-file = Only a club's server keeps the organiser's link in a file; here the setting organiser-token says it.
link-no-file-hint = tuomari serve --draw-token prints a new one; set it on every node
link-no-organiser = The server gives links to its organiser, and his link was not found.
link-no-organiser-hint = set TUOMARI_ORGANISER_LINK; tuomari link organiser makes a new one
link-refused = No link was given: { $reason }
key-no-file = Which keys? Only a club's server keeps them beside its file.
key-no-file-hint = tuomari key show FILE, or set signing-keys
key-unreadable = { $file } holds no keys: { $reason }
key-unreadable-hint = Take a copy of the file that was kept; `tuomari key new` makes another where there is none
key-there = { $file } is there already.
key-there-hint = `tuomari key next` puts another key in the old one's place; to begin anew, move the file away
health-ready = { $url } is ready.
health-not-ready = { $url } is not ready: { $reason }
health-no-address = { $url } is no address of a server. Write http://localhost:8080, for instance.
version = tuomari { $version }
version-without-pages = tuomari { $version } (built without pages)
backup-done = { $from } was copied to { $to }
backup-failed = No copy was made: { $reason }
