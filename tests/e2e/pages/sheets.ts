import type { Locator } from "playwright-core";
import { expect } from "vitest";

import type { Person } from "./person.ts";

/** Sheets of a phone, pulled by a finger. */
export class Sheets {
  readonly #person: Person;

  constructor(person: Person) {
    this.#person = person;
  }

  get shown(): Locator {
    return this.#person.page.locator("[data-sheet]").last();
  }

  /** Waits for the parts, which a phone loads after the page. */
  async ready(): Promise<this> {
    await this.#person.page.waitForLoadState("networkidle");
    return this;
  }

  /** Waits until the sheet is shown and its opening has ended. */
  async open(): Promise<void> {
    await this.shown.waitFor();
    await expect.poll(() => this.offset()).toBe(0);
  }

  async gone(): Promise<void> {
    await this.#person.page.locator("[data-sheet]").waitFor({ state: "detached" });
  }

  /** True when nothing covers the sheet's lower end, such as the bar of a phone. */
  isOnTop(): Promise<boolean> {
    return this.shown.evaluate((sheet) => {
      const { left, right, bottom } = sheet.getBoundingClientRect();
      return sheet.contains(document.elementFromPoint((left + right) / 2, bottom - 12));
    });
  }

  /** Distance of the sheet from its open position, in pixels. */
  async offset(): Promise<number> {
    const { bottom, height } = await this.shown.evaluate((sheet) => ({
      bottom: sheet.getBoundingClientRect().bottom,
      height: window.innerHeight,
    }));
    return Math.round(bottom - height);
  }

  /**
   * Pulls the sheet down by a share of its height within a time, and lets go unless it is held. Time is that of the
   * events, the same on any machine.
   */
  async pull(share: number, ms: number, { isHeld = false } = {}): Promise<void> {
    const box = await this.shown.boundingBox();
    if (!box) throw new Error("No sheet is shown");
    const touch = await this.#person.page.context().newCDPSession(this.#person.page);
    const start = Date.now() / 1000;
    const steps = 10;
    const x = box.x + box.width / 2;
    const send = (type: "touchStart" | "touchMove" | "touchEnd", step: number) =>
      touch.send("Input.dispatchTouchEvent", {
        type,
        timestamp: start + (ms / 1000) * (step / steps),
        touchPoints:
          type === "touchEnd" ? [] : [{ x, y: box.y + 10 + share * box.height * (step / steps) }],
      });
    await send("touchStart", 0);
    for (let step = 1; step <= steps; step += 1) await send("touchMove", step);
    if (!isHeld) await send("touchEnd", steps);
    await touch.detach();
  }

  /** Pulls slowly and a little, which leaves the sheet open. */
  async springsBack(): Promise<void> {
    await this.pull(0.2, 2000);
    await expect.poll(() => this.offset()).toBe(0);
    await this.shown.waitFor();
  }
}
