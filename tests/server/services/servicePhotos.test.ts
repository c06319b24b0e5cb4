/** Photographs of a ticket, added by several stations (docs/rules-slips.md, Routes). */
import { expect, it } from "vitest";

import { openServiceShop } from "#support/serviceShop.ts";
import { expectOk, recordsPath, type Refusal } from "#support/shop.ts";
import { sharedServer } from "#support/startServer.ts";

const pixel = Uint8Array.from(
  atob(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  ),
  (letter) => letter.charCodeAt(0),
);

it("a ticket keeps at most three photographs from several stations at once, and deleting one keeps the others", async () => {
  const server = await sharedServer();
  const shop = await openServiceShop(server);
  const { id } = await shop.ticket({ client: (await shop.client()).id });
  const url = server.url + recordsPath("optique_services", id);
  const add = async () => {
    const body = new FormData();
    body.append("photos_in+", new Blob([pixel], { type: "image/png" }), "a.png");
    const headers = { Authorization: shop.token };
    const saved = await fetch(url, { method: "PATCH", headers, body });
    return { status: saved.status, body: (await saved.json()) as Partial<Refusal> };
  };
  const photos = async () => (await shop.service(id)).photos_in;
  const answers = await Promise.all(Array.from({ length: 5 }, add));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 400, 400]);
  const refused = answers.find(({ status }) => status === 400);
  expect(refused?.body.data?.["photos_in"]).toEqual({
    code: "too_many_files",
    message: "Pas plus de 3 photos.",
  });
  const names = await photos();
  expect(names).toHaveLength(3);
  const goes = names.slice(1).map((name) => shop.patchService(id, { "photos_in-": [name] }));
  (await Promise.all(goes)).map(expectOk);
  expect(await photos()).toEqual(names.slice(0, 1));
});
