import { describe, expect, it } from "vitest";

import { type CollectionName, collections } from "#domain/core/records.ts";
import type { JournalEntry } from "#api/journal.ts";
import { changeTexts, subjectOf } from "#features/journal/changeTexts.ts";
import { strings } from "#features/journal/journal.strings.ts";

const entry = (values: Partial<JournalEntry>): JournalEntry =>
  ({
    collection: "optique_invoices",
    label: "2026110028",
    action: "update",
    ...values,
  }) as JournalEntry;

describe("the subject of an entry", () => {
  it.each([
    [{}, "Facture 2026110028"],
    [{ label: "" }, "Facture"],
    [{ action: "delete" as const }, "Facture 2026110028, suppression"],
    [{ collection: "optique_refunds", label: "50,00 DH" }, "Remboursement 50,00 DH"],
    [{ collection: "other", label: "x" }, "other x"],
  ])("%j is %j", (values, text) => expect(subjectOf(entry(values))).toBe(text));
});

/** Fields that are derived, or that no entry holds. */
const unnamed = ["company", "actor", "by", "steps", "request", "figures", "changes"];

it("every field of a journalled record has a French name", () => {
  const missing = Object.keys(strings.subjects).flatMap((collection) =>
    Object.keys(collections[collection as CollectionName])
      .filter((field) => !unnamed.includes(field) && !(field in strings.fields))
      .map((field) => `${collection}.${field}`),
  );
  expect(missing).toEqual([]);
});

describe("the changes of an entry", () => {
  it("show values before and after in French", () =>
    expect(
      changeTexts({
        discount: [0, 150],
        role: ["seller", ""],
        active: [true, false],
        quantity: [1, 2],
        date: ["2026-11-20 00:00:00.000Z", null],
      }).shown,
    ).toEqual([
      { field: "remise", before: "0,00\u00a0DH", after: "150,00\u00a0DH" },
      { field: "rôle", before: "Vendeur", after: "-" },
      { field: "peut se connecter", before: "oui", after: "non" },
      { field: "quantité", before: "1", after: "2" },
      { field: "date", before: "20/11/2026", after: "-" },
    ]));

  it("name fields whose values are not kept, and lists", () =>
    expect(
      changeTexts({ phone: [], items: [[{ id: "a" }], []], rights: [{}, { people: true }] }),
    ).toEqual({
      shown: [],
      hidden: ["téléphone", "lignes", "droits"],
    }));

  it("are none of an entry without changes", () =>
    expect(changeTexts(null)).toEqual({ shown: [], hidden: [] }));
});
