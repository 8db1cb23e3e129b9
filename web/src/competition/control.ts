// A thinking time as a report writes it, in seconds, read as people write it.

/** `90+30` of `5400+30`, `100/40+30, 15+30` of `40/6000+30:900+30`, `W 5 min - B 4 min` of `W300-B240`. */
export function controlText(control: string): string {
  const colors = /^W(.+)-B(.+)$/.exec(control);
  if (colors?.[1] && colors[2]) return `W ${periods(colors[1])} - B ${periods(colors[2])}`;
  return periods(control);
}

function periods(text: string): string {
  // A number alone is not plain.
  if (/^\d+$/.test(text)) return `${minutes(text)} min`;
  return text.split(":").map(period).join(", ");
}

function period(text: string): string {
  const found = /^(?:(\d+)\/)?(\d+)(\+\d+)?$/.exec(text);
  if (!found) return text;
  const [, moves, seconds = "", added = ""] = found;
  return minutes(seconds) + (moves ? `/${moves}` : "") + added;
}

function minutes(seconds: string): string {
  return String(Math.round(Number(seconds) / 0.6) / 100);
}
