import type { Locator } from "playwright-core";

/** Types into a field of a day, key by key as one does; what stands there is selected and typed over. */
export async function typeDay(field: Locator, text: string): Promise<void> {
  await field.focus();
  await field.page().keyboard.type(text, { delay: 30 });
}
