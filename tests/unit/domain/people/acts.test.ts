import { expect, it } from "vitest";

import { type Done, sentenceOf, subjects } from "#domain/people/acts.strings.ts";
import { isApprovable, rights } from "#domain/people/permissions.ts";

const said = (act: Done["act"], done: Partial<Done>, about = { document: "", name: "" }): string =>
  sentenceOf([{ act, amount: 0, method: "", base: 0, ...done, ...about }]);
const plain = (text: string): string => text.replaceAll("\u00a0", " ");

it("the sentence of an act has its amount, method, document and client, as far as they exist", () => {
  const document = subjects.stored("optique_invoices", "2026110041");
  const refund = { amount: 400, method: "cash" };
  expect(plain(said("refund.give", refund, { document, name: "Bennani" }))).toBe(
    "Remboursement de 400,00 DH en espèces, facture 2026110041, Bennani",
  );
  const record = { document: subjects.stored("optique_clients", "Alami"), name: "" };
  expect(said("client.export", {}, record)).toBe("Export des données, client Alami");
  expect(said("refund.give", {})).toBe("Remboursement");
});

it("the sentence of a discount gives its percent of the price, to the hundredth", () => {
  const about = { document: "facture 2026110041", name: "Bennani" };
  expect(plain(said("discount.any", { amount: 445, base: 890 }, about))).toBe(
    "Remise de 445,00 DH (50 % de 890,00 DH), facture 2026110041, Bennani",
  );
  expect(plain(said("discount.any", { amount: 940, base: 1700 }))).toBe(
    "Remise de 940,00 DH (55,29 % de 1\u202f700,00 DH)",
  );
});

it("the sentence of several acts names a shared document once, and other documents each", () => {
  const about = { document: "facture 2026110041", name: "Bennani" };
  const one = { method: "", base: 0, ...about };
  const credit = { ...one, act: "credit.issue" as const, amount: 400 };
  const refund = { ...one, act: "refund.give" as const, amount: 400, method: "cash" };
  const sale = { ...one, act: "sale.write" as const, amount: 90, document: "nouvelle vente" };
  expect(plain(sentenceOf([credit, refund, sale]))).toBe(
    "Avoir de 400,00 DH, remboursement de 400,00 DH en espèces, facture 2026110041, Bennani ; Vente de 90,00 DH, nouvelle vente, Bennani",
  );
});

it("an act's document is described as a day, a slip, a file or a new document", () => {
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

it("every act that can be approved has its own words", () => {
  const words = rights.filter(isApprovable).map((act) => said(act, {}));
  expect(words.filter((text) => !/^[A-ZÀ-Ý]/.test(text))).toEqual([]);
});
