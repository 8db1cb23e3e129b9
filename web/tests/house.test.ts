// Where the pages lie, told from the address of a script of theirs.
import { expect, test } from "vitest";
import { houseOf, inHouse, isHere, linked } from "../src/house";

test("the folder is told from a script's address, wherever that lies", () => {
  expect(houseOf("https://example.org/assets/first-1a2b.js")).toBe("");
  expect(houseOf("https://example.org/chess/assets/first-1a2b.js")).toBe("/chess");
  expect(houseOf("https://example.org/assets/club/assets/first-1a2b.js")).toBe("/assets/club");
});

test("addresses of pages do not change with the folder, even if it is called like one of them", () => {
  const check = (path: string, house: string, expected: string): void => expect(inHouse(path, house)).toBe(expected);
  check("/laws/fide-2023/9.5.3", "", "/laws/fide-2023/9.5.3");
  check("/", "", "/");
  check("/chess/clock/", "/chess", "/clock/");
  check("/chess", "/chess", "/");
  check("/chess/", "/chess", "/");
  check("/laws/laws/fide-2023", "/laws", "/laws/fide-2023");
  check("/chessboard/clock", "/chess", "/chessboard/clock");
});

test("without a server only the rooms that need none are here", () => {
  const among = ["/clock", "/laws"];
  for (const here of ["/clock", "/clock/", "/laws/fide-2023/6.9", "/laws?q=flag", "/laws#c-6"]) expect(isHere(here, among), here).toBe(true);
  for (const away of ["/", "/#live", "/desk", "/clocks", "/t/0198"]) expect(isHere(away, among), away).toBe(false);
  expect(isHere("/desk", null)).toBe(true);
});

test("a text leads to what is here, and only speaks of the rest", () => {
  const html = '<p>See <a href="/laws/fide-2023/6.8">6.8</a> and <a href="/desk">the <b>desk</b></a>; <a href="https://example.org/">others</a>.</p>';
  expect(linked(html, "/chess", ["/laws"])).toBe('<p>See <a href="/chess/laws/fide-2023/6.8">6.8</a> and the <b>desk</b>; <a href="https://example.org/">others</a>.</p>');
  expect(linked(html, "", null)).toBe(html);
});
