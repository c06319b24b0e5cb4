import fc from "fast-check";
import { describe, expect, it } from "vitest";

import type { InvoiceDocument, SavedItem } from "#domain/documents/documents.ts";
import { type Centimes, sum, toDirhams } from "#domain/core/money.ts";
import { itemsTotal, itemTotal } from "#domain/sale/invoice.ts";
import { vatOf } from "#domain/sale/vat.ts";
import {
  claimDetails,
  halvesOf,
  isSettled,
  lensLines,
  payerLines,
  printedItems,
} from "#shared/paper/claimPaper.ts";

const pair = {
  id: "l",
  product: "p",
  product_name: "Verre 1.6",
  product_type: "lens",
  label: "",
  quantity: 2,
  price: 700,
  discount: 0,
  eye: "",
  vat_rate: 20,
} as SavedItem;
const frame = {
  ...pair,
  id: "f",
  product_name: "Monture Riad",
  product_type: "frame",
} as SavedItem;
const claim = {
  fund_name: "CNSS",
  beneficiary: "Benali Yassine",
  member_number: "7 214 880",
  prescriber: "Dr Bennani",
  prescriber_inpe: "",
  examined_on: "2026-11-12 00:00:00.000Z",
  fse_number: "FSE-1",
};
const invoice = {
  items: [frame, pair],
  claim,
  status: "paid",
  total_amount: 1000,
  credited_amount: 0,
  fund_part: 600,
  paid_amount: 400,
  fund_payments: [],
  buyer_name: "Benali Aïcha",
  issued_at: "2026-11-20",
} as unknown as InvoiceDocument;
const shownOf = (items: readonly SavedItem[]) =>
  lensLines(items).map(({ product_name, quantity, discount }) => [
    product_name,
    quantity,
    discount,
  ]);
const plain = (lines: readonly (readonly [string, string])[]) =>
  lines.map(([label, amount]) => [label, amount.replaceAll(/\s/g, " ")]);
const paid = (amount: number, date = "2026-11-21 00:00:00.000Z") => ({ amount, date });

describe("the lenses of a claimed invoice", () => {
  it("both lenses of a claimed pair have a line with half of the discount, the first with an odd centime", () => {
    expect(shownOf([frame, { ...pair, discount: 140.05 }])).toEqual([
      ["Monture Riad", 2, 0],
      ["Verre 1.6 (OD)", 1, 70.03],
      ["Verre 1.6 (OG)", 1, 70.02],
    ]);
  });

  it("lenses with a line each already have their eye added to the name", () => {
    const single = { ...pair, quantity: 1 };
    expect(shownOf([{ ...single, eye: "left" }, single, { ...pair, eye: "right" }])).toEqual([
      ["Verre 1.6 (OG)", 1, 0],
      ["Verre 1.6", 1, 0],
      ["Verre 1.6 (OD)", 2, 0],
    ]);
  });

  it("other quantities of lenses stay on one line, as do all lenses without a claim", () => {
    expect(shownOf([{ ...pair, quantity: 4 }])).toEqual([["Verre 1.6", 4, 0]]);
    expect(printedItems({ ...invoice, claim: null })).toBe(invoice.items);
    expect(printedItems(invoice)).toHaveLength(3);
  });

  it("the type of an older line is that of its product", () => {
    const { product_type: _, ...unnamed } = pair;
    const line = { ...unnamed, expand: { product: { type: "lens" } } } as SavedItem;
    expect(lensLines([line])).toHaveLength(2);
  });

  const sold: fc.Arbitrary<SavedItem> = fc
    .record({
      id: fc.uuid(),
      type: fc.constantFrom("lens", "frame"),
      eye: fc.constantFrom("", "right", "left"),
      quantity: fc.integer({ min: 1, max: 4 }),
      price: fc.integer({ min: 0, max: 9_999_999 }),
      share: fc.double({ min: 0, max: 1, noNaN: true }),
      vat_rate: fc.constantFrom(null, 7, 20),
    })
    .map(({ id, type, eye, quantity, price, share, vat_rate }) => {
      const discount = Math.floor(price * quantity * share) as Centimes;
      return {
        ...pair,
        id,
        product_type: type,
        eye,
        quantity,
        price: toDirhams(price as Centimes),
        discount: toDirhams(discount),
        vat_rate,
      };
    });

  it("splitting lens lines never changes the total, the TVA or the sign of a line", () => {
    fc.assert(
      fc.property(fc.array(sold, { maxLength: 6 }), (items) => {
        const lines = lensLines(items);
        expect(itemsTotal(lines)).toBe(itemsTotal(items));
        expect(vatOf(lines)).toEqual(vatOf(items));
        expect(lines.every((line) => itemTotal(line) >= 0)).toBe(true);
        expect(new Set(lines.map(({ id }) => id)).size).toBe(lines.length);
      }),
    );
  });

  it("the two lines of a claimed pair differ by a centime at most", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 99_999_999_999 }), (amount) => {
        const { right, left } = halvesOf(amount as Centimes);
        expect(sum([right, left])).toBe(amount);
        expect([0, 1]).toContain(right - left);
      }),
    );
  });
});

