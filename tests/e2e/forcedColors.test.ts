import type { Locator } from "playwright-core";
import { expect, it } from "vitest";

import { desktop } from "#support/browser.ts";
import { sharedFullShop } from "#support/fullShop.ts";
import { sceneWith } from "./pages/scene.ts";

const scene = sceneWith(sharedFullShop);
/** Borders, outlines and underlines of an element in forced colours. */
const edgeOf = (part: Locator) =>
  part.evaluate((element) => {
    const { outlineStyle, outlineWidth, textDecorationLine, borderStyle } =
      getComputedStyle(element);
    const tick = getComputedStyle(element, "::before").content;
    return { outlineStyle, outlineWidth, textDecorationLine, borderStyle, tick };
  });

/** Selectors of selected and unselected elements, by page and name. */
const choices: Record<string, Record<string, [chosen: string, other: string]>> = {
  "/app/invoices": {
    "the entry of the menu": ["nav a[aria-current=page]", "nav a.nav-item:not([aria-current])"],
    "the page of a list": [
      "[aria-label^=Page][aria-current]",
      "[aria-label^=Page]:not([aria-current])",
    ],
    "a segment": [".segment-item[aria-pressed=true]", ".segment-item[aria-pressed=false]"],
  },
  "/app/statistics": {
    "a tab": ["[role=tab][aria-selected=true]", "[role=tab][aria-selected=false]"],
  },
  "/app/aide": {
    "a chapter": [
      "nav [aria-current=location]",
      "nav[aria-label] a[href^='#']:not([aria-current])",
    ],
  },
  "/app/company": {
    "a colour of the shop": [
      "label:has([type=radio]:checked)",
      "label:has([type=radio]:not(:checked))",
    ],
  },
};

it("forced colours outline what is selected and focused, and give edges to panels and system colours to plots", async () => {
  const { person, enter } = await scene.visit(desktop);
  const { page } = person;
  // As in the high contrast mode of Windows.
  await page.emulateMedia({ forcedColors: "active" });
  await enter("/app/invoices");
  const chosen = { outlineStyle: "solid", outlineWidth: "2px", textDecorationLine: "underline" };
  const other = { outlineStyle: "none", textDecorationLine: "none" };
  const found: Record<string, object[]> = {};
  for (const [path, pairs] of Object.entries(choices)) {
    if (path !== "/app/invoices") await person.goto(path);
    for (const [name, selectors] of Object.entries(pairs)) {
      const [one, neighbour] = selectors.map((selector) =>
        person.page.locator(selector).filter({ visible: true }).first(),
      ) as [Locator, Locator];
      await one.waitFor();
      found[name] = [await edgeOf(one), await edgeOf(neighbour)];
    }
  }
  const names = Object.values(choices).flatMap((pairs) => Object.keys(pairs));
  const expected = [expect.objectContaining(chosen), expect.objectContaining(other)];
  expect(found).toEqual(Object.fromEntries(names.map((name) => [name, expected])));
  // Floating panels have an edge, and plots system colours.
  await person.goto("/app/statistics?du=2026-11-01&au=2026-11-30");
  await person.press("Exporter CSV");
  const menu = page.locator(".menu");
  await menu.waitFor();
  expect((await edgeOf(menu)).borderStyle).toBe("solid");
  await person.keys("Escape");
  const line = page.getByRole("img", { name: "Le mois, cumulé" }).locator("path.stroke-chart-1");
  await line.waitFor();
  const colours = await line.evaluate((path) => {
    const probe = document.body.appendChild(document.createElement("i"));
    probe.style.color = "CanvasText";
    const found = [getComputedStyle(path).stroke, getComputedStyle(probe).color];
    probe.remove();
    return found;
  });
  expect(colours[0]).toBe(colours[1]);
  // The focus of a selected element is shown beside its selection.
  const tab = person.page.getByRole("tab", { selected: true });
  await tab.focus();
  await person.keys("ArrowRight");
  const focused = person.page.getByRole("tab", { selected: true });
  await expect
    .poll(() => edgeOf(focused))
    .toMatchObject({ outlineWidth: "3px", textDecorationLine: "underline" });
  // The focused row has an outline, and a ticked checkbox its tick.
  await person.goto("/app/caisse/cheques");
  const rows = page.locator("[data-row]");
  await rows.first().locator("[data-open]").focus();
  expect((await edgeOf(rows.first())).outlineStyle).toBe("solid");
  expect((await edgeOf(rows.nth(1))).outlineStyle).toBe("none");
  const box = page.getByRole("checkbox", { name: /^Cocher le chèque/ }).first();
  expect(await edgeOf(box)).toMatchObject({ borderStyle: "solid", tick: "none" });
  await box.check();
  expect((await edgeOf(box)).tick).toBe('""');
  person.clean();
});
