/** Layout checks of lists: row heights, target sizes, cut texts. */
import type { Person } from "./person.ts";

/** The heights of the rows, in pixels. */
export const rowHeights = ({ page }: Person): Promise<number[]> =>
  page
    .locator("[data-row]")
    .evaluateAll((rows) => rows.map((row) => row.getBoundingClientRect().height));

/** Controls smaller than `least` pixels; a row counts as the target of its link. */
export const smallTargets = ({ page }: Person, leastPx: number): Promise<string[]> =>
  page.locator("main").evaluate((main, least) => {
    const targets = [...main.querySelectorAll<HTMLElement>("a, button, input, select")];
    return targets
      .filter((target) => target.checkVisibility())
      .flatMap((target) => {
        const area = target.closest("label") ?? target;
        const box = (target.matches("[data-open]") ? target.closest("[data-row]") : null) ?? area;
        const { width, height } = box.getBoundingClientRect();
        if (Math.min(width, height) >= least) return [];
        return [`${target.ariaLabel ?? target.textContent} ${width} x ${height}`];
      });
  }, leastPx);

/** Links below `least` pixels of height; a row counts as the target of its link. */
export const smallLinks = ({ page }: Person, leastPx: number): Promise<string[]> =>
  page.locator("body").evaluate((body, least) => {
    const links = [...body.querySelectorAll<HTMLElement>("a[href]")];
    return links
      .filter(
        (link) => link.checkVisibility({ opacityProperty: true }) && !link.closest(".sr-only"),
      )
      .flatMap((link) => {
        const row = link.matches("[data-open]") ? link.closest("[data-row]") : null;
        const { height, width } = (row ?? link).getBoundingClientRect();
        // Elements for screen readers only have no size.
        if (height >= least - 0.5 || width <= 1) return [];
        return [`${link.className} | ${link.textContent}: ${height}`];
      });
  }, leastPx);

/** Controls that may be smaller than a finger: WCAG 2.5.8 lets links in a sentence be. */
const mayBeSmall = "p a, p button, li a.link, .sr-only, .sr-only *";

/**
 * Visible controls that a finger may miss, below `least` pixels. A label, and the row of its link, count as the target.
 * Links and fields are as wide as their text.
 */
export const smallForFinger = ({ page }: Person, leastPx: number): Promise<string[]> =>
  page.evaluate(
    ({ least, except }) => {
      const controls = document.querySelectorAll<HTMLElement>(
        "a[href], button, input:not([type=hidden]), select, textarea, summary, [role=tab]",
      );
      const isText = "a, select, textarea, input:not([type=checkbox], [type=radio])";
      return [...controls].flatMap((control) => {
        if (!control.checkVisibility() || control.matches(except)) return [];
        const row = control.matches("[data-open]") ? control.closest("[data-row]") : null;
        const { width, height } = (
          row ??
          control.closest("label") ??
          control
        ).getBoundingClientRect();
        const size = control.matches(isText) ? height : Math.min(width, height);
        if (Math.min(width, height) <= 1 || size >= least - 0.5) return [];
        return [`${control.ariaLabel ?? control.textContent} ${width} x ${height}`];
      });
    },
    { least: leastPx, except: mayBeSmall },
  );

/** Visible hints of keys, which a touch screen should not show. */
export const keyHints = ({ page }: Person): Promise<string[]> =>
  page.locator("kbd").filter({ visible: true }).allInnerTexts();

/** Amounts that are partly hidden by their container. */
export const cutAmounts = ({ page }: Person): Promise<string[]> =>
  page.locator("main").evaluate((main) => {
    const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT);
    const cut: string[] = [];
    while (texts.nextNode()) {
      const { currentNode: node } = texts;
      const parent = node.parentElement;
      if (!parent?.closest("[data-row]") || !parent.checkVisibility()) continue;
      if (!/\d,\d\d/.test(node.textContent ?? "")) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const { left, right } = range.getBoundingClientRect();
      let around: HTMLElement | null = parent;
      while (around && around !== main) {
        const box = around.getBoundingClientRect();
        const hides = getComputedStyle(around).overflowX !== "visible";
        if (hides && (left < box.left - 1 || right > box.right + 1)) {
          cut.push(node.textContent ?? "");
          break;
        }
        around = around.parentElement;
      }
    }
    return cut;
  });

/** Texts cut by an ellipsis, and tables wider than their container. */
export const clippedTexts = ({ page }: Person): Promise<string[]> =>
  page.locator("main").evaluate((main) =>
    [...main.querySelectorAll<HTMLElement>("*")]
      .filter(
        (part) => part.clientWidth > 1 && part.checkVisibility() && !part.matches("input, select"),
      )
      .filter((part) => {
        const { overflowX, overflowY } = getComputedStyle(part);
        const isCut = overflowX !== "visible" && part.scrollWidth > part.clientWidth + 1;
        return isCut || (overflowY === "hidden" && part.scrollHeight > part.clientHeight + 1);
      })
      .map((part) => `${part.tagName} ${part.className}: ${part.textContent?.slice(0, 60)}`),
  );

/** Fields whose value is cut. */
export const cutFields = ({ page }: Person): Promise<string[]> =>
  page
    .locator("main input")
    .evaluateAll((inputs) =>
      (inputs as HTMLInputElement[])
        .filter((input) => input.checkVisibility() && input.scrollWidth > input.clientWidth)
        .map((input) => `${input.ariaLabel ?? input.name}: ${input.value}`),
    );

/** Widens all letters by 12 % (0.066 em for Inter's average of 0.55 em); returns a function that undoes it. */
export async function widenLetters({ page }: Person): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync("* { letter-spacing: 0.066em !important; }");
    document.adoptedStyleSheets = [sheet];
  });
  return () =>
    page.evaluate(() => {
      document.adoptedStyleSheets = [];
    });
}
