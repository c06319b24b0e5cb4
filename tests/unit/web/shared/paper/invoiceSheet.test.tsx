import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import type { InvoiceDocument, SavedItem } from "#domain/documents/documents.ts";
import type { Company } from "#domain/core/records.ts";
import { InvoiceItems } from "#shared/paper/InvoiceItems.tsx";
import { InvoiceSheet } from "#shared/paper/InvoiceSheet.tsx";

const company = { id: "", name: "Optique du Port", logo: "" } as Company;
const show = (eyes: object, client?: object) => {
  const prescription = { right_sphere: null, left_sphere: null, ...eyes };
  const invoice = { items: [], payments: [], total_amount: 0, paid_amount: 0, date: "2026-11-20" };
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
  it("exists with one addition, and is blank for the other eye", () => {
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
  ])("is left out with %s", (_, eyes) => {
    show(eyes);
    expect(screen.getByRole("heading", { name: "Vision Loin" })).toBeTruthy();
    expect(near()).toBeNull();
  });
});

describe("the payer", () => {
  it("is a name and a first name", () => {
    show({}, { name: "El Fassi Zineb", created: "2026-11-20 10:00:00.000Z" });
    expect(screen.getByText("El Fassi").parentElement?.textContent).toBe("Nom El Fassi");
    expect(screen.getByText("Zineb").parentElement?.textContent).toBe("Prénom Zineb");
  });

  it("is one name of a firm", () => {
    show({}, { name: "Atlas Import SARL", created: "2026-11-20 10:00:00.000Z" });
    const line = screen.getByText("Atlas Import SARL").parentElement;
    expect(line?.textContent).toBe("Nom Atlas Import SARL");
    expect(screen.queryByText(/Prénom/)).toBeNull();
  });

  it("is one line for an erased person", () => {
    show({}, { name: "Client supprimé", created: "" });
    expect(screen.getByText("Client supprimé")).toBeTruthy();
    expect(screen.queryByText(/Prénom/)).toBeNull();
  });
});

it("says 'Facture N° {number}' in one, and its total after the vision, amounts with their unit", () => {
  const item = { id: "a", product_name: "Étui", quantity: 2, price: 45 };
  const invoice = { items: [item], payments: [], total_amount: 90, paid_amount: 0 };
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

  it("have a column of discounts where there is one, and the remark under the name", () => {
    const reduced = { ...frame, label: "Branche raccourcie", discount: 50.5 };
    expect(rowsOf([reduced, { ...repair, price: 60, discount: 0 }])).toEqual([
      "DésignationArticleQtéPrix unitaireRemiseTotal",
      "MontureMonture RiadBranche raccourcie2500,00 DH−50,50 DH949,50 DH",
      "AutreSoudure160,00 DH60,00 DH",
    ]);
  });

  it("have no such column without a discount", () => {
    expect(rowsOf([{ ...frame, label: "", discount: 0 }])).toEqual([
      "DésignationArticleQtéPrix unitaireTotal",
      "MontureMonture Riad2500,00 DH1 000,00 DH",
    ]);
  });
});
