/** Amounts of a page, masked by H. */
import type { Person } from "./person.ts";

/** All texts of the page: content, titles, labels, axis figures. */
export const amountsIn = ({ page }: Person): Promise<string[]> =>
  page.evaluate(() => {
    const labels = [...document.querySelectorAll("[title], [aria-label]")].flatMap((part) => [
      part.getAttribute("title") ?? "",
      part.getAttribute("aria-label") ?? "",
    ]);
    // Dioptres and days are not amounts.
    const ticks = [...document.querySelectorAll("svg text[text-anchor=end]")]
      .map(({ textContent }) => textContent)
      .filter((text) => /^\d[\d\s]*(?:,\d)?(?:\sk)?$/.test(text))
      .map((text) => `axe ${text}`);
    const amount = /\d,\d\d(?!\d)/;
    return [...document.body.innerText.split("\n"), ...labels]
      .filter((text) => amount.test(text))
      .concat(ticks);
  });

/** Presses H outside fields, because forms focus a field when they open. */
const pressH = ({ page }: Person): Promise<void> =>
  page.evaluate(() => {
    document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "h", bubbles: true }));
  });

/** Masks and unmasks; returns amounts that stayed visible or did not return. */
export async function unmaskedBy(person: Person): Promise<string[]> {
  const before = await amountsIn(person);
  await pressH(person);
  await person.seen("Montants masqués");
  const left = await amountsIn(person);
  await pressH(person);
  await person.gone("Montants masqués");
  const after = await amountsIn(person);
  const lost = before.filter((amount) => !after.includes(amount));
  return [...left.map((text) => `not masked: ${text}`), ...lost.map((text) => `lost: ${text}`)];
}
