// Figures drawn with one stroke, as tall and as narrow as the room allows.
//
// A time must be read from two metres on half a phone. Letters of a font have
// one shape; these fill the height they are given at any width.

/** One figure or sign, its place and its size. */
export interface Glyph {
  x: number;
  y: number;
  path: string;
  /** Two dots or one, instead of a path. */
  dots: [cx: number, cy: number, r: number][];
  stroke: number;
}

export interface Layout {
  width: number;
  height: number;
  glyphs: Glyph[];
}

/** The narrowest and the widest a figure gets, as parts of its height. */
const NARROWEST = 0.34;
const WIDEST = 0.56;
const WEIGHT = 0.28;
const GAP = 0.2;
const COLON = 0.4;
const TENTH = 0.62;

/** Lays a time out: `1:29:10`, `0:09.4`. The height is at most `most`, the width at most `wide`. */
export function layOut(text: string, wide: number, most: number): Layout {
  const [whole = "", tenth] = text.split(".");
  const signs = [...whole];
  let units = 0;
  for (const sign of signs) units += (sign === ":" ? COLON : 1) + GAP;
  if (tenth !== undefined) units += (COLON * 0.8 + 1) * TENTH + GAP * 2;
  units -= GAP;
  let height = most;
  let each = Math.min(height * WIDEST, wide / units);
  if (each < height * NARROWEST) height = each / NARROWEST;
  each = Math.max(each, 1);
  const glyphs: Glyph[] = [];
  let x = 0;
  for (const sign of signs) {
    glyphs.push(glyph(sign, x, 0, each, height));
    x += each * ((sign === ":" ? COLON : 1) + GAP);
  }
  if (tenth !== undefined) {
    const small = each * TENTH;
    const tall = height * TENTH;
    const stroke = small * WEIGHT;
    glyphs.push({ x, y: 0, path: "", dots: [[small * COLON * 0.4, height - stroke * 0.6, stroke * 0.6]], stroke });
    x += small * COLON * 0.8 + GAP * each * 0.6;
    glyphs.push(glyph(tenth, x, height - tall, small, tall));
    x += small + GAP * each;
  }
  return { width: Math.max(1, x - GAP * each), height, glyphs };
}

function glyph(sign: string, x: number, y: number, width: number, height: number): Glyph {
  const stroke = width * WEIGHT;
  if (sign === ":") {
    const r = stroke * 0.62;
    const cx = (width * COLON) / 2;
    return { x, y, path: "", dots: [[cx, height * 0.3, r], [cx, height * 0.7, r]], stroke };
  }
  return { x, y, path: figure(sign, width, height, stroke), dots: [], stroke };
}

/** The stroke of a figure in a box. */
function figure(sign: string, width: number, height: number, stroke: number): string {
  const a = stroke / 2;
  const b = width - a;
  const top = a;
  const end = height - a;
  const mid = height / 2;
  const r = (b - a) / 2;
  const c = width / 2;
  const arc = (to: string, sweep = 1): string => `A${r} ${r} 0 0 ${sweep} ${to}`;
  switch (sign) {
    case "0":
      return `M${a} ${top + r}${arc(`${b} ${top + r}`)}V${end - r}${arc(`${a} ${end - r}`)}Z`;
    case "1":
      return `M${c - r * 0.85} ${top + r * 0.95}L${c + r * 0.25} ${top}V${end}`;
    case "2":
      return `M${a} ${top + r}${arc(`${b} ${top + r}`)}C${b} ${mid + r * 0.2} ${a} ${mid + r * 0.6} ${a} ${end}H${b}`;
    case "3":
      return `M${a} ${top + r}${arc(`${b} ${top + r}`)}V${mid - r}${arc(`${c} ${mid}`)}${arc(`${b} ${mid + r}`)}V${end - r}${arc(`${a} ${end - r}`)}`;
    case "4":
      return `M${c + r * 0.45} ${end}V${top}L${a} ${height * 0.68}H${b}`;
    case "5":
      return `M${b} ${top}H${a}V${mid + r * 0.35}${arc(`${b} ${mid + r * 0.35}`)}V${end - r}${arc(`${a} ${end - r}`)}`;
    case "6":
      return `M${b} ${top + r}${arc(`${a} ${top + r}`, 0)}V${end - r}${arc(`${b} ${end - r}`, 0)}V${mid + r * 0.35}${arc(`${a} ${mid + r * 0.35}`, 0)}`;
    case "7":
      return `M${a} ${top}H${b}C${b} ${height * 0.35} ${c - r * 0.3} ${height * 0.55} ${c - r * 0.3} ${end}`;
    case "8":
      return `M${a} ${top + r}${arc(`${b} ${top + r}`)}V${mid - r}${arc(`${a} ${mid - r}`)}ZM${a} ${mid + r}${arc(`${b} ${mid + r}`)}V${end - r}${arc(`${a} ${end - r}`)}Z`;
    case "9":
      return `M${a} ${end - r}${arc(`${b} ${end - r}`, 0)}V${top + r}${arc(`${a} ${top + r}`, 0)}V${mid - r * 0.35}${arc(`${b} ${mid - r * 0.35}`, 0)}`;
    default:
      return "";
  }
}
