/** Faults of freshly opened screens, one line each. */
import { describe, expect, it } from "vitest";

import { desktop, phone, type Screen, screens, type Session, tablet } from "#support/browser.ts";
import { type FullShop, sharedFullShop } from "#support/fullShop.ts";
import type { Place } from "#support/screensOf.ts";
import { overflowOf, shiftOf, watchShifts } from "./layout.ts";
import {
  clippedTexts,
  cutAmounts,
  keyHints,
  rowHeights,
  smallForFinger,
  smallLinks,
  smallTargets,
  widenLetters,
} from "./listLooks.ts";
import { unmaskedBy } from "./masking.ts";
import { movesOf, watchMoves } from "./motion.ts";
import { sameNames } from "./names.ts";
import { sendNoVisits, watchRequests } from "./network.ts";
import type { Person } from "./person.ts";
import { countPrints } from "./prints.ts";
import { sceneWith } from "./scene.ts";
import { storeSession, textPage } from "./session.ts";

/** Time limit of a sweep on busy cores: thirty screens of ten seconds each. */
export const sweepMs = 300_000;

/** Allowed layout shift (web/README.md, Screens). */
const leastShift = 0.02;
const highestRowPx = 84;
/** Least size of a target under a finger (web/README.md, Screens). */
const leastTargetPx = 44;

const longestLoadMs = 3000;

const faults = (name: string, found: readonly string[]) => found.map((one) => `${name}: ${one}`);

/** Checks of each page, in one browser. */
export async function sweeping(person: Person) {
  const isTouched = () => matchMedia("(pointer: coarse)").matches;
  expect(await person.page.evaluate(isTouched)).toBe(person.screen !== desktop);
  const requests = await watchRequests(person);
  await watchShifts(person);
  await watchMoves(person, "reduce");
  await countPrints(person);
  // Sends no visits, because they are rate limited and intercepting them would turn off the browser's cache.
  await sendNoVisits(person);

  /** Opens a screen and returns its faults. */
  const faultsOf = async (place: Place): Promise<string[]> => {
    const isMasked = ofShop.test(place.path) && !place.showsAmounts;
    const complained = person.complaints.length;
    // Goes to a text page first, so that the page before sends no more requests. A blank page would start another
    // process.
    await person.goto(textPage);
    await person.page.setViewportSize(person.screen);
    requests.begin();
    await person.goto(place.path);
    await contentOf(person, place);
    await requests.settled();
    const { sum, moved } = await shiftOf(person);
    return [
      ...faults("asked twice", requests.repeated()),
      ...faults("shift", sum > leastShift ? [moved.join(", ")] : []),
      ...(await layoutOf(person, place, person.screen)),
      ...faults("axe", await person.violations()),
      ...faults("same name", await sameNames(person)),
      ...(isMasked ? faults("amounts", await unmaskedBy(person)) : []),
      ...faults("moves", await movesOf(person)),
      ...(person.screen === phone ? await turned(person, place) : []),
      ...faults("complaint", person.complaints.slice(complained)),
    ];
  };

  return {
    /** Opens the next screens as this user. */
    as: async (session: Session) => {
      await storeSession(person, session);
      await expect.poll(() => quietOf(person, session)).toBeGreaterThan(longestLoadMs);
    },
    /** Faults of these screens by name; screens without faults are left out. */
    over: async (places: readonly Place[]) => {
      const found: Record<string, string[]> = {};
      for (const place of places) {
        const wrong = await faultsOf(place).catch(async (error: unknown) => [
          String(error),
          ...person.complaints,
          await person.page.locator("body").innerText(),
        ]);
        if (wrong.length > 0) found[place.name] = wrong;
      }
      return found;
    },
  };
}

/**
 * Milliseconds since the last write on the server: a page that takes longer to load asks everything again. A user without
 * a company is refused, and asks nothing.
 */
async function quietOf({ origin }: Person, { token }: Session): Promise<number> {
  const answer = await fetch(`${origin}/api/optique/quiet`, { headers: { Authorization: token } });
  const { quietMs = Infinity }: { quietMs?: number } = await answer.json();
  return quietMs;
}

/** Pages of the shop, except prints. */
const ofShop = /^\/app(?!.*print)/;

const contentOf = ({ page }: Person, { content }: Place) =>
  page.locator(content).filter({ visible: true }).first().waitFor();

/** Faults of the layout, once the touch screen is as wide as a tablet. */
async function turned(person: Person, place: Place): Promise<string[]> {
  await person.page.setViewportSize(tablet);
  await contentOf(person, place);
  // The page may still be drawing the other layout, so only a fault that stays counts.
  let found: string[] = [];
  await expect
    .poll(async () => (found = await layoutOf(person, place, tablet)), { timeout: 10_000 })
    .toEqual([])
    .catch(() => {});
  return faults(tablet.name, found);
}

async function layoutOf(
  person: Person,
  { isList, path, showsKeys }: Place,
  screen: Screen,
): Promise<string[]> {
  const found = faults("overflow", await overflowOf(person));
  if (screen !== desktop && ofShop.test(path))
    found.push(...faults("small", await smallForFinger(person, leastTargetPx)));
  if (screen !== desktop && !showsKeys) found.push(...faults("key", await keyHints(person)));
  if (screen === phone && ofShop.test(path))
    found.push(...faults("small link", await smallLinks(person, leastTargetPx)));
  if (!isList) return found;
  found.push(...faults("cut", await cutAmounts(person)));
  if (screen === phone) {
    // Other controls need 24 px, or that much spacing, which axe checks.
    found.push(...faults("small", await smallTargets(person, leastTargetPx)));
    const high = (await rowHeights(person)).filter((height) => height > highestRowPx);
    found.push(...high.map((height) => `row: ${height} px high`));
    return found;
  }
  // Widens letters, because a fallback font may be wider than ours.
  const narrow = screen === tablet ? undefined : await widenLetters(person);
  found.push(...faults("clipped", await clippedTexts(person)));
  found.push(...faults("cut", await cutAmounts(person)));
  await narrow?.();
  return found;
}

/**
 * Tests that sweep some screens of a full shop at each width. Each file takes a part of the screens, so that workers
 * share them.
 */
export function sweepTests(places: string, placesOf: (full: FullShop) => readonly Place[]): void {
  const scene = sceneWith(sharedFullShop);
  describe.each(screens)(`${places} at $name`, (screen) => {
    it(
      "repeat no request, do not shift or overflow, pass axe, and hide their amounts",
      { timeout: sweepMs },
      async () => {
        const { person, ...full } = await scene.visit(screen);
        const sweep = await sweeping(person);
        await sweep.as(full.shop);
        expect(await sweep.over(placesOf(full))).toEqual({});
      },
    );
  });
}
