import type { Locator } from "playwright-core";

/** An ISO day as a person types it. */
export const typed = (day: string): string => day.split("-").reverse().join("/");

/** Types a day key by key over the selected text. */
export async function typeDay(field: Locator, text: string): Promise<void> {
  await field.focus();
  await field.page().keyboard.type(text, { delay: 30 });
}
