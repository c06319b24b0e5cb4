import { describe, expect, it } from "vitest";
import type { PrescriptionDocument, SavedItem } from "#domain/documents/documents.ts";
import { emptyEye } from "#domain/optics/optics.ts";
import { sharedHeights } from "#features/prescriptions/pairValues.ts";
import { noExtra } from "#support/eyes.ts";
import { storedRecord } from "#support/storedRecord.ts";
import { checkValues } from "#features/prescriptions/shell/checkValues.ts";
import { totalsOf } from "#features/prescriptions/formTotals.ts";
import {
  blankValues,
  eyesAsRead,
  eyeTexts,
  type FormValues,
  prescriptionInputOf,
  renewed,
  valuesOf,
} from "#features/prescriptions/formValues.ts";
import { quantityOf, itemOfProduct, takenBy } from "#shared/sales/items/saleItems.ts";
import { paidPercent } from "#shared/sales/balance/InvoiceDue.tsx";

const product = storedRecord("optique_products", {
  id: "product00000001",
  name: "Verre - Progressif",
  type: "lens",
  reference: "PROG",
  purchase_price: 300,
  selling_price: 700.5,
  stock: 14,
});
const blank = blankValues("invoice00000001", "2026-11-20");
const line = (over: Partial<FormValues["invoice"]["items"][number]> = {}) => ({
  ...itemOfProduct("line00000000001", product),
  ...over,
});
const payment = (over: Partial<FormValues["invoice"]["payments"][number]> = {}) => ({
  id: "payment00000001",
  date: "2026-11-20",
  amount: "1\u202f000,00",
  payment_method: "cash",
  reference: "",
  bank: "",
  due_on: "",
  cheque_state: "",
  credit_note: "",
  notes: "",
  ...over,
});
const full: FormValues = {
  ...blank,
  client: "client000000001",
  clientName: "Benali Aïcha",
  right_sphere: "+2.00",
  right_cylinder: "−1,25",
  right_axis: "90",
  left_sphere: "Plan",
  invoice: { ...blank.invoice, items: [line({ quantity: "2" })], payments: [payment()] },
};

/** State of a document that is not saved yet. */
const fresh = { version: undefined, base: blank };

