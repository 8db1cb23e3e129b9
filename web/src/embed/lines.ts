// The lines that a club puts into its pages, and addresses for streams.

/** How high a frame is to be where nothing else is said, in pixels. */
const HEIGHTS = { board: 480, hall: 640, competition: 800 };
export type Framed = keyof typeof HEIGHTS;

const MARKS: Record<string, string> = { "&": "&amp;", '"': "&quot;", "<": "&lt;", ">": "&gt;" };

/** A text within the quotes of an attribute. */
function quoted(text: string): string {
  return text.replace(/[&"<>]/g, (mark) => MARKS[mark] ?? mark);
}

/** The frame as a line of HTML; `origin` is this server's. */
export function frameLine(what: Framed, origin: string, id: string, title: string): string {
  const address = `${origin}/embed/${what === "hall" ? "hall" : id}`;
  return `<iframe src="${quoted(address)}" title="${quoted(title)}" width="100%" height="${HEIGHTS[what]}" loading="lazy" style="border:0"></iframe>`;
}

/** What a streaming program opens. */
export function overlayAddress(origin: string, table: string, board: boolean): string {
  return `${origin}/overlay/${table}${board ? "" : "?board=no"}`;
}
