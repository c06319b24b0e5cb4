import type { Person } from "./person.ts";

/**
 * A scanner types codes and ends each with Enter, wherever the focus stands. The app knows it by its speed: all keys of
 * a code have the time at which the first was made, however slow the machine is.
 */
export async function scan({ page }: Person, ...codes: string[]): Promise<void> {
  await page.evaluate(async (texts) => {
    for (const text of texts) {
      const keys = [...Array.from(text), "Enter"].map(
        (key) => new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }),
      );
      for (const key of keys) {
        const isFree = (document.activeElement ?? document.body).dispatchEvent(key);
        // As the browser does, into the field that has the focus by now.
        if (isFree && key.key.length === 1) document.execCommand("insertText", false, key.key);
        // React draws what the key did before the next one.
        await Promise.resolve();
      }
    }
  }, codes);
}
