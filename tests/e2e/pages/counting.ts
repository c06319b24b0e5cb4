import type { Person } from "./person.ts";

/** Counts the keys and presses that the page hears from now on. */
export async function counting(
  person: Person,
): Promise<() => Promise<{ keys: number; clicks: number }>> {
  await person.page.evaluate(() => {
    const { dataset } = document.documentElement;
    const count = (name: string) => (dataset[name] = String(Number(dataset[name] ?? 0) + 1));
    const modifiers = ["Control", "Alt", "Shift", "Meta"];
    addEventListener("keydown", ({ key }) => modifiers.includes(key) || count("keys"), true);
    addEventListener("pointerdown", () => count("clicks"), true);
  });
  return () =>
    person.page.evaluate(() => {
      const { keys, clicks } = document.documentElement.dataset;
      return { keys: Number(keys ?? 0), clicks: Number(clicks ?? 0) };
    });
}
