// A name picked from the rating list while it is typed.

import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { faults, opened, person, shoot, SIZES } from "./kit";

const folder = mkdtempSync(join(tmpdir(), "tuomari-rated-"));
const list = join(folder, "list.csv");
writeFileSync(list, "Id;Last name;First name;Federation;Club;Rating;Blitz\n7;Mäkelä;Matti;FIN;EtVaS;2104;2050\n8;Mäkelä;Maija;FIN;TS;1890;\n9;Salo;Sanna;FIN;TS;2200;2210\n");
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const { server, browser } = await opened({ "rating-list": list });

for (const [size, viewport] of Object.entries({ phone: SIZES.phone, desktop: SIZES.desktop })) {
  test(`a name is picked from the rating list, by keyboard: ${size}`, { timeout: 60_000 }, async () => {
    const one = await person(browser, `${server.url}/#${server.organiser}`, { viewport, reducedMotion: "reduce" });
    await one.page.goto(`${server.url}/compete`);
    const names = one.page.getByRole("combobox", { name: "From the rating list, 3 players" });
    await names.focus();
    await one.page.keyboard.type("makela");
    await one.page.getByRole("option", { name: "Mäkelä, Matti EtVaS · FIN 2050" }).waitFor();
    await shoot(one.page, `rated-${size}`);
    await one.page.keyboard.press("ArrowDown");
    await one.page.keyboard.press("ArrowDown");
    expect(await one.page.locator("[role=listbox] [aria-selected=true]").innerText()).toContain("Matti");
    expect(await faults(one.page)).toEqual([]);
    await one.page.keyboard.press("Enter");
    await one.page.getByText("Mäkelä, Matti was put on the list.").waitFor();
    // Typed beside it, the same name counts once; another is added.
    await one.page.getByLabel("Paste names, one on each line").fill("Mäkelä, Matti\nSalo, Sanna");
    await one.page.getByRole("heading", { name: "Players 2" }).waitFor();
    await one.page.getByRole("button", { name: /Leave out.*Matti/ }).click();
    await one.page.getByRole("heading", { name: "Players 2" }).waitFor();
    await shoot(one.page, `rated-picked-${size}`);
    expect(one.errors).toEqual([]);
    await one.context.close();
  });
}
