// Texts for the clipboard.

/** Copies a text that may still be on its way; false where the browser does not let us. */
export async function copy(coming: Promise<string>): Promise<boolean> {
  try {
    // A browser that forgets the press while the text is fetched takes the promise instead.
    const later = coming.then((text) => new Blob([text], { type: "text/plain" }));
    if (typeof ClipboardItem === "undefined") await navigator.clipboard.writeText(await coming);
    else await navigator.clipboard.write([new ClipboardItem({ "text/plain": later })]);
    return true;
  } catch {
    return copyByHand(await coming);
  }
}

/** Without HTTPS there is no clipboard to write to; what is marked can still be copied. */
function copyByHand(text: string): boolean {
  const field = document.createElement("textarea");
  field.value = text;
  field.className = "unseen";
  const held = document.activeElement;
  document.body.append(field);
  field.select();
  const done = document.execCommand("copy");
  field.remove();
  if (held instanceof HTMLElement) held.focus();
  return done;
}
