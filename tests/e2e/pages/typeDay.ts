import type { Locator } from "playwright-core";

/** Types a day key by key over the selected text. */
export async function typeDay(field: Locator, text: string): Promise<void> {
  await field.focus();
  await field.page().keyboard.type(text, { delay: 30 });
}