describe("the parts of a claimed invoice", () => {
  it("a claimed invoice lists the fund's part, its payments by day, and the client's part", () => {
    const fund_payments = [paid(100), paid(50.5), paid(200, "2026-12-02 00:00:00.000Z")];
    const shown = { ...invoice, fund_payments } as InvoiceDocument;
    expect(plain(payerLines(shown))).toEqual([
      ["Part de l’organisme, CNSS", "−600,00 DH"],
      ["dont payé le 21/11/2026", "150,50 DH"],
      ["dont payé le 02/12/2026", "200,00 DH"],
      ["Part du client", "400,00 DH"],
    ]);
  });

  it("a claimed invoice lists refunds to the fund, and leaves out a bounced cheque", () => {
    const refund = { date: "2026-12-03 00:00:00.000Z", payment_method: "cash", amount: 40 };
    const fund_payments = [paid(100), { ...paid(500), cheque_state: "bounced" }];
    const refunds = [{ ...refund, fund: "f" }];
    const shown = { ...invoice, fund_payments, refunds } as unknown as InvoiceDocument;
    const back = ["Remboursé à CNSS le 03/12/2026 (Espèces)", "40,00 DH"];
    expect(plain(payerLines(shown)).slice(1, 3)).toEqual([
      ["dont payé le 21/11/2026", "100,00 DH"],
      back,
    ]);
    expect(plain(payerLines({ ...shown, fund_part: 0 }))).toEqual([back]);
  });

  it("the parts of fund and client are printed only after an agreement on a claim", () => {
    expect(payerLines({ ...invoice, fund_part: 0 })).toEqual([]);
    expect(payerLines({ ...invoice, claim: null, fund_part: 0 })).toEqual([]);
  });

  it("credit notes lower the client's part of a claimed invoice", () => {
    expect(plain(payerLines({ ...invoice, credited_amount: 150 })).at(-1)).toEqual([
      "Part du client",
      "250,00 DH",
    ]);
  });
});

describe("'Acquittée'", () => {
  it.each([
    ["nothing is due and the fund paid", {}, [paid(600)], true],
    ["the fund owes", {}, [paid(599.99)], false],
    ["the client owes", { paid_amount: 399.99 }, [paid(600)], false],
    ["the fund has no part", { fund_part: 0, paid_amount: 1000 }, [], true],
    ["there is no claim", { claim: null, fund_part: 0, paid_amount: 1000 }, [], false],
    ["all was credited", { status: "cancelled", credited_amount: 1000, fund_part: 0 }, [], false],
    ["nothing was sold", { total_amount: 0, fund_part: 0, paid_amount: 0 }, [], false],
  ])("'Acquittée' is printed or not when %s (case %#)", (_, changes, fund_payments, isSaid) => {
    const shown = { ...invoice, ...changes, fund_payments } as unknown as InvoiceDocument;
    expect(isSettled(shown)).toBe(isSaid);
  });
});

it("the details of a claim are the insured persons and the prescription; without a claim there are none", () => {
  expect(claimDetails(invoice)).toEqual([
    ["Assuré", "Benali Aïcha"],
    ["Bénéficiaire", "Benali Yassine"],
    ["N°", "7 214 880"],
    ["Prescripteur", "Dr Bennani"],
    ["INPE", ""],
    ["Ordonnance du", "12/11/2026"],
    ["N° FSE", "FSE-1"],
  ]);
  expect(claimDetails({ ...invoice, claim: null })).toEqual([]);
});
