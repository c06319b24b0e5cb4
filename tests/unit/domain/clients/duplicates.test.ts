import { describe, expect, it } from "vitest";

import {
  clientRelations,
  likelyBy,
  likelyPairs,
  mergedValues,
  proposedChoices,
} from "#domain/clients/duplicates.ts";
import type { Client } from "#domain/core/records.ts";

const client = (values: Partial<Client>): Client => ({
  id: "",
  company: "",
  created: "",
  updated: "",
  name: "",
  phone: "",
  email: "",
  address: "",
  notes: "",
  ice: "",
  birth_date: "",
  ...values,
});
const born = "1980-05-01 00:00:00.000Z";

describe("duplicate records of a client", () => {
  it.each([
    [
      "one telephone, in any form",
      { phone: "06 12 34 56 78" },
      { phone: "+212612345678" },
      "phone",
    ],
    [
      "one of several telephones",
      { phone: "0522000000 / 0612345678" },
      { phone: "0612345678" },
      "phone",
    ],
    [
      "name and birth date",
      { name: "AÏCHA  B", birth_date: born },
      { name: "aicha b", birth_date: born },
      "name",
    ],
    ["a name alone", { name: "Aïcha B" }, { name: "Aïcha B" }, null],
    ["no telephone at all", {}, {}, null],
    ["a short note as telephone", { phone: "12" }, { phone: "12" }, null],
    [
      "a family's telephone",
      { phone: "0612345678", birth_date: born },
      { phone: "0612345678", birth_date: "2012-01-01" },
      null,
    ],
  ])("two records are compared as likely duplicates by %s", (_, a, b, by) => {
    expect(likelyBy(client(a), client(b))).toBe(by);
  });

  it("three records of one person are two pairs of duplicates, each with the oldest record", () => {
    const phone = "0612345678";
    const all = ["1", "2", "3"].map((id) => client({ id, phone }));
    expect(likelyPairs(all).map(({ kept, gone }) => [kept.id, gone.id])).toEqual([
      ["1", "2"],
      ["1", "3"],
    ]);
  });

  it("the proposed choices of a merge lose no value of either client", () => {
    const kept = client({ name: "Benali", phone: "0612345678", notes: "a", email: "a@b.example" });
    const gone = client({
      name: "Benali A.",
      phone: "+212612345678 / 0522000000",
      notes: "b",
      email: "A@b.example",
      address: "rue 1",
    });
    const chosen = proposedChoices(kept, gone);
    expect(chosen).toEqual({ name: "kept", phone: "gone", notes: "both", address: "gone" });
    expect(mergedValues(kept, gone, { ...chosen, name: "gone" })).toMatchObject({
      name: "Benali A.",
      phone: "+212612345678 / 0522000000",
      notes: "a\nb",
      address: "rue 1",
      email: "a@b.example",
    });
  });
});

it("a merge moves the records of every collection that has a client", () => {
  expect(clientRelations.map(({ collection, field }) => `${collection}.${field}`).sort()).toEqual([
    "optique_claims.client",
    "optique_contact_orders.client",
    "optique_contact_prescriptions.client",
    "optique_credit_notes.client",
    "optique_invoices.client",
    "optique_messages.client",
    "optique_prescriptions.client",
    "optique_quotes.client",
    "optique_services.client",
  ]);
});
