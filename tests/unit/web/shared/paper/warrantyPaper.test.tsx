import { cleanup, render } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import type { Company } from "#domain/core/records.ts";
import type { InvoiceDocument } from "#domain/documents/documents.ts";
import { InvoiceTicket } from "#features/prints/InvoiceTicket.tsx";
import { InvoiceSheet } from "#shared/paper/InvoiceSheet.tsx";
import { withPromises } from "#shared/paper/warrantyPaper.ts";

const none = {
  warranty_frame: 0,
  warranty_sunglasses: 0,
  warranty_lens: 0,
  warranty_accessory: 0,
  warranty_adaptation: 0,
};
const company = { id: "", name: "Optique du Port", logo: "", ...none } as Company;
const promising = { ...company, warranty_frame: 12, warranty_lens: 6, warranty_adaptation: 3 };
const line = (id: string, type: string, name: string) => ({
  id,
  product: id,
  product_name: name,
  product_type: type,
  label: "",
  quantity: 1,
  price: 500,
  discount: 0,
  eye: "",
  warranty: null as object | null,
});
const frame = line("f", "frame", "Monture Riad");
const lens = { ...line("l", "lens", "Verre 1.6"), quantity: 2 };
const fitting = line("s", "service", "Ajustage");
const invoice = {
  date: "2026-11-20",
  status: "unpaid",
  total_amount: 2000,
  paid_amount: 0,
  items: [frame, lens, fitting],
  payments: [],
  credit_notes: [] as object[],
  refunds: [],
  job: { status: "ordered", promised_on: "", delivered_on: "" } as object | null,
};
const papers = { sheet: InvoiceSheet, ticket: InvoiceTicket };
const law =
  "La garantie de la boutique s’ajoute à la garantie légale des défauts de la chose vendue (loi n° 31-08, art. 65).";
const until = (day: string | null) => ({
  from: "2026-12-01",
  legal_until: "2027-12-01",
  shop_until: day,
  adaptation_until: null,
  held: 0,
});
const printed = (of: keyof typeof papers, shop: Company, changes: object = {}): string => {
  const Paper = papers[of];
  const shown = { ...invoice, ...changes } as unknown as InvoiceDocument;
  const { container } = render(<Paper invoice={shown} company={shop} isNarrow />);
  return container.innerHTML;
};
const said = (html: string) => html.replaceAll(/<[^>]*>/g, "|").replaceAll(/\s/g, " ");
afterEach(cleanup);

describe.each(["sheet", "ticket"] as const)("the warranty of an invoice on a %s", (of) => {
  it("before the delivery an invoice shows warranty months under each line, and the legal notice", () => {
    const text = said(printed(of, promising));
    expect(text).toMatch(/Monture Riad.*Garantie 12 mois.*Verre 1\.6.*Garantie 6 mois.*Ajustage/);
    expect(text.match(/Garantie \d+ mois/g)).toHaveLength(2);
    expect(text).toContain(law);
  });

  it("after the delivery an invoice shows the last day of warranty, even for a sale without a job", () => {
    const delivered = [
      { ...frame, warranty: until("2027-03-29") },
      { ...lens, warranty: until("2027-06-01") },
      fitting,
    ];
    const job = { status: "delivered", delivered_on: "2026-12-01 00:00:00.000Z", promised_on: "" };
    for (const sold of [job, null]) {
      const text = said(printed(of, promising, { items: delivered, job: sold }));
      expect(text).toMatch(/Garantie jusqu’au 29\/03\/2027.*Garantie jusqu’au 01\/06\/2027/);
      expect(text).not.toContain(" mois");
      expect(text).toContain(law);
      cleanup();
    }
  });

  it("an invoice of a shop without warranties mentions none, delivered or not", () => {
    const { warranty_frame: _, warranty_lens: __, ...before } = company;
    const delivered = { items: [{ ...frame, warranty: until(null) }, lens, fitting], job: null };
    const old = printed(of, before as Company);
    expect(printed(of, company) === old).toBe(true);
    const sold = printed(of, before as Company, { job: null });
    expect(printed(of, company, delivered) === sold).toBe(true);
    expect(old).not.toMatch(/Garantie|31-08/);
  });

  it("fully credited lines and cancelled invoices have no warranty", () => {
    const credited = [{ items: [{ invoice_item: "l", quantity: 2 }] }];
    const shop = { ...promising, warranty_frame: 0 };
    const full = { total_amount: 0, number: "A", date: "2026-11-20", kept: 0 };
    const notes = credited.map((note) => ({ ...full, ...note }));
    expect(said(printed(of, shop, { credit_notes: notes }))).not.toMatch(/Garantie|31-08/);
    cleanup();
    expect(said(printed(of, promising, { status: "cancelled" }))).not.toMatch(/Garantie|31-08/);
  });

  it("a claimed pair has its warranty months under each lens", () => {
    const claim = { fund_name: "CNSS", beneficiary: "", member_number: "", examined_on: "" };
    const text = said(printed(of, promising, { items: [lens], claim, fund_part: 0 }));
    expect(text.match(/Garantie 6 mois/g)).toHaveLength(2);
  });
});

it("an invoice without warranties is passed to the paper unchanged", () => {
  const shown = invoice as unknown as InvoiceDocument;
  expect(withPromises(shown, company)).toBe(shown);
  const [first, , last] = withPromises(shown, promising).items;
  expect(first?.promise).toBe("Garantie 12 mois");
  expect(last).toBe(shown.items[2]);
});
