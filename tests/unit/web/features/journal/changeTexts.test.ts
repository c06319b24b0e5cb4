import { describe, expect, it } from "vitest";

import { type CollectionName, collections, type FieldShape } from "#domain/core/records.ts";
import type { JournalEntry } from "#api/shop/journal.ts";
import { changeTexts, subjectOf } from "#features/journal/changeTexts.ts";
import { journalStrings } from "#features/journal/journal.strings.ts";

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
  ])("the journal entry %j has the subject %j", (values, text) =>
    expect(subjectOf(entry(values))).toBe(text),
  );
});

/** Fields with letters of a quote's variants, which need no translation. */
const onlyLetters = ["variant", "chosen"];

it("every field of a record in the journal has a French name", () => {
  const missing = Object.keys(journalStrings.subjects).flatMap((collection) =>
    Object.keys(collections[collection as CollectionName])
      .filter((field) => !(field in journalStrings.fields))
      .map((field) => `${collection}.${field}`),
  );
  expect(missing).toEqual([]);
});

it("every choice stored in a journal field has a French label", () => {
  const raw = Object.keys(journalStrings.subjects).flatMap((collection) =>
    Object.entries<FieldShape>(collections[collection as CollectionName]).flatMap(
      ([field, shape]) => {
        if (shape.kind !== "select" || onlyLetters.includes(field)) return [];
        return shape.values.filter((value) => {
          const { shown } = changeTexts({ collection, changes: { [field]: ["", value] } });
          return shown[0]?.after === value;
        });
      },
    ),
  );
  expect(raw).toEqual([]);
});

describe("the changes of an entry", () => {
  const textsOf = (changes: JournalEntry["changes"], collection = "optique_users") =>
    changeTexts({ collection, changes });

  it("a journal entry shows former and new values in French, money and rights first", () =>
    expect(
      textsOf({
        date: ["2026-11-20 00:00:00.000Z", null],
        quantity: [1, -2.5],
        discount: [0, 150],
        role: ["seller", ""],
        active: [true, false],
      }).shown,
    ).toEqual([
      { field: "remise", before: "0,00\u00a0DH", after: "150,00\u00a0DH" },
      { field: "rôle", before: "Vendeur", after: "-" },
      { field: "peut se connecter", before: "oui", after: "non" },
      { field: "date", before: "20/11/2026", after: "-" },
      { field: "quantité", before: "1", after: "\u22122,5" },
    ]));

  it("a journal entry shows rights by name, lines and payments by amount, and steps by label", () => {
    expect(textsOf({ rights: [{}, { people: true, print: false }] }).shown[0]).toEqual({
      field: "droits",
      before: "-",
      after: "moins «\u00a0Imprimer\u00a0», plus «\u00a0Gérer l’équipe\u00a0»",
    });
    const items = [{ id: "a", quantity: 2, price: 850 }];
    const payments = [{ id: "b", amount: 500, payment_method: "check" }];
    expect(
      textsOf({ items: [items, null], payments: [payments, null] }, "optique_invoices").shown,
    ).toMatchObject([
      { field: "lignes", before: "2 × 850,00\u00a0DH" },
      { field: "paiements", before: "500,00\u00a0DH Chèque" },
    ]);
    const rates = [{ rate: 20, ht: 1260, vat: 252 }];
    expect(textsOf({ rates: [null, rates] }, "optique_bills").shown).toMatchObject([
      { field: "HT et TVA", after: "1\u202f260,00\u00a0DH + 252,00\u00a0DH" },
    ]);
    expect(textsOf({ status: ["ordered", "mounting"] }, "optique_jobs").shown).toMatchObject([
      { field: "statut", before: "Commandé", after: "Au montage" },
    ]);
  });

  it("fields without stored values, and relations, are only named in a journal entry", () =>
    expect(
      textsOf({ phone: [], client: ["abcdefghijklmno", "abcdefghijklmn2"] }, "optique_invoices"),
    ).toEqual({ shown: [], hidden: ["téléphone", "client"] }));

  it("a journal entry without changes has no texts", () =>
    expect(textsOf(null)).toEqual({ shown: [], hidden: [] }));
});
