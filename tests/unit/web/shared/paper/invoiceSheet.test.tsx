import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import type { InvoiceDocument, SavedItem } from "#domain/documents/documents.ts";
import type { Company } from "#domain/core/records.ts";
import { InvoiceTicket } from "#features/prints/InvoiceTicket.tsx";
import { InvoiceItems } from "#shared/paper/InvoiceItems.tsx";
import { InvoiceSheet } from "#shared/paper/InvoiceSheet.tsx";

const company = { id: "", name: "Optique du Port", logo: "" } as Company;
const unpaid = { items: [], payments: [], credit_notes: [], refunds: [], paid_amount: 0 };
const show = (eyes: object, client?: object) => {
  const prescription = { right_sphere: null, left_sphere: null, ...eyes };
  const invoice = { ...unpaid, total_amount: 0, date: "2026-11-20" };
  render(
    <InvoiceSheet
      invoice={{ ...invoice, expand: { prescription, client } } as unknown as InvoiceDocument}
      company={company}
      isNarrow={false}
    />,
  );
};
const near = () => screen.queryByRole("heading", { name: "Vision Près" });
afterEach(cleanup);

describe("'Vision Près'", () => {
  it("'Vision Près' is printed when one eye has an addition, with a blank row for the other eye", () => {
    show({
      right_sphere: 1,
      right_cylinder: -0.75,
      right_axis: 90,
      right_add: 2,
      left_sphere: -0.5,
    });
    const rows = within(near()?.parentElement ?? document.body).getAllByRole("row");
    expect(rows.map(({ textContent }) => textContent)).toEqual([
      "ŒilSphère + AddCylindreAxe",
      "OD+3.00−0.7590°",
      "OG---",
    ]);
  });

  it.each([
    ["no addition", { right_sphere: 1, left_sphere: 1 }],
    ["an addition of 0.00", { right_sphere: 1, right_add: 0, left_sphere: 1, left_add: 0 }],
    ["an addition to a blank sphere", { right_add: 2, left_add: 2 }],
  ])("'Vision Près' is left out with %s", (_, eyes) => {
    show(eyes);
    expect(screen.getByRole("heading", { name: "Vision Loin" })).toBeTruthy();
    expect(near()).toBeNull();
  });
});

describe("the payer", () => {
  it("a payer's name is printed as name and first name", () => {
    show({}, { name: "El Fassi Zineb", created: "2026-11-20 10:00:00.000Z" });
    expect(screen.getByText("El Fassi").parentElement?.textContent).toBe("Nom El Fassi");
    expect(screen.getByText("Zineb").parentElement?.textContent).toBe("Prénom Zineb");
  });

  it("a firm's name is printed whole, without a first name", () => {
    show({}, { name: "Atlas Import SARL", created: "2026-11-20 10:00:00.000Z" });
    const line = screen.getByText("Atlas Import SARL").parentElement;
    expect(line?.textContent).toBe("Nom Atlas Import SARL");
    expect(screen.queryByText(/Prénom/)).toBeNull();
  });

  it("an erased client is printed as one line", () => {
    show({}, { name: "Client supprimé", created: "" });
    expect(screen.getByText("Client supprimé")).toBeTruthy();
    expect(screen.queryByText(/Prénom/)).toBeNull();
  });
});

it("an invoice has its number in the heading, amounts with units, and its total after the correction", () => {
  const item = { id: "a", product_name: "Étui", quantity: 2, price: 45 };
  const invoice = { ...unpaid, items: [item], total_amount: 90 };
  const prescription = { right_sphere: 1, left_sphere: 1 };
  const whole = { ...invoice, date: "2026-11-20", invoice_number: "2026110001" };
  render(
    <InvoiceSheet
      invoice={{ ...whole, expand: { prescription } } as unknown as InvoiceDocument}
      company={company}
      isNarrow={false}
    />,
  );
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Facture N° 2026110001");
  const said = document.body.textContent.replaceAll(/\s/g, " ");
  expect(said).toMatch(/245,00 DH90,00 DH.*Vision Loin.*Total 90,00 DH.*Arrêtée la Présente/);
});

describe("the items on paper", () => {
  const frame = { id: "a", product: "p", product_name: "Monture Riad", quantity: 2, price: 500 };
  const repair = { id: "b", product: "", product_name: "Soudure", label: "Soudure", quantity: 1 };
  const rowsOf = (items: object[]) => {
    render(<InvoiceItems items={items as SavedItem[]} />);
    return screen.getAllByRole("row").map(({ textContent }) => textContent.replaceAll(/\s/g, " "));
  };

  it("printed lines have a column of discounts if there is one, and remarks under the name", () => {
    const reduced = { ...frame, label: "Branche raccourcie", discount: 50.5 };
    expect(rowsOf([reduced, { ...repair, price: 60, discount: 0 }])).toEqual([
      "DésignationArticleQtéPrix unitaireRemiseTotal",
      "MontureMonture RiadBranche raccourcie2500,00 DH−50,50 DH949,50 DH",
      "AutreSoudure160,00 DH60,00 DH",
    ]);
  });

  it("printed lines without a discount have no column of discounts", () => {
    expect(rowsOf([{ ...frame, label: "", discount: 0 }])).toEqual([
      "DésignationArticleQtéPrix unitaireTotal",
      "MontureMonture Riad2500,00 DH1 000,00 DH",
    ]);
  });
});

