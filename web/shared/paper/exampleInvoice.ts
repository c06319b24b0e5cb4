/** Example invoice for the preview: a frame, two lenses, a prescription and a payment. */
import type { InvoiceDocument, SavedItem } from "#domain/documents/documents.ts";
import { today } from "#domain/core/days/days.ts";
import type { Client, Payment, Prescription, ProductType } from "#domain/core/records.ts";
import { printStrings } from "./prints.strings.ts";

const text = printStrings.preview;

const item = (type: ProductType, name: string, quantity: number, price: number) => ({
  id: name,
  product_name: name,
  product_type: type,
  quantity,
  price,
  label: "",
  discount: 0,
});
const items = [item("frame", text.frame, 1, 850), item("lens", text.lens, 2, 700)];
const prescription = {
  right_sphere: -2.25,
  right_cylinder: -0.5,
  right_axis: 170,
  left_sphere: -2.5,
  left_cylinder: -0.75,
  left_axis: 15,
} as Prescription;

/** Builds the example. `rate`: TVA in percent; null for a shop that is not subject. */
export function exampleInvoice(rate: number | null): InvoiceDocument {
  const date = today();
  return {
    date,
    invoice_number: `${date.slice(0, 7).replace("-", "")}0001`,
    total_amount: 2250,
    paid_amount: 1000,
    items: items.map((sold) => ({ ...sold, vat_rate: rate }) as SavedItem),
    payments: [{ payment_method: "cash", amount: 1000, reference: "" } as Payment],
    credit_notes: [],
    refunds: [],
    job: null,
    expand: { client: { name: text.client } as Client, prescription },
  } as unknown as InvoiceDocument;
}
