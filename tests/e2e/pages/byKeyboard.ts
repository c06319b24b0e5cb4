import { expect } from "vitest";

import type { Person } from "./person.ts";

/** A form gone through by the keyboard alone; counts the presses beyond the values that are typed. */
export function byKeyboard(person: Person) {
  const { page } = person;
  let presses = 0;
  const press = async (key: string) => {
    presses += 1;
    await person.keys(key);
  };
  /** How the focused field or button is called; '' when none is. */
  const focused = () =>
    page.evaluate(() => {
      const element = document.activeElement;
      // The body, the page's part and the form can have the focus too, and hold every word there is: they are no fields.
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
    /** Goes on, as one does at the counter, until the field is there. */
    reach: async (name: RegExp) => {
      for (let step = 0; step < 25; step += 1) {
        const before = await focused();
        if (name.test(before)) return;
        await press((await isOnField()) ? "Enter" : "Tab");
        await expect.poll(focused).not.toBe(before);
      }
      throw new Error(`${String(name)} was not reached; the focus is on ${await focused()}`);
    },
    /** Types until an option is there, and takes it. */
    pick: async (typed: string, option: RegExp) => {
      await person.type(typed);
      await page.getByRole("option", { name: option }).first().waitFor();
      await press("Enter");
    },
  };
}
