// Where the pages lie, and which of them: all of them at the top of a server of
// ours, or those that need no server in some folder of anybody's site.

/** Scripts lie in here, whatever the folder. */
const SCRIPTS = "/assets/";

/** What every address of a page begins with: nothing on a server of ours, `/chess` in such a folder. */
export const HOUSE: string = import.meta.env.PROD ? houseOf(import.meta.url) : "";

/** The folder of the pages, by the address of a script. */
export function houseOf(script: string): string {
  const { pathname } = new URL(script);
  return pathname.slice(0, pathname.lastIndexOf(SCRIPTS));
}

/** An address as pages name it, without the folder they lie in. */
export function inHouse(path: string, house = HOUSE): string {
  return path === house || path.startsWith(`${house}/`) ? path.slice(house.length) || "/" : path;
}

/** The rooms that are here, `/clock` among them; null if all are. Pages without a server say so in their heads. */
export function rooms(): string[] | null {
  const said = document.querySelector<HTMLMetaElement>('meta[name="tuomari-rooms"]')?.content;
  return said?.split(" ").map((name) => `/${name}`) ?? null;
}

/** Whether a page is here, by its address as pages name it. */
export function isHere(address: string, among = rooms()): boolean {
  const room = /^\/[^/?#]*/.exec(address)?.[0] ?? address;
  return among === null || among.includes(room);
}

/** A text with links as pages name them, for where it is shown: a link to what is not here is its words alone. */
export function linked(html: string, house = HOUSE, among = rooms()): string {
  return html.replace(/<a href="(\/[^"]*)">(.*?)<\/a>/gs, (_, address: string, words: string) =>
    isHere(address, among) ? `<a href="${house}${address}">${words}</a>` : words,
  );
}
