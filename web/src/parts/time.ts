// Times as people read them: 1:29:10, 4:59, 0:09.4.

/** Below this, tenths are shown. */
export const TENTHS_BELOW_MS = 20_000;

/** What a clock's face shows. Time that is left is never rounded up. */
export function faceTime(ms: number): string {
  const left = Math.max(0, ms);
  const tenths = Math.floor(left / 100) % 10;
  const whole = Math.floor(left / 1000);
  const text = wholeTime(whole);
  return left < TENTHS_BELOW_MS ? `${text}.${tenths}` : text;
}

/** A length of time, in whole seconds unless there are parts: 2:00, 0:30, 1:30:00. */
export function lengthTime(ms: number): string {
  const whole = Math.floor(ms / 1000);
  const part = ms % 1000;
  const text = wholeTime(whole);
  return part === 0 ? text : `${text}.${String(part).padStart(3, "0").replace(/0+$/, "")}`;
}

/** A time for ears and `<time>` elements: PT1H29M10S. */
export function machineTime(ms: number): string {
  const left = Math.max(0, ms) / 1000;
  const hours = Math.floor(left / 3600);
  const minutes = Math.floor(left / 60) % 60;
  const seconds = Math.floor((left % 60) * 10) / 10;
  return `PT${hours ? `${hours}H` : ""}${minutes ? `${minutes}M` : ""}${seconds}S`;
}

function wholeTime(whole: number): string {
  const two = (n: number): string => String(n).padStart(2, "0");
  const hours = Math.floor(whole / 3600);
  const minutes = Math.floor(whole / 60) % 60;
  const seconds = whole % 60;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}

/** What a time control is called: as it is written, and a number alone is minutes. */
export function controlName(control: string): string {
  return control.replace(/^\d+$/, "$& min");
}
