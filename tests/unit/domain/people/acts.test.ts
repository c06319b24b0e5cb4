import { expect, it } from "vitest";

import { sentenceOf, subjects } from "#domain/people/acts.strings.ts";
import { isApprovable, rights } from "#domain/people/permissions.ts";

const plain = (text: string): string => text.replaceAll("\u00a0", " ");

it("says act, amount, method, document and client, and leaves out what is not there", () => {
  const document = subjects.stored("optique_invoices", "2026110041");
  const refund = { amount: 400, method: "cash" };
  expect(plain(sentenceOf("refund.give", refund, { document, name: "Bennani" }))).toBe(
    "Remboursement de 400,00 DH en espèces, facture 2026110041, Bennani",
  );
  const nothing = { amount: 0, method: "" };
  const record = { document: subjects.stored("optique_clients", "Alami"), name: "" };
  expect(sentenceOf("client.export", nothing, record)).toBe("Export des données, client Alami");
  expect(sentenceOf("refund.give", nothing, { document: "", name: "" })).toBe("Remboursement");
});

it("names days, slips, files and new documents", () => {
  expect([
    subjects.day("2026-11-28"),
    subjects.slip("BF-20261128-1"),
    subjects.file("0123456789abcdef"),
    subjects.stored("optique_prescriptions", "2026-11-21 00:00:00.000Z"),
    subjects.new("discount.any"),
    subjects.new("refund.give"),
  ]).toEqual([
    "journée du 28/11/2026",
    "bordereau BF-20261128-1",
    "fichier 01234567",
    "prescription du 21/11/2026",
    "nouvelle vente",
    "",
  ]);
});

it("has words for every act that can be approved", () => {
  const words = rights
    .filter(isApprovable)
    .map((act) => sentenceOf(act, { amount: 0, method: "" }, { document: "", name: "" }));
  expect(words.filter((text) => !/^[A-ZÀ-Ý]/.test(text))).toEqual([]);
});
