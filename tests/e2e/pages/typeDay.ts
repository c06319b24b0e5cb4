import type { Locator } from "playwright-core";

/**
 * Types into a field of a day, part by part as one does; a browser asks for the parts in the order of its own language,
 * so the day and the month are best the same.
 */
export async function typeDay(field: Locator, digits: string): Promise<void> {
  await field.focus();
  await field.page().keyboard.type(digits, { delay: 30 });
}
