import { cleanup, render, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import type { QuoteDocument } from "#api/sales/quotes.ts";
import type { Company } from "#domain/core/records.ts";
import { QuoteSheet } from "#features/prints/quote/QuoteSheet.tsx";

const company = {
  id: "",
  name: "Optique du Port",
  logo: "",
  vat_note: "TVA non applicable",
  warranty_note: "Verres repris pendant un mois",
} as Company;
const item = (id: string, variant: string, values: object) => ({
  id,
  variant,
  product: "p",
  label: "",
  product_type: "lens",
  quantity: 1,
  discount: 0,
  vat_rate: 20,
  ...values,
});
const frame = item("f", "", { product_name: "Monture Toubkal", product_type: "frame", price: 850 });
const cheap = item("a", "A", { product_name: "Verre 1.5", quantity: 2, price: 350 });
const thin = item("b", "B", { product_name: "Verre 1.67", quantity: 2, price: 700, discount: 140 });
const quote = {
  id: "q",
  number: "D2026110007",
  title: "quote",
  date: "2026-11-25 00:00:00.000Z",
  valid_until: "2026-12-25 00:00:00.000Z",
  client: "c",
  prospect_name: "",
  prospect_phone: "",
  notes: "Deux paires",
  internal_notes: "Marge faible",
  deposit_asked: 400,
  delivery_days: 7,
  chosen: "",
  items: [thin, cheap, frame],
  expand: {
    client: { id: "c", name: "Daoudi Zineb", phone: "0612345678", address: "", ice: "" },
    prescription: { id: "x", client: "c", right_sphere: -2.25, left_sphere: -2.5 },
  },
};

type Options = { hasEyes?: boolean; isNarrow?: boolean };
function printed(changes: object = {}, { hasEyes = true, isNarrow = false }: Options = {}): string {
  const shown = { ...quote, ...changes } as unknown as QuoteDocument;
  render(<QuoteSheet quote={shown} company={company} hasEyes={hasEyes} isNarrow={isNarrow} />);
  return document.body.textContent.replaceAll(/\s/g, " ");
}
afterEach(cleanup);

const heading = () => screen.getByRole("heading", { level: 1 }).textContent;
const boxOf = (variant: string) =>
  screen.getByRole("region", { name: `Proposition ${variant}` }).textContent.replaceAll(/\s/g, " ");

describe("a printed quote", () => {
  it("a printed quote has its number, last valid day, client and terms", () => {
    const said = printed();
    expect(heading()).toBe("DEVIS N° D2026110007");
    expect(said).toContain("Le 25/11/2026");
    expect(said).toContain("Valable jusqu’au 25/12/2026");
    expect(said).toMatch(/Nom Daoudi.*Prénom Zineb.*Téléphone 06 12 34 56 78/);
    expect(said).toContain("Délai 7 jours");
    expect(said).toContain("Acompte demandé à la commande : 400,00 DH");
    expect(said).toContain("Ce devis n’est pas une facture.");
    expect(said).toContain("Note : Deux paires");
    expect(said).toContain("Conditions : Verres repris pendant un mois");
    expect(said).toContain("Cachet et signature");
  });

  it("a printed quote never contains the shop's internal notes", () => {
    expect(printed()).not.toContain("Marge faible");
  });

  it("a quote with the title 'pro forma' is printed as a pro forma invoice", () => {
    const said = printed({ title: "proforma" });
    expect(heading()).toBe("FACTURE PRO FORMA N° D2026110007");
    expect(said).toContain("Cette facture pro forma n’est pas une facture.");
  });

  it("a pro forma has the sum in words for each variant, or for a single offer", () => {
    const words = "Arrêtée la présente facture pro forma à la somme de : ";
    printed({ title: "proforma" });
    expect(boxOf("A")).toContain(`${words}Mille cinq cent cinquante dirhams`);
    expect(boxOf("B")).toContain(`${words}Deux mille cent dix dirhams`);
    cleanup();
    expect(printed({ title: "proforma", items: [frame] })).toContain(
      `${words.trimEnd()}Huit cent cinquante dirhams`,
    );
    cleanup();
    expect(printed()).not.toContain("Arrêtée");
  });

  it("a printed quote shows a free line by its label", () => {
    const free = { product: "", product_name: "", label: "Réparation", price: 120 };
    const lines = [frame, item("x", "", { ...free, product_type: "" })];
    expect(printed({ items: lines })).toContain("Réparation");
    cleanup();
    printed({ items: [...lines, cheap, item("y", "B", { ...free, label: "Ajustage" })] });
    expect(boxOf("B")).toContain("Ajustage");
    expect(document.body.textContent).not.toContain("Produit inconnu");
  });

  it("a printed quote leaves out an empty deposit, delay or note", () => {
    const said = printed({ deposit_asked: 0, delivery_days: 0, notes: "" });
    expect(said).not.toMatch(/Acompte|Délai|Note :/);
  });

  it("a printed quote for a prospect has the prospect's name and telephone", () => {
    const prospect = { client: "", prospect_name: "M. Alami Omar", prospect_phone: "0661000000" };
    expect(printed({ ...prospect, expand: {} })).toMatch(
      /Nom Alami.*Prénom Omar.*Téléphone 06 61 00 00 00/,
    );
  });
});

describe("the variants of a printed quote", () => {
  it("printed variants stand side by side below the common lines, and their sums are right", () => {
    const said = printed();
    expect(screen.getAllByRole("table")[0]?.textContent).toContain("Monture Toubkal");
    expect(boxOf("A")).toMatch(
      /Verre 1.5.*2 × 350,00 DH.*700,00 DH.*Partie commune 850,00 DH.*Total TTC 1 550,00 DH/,
    );
    expect(boxOf("B")).toMatch(
      /1 400,00 DH.*Partie commune 850,00 DH.*Remise −140,00 DH.*Total TTC 2 110,00 DH/,
    );
    expect(boxOf("A")).not.toContain("Remise");
    expect(said).toContain("Les prix comprennent la TVA à 20 %.");
    expect(said).toMatch(/Bon pour accord, proposition choisie : ?A ?B ?Date et signature/);
  });

  it("printed variants of a shop without TVA have its note, and no rates", () => {
    const free = [frame, cheap, thin].map((one) => ({ ...one, vat_rate: null }));
    const said = printed({ items: free });
    expect(said).toContain("TVA non applicable");
    expect(said).not.toMatch(/TTC|Les prix comprennent/);
    expect(boxOf("A")).toContain("Total 1 550,00 DH");
  });

  it("a printed quote lists each rate of TVA once", () => {
    expect(printed({ items: [frame, { ...cheap, vat_rate: 10 }, thin] })).toContain(
      "Les prix comprennent la TVA à 10 % et 20 %.",
    );
  });
});

describe("a printed quote without variants", () => {
  it.each(["", "A"])(
    "a printed quote without variants is one table with TVA and total (%s)",
    (variant) => {
      const said = printed({ items: [frame, { ...thin, variant }] });
      expect(screen.queryByRole("region", { name: /Proposition/ })).toBeNull();
      const [lines] = screen.getAllByRole("table");
      expect(within(lines ?? document.body).getAllByRole("row")).toHaveLength(3);
      expect(said).toMatch(/TVA 20 %.*1 758,33 DH.*351,67 DH.*2 110,00 DH/);
      expect(said).toMatch(/Total TTC 2 110,00 DH/);
      expect(said).toContain("Bon pour accordDate et signature");
      expect(said).not.toContain("proposition");
    },
  );
});

describe("the correction on a printed quote", () => {
  it("the option to hide the correction leaves it out of a printed quote", () => {
    expect(printed()).toContain("Vision Loin");
    cleanup();
    expect(printed({}, { hasEyes: false })).not.toContain("Vision Loin");
  });

  it("a printed quote has no correction of another client, and none for a prospect", () => {
    const expand = { ...quote.expand, prescription: { ...quote.expand.prescription, client: "d" } };
    expect(printed({ expand })).not.toMatch(/Vision|2\.25/);
    cleanup();
    expect(printed({ client: "", prospect_name: "Alami" })).not.toMatch(/Vision|2\.25/);
  });
});

it("three variants are printed below each other on A5", () => {
  const items = [frame, cheap, thin, { ...thin, id: "c", variant: "C" }];
  printed({ items }, { isNarrow: true });
  const places = () =>
    screen.getByRole("region", { name: "Proposition C" }).parentElement?.className;
  expect(places()).not.toContain("grid");
  cleanup();
  printed({ items });
  expect(places()).toContain("grid-cols-3");
});
