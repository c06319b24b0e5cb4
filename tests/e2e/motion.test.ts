import { describe, expect, it } from "vitest";

import { desktop } from "#support/browser.ts";
import { busyShop } from "#support/busyShop.ts";
import {
  transitionsOf,
  movesOf,
  watchTransitions,
  watchMoves,
  withoutTransitions,
} from "./pages/motion.ts";
import { keysAreHeard } from "./pages/palette.ts";
import type { Person } from "./pages/person.ts";
import { sceneWith } from "./pages/scene.ts";

const scene = sceneWith(busyShop);
const name = "Benali Aïcha";

/** Navigates from a row to the client, and back by the sidebar without a transition. */
async function walk(person: Person) {
  await person.goto("/app/clients?q=benali");
  await person.follow(name);
  await person.title(name);
  await person.page
    .getByRole("navigation")
    .getByRole("link", { name: /^Factures/ })
    .click();
  await person.title("Factures");
}

it("stops pulses and spinners with reduced motion", async () => {
  const { person } = await scene.open(desktop, "/app");
  const count = await person.page.evaluate(() => {
    const part = document.body.appendChild(document.createElement("p"));
    part.className = "skeleton";
    return getComputedStyle(part).animationIterationCount;
  });
  expect(count).toBe("1");
});

describe("navigation from a row to its page", () => {
  it("moves the name once in a view transition", async () => {
    const { person } = await scene.open(desktop, "/app");
    await watchTransitions(person, "no-preference");
    await walk(person);
    expect(await transitionsOf(person)).toEqual([name]);
    await person.page.goBack();
    await person.title(name);
    // Only the heading has the transition name.
    const named = await person.page.evaluate(() =>
      [...document.querySelectorAll("*")]
        .filter((part) => getComputedStyle(part).viewTransitionName === "record")
        .map((part) => `${part.tagName} ${part.textContent}`),
    );
    expect(named).toEqual([`H1 ${name}`]);
    person.clean();
  });

  // The list's own heading has a transition name.
  it.each([
    "/app/stock/receipts",
    "/app/stock/movements",
    "/app/stock/adjustments",
    "/app/caisse/cheques",
    "/app/prescriptions/reminders",
  ])("names one element at a time from a list with a back link: %s", async (list) => {
    const { person } = await scene.open(desktop, "/app");
    await watchTransitions(person, "no-preference");
    await person.goto(list);
    const row = person.page.locator('main td a[href^="/app/"]:not(.btn)').first();
    const to = await row.getAttribute("href");
    await row.click();
    await person.at(to ?? "");
    expect(await transitionsOf(person)).toHaveLength(1);
    person.clean();
  });

  it("starts no view transition with reduced motion", async () => {
    const { person } = await scene.open(desktop, "/app");
    await watchTransitions(person, "reduce");
    await walk(person);
    expect(await transitionsOf(person)).toEqual([]);
  });

  it("navigates in browsers without view transitions", async () => {
    const { person } = await scene.open(desktop, "/app");
    await person.page.emulateMedia({ reducedMotion: "no-preference" });
    await withoutTransitions(person);
    await walk(person);
    expect(await person.page.evaluate(() => "startViewTransition" in document)).toBe(false);
    person.clean();
  });
});

describe("entering elements", () => {
  it("are animated unless motion is reduced, as the sweeps count them", async () => {
    const { person } = await scene.open(desktop, "/app");
    await watchMoves(person, "no-preference");
    await person.goto("/app/clients?q=benali");
    await person.seen(name);
    await keysAreHeard(person);
    // An element closed before its first paint has no animation.
    const moves = async () => {
      await person.keys("?");
      await person.page.getByRole("dialog", { name: "Raccourcis du clavier" }).waitFor();
      await person.keys("Escape");
      return movesOf(person);
    };
    await expect.poll(moves).not.toEqual([]);
  });
});
