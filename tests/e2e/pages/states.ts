/** States of a page (dialogs, menus, typed values) and their faults. */
import type { Session } from "#support/browser.ts";
import type { FullShop } from "#support/fullShop.ts";
import { overflowOf } from "./layout.ts";
import { movesOf, watchMoves } from "./motion.ts";
import type { Person } from "./person.ts";
import { enter } from "./session.ts";

/** Steps that lead from one state to the next, by the name of the state. */
export type States<Shop = FullShop> = Record<string, (person: Person, shop: Shop) => Promise<void>>;

/** States of each page in order; `path` is computed when the page is opened. */
export type StatedPage<Shop = FullShop> = {
  path: (shop: Shop) => string;
  states: States<Shop>;
  /** True when the page is reached by a link without a load: nothing was written on the page before. */
  isFollowed?: boolean;
};

/** Closes the open popup by Escape. */
export async function closeAll(person: Person): Promise<void> {
  const open = person.page.locator("dialog[open], [role=menu], [role=alertdialog]");
  while ((await open.count()) > 0) {
    const before = await open.count();
    await person.keys("Escape");
    await open.nth(before - 1).waitFor({ state: "detached" });
  }
}

/** Visits each state of each page; returns faults by name. */
export async function statesOver<Shop extends { shop: Session }>(
  person: Person,
  shop: Shop,
  pages: readonly StatedPage<Shop>[],
) {
  await watchMoves(person, "reduce");
  const found: Record<string, string[]> = {};
  for (const [at, { path, states, isFollowed }] of pages.entries()) {
    if (at > 0 && isFollowed) await person.go(path(shop));
    else await enter(person, path(shop), shop.shop);
    for (const [name, bringAbout] of Object.entries(states)) {
      const wrong = await faultsOf(person, () => bringAbout(person, shop));
      if (wrong.length > 0) found[name] = wrong;
    }
  }
  return found;
}

/** Selector of dialogs, menus and questions, which are checked alone: the sweeps of screens check the page behind. */
const layers = "dialog[open], [role=menu], [role=alertdialog]";

async function faultsOf(person: Person, bringAbout: () => Promise<void>): Promise<string[]> {
  const complained = person.unforgiven.length;
  try {
    await bringAbout();
  } catch (error) {
    return [`not brought about: ${String(error)}`];
  }
  // axe reports controls below a phone's bars as too small.
  await person.toTop();
  return [
    ...(await overflowOf(person)).map((one) => `overflow: ${one}`),
    ...(await person.violations(layers)).map((one) => `axe: ${one}`),
    ...(await movesOf(person)).map((one) => `moves: ${one}`),
    ...person.unforgiven.slice(complained).map((one) => `complaint: ${one}`),
  ];
}
