import { beforeEach, describe, expect, it } from "vitest";

import { heard } from "#support/heard.ts";
import { expectOk, openShop, recordsPath, type Shop } from "#support/shop.ts";
import { sharedServer } from "#support/startServer.ts";

const server = await sharedServer();
let shop: Shop;
let owner: Awaited<ReturnType<Shop["colleague"]>>;
let product: string;
beforeEach(async () => {
  shop = await openShop(server);
  owner = await shop.colleague("owner");
  product = (await shop.product({ purchase_price: 417.31 })).id;
});

const subscriptions = ["optique_products/*"];
const priced = (purchase_price: number) =>
  owner.send("PATCH", recordsPath("optique_products", product), { purchase_price });
const isHeard = (text: string) => text.includes("999.17");
/**
 * Realtime events that a listener receives while a user (another, or the listener) is changed and a price becomes
 * 999.17.
 */
const heardAfter = (
  listener: { token: string },
  changed: { id: string; values: object },
  waits = {},
) =>
  heard(server, {
    token: listener.token,
    subscriptions,
    during: async () => {
      const path = recordsPath("optique_users", changed.id);
      expectOk(await owner.send("PATCH", path, changed.values));
      expectOk(await priced(999.17));
    },
    ...waits,
  });

describe("a subscriber to prices over realtime", () => {
  it.each([
    { role: "seller" },
    { rights: { "cost.see": false } },
    { active: false },
    { is_station: true },
  ])("gets no more prices after %j", async (values) => {
    const optician = await shop.colleague("optician");
    const text = await heardAfter(optician, { id: optician.id, values });
    expect(isHeard(text)).toBe(false);
  });

  it("still gets prices after an unrelated change", async () => {
    const optician = await shop.colleague("optician");
    await heardAfter(optician, { id: optician.id, values: { name: "Nadia" } }, { isHeard });
  });

  it("still gets prices while a colleague loses the right", async () => {
    const optician = await shop.colleague("optician");
    const { id } = await shop.colleague("optician");
    await heardAfter(optician, { id, values: { role: "seller" } }, { isHeard });
  });

  it("gets no price with a new subscription, once the right is lost", async () => {
    const optician = await shop.colleague("optician");
    expectOk(
      await owner.send("PATCH", recordsPath("optique_users", optician.id), { role: "seller" }),
    );
    const during = () => priced(999.17);
    const text = await heard(server, { token: optician.token, subscriptions, during });
    expect(isHeard(text)).toBe(false);
  });
});
