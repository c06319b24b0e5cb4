import { expect, it } from "vitest";
import { sectionOf } from "#ui/page/sectionOf.ts";

it.each([
  ["/app", ""],
  ["/app/clients/nouveau", "Vente"],
  ["/app/prescriptions/reminders", "Vente"],
  ["/prescriptions/abc", "Vente"],
  ["/app/atelier/abc", "Vente"],
  ["/app/products", "Magasin"],
  ["/app/stock/receipts", "Magasin"],
  ["/app/suppliers/edit/abc", "Magasin"],
  ["/app/invoices", "Argent"],
  ["/invoices/abc", "Argent"],
  ["/app/statistics", "Argent"],
  ["/app/company", "Boutique"],
])("the page %s belongs to the section '%s'", (path, section) => {
  expect(sectionOf(path)).toBe(section);
});
