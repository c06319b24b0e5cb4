import { describe, expect, it } from "vitest";

import type { User } from "#domain/core/records.ts";
import { exceptionTexts, personInput, personValues } from "#features/company/team/personValues.ts";

const nadia = {
  name: "Nadia",
  email: "nadia@figuier.example",
  role: "seller",
  rights: { "refund.give": true, "till.see": false },
  active: true,
} as unknown as User;

describe("the form of a person", () => {
  it("a person's form shows the rights of the role with the person's exceptions", () => {
    const { granted } = personValues(nadia);
    expect(granted).toContain("refund.give");
    expect(granted).not.toContain("till.see");
  });

  it("a new person's form begins as a seller; a blank password and unchanged activity are not sent", () => {
    const values = { ...personValues(null), name: " Houda ", email: " h@figuier.example " };
    expect(personInput(values, true)).toEqual({
      name: "Houda",
      email: "h@figuier.example",
      role: "seller",
      rights: {},
      is_station: false,
    });
    expect(personInput({ ...values, password: "secret-12" }, false)).toMatchObject({
      active: true,
      password: "secret-12",
      passwordConfirm: "secret-12",
    });
  });

  it("a deactivated person's form still shows the person's rights", () => {
    const gone = personValues({ ...nadia, active: false });
    expect(gone).toMatchObject({ active: false });
    expect(gone.granted).toContain("sale.write");
  });
});

describe("exceptions in words", () => {
  it("the texts of exceptions list a person's additional and missing rights", () =>
    expect(
      exceptionTexts({
        role: "seller",
        rights: { "refund.give": true, print: false },
        active: true,
      }),
    ).toEqual(["En plus\u00a0: rembourser.", "En moins\u00a0: imprimer."]));

  it("an owner has no texts of exceptions", () =>
    expect(exceptionTexts({ role: "owner", rights: { print: false }, active: true })).toEqual([]));
});
