// A hand whose taps are counted, as a newcomer would tap.

import type { Page } from "playwright-core";

export class Hand {
  taps = 0;
  constructor(readonly page: Page) {}

  async tap(name: RegExp | string): Promise<void> {
    this.taps += 1;
    const found = this.page.getByRole("button", { name }).or(this.page.getByRole("link", { name }));
    await found.first().tap();
  }

  async square(name: string): Promise<void> {
    this.taps += 1;
    const board = this.page.locator("cg-board").first();
    const box = await board.boundingBox();
    if (!box) throw new Error("no board");
    const turned = (await this.page.locator(".orientation-black").count()) > 0;
    const [file, rank] = [name.charCodeAt(0) - 97, Number(name.charAt(1)) - 1];
    const [column, row] = turned ? [7 - file, rank] : [file, 7 - rank];
    await this.page.touchscreen.tap(box.x + ((column + 0.5) * box.width) / 8, box.y + ((row + 0.5) * box.height) / 8);
  }
}
