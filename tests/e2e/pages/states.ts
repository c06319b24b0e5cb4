/** What is opened over a page or written into it, and what is wrong with it then. */
import type { Session } from "#support/browser.ts";
import type { FullShop } from "#support/fullShop.ts";
import { overflowOf } from "./layout.ts";
import { movesOf, watchMoves } from "./motion.ts";
import type { Person } from "./person.ts";
import { enter } from "./session.ts";

/** How each state is brought about, by its name, from the one before it on the same page. */
export type States<Shop = FullShop> = Record<string, (person: Person, shop: Shop) => Promise<void>>;

/** The states of each page, in their order. `path` is asked for when the page's turn comes. */
export type StatedPage<Shop = FullShop> = {
  path: (shop: Shop) => string;
  states: States<Shop>;
};

/** Closes what is open, with a key as a person would. */
export async function closeAll(person: Person): Promise<void> {
  const open = person.page.locator("dialog[open], [role=menu], [role=alertdialog]");
  while ((await open.count()) > 0) {
    const before = await open.count();
    await person.keys("Escape");
    await open.nth(before - 1).waitFor({ state: "detached" });
  }
}

/** Brings about each state of each page, and gives what is wrong with it, by its name. */
export async function statesOver<Shop extends { shop: Session }>(
  person: Person,
  shop: Shop,
  pages: readonly StatedPage<Shop>[],
) {
  await watchMoves(person, "reduce");
  const found: Record<string, string[]> = {};
  for (const { path, states } of pages) {
    await enter(person, path(shop), shop.shop);
    for (const [name, bringAbout] of Object.entries(states)) {
      const wrong = await faultsOf(person, () => bringAbout(person, shop));
      if (wrong.length > 0) found[name] = wrong;
    }
  }
  return found;
}

async function faultsOf(person: Person, bringAbout: () => Promise<void>): Promise<string[]> {
  const complained = person.unforgiven.length;
  try {
    await bringAbout();
  } catch (error) {
    return [`not brought about: ${String(error)}`];
  }
  // What a phone's bars cover in part is too small for axe.
  await person.toTop();
  return [
    ...(await overflowOf(person)).map((one) => `overflow: ${one}`),
    ...(await person.violations()).map((one) => `axe: ${one}`),
    ...(await movesOf(person)).map((one) => `moves: ${one}`),
    ...person.unforgiven.slice(complained).map((one) => `complaint: ${one}`),
  ];
}