describe("the body of a save", () => {
  it("the save parses a comma, U+2212, 'Plan' and blanks in typed values", () => {
    expect(prescriptionInputOf(full, fresh)).toEqual({
      client: "client000000001",
      date: "2026-11-20",
      notes: "",
      prescriber: "",
      right_sphere: 2,
      right_cylinder: -1.25,
      right_axis: 90,
      right_add: null,
      right_eip: null,
      left_sphere: 0,
      left_cylinder: null,
      left_axis: null,
      left_add: null,
      left_eip: null,
      invoice: {
        id: "invoice00000001",
        notes: "",
        items: [
          {
            id: "line00000000001",
            product: "product00000001",
            quantity: 2,
            price: 700.5,
            label: "",
            discount: 0,
            eye: "",
          },
        ],
        payments: [
          {
            id: "payment00000001",
            date: "2026-11-20",
            amount: 1000,
            payment_method: "cash",
            reference: "",
            notes: "",
          },
        ],
      },
    });
  });

  it("the save leaves out a new empty invoice, but sends a stored one", () => {
    expect(prescriptionInputOf(blank, fresh)).not.toHaveProperty("invoice");
    expect(
      prescriptionInputOf({ ...blank, invoice: { ...blank.invoice, isStored: true } }, fresh)
        .invoice?.items,
    ).toEqual([]);
    expect(prescriptionInputOf(blank, { ...fresh, version: "v1" }).version).toBe("v1");
  });

  it("the save sends job values only if they were typed", () => {
    const promised = { ...full, job: { promised_on: "2026-11-24" } };
    expect(prescriptionInputOf(full, fresh)).not.toHaveProperty("job");
    expect(prescriptionInputOf(promised, fresh).job).toEqual({ promised_on: "2026-11-24" });
    expect(prescriptionInputOf(promised, { version: "v1", base: promised })).not.toHaveProperty(
      "job",
    );
    // A job of a new document is sent even if it equals the start values.
    expect(prescriptionInputOf(promised, { version: undefined, base: promised }).job).toBeDefined();
    // An emptied field leaves the stored job unchanged.
    expect(prescriptionInputOf(full, { version: "v1", base: promised })).not.toHaveProperty("job");
    expect(checkValues({ ...full, job: { promised_on: "31/02" } })).toEqual({
      "job.promised_on": "Cette date n’existe pas",
    });
  });

  it("the save sends further measures of each pair on the lines, if they have a value or had one", () => {
    const [item] = full.invoice.items;
    if (!item) throw new Error("no item");
    const pair = { ...item, id: "item00000000009", type: "frame" as const, pair: 2 };
    const pairs = { ...full.pairs, "2": { ...full.pairs["2"], right_height: "17,5" } };
    const typed = { ...full, pairs, invoice: { ...full.invoice, items: [item, pair] } };
    expect(prescriptionInputOf(typed, fresh).pairs).toEqual({ "2": { right_height: 17.5 } });
    expect(prescriptionInputOf({ ...typed, invoice: full.invoice }, fresh)).not.toHaveProperty(
      "pairs",
    );
    // 'OD → OG' copies the heights of every pair.
    expect(sharedHeights(pairs)).toEqual([{ field: "pairs.2.left_height", text: "17,5" }]);
    const emptied = { ...typed, pairs: full.pairs };
    expect(prescriptionInputOf(emptied, { version: "v1", base: typed }).pairs).toEqual({
      "2": { right_height: null },
    });
    const wrong = { ...pairs, "2": { ...pairs["2"], right_height: "45" } };
    expect(checkValues({ ...typed, pairs: wrong })).toEqual({
      "pairs.2.right_height": "La hauteur doit être entre 5 et 40\u00a0mm",
    });
  });

  it("a sent sale is loaded back with the same values", () => {
    const stamps = { created: "", updated: "", company: "company00000001" };
    const document: PrescriptionDocument = {
      ...stamps,
      ...noExtra,
      ...prescriptionInputOf(full, fresh),
      pairs: null,
      id: "prescription001",
      date: "2026-11-20 00:00:00.000Z",
      prescriber: "",
      image: "",
      version: "v1",
      job: null,
      expand: {
        client: storedRecord("optique_clients", { id: "client000000001", name: "Benali Aïcha" }),
      },
      invoice: {
        ...storedRecord("optique_invoices", {
          id: "invoice00000001",
          client: "client000000001",
          prescription: "prescription001",
          invoice_number: "2026110001",
          date: "2026-11-20 00:00:00.000Z",
          total_amount: 1401,
          paid_amount: 1000,
          status: "partial",
        }),
        credit_notes: [],
        refunds: [],
        items: [
          {
            ...storedRecord("optique_invoice_items", {
              id: "line00000000001",
              invoice: "invoice00000001",
              product: "product00000001",
              quantity: 2,
              price: 700.5,
              product_name: "Verre - Progressif",
              product_reference: "PROG",
              product_type: "lens",
              pair: 1,
            }),
            expand: { product },
          },
        ],
        payments: [
          storedRecord("optique_payments", {
            id: "payment00000001",
            date: "2026-11-20",
            invoice: "invoice00000001",
            amount: 1000,
            payment_method: "cash",
            by: "Samira",
          }),
        ],
      },
    };
    const back = valuesOf(document, "unused000000001");
    // The pieces of this sale count as available to it.
    const invoice = {
      ...full.invoice,
      isStored: true,
      items: [line({ quantity: "2", stock: 16 })],
    };
    expect(back).toEqual({ ...full, right_cylinder: "−1.25", invoice });
    expect(prescriptionInputOf(back, fresh)).toEqual(prescriptionInputOf(full, fresh));
  });

  it("a document deleted elsewhere is saved again with new ids", () => {
    const idsOf = ({ invoice }: FormValues) =>
      [invoice, ...invoice.items, ...invoice.payments].map(({ id }) => id);
    const again = renewed({ ...full, invoice: { ...full.invoice, isStored: true } });
    expect(new Set([...idsOf(full), ...idsOf(again)]).size).toBe(6);
    expect(again.invoice.isStored).toBe(false);
    expect(again.invoice.items[0]?.product).toBe("product00000001");
  });
});

describe("the eyes", () => {
  const textsOf = (over: object) => ({ ...blank, ...over });

  it("an eye with an invalid value is not read aloud, but the other eye is", () => {
    const left = { ...emptyEye, sphere: -1 };
    for (const wrong of [
      { right_axis: "200" },
      { right_cylinder: "-1,30" },
      { right_add: "abc" },
    ]) {
      const texts = textsOf({
        right_sphere: "+2",
        right_cylinder: "-1",
        left_sphere: "-1",
        ...wrong,
      });
      expect(eyesAsRead(texts)).toEqual({ right: emptyEye, left });
    }
    expect(eyesAsRead(textsOf({ right_sphere: "+2", right_axis: "0" })).right.axis).toBe(180);
  });

  it("the texts of an eye are set only for the given values", () => {
    expect(eyeTexts({ left: { eip: 31.5, axis: null } })).toEqual({
      left_eip: "31,5",
      left_axis: "",
    });
    expect(eyeTexts({})).toEqual({});
  });
});

