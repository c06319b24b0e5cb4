import type { Person } from "./person.ts";

/** Scanner settings: Enter or Tab ends a code; with a US layout, digits arrive as the characters of a French keyboard. */
type Settings = { end?: "Enter" | "Tab"; isAmerican?: boolean };

/** Types scanned codes, wherever the focus is. All keys of a code share one time: the app detects a scanner by speed. */
export const scan = (person: Person, ...codes: string[]): Promise<void> =>
  scanAs(person, {}, ...codes);

const frenchSigns = "à&é\"'(-è_ç";

export async function scanAs(
  { page }: Person,
  { end = "Enter", isAmerican = false }: Settings,
  ...codes: string[]
): Promise<void> {
  const typed = isAmerican
    ? codes.map((code) => code.replace(/\d/g, (figure) => frenchSigns.charAt(Number(figure))))
    : codes;
  const codesAndEnds = typed.map((code) => [...Array.from(code), end]);
  await page.evaluate(async (all) => {
    for (const signs of all) {
      const keys = signs.map(
        (key) => new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }),
      );
      for (const key of keys) {
        const isFree = (document.activeElement ?? document.body).dispatchEvent(key);
        // Types into the field that has the focus, as a browser does.
        if (isFree && key.key.length === 1) document.execCommand("insertText", false, key.key);
        // Waits for React to render each key.
        await Promise.resolve();
      }
    }
  }, codesAndEnds);
}
