import { describe, expect, it } from "vitest";

import {
  can,
  type Exceptions,
  exceptionsFor,
  exceptionsOf,
  isApprovable,
  isAtLeast,
  type Person,
  rights,
  rightsOfRole,
  type Role,
  roles,
} from "#domain/people/permissions.ts";
import {
  rightNames,
  rightSentences,
  roleNames,
  rightGroups,
} from "#domain/people/rights.strings.ts";

const person = (role: Role, exceptions: Exceptions = {}, active = true): Person => ({
  role,
  rights: exceptions,
  active,
});

/** Expected rights of each limited role. */
const table: Record<string, readonly string[]> = {
  seller: [
    "sale.write",
    "payment.take",
    "client.write",
    "quote.write",
    "print",
    "discount",
    "till.see",
    "job.move",
    "service.write",
    "count.write",
    "eyes.see",
  ],
  optician: [
    "sale.write",
    "payment.take",
    "client.write",
    "quote.write",
    "print",
    "prescription.write",
    "discount",
    "price.change",
    "credit.issue",
    "till.see",
    "till.move",
    "till.close",
    "cheque.state",
    "job.move",
    "service.write",
    "product.write",
    "receipt.write",
    "adjustment.write",
    "bill.write",
    "count.write",
    "cost.see",
    "eyes.see",
  ],
  workshop: ["job.move", "service.write", "count.write", "eyes.see"],
  accountant: [
    "till.see",
    "till.history",
    "cheque.state",
    "bill.write",
    "cost.see",
    "statistics.shop",
    "books.export",
    "books.close",
    "journal.see",
  ],
};

describe("the rights of a role", () => {
  it.each(roles)("the role %j has the rights of the table", (role) =>
    expect(rightsOfRole(role)).toEqual(table[role] ?? rights),
  );

  it("exceptions change a person's rights, except for an owner or a person without a role", () => {
    expect(can(person("seller", { "refund.give": true }), "refund.give")).toBe(true);
    expect(can(person("seller", { "payment.take": false }), "payment.take")).toBe(false);
    expect(can(person("owner", { people: false }), "people")).toBe(true);
    expect(can(person("", { people: false }), "people")).toBe(true);
  });

  it.each(roles)("an inactive person with the role %j has no rights", (role) =>
    expect(rights.filter((right) => can(person(role, { people: true }, false), right))).toEqual([]),
  );

  it("each right has a name and a sentence, and each role has a French name", () => {
    for (const right of rights) {
      expect(rightNames[right]).not.toBe("");
      expect(rightSentences[right]).toMatch(/\.$/);
    }
    expect(Object.keys(roleNames)).toEqual([...roles]);
  });
});

it("the groups of the team page contain each right exactly once", () => {
  const grouped = rightGroups.flatMap((group) => group.rights);
  expect([...grouped].sort()).toEqual([...rights].sort());
  expect(rightGroups.map(({ name }) => name)).toEqual([
    "Vente",
    "Caisse",
    "Stock",
    "Chiffres",
    "Comptable",
    "Boutique",
  ]);
});

describe("exceptions from the rights of a role", () => {
  it.each([
    [null, {}],
    ["text", {}],
    [[true], {}],
    [
      { people: "yes", "job.move": true, unknown: true, import: false },
      { "job.move": true, import: false },
    ],
  ])("exceptions sent as %j are read as %j", (sent, kept) =>
    expect(exceptionsOf(sent)).toEqual(kept),
  );
});

describe("exceptions that grant exactly some rights", () => {
  it("the exceptions list each right that differs from the role, granted or withdrawn", () => {
    const kept = rightsOfRole("seller").filter((right) => right !== "till.see");
    const found = exceptionsFor("seller", [...kept, "refund.give"]);
    expect(found).toEqual({ "till.see": false, "refund.give": true });
  });

  it("exceptions are empty for the role's own rights, and for a role with all rights", () => {
    for (const role of roles) expect(exceptionsFor(role, rightsOfRole(role))).toEqual({});
    expect(exceptionsFor("owner", [])).toEqual({});
    expect(exceptionsFor("", [])).toEqual({});
  });
});

describe("a person with at least another's rights", () => {
  it.each([
    ["owner", "seller", true],
    ["seller", "owner", false],
    ["seller", "optician", false],
    ["optician", "seller", true],
    ["optician", "accountant", false],
    ["", "owner", true],
  ] as const)(
    "a person with the role %j has at least the rights of one with %j: %s",
    (one, other, isOne) => expect(isAtLeast(person(one), person(other))).toBe(isOne),
  );

  it("the comparison of two persons ignores whether they are active", () =>
    expect(isAtLeast(person("seller"), person("owner", {}, false))).toBe(false));
});

it("only acts at the counter can be approved, not management and not viewing", () => {
  expect(rights.filter((right) => !isApprovable(right))).toEqual([
    "till.see",
    "till.history",
    "count.write",
    "cost.see",
    "eyes.see",
    "statistics.shop",
    "books.export",
    "books.close",
    "books.reopen",
    "people",
    "company.write",
    "backup.see",
    "journal.see",
  ]);
});