describe("the stock of a line", () => {
  it("the quantity of a product is the sum over all its lines", () => {
    const items = [line({ quantity: "2" }), line({ quantity: "x" }), line({ quantity: "1" })];
    expect(quantityOf(items, product.id)).toBe(3);
    expect(quantityOf(items, "product00000002")).toBe(0);
  });

  it("the available stock of a line includes the pieces of the stored sale", () => {
    const stored = [
      { product: product.id, quantity: 2 },
      { product: "product00000002", quantity: 5 },
      { product: product.id, quantity: 1 },
    ] as SavedItem[];
    expect(takenBy(stored, product.id)).toBe(3);
    expect(takenBy([], product.id)).toBe(0);
  });

  it("a line for a product starts with one piece, or with the given number", () => {
    expect(itemOfProduct("line00000000001", product).quantity).toBe("1");
    expect(itemOfProduct("line00000000001", product, 2).quantity).toBe("2");
  });
});

describe("running totals", () => {
  it("running totals separate lenses from other products, exact to the centime", () => {
    const items = [
      line({ quantity: "2", price: "700,00" }),
      line({ type: "frame", quantity: "1", price: "850", discount: "10 %" }),
      line({ type: "accessory", quantity: "1", price: "40.00" }),
    ];
    expect(totalsOf(items, [payment()])).toEqual({
      lenses: 140_000,
      others: 89_000,
      discount: 8_500,
      total: 220_500,
      paid: 100_000,
      remaining: 120_500,
      surplus: 0,
      kept: 0,
      back: 0,
    });
    expect(
      totalsOf(
        [line({ quantity: "1", price: "1,10" }), line({ quantity: "1", price: "2,20" })],
        [payment({ amount: "3.30" })],
      ),
    ).toMatchObject({ remaining: 0, surplus: 0 });
  });
  it("running totals count unreadable values as zero, and show a surplus", () => {
    expect(totalsOf([line({ quantity: "x" })], [payment({ amount: "5" })])).toMatchObject({
      total: 0,
      remaining: 0,
      surplus: 500,
    });
  });
  it("running totals ignore a bounced cheque, and count its replacement", () => {
    const bounced = payment({ payment_method: "check", cheque_state: "bounced" });
    const items = [line({ quantity: "1", price: "1000" })];
    expect(totalsOf(items, [bounced])).toMatchObject({ paid: 0, remaining: 100_000 });
    expect(totalsOf(items, [{ ...bounced, payment_method: "cash" }]).paid).toBe(100_000);
    expect(totalsOf(items, [{ ...bounced, cheque_state: "cleared" }]).paid).toBe(100_000);
  });
  it("the percentage paid is 100 % only when all is paid", () => {
    const of = (total: string, amount: string) =>
      paidPercent(totalsOf([line({ price: total })], [payment({ amount })]));
    expect(of("1000", "999,99")).toBe(99);
    expect(of("1000", "1000")).toBe(100);
    expect(of("2290", "1000")).toBe(44);
    expect(of("0", "0")).toBe(0);
  });
});

describe("the checks of the form", () => {
  it("a valid form has no errors", () => expect(checkValues(full)).toEqual({}));
  it("each invalid field of the form has its message", () => {
    const bad: FormValues = {
      ...full,
      client: "",
      date: "",
      right_sphere: "31",
      right_axis: "a",
      left_sphere: "1.30",
      invoice: {
        ...full.invoice,
        items: [
          line({ quantity: "0", price: "" }),
          line({ quantity: "", price: "-1" }),
          line({ quantity: "1,5" }),
        ],
        payments: [payment({ amount: "", date: "" })],
      },
    };
    expect(checkValues(bad)).toEqual({
      client: "Le client est requis",
      date: "La date est requise",
      right_sphere: "La sphère doit être entre −30 et +30",
      right_axis: "Ce champ attend un nombre",
      left_sphere: "La valeur doit être un multiple de 0,25",
      "invoice.items.0.quantity": "La quantité doit être au moins 1",
      "invoice.items.0.price": "Le prix est requis",
      "invoice.items.1.quantity": "Quantité requise",
      "invoice.items.1.price": "Le prix doit être positif",
      "invoice.items.2.quantity": "La quantité doit être un nombre entier",
      "invoice.payments.0.date": "La date est requise",
      "invoice.payments.0.amount": "Le montant est requis",
    });
  });
});
