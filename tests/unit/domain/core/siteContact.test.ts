import { describe, expect, it } from "vitest";

import { checkPages, shopContact } from "#domain/core/siteContact.ts";

describe("the contact of a shop", () => {
  it("a shop's contact is its first telephone number without words, and its first mobile for WhatsApp", () => {
    expect(shopContact({ phone: "0522000000 (Samira) / 06 12 34 56 78" })).toMatchObject({
      phone: "05 22 00 00 00",
      whatsapp: "212612345678",
    });
    expect(shopContact({ phone: "0522000000" }).whatsapp).toBe("");
    expect(shopContact({ phone: "demander au comptoir" }).phone).toBe("");
    expect(Object.values(shopContact(null)).join("")).toBe("");
  });

  it("a shop's contact links only to valid profile pages", () => {
    const pages = {
      facebook: "https://www.facebook.com/figuier",
      instagram: "javascript:alert(1)",
      linkedin: "https://www.linkedin.com/",
    };
    expect(shopContact(pages)).toMatchObject({
      facebook: pages.facebook,
      instagram: "",
      linkedin: "",
    });
    expect(checkPages(pages).map(({ field }) => field)).toEqual(["instagram", "linkedin"]);
    expect(checkPages({})).toEqual([]);
  });
});
