import { expect, it } from "vitest";
import { matchOf } from "#app/navigation.ts";
import { routes } from "#app/routes.ts";
import { pathOf } from "#lib/addresses/navigationHistory.ts";
import { fullFormsOf, printsOf, publicScreens, screensOf, tabsOf } from "#support/screensOf.ts";

/** Stand-in for a filled shop: every record has this id, since only addresses matter here. */
const id = "a1b2c3d4e5f6g7h";
const shop = new Proxy(
  {},
  { get: () => ({ id, invoice: { id }, toString: () => id }) },
) as Parameters<typeof printsOf>[0];
/** Routes left out because other tests cover them: the first run, and a card over its board. */
const others = ["/setup", "/app/atelier/:id"];

it("the sweeps of the browser tests open every route", () => {
  const places = [...Object.values(screensOf(shop)).flat(), ...tabsOf(shop), ...printsOf(shop)];
  const swept = [...places, ...fullFormsOf(shop), ...publicScreens].map(
    ({ path }) => matchOf(pathOf(path))?.route.path,
  );
  const long = routes.filter(({ path }) => path === shownPattern(path));
  const missing = long.map(({ path }) => path).filter((path) => !swept.includes(path));
  expect(missing.sort()).toEqual([...others].sort());
});

/** Adds the prefix to the pattern of a route that also exists under it. */
function shownPattern(path: string): string {
  const long = `/app${path}`;
  return routes.some((route) => route.path === long) ? long : path;
}
