import { beforeAll, expect, it } from "vitest";

import { openShop, recordsPath, type Shop } from "#support/shop.ts";
import { sharedServer } from "#support/startServer.ts";

const server = await sharedServer();
let shop: Shop;
beforeAll(async () => {
  shop = await openShop(server);
});

const sendForm = async (path: string, parts: readonly [string, string][]) => {
  const body = new FormData();
  for (const [name, text] of parts) body.append(name, text);
  const headers = { Authorization: shop.token };
  const answer = await fetch(server.url + path, { method: "PATCH", headers, body });
  return answer.status;
};

const payload = "@jsonPayload";
it.each<[string, [string, string][]]>([
  [
    "a value beside the payload",
    [
      ["selling_price", "900"],
      [payload, `{"selling_price":"abc"}`],
    ],
  ],
  [
    "a value behind the payload",
    [
      [payload, `{"selling_price":"abc"}`],
      ["selling_price", "900"],
    ],
  ],
  [
    "two payloads",
    [
      [payload, `{"selling_price":"abc"}`],
      [payload, `{"selling_price":900}`],
    ],
  ],
  ["a key twice in one payload", [[payload, `{"selling_price":"abc","selling_price":900}`]]],
  ["a payload that is a list", [[payload, `["selling_price"]`]]],
  ["a payload that is cut", [[payload, `{"selling_price":`]]],
])(
  "a form whose checked value could differ from the stored one is refused: %s",
  async (_, parts) => {
    const { id } = await shop.product({ selling_price: 850 });
    expect(await sendForm(recordsPath("optique_products", id), parts)).toBe(400);
    expect((await shop.read("optique_products", id)).selling_price).toBe(850);
  },
);

it("JSON payloads with different keys are stored together", async () => {
  const { id } = await shop.product({ selling_price: 850 });
  const parts: [string, string][] = [
    ["name", "Monture Cèdre"],
    [payload, `{"selling_price":900}`],
    [payload, `{"stock":10}`],
  ];
  expect(await sendForm(recordsPath("optique_products", id), parts)).toBe(200);
  expect(await shop.read("optique_products", id)).toMatchObject({
    name: "Monture Cèdre",
    selling_price: 900,
  });
});

it("a JSON body with a duplicate key is refused", async () => {
  const { id } = await shop.product({ selling_price: 850 });
  const text = `{"selling_price":"abc","selling_price":900}`;
  expect((await shop.send("PATCH", recordsPath("optique_products", id), text)).status).toBe(400);
});
