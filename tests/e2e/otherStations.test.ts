import { expect, it } from "vitest";

import { desktop } from "#support/browser.ts";
import { busyShop } from "#support/busyShop.ts";
import { ClientsList } from "./pages/clients.ts";
import { holdRequests, seesServerBack, seesServerLost } from "./pages/network.ts";
import { sceneWith } from "./pages/scene.ts";

const scene = sceneWith(busyShop);

it("a page shows the writes of another station, also those made while the connection was lost, and keeps a typed search", async () => {
  const { person, shop, server } = await scene.alone().open(desktop, "/app/clients");
  await person.seen("Tahiri Client 12");
  await shop.client({ name: "Alaoui Salma" });
  await person.seen("Alaoui Salma");
  // Realtime stays offline during the write, so that the page gets no event about it.
  person.forgive(/ERR_|Failed to fetch|ClientResponseError 0/);
  const release = await holdRequests(person, "**/api/realtime");
  await server.restart();
  await shop.client({ name: "Bennis Driss" });
  release();
  await person.seen("Bennis Driss");
  // The search keeps its text while the server is away.
  const list = new ClientsList(person);
  await server.kill();
  await list.search("bennis");
  await seesServerLost(person);
  await server.restart();
  await seesServerBack(person);
  await expect.poll(() => list.searchBox.inputValue()).toBe("bennis");
  person.clean();
});
