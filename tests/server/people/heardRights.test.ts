import { beforeAll, beforeEach, describe, expect, it } from "vitest";

import { heard } from "#support/heard.ts";
import { expectOk, openShop, recordsPath, type Shop } from "#support/shop.ts";
import { type Server, sharedServer } from "#support/startServer.ts";

let server: Server;
let shop: Shop;
let owner: Awaited<ReturnType<Shop["colleague"]>>;
let product: string;
beforeAll(async () => {
  server = await sharedServer();
});
beforeEach(async () => {
  shop = await openShop(server);
  owner = await shop.colleague("owner");
  product = (await shop.product({ purchase_price: 417.31 })).id;
});

const subscriptions = ["optique_products/*"];
const priced = (purchase_price: number) =>
  owner.send("PATCH", recordsPath("optique_products", product), { purchase_price });
/** What a person hears of a price of 999.17 that follows a change of this person. */
const heardAfter = (
  person: { id: string; token: string },
  change: object,
  isHeard?: (text: string) => boolean,
) =>
  heard(server, {
    token: person.token,
    subscriptions,
    during: async () => {
      expectOk(await owner.send("PATCH", recordsPath("optique_users", person.id), change));
      expectOk(await priced(999.17));
    },
    ...(isHeard && { isHeard }),
  });

describe("a person who listens to prices", () => {
  it.each([
    { role: "seller" },
    { rights: { "cost.see": false } },
    { active: false },
    { is_station: true },
  ])("hears no more of them after %j", async (change) => {
    const optician = await shop.colleague("optician");
    expect(await heardAfter(optician, change)).not.toContain("999.17");
  });

  it("hears them after another change", async () => {
    const optician = await shop.colleague("optician");
    const isHeard = (text: string) => text.includes("999.17");
    await heardAfter(optician, { name: "Nadia" }, isHeard);
  });

  it("hears them while a colleague loses the right", async () => {
    const optician = await shop.colleague("optician");
    const colleague = await shop.colleague("optician");
    const path = recordsPath("optique_users", colleague.id);
    const during = async () => {
      expectOk(await owner.send("PATCH", path, { role: "seller" }));
      expectOk(await priced(999.17));
    };
    const isHeard = (text: string) => text.includes("999.17");
    await heard(server, { token: optician.token, subscriptions, during, isHeard });
  });

  it("listens again with the rights that are left", async () => {
    const optician = await shop.colleague("optician");
    expectOk(
      await owner.send("PATCH", recordsPath("optique_users", optician.id), { role: "seller" }),
    );
    const during = () => priced(999.17);
    const text = await heard(server, { token: optician.token, subscriptions, during });
    expect(text).not.toContain("999.17");
  });
});
