/** Accessible names that several targets share. */
import type { Person } from "./person.ts";

/** Names shared by visible links to several addresses, or by buttons of several rows. */
export const sameNames = ({ page }: Person): Promise<string[]> =>
  page.evaluate(() => {
    const plain = (text: string | null | undefined) => (text ?? "").replace(/\s+/g, " ").trim();
    const textOf = (part: Element): string => {
      const copy = part.cloneNode(true) as Element;
      for (const hidden of copy.querySelectorAll("[aria-hidden=true], svg")) hidden.remove();
      return plain(copy.textContent);
    };
    const nameOf = (part: Element): string =>
      plain(part.ariaLabel) || textOf(part) || plain(part.querySelector("img")?.alt);
    const places = new Map<string, Set<string>>();
    const note = (name: string, place: string) =>
      places.set(name, (places.get(name) ?? new Set()).add(place));
    for (const link of document.querySelectorAll<HTMLAnchorElement>("a[href]"))
      if (link.checkVisibility()) note(`link '${nameOf(link)}'`, link.href);
    for (const button of document.querySelectorAll("[data-row] button")) {
      const row = button.closest<HTMLElement>("[data-row]")?.dataset["row"] ?? "";
      if (button.checkVisibility()) note(`button '${nameOf(button)}'`, row);
    }
    return [...places].flatMap(([name, found]) =>
      found.size > 1
        ? [`${name}: ${[...found].map((one) => one.replace(location.origin, "")).join(", ")}`]
        : [],
    );
  });
