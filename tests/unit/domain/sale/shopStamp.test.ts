import { describe, expect, it } from "vitest";

import type { Company } from "#domain/core/records.ts";
import { printedShop } from "#domain/sale/shopStamp.ts";

const today = { id: "c", name: "Optique du Port", address: "Quai 1", logo: "a.png" } as Company;

describe("the shop on paper", () => {
  it.each([undefined, null, "", []])(
    "an invoice without a stored shop prints today's shop (%j)",
    (shop_stamp) => {
      expect(printedShop(today, { shop_stamp })).toEqual(today);
    },
  );

  it("an invoice prints the shop as stored at its issue, even blanks, with today's logo", () => {
    const shop_stamp = { name: "Optique du Figuier", address: "", ice: "00112233", logo: "b.png" };
    expect(printedShop(today, { shop_stamp })).toEqual({
      ...today,
      name: "Optique du Figuier",
      address: "",
      ice: "00112233",
    });
  });
});
