import { describe, expect, it } from "vitest";

import { type Screen, screens, signedIn, visit } from "#support/browser.ts";
import { busyShop, screensOf } from "#support/busyShop.ts";
import { shiftOf, watchShifts } from "./pages/layout.ts";
import { asking, hearing, holdRequests, repeated } from "./pages/network.ts";
import { Person } from "./pages/person.ts";
import { sceneWith } from "./pages/scene.ts";

const scene = sceneWith(busyShop);
/** What moves by less is not seen (web/README.md, Screens). */
const leastShift = 0.02;

/** Opens each screen in a browser of its own, which knows who is there, and gives what is looked at there. */
async function onEveryScreen<Seen>(
  screen: Screen,
  look: (person: Person, open: () => Promise<void>) => Promise<Seen>,
) {
  const { server, ...busy } = await scene.visit(screen);
  const found: [string, Seen][] = [];
  for (const { name, path, content } of screensOf(busy)) {
    const visitor = await visit(
      server.url,
      screen,
      path === "/login" ? {} : { storage: signedIn(server.url, busy.shop) },
    );
    const person = new Person(visitor);
    const open = async () => {
      await person.goto(path);
      await person.page.locator(content).filter({ visible: true }).first().waitFor();
    };
    found.push([name, await look(person, open)]);
    await visitor.close();
  }
  return found;
}

describe.each(screens)("at $name", (screen) => {
  it("each screen asks for its data once, also when it hears of the other stations", async () => {
    const found = await onEveryScreen(screen, async (person, open) => {
      const asked = asking(person);
      const heard = await hearing(person);
      await open();
      await heard();
      return repeated(asked);
    });
    expect(found.filter(([, twice]) => twice.length > 0)).toEqual([]);
  });

  it("nothing moves while a screen loads", async () => {
    const found = await onEveryScreen(screen, async (person, open) => {
      const heard = await hearing(person);
      await watchShifts(person);
      // A first visit, and one that finds what the browser kept.
      const visits = [];
      for (const _ of ["first", "later"]) {
        await open();
        await heard();
        visits.push(await shiftOf(person));
      }
      return visits;
    });
    const moved = found.filter(([, visits]) => visits.some(({ sum }) => sum > leastShift));
    expect(moved).toEqual([]);
  });

  it("what another station writes comes, also what it wrote while the connection was lost", async () => {
    const { person, shop, server } = await scene.alone().open(screen, "/app/clients");
    await person.seen("Tahiri Client 12");
    await shop.client({ name: "Alaoui Salma" });
    await person.seen("Alaoui Salma");
    // The connection is kept from coming back before the write, which nobody tells of then.
    person.forgive(/ERR_|Failed to fetch|ClientResponseError 0/);
    const release = await holdRequests(person, "**/api/realtime");
    await server.restart();
    await shop.client({ name: "Bennis Driss" });
    release();
    await person.seen("Bennis Driss");
    person.clean();
  });
});
