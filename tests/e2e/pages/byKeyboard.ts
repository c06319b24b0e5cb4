import { expect } from "vitest";

import type { Person } from "./person.ts";

/** Fills a form by keyboard alone; counts the presses beyond the typed values. */
export function byKeyboard(person: Person) {
  const { page } = person;
  let presses = 0;
  const press = async (key: string) => {
    presses += 1;
    await person.keys(key);
  };
  /** Accessible name of the focused control; '' for none. */
  const focused = () =>
    page.evaluate(() => {
      const element = document.activeElement;
      // Body, main and form can have the focus too, but are no fields.
      if (!element?.matches("input, select, textarea, button, a, [role]")) return "";
      const label = element instanceof HTMLInputElement ? element.labels?.[0]?.textContent : "";
      const group = element.closest("[role=group]")?.getAttribute("aria-label") ?? "";
      return `${group} ${element.getAttribute("aria-label") ?? label ?? ""} ${element.textContent ?? ""}`;
    });
  const isOnField = () =>
    page.evaluate(() => document.activeElement?.matches("input, select, textarea") ?? false);
  return {
    press,
    presses: () => presses,
    /** Waits until the focus is on the field. */
    isOn: (name: RegExp) => expect.poll(focused).toMatch(name),
    /** Presses Enter or Tab until the field has the focus. */
    reach: async (name: RegExp) => {
      for (let step = 0; step < 25; step += 1) {
        const before = await focused();
        if (name.test(before)) return;
        await press((await isOnField()) ? "Enter" : "Tab");
        await expect.poll(focused).not.toBe(before);
      }
      throw new Error(`${String(name)} was not reached; the focus is on ${await focused()}`);
    },
    /** Types until an option appears, and selects it. */
    pick: async (typed: string, option: RegExp) => {
      await person.type(typed);
      await page.getByRole("option", { name: option }).first().waitFor();
      await press("Enter");
    },
  };
}
