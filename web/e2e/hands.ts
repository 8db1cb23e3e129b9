// Two pairs of hands: one has a pointer, the other only keys.

import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";

/** Somebody who works at a page. */
export interface Hands {
  press(thing: Locator): Promise<void>;
  write(field: Locator, text: string): Promise<void>;
  choose(list: Locator, value: string): Promise<void>;
}

async function ready(thing: Locator): Promise<void> {
  await thing.waitFor();
  await expect.poll(() => thing.isEnabled()).toBe(true);
}

/** With a pointer. */
export const pointer: Hands = {
  async press(thing) {
    await ready(thing);
    await thing.click();
  },
  async write(field, text) {
    await ready(field);
    await field.fill(text);
  },
  async choose(list, value) {
    await ready(list);
    await list.selectOption(value);
  },
};

/** Tab until it has the focus, forwards or back. */
export async function reach(page: Page, thing: Locator): Promise<void> {
  await ready(thing);
  for (let times = 0; times < 250; times++) {
    if (await thing.evaluate((it) => it === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`${thing} is not reached by Tab`);
}

/** With keys alone: nothing is clicked, nothing is focused but by Tab. */
export function keys(page: Page): Hands {
  return {
    async press(thing) {
      const kind = await thing.getAttribute("type");
      if (kind === "radio") {
        // A group is one stop; arrows choose in it.
        const group = await thing.getAttribute("name");
        await reach(page, page.locator(`input[name="${group}"]:checked`));
        for (let times = 0; times < 20 && !(await thing.isChecked()); times++) await page.keyboard.press("ArrowDown");
        expect(await thing.isChecked()).toBe(true);
        return;
      }
      await reach(page, thing);
      await page.keyboard.press(kind === "checkbox" ? "Space" : "Enter");
    },
    async write(field, text) {
      await reach(page, field);
      await page.keyboard.press("Control+A");
      await page.keyboard.insertText(text);
    },
    async choose(list, value) {
      await reach(page, list);
      const steps = await list.evaluate((it, wanted) => {
        const all = [...(it as HTMLSelectElement).options].filter((one) => !one.disabled);
        const at = all.findIndex((one) => one.selected);
        return all.findIndex((one) => one.value === wanted) - at;
      }, value);
      for (let times = 0; times < Math.abs(steps); times++) await page.keyboard.press(steps > 0 ? "ArrowDown" : "ArrowUp");
      await page.keyboard.press("Enter");
    },
  };
}
