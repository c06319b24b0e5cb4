import type { Person } from "./person.ts";

/** Selects the product or supplier found by a typed text. */
export async function choose(person: Person, label: string | RegExp, typed: string, name: RegExp) {
  await person.page.getByRole("combobox", { name: label }).fill(typed);
  await person.page.getByRole("option", { name }).click();
}
