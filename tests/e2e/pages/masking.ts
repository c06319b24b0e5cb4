/** Hidden amounts of a page. */
import { expect } from "vitest";

import type { Person } from "./person.ts";

/** All texts of the page: content, titles, labels and axis figures. */
export const amountsIn = ({ page }: Person): Promise<string[]> =>
  page.evaluate(() => {
    const labels = [...document.querySelectorAll("[title], [data-tooltip], [aria-label]")].flatMap(
      (part) => [
        part.getAttribute("title") ?? "",
        part.getAttribute("data-tooltip") ?? "",
        part.getAttribute("aria-label") ?? "",
      ],
    );
    // Dioptres and days are no amounts.
    const ticks = [...document.querySelectorAll("svg text[text-anchor=end]")]
      .map(({ textContent }) => textContent)
      .filter((text) => /^\d[\d\s]*(?:,\d)?(?:\sk)?$/.test(text))
      .map((text) => `axe ${text}`);
    const amount = /\d,\d\d(?!\d)/;
    return [...document.body.innerText.split("\n"), ...labels]
      .filter((text) => amount.test(text))
      .concat(ticks);
  });

/** Presses H outside of fields, in which it would type a letter. */
const pressH = ({ page }: Person): Promise<void> =>
  page.evaluate(() => {
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "h", bubbles: true }));
  });

/** Hides and shows the amounts; returns those that stayed visible and those that stayed hidden. */
export async function unmaskedBy(person: Person): Promise<string[]> {
  const before = await amountsIn(person);
  const note = person.page.getByText("Montants masqués").filter({ visible: true }).first();
  // The key handlers load after the page: an earlier key is pressed again.
  const masks = async () => {
    await pressH(person);
    return note.waitFor({ timeout: 1000 }).then(
      () => true,
      () => false,
    );
  };
  await expect.poll(masks).toBe(true);
  const left = await amountsIn(person);
  await pressH(person);
  await person.gone("Montants masqués");
  const after = await amountsIn(person);
  const lost = before.filter((amount) => !after.includes(amount));
  return [...left.map((text) => `not masked: ${text}`), ...lost.map((text) => `lost: ${text}`)];
}
