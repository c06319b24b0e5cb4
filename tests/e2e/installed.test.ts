import { expect, it } from "vitest";

import { desktop } from "#support/browser.ts";
import { fillShop } from "#support/filledShop.ts";
import { seesServerBack, seesServerLost } from "./pages/network.ts";
import type { Person } from "./pages/person.ts";
import { SalesForm } from "./pages/salesForm.ts";
import { sceneWith } from "./pages/scene.ts";

const scene = sceneWith(fillShop);

/** Waits until the service worker controls the page. */
const isKept = (person: Person) =>
  person.page.waitForFunction(() => navigator.serviceWorker.controller !== null);

it("an installed application opens without the server, keeps no server data, and announces a new version", async () => {
  const { person, server, enter } = await scene.alone().visit(desktop, { keeps: true });
  await enter("/app/prescriptions/new");
  await isKept(person);
  const form = new SalesForm(person);
  await form.ready();
  await form.writeNotes("coupure de courant");
  await form.keptDraft("coupure de courant");
  await server.kill();
  person.forgive(/ERR_|Failed to fetch|ClientResponseError 0|load resource/);
  await person.reload();
  await seesServerLost(person);
  await expect.poll(() => form.notes.inputValue()).toBe("coupure de courant");
  await server.restart();
  await seesServerBack(person);
  await expect.poll(() => form.notes.inputValue()).toBe("coupure de courant");
  // The cache has the application's own files and no server data.
  await person.goto("/app/invoices");
  const kept = await person.page.evaluate(async () => {
    const names = await caches.keys();
    const found = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return found.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept).toContain("/app");
  expect(
    kept.filter((path) => !/^\/(?:app|theme\.js|favicon\.svg|assets\/[\w.-]+)$/.test(path)),
  ).toEqual([]);

  // Checks the web app manifest.
  const manifest = await (await fetch(`${server.url}/manifest.json`)).json();
  for (const { src, sizes } of manifest.icons as { src: string; sizes: string }[]) {
    const size = await person.page.evaluate(async (source) => {
      const image = new Image();
      image.src = source;
      await image.decode();
      return `${image.naturalWidth}x${image.naturalHeight}`;
    }, src);
    expect([size, "any"]).toContain(sizes);
  }
  const session = await person.context.newCDPSession(person.page);
  const { errors } = await session.send("Page.getAppManifest");
  expect(errors).toEqual([]);
  // A new version is announced beside the menu, and installed on request.
  await person.goto("/app/clients");
  await isKept(person);
  // Registers the worker under another address, as a new version.
  await person.page.evaluate(() => navigator.serviceWorker.register("/worker.js?another"));
  await person.button("Nouvelle version").waitFor();
  await Promise.all([person.page.waitForEvent("load"), person.press("Nouvelle version")]);
  await person.seen("Benali Aïcha");
  const version = () =>
    person.page.evaluate(() => navigator.serviceWorker.controller?.scriptURL ?? "");
  await expect.poll(version).toMatch(/another$/);
});