const issued = {
  ...unpaid,
  date: "2026-11-20",
  issued_at: "2026-11-20 10:00:00.000Z",
  buyer_name: "Atlas Import SARL",
  buyer_address: "Zone industrielle, Tanger",
  buyer_ice: "001122334455667",
  total_amount: 1000,
  credited_amount: 400,
  paid_amount: 500,
  payments: [{ id: "p", payment_method: "cash", amount: 1000, reference: "" }],
  credit_notes: [
    { number: "A2026110001", date: "2026-11-21", total_amount: 400, kept: 100, items: [] },
  ],
  refunds: [
    { date: "2026-11-21", payment_method: "cash", amount: 400, from_kept: false },
    { date: "2026-11-23", payment_method: "cash", amount: 60, from_kept: true },
  ],
  job: { status: "ordered", promised_on: "2026-11-27" },
  expand: { client: { name: "Autre nom", address: "", ice: "", created: "2026" } },
};
const shop = { ...company, warranty_note: "Un an sur la monture" } as Company;
const papers = { sheet: InvoiceSheet, ticket: InvoiceTicket };
const printed = (
  paper: keyof typeof papers,
  changes: object,
  isDuplicate = false,
  hidesEyes = false,
) => {
  const Paper = papers[paper];
  const of = { ...shop, invoice_hides_eyes: hidesEyes };
  const invoice = { ...issued, ...changes } as unknown as InvoiceDocument;
  render(<Paper invoice={invoice} company={of} isDuplicate={isDuplicate} isNarrow />);
  return document.body.textContent.replaceAll(/\s/g, " ");
};

describe("an issued invoice", () => {
  it.each(["sheet", "ticket"] as const)(
    "an issued invoice has its buyer, credits, delivery day and warranty on a %s",
    (of) => {
      const said = printed(of, {});
      expect(said).toContain("Atlas Import SARL");
      expect(said).toContain("Zone industrielle, Tanger");
      expect(said).toContain("001122334455667");
      expect(said).not.toContain("Autre nom");
      expect(said).toMatch(/Avoir A2026110001 du 21\/11\/2026 ?−400,00 DH/);
      expect(said).toMatch(/Remboursé le 21\/11\/2026 \(Espèces\) ?−400,00 DH/);
      expect(said).toMatch(/Avoir A2026110001, gardé par le client ?−100,00 DH/);
      expect(said).not.toContain("23/11/2026");
      expect(said).toMatch(/Reste à payer ?100,00 DH/);
      expect(said).toMatch(/Livraison prévue le ?27\/11\/2026/);
      expect(said).toContain("Garantie : Un an sur la monture");
      expect(said).not.toContain("DUPLICATA");
    },
  );

  const prescription = {
    right_sphere: -2.25,
    left_sphere: -2.5,
    right_eip: 31,
    right_height: 18,
    right_near_eip: 29,
    right_va: "8/10",
    right_near_va: "P2",
    vertex: 13,
    pairs: { "2": { left_height: 17, wrap: 5 } },
  };

  it.each(["sheet", "ticket"] as const)(
    "an invoice has no heights, acuities or near EIP on a %s",
    (of) => {
      const said = printed(of, { expand: { prescription } });
      expect(said).toContain("−2.50");
      expect(said).not.toMatch(/Hauteur|Acuité|EIP de près|8\/10|P2/);
    },
  );

  it.each(["sheet", "ticket"] as const)(
    "an invoice has no eye values on a %s of a shop that hides them",
    (of) => {
      expect(printed(of, { expand: { prescription } }, false, true)).not.toMatch(
        /OD|−2\.50|Vision/,
      );
      cleanup();
      // No eye value is printed either when the server sent none to this person.
      expect(printed(of, { expand: { prescription: { id: "p" } } })).not.toMatch(/OD|Vision/);
    },
  );

  it.each(["sheet", "ticket"] as const)(
    "an invoice printed again on a %s is marked as a duplicate",
    (of) => {
      expect(printed(of, {}, true)).toContain("DUPLICATA");
    },
  );

  it("an invoice shows the paid amount before refunds and kept credits", () => {
    expect(printed("sheet", {})).toMatch(/Payé ?1 000,00 DH/);
  });

  it.each([
    ["no job", null],
    ["a cancelled job", { status: "cancelled", promised_on: "2026-11-27" }],
  ])("an invoice has no delivery day with %s", (_, job) => {
    expect(printed("sheet", { job })).not.toContain("Livraison");
  });
});

describe("the buyer on paper", () => {
  it("an invoice for a walk-in has the name that was typed, before and after its issue", () => {
    const walkIn = { buyer_name: "Tazi Omar", expand: {} };
    expect(printed("ticket", walkIn)).toContain("Tazi Omar");
    cleanup();
    expect(printed("ticket", { ...walkIn, issued_at: "" })).toContain("Tazi Omar");
  });

  it("an invoice that is not issued yet has the client's present name", () => {
    const said = printed("ticket", { issued_at: "" });
    expect(said).toContain("Autre nom");
    expect(said).not.toContain("Atlas Import");
  });
});
