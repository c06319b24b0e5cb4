import { describe, expect, it } from "vitest";

import { desktop, screens } from "#support/browser.ts";
import { fillShop, saveReceipt } from "#support/filledShop.ts";
import { newId } from "#support/shop.ts";
import type { Server } from "#support/startServer.ts";
import { ClientsList } from "./pages/clients.ts";
import { InvoicePage } from "./pages/invoices.ts";
import type { Person } from "./pages/person.ts";
import { SalesForm } from "./pages/salesForm.ts";
import { sceneWith } from "./pages/scene.ts";
import { Toasts } from "./pages/toasts.ts";

/** Filled shop with one record of each deletable kind. */
async function fillWhole(server: Server) {
  const filled = await fillShop(server);
  const { shop, frame } = filled;
  const supplier = await shop.create("optique_suppliers", {
    name: "Atelier Atlas",
    phone: "0522000000",
  });
  const receipt = await saveReceipt(shop, supplier, frame);
  const adjustment = newId();
  await shop.send("PUT", `/api/optique/adjustments/${adjustment}`, {
    adjustment_number: "AJ-20261120-001",
    date: "2026-11-20",
    reason: "theft",
    notes: "",
    items: [{ id: newId(), product: frame.id, quantity: -1, notes: "" }],
  });
  return { ...filled, supplier, receipt, adjustment };
}
type Filled = Awaited<ReturnType<typeof fillWhole>>;
const scene = sceneWith(fillWhole);

/** Every page with controls, and its heading. */
const pagesOf = (filled: Filled): [path: string, heading: string | RegExp][] => [
  ["", "Tableau de bord"],
  ["/clients", "Clients"],
  ["/clients/nouveau", "Nouveau client"],
  [`/clients/${filled.client.id}`, "Benali Aïcha"],
  [`/clients/${filled.client.id}/modifier`, "Modifier le client"],
  ["/prescriptions", "Prescriptions"],
  ["/prescriptions/reminders", /Rappels/],
  ["/prescriptions/new", "Nouvelle prescription"],
  [`/prescriptions/${filled.sale.id}`, "Prescription du 20/11/2026"],
  [`/prescriptions/edit/${filled.sale.id}`, "Modifier la prescription"],
  [`/prescriptions/${filled.sale.id}/print`, /./],
  ["/invoices", "Factures"],
  [`/invoices/${filled.sale.invoice?.id}`, /^Facture #/],
  [`/invoices/print/${filled.sale.invoice?.id}`, /Facture/],
  ["/sale", "Vente comptoir"],
  [`/invoices/print/${filled.sale.invoice?.id}?format=ticket&sale=1`, /Facture/],
  ["/statistics", "Statistiques des ventes"],
  ["/products", "Produits"],
  ["/products?nouveau=1", "Produits"],
  [`/products/${filled.frame.id}`, "Monture Riad 52-18"],
  ["/suppliers", "Fournisseurs"],
  ["/suppliers/new", "Nouveau fournisseur"],
  [`/suppliers/${filled.supplier.id}`, "Atelier Atlas"],
  [`/suppliers/edit/${filled.supplier.id}`, "Modifier le fournisseur"],
  ["/stock", "Gestion du Stock"],
  ["/stock/movements", /Mouvements/],
  ["/stock/receipts", "Bons de réception"],
  ["/stock/receipts/new", "Nouveau Bon"],
  [`/stock/receipts/${filled.receipt}`, /^Bon /],
  [`/stock/receipts/edit/${filled.receipt}`, /Modifier/],
  ["/stock/adjustments", "Ajustements de stock"],
  ["/stock/adjustments/new", "Nouvel Ajustement"],
  [`/stock/adjustments/edit/${filled.adjustment}`, /Modifier/],
  ["/company", "Mon Entreprise"],
  ["/aide", "Guide de la boutique"],
];

/** Navigates like a link, without a reload, and waits until the page has loaded. */
async function moveTo({ page }: Person, path: string, heading: string | RegExp): Promise<void> {
  await page.evaluate((to) => window.history.pushState(null, "", to), `/app${path}`);
  await page.getByRole("heading", { level: 1, name: heading }).waitFor({ state: "attached" });
  await expect.poll(() => page.locator("main [aria-busy=true]").count()).toBe(0);
}

describe.each(screens)("a message at $name", (screen) => {
  it("covers no control on any page", async () => {
    const { person, ...filled } = await scene.open(screen, "/app/clients");
    const toasts = new Toasts(person);
    await new ClientsList(person).tryToRemove("Benali Aïcha");
    await person.toast(/il ne peut pas être supprimé/);
    await toasts.hold();
    let wasPrint = false;
    for (const [path, heading] of pagesOf(filled)) {
      await moveTo(person, path, heading);
      const isPrint = path.includes("print/") || path.endsWith("/print");
      // A print page moves the toast from under the pointer: its time would pass.
      if (isPrint || wasPrint) await toasts.hold();
      wasPrint = isPrint;
      // Its position on a phone is set by an effect, after the paint.
      await expect.poll(() => toasts.covered(), { message: path }).toEqual([]);
    }
    person.clean();
  });
});

it("a message ends though the pointer rests at its place", async () => {
  const { person } = await scene.open(desktop, ({ sale }) => `/app/prescriptions/edit/${sale.id}`);
  const toasts = new Toasts(person);
  const form = await new SalesForm(person).ready();
  const [x, y] = [desktop.width - 60, 24];
  await person.page.mouse.move(x, y);
  await form.writeNotes("Changé");
  await form.save();
  await form.saved("mise à jour");
  const { top, bottom, left, right } = await toasts.box();
  expect(x > left && x < right && y > top && y < bottom).toBe(true);
  await toasts.gone();
});

describe("the question before a deletion", () => {
  it("names the record", async () => {
    const { person, ...filled } = await scene.open(desktop, "/app");
    const { sale, receipt, shop } = filled;
    // Records that documents name are refused without this question.
    await shop.client({ name: "Idrissi Youssef", phone: "0612345679" });
    await shop.create("optique_suppliers", { name: "Optilab", phone: "0522000001" });
    await shop.product({ name: "Étui rigide", reference: "ETUI", type: "accessory" });
    const toasts = new Toasts(person);
    const number = sale.invoice?.invoice_number ?? "";
    const invoiceTarget = `Facture ${number} · Benali Aïcha · 20/11/2026 · Partielle · Au montage · 2 250,00 DH`;
    const prescriptionTarget = `Prescription du 20/11/2026 · Benali Aïcha · Facture ${number} · Partielle · Au montage · 2 250,00 DH`;
    const asks: [
      path: string,
      heading: string | RegExp,
      button: string | RegExp,
      target: string,
    ][] = [
      ["/clients", "Clients", /^Supprimer Idrissi/, "Client Idrissi Youssef · 06 12 34 56 79"],
      ["/invoices", "Factures", /^Supprimer la facture/, invoiceTarget],
      [`/invoices/${sale.invoice?.id}`, /Facture/, "Supprimer", invoiceTarget],
      [
        `/invoices/${sale.invoice?.id}`,
        /Facture/,
        /Supprimer le paiement/,
        "Paiement · Espèces · 21/11/2026 · 1 000,00 DH",
      ],
      ["/prescriptions", "Prescriptions", /^Supprimer .*20\/11\/2026/, prescriptionTarget],
      [
        "/prescriptions",
        "Prescriptions",
        /^Supprimer .*12\/03\/2024/,
        "Prescription du 12/03/2024 · Benali Aïcha",
      ],
      [`/prescriptions/${sale.id}`, /Prescription/, "Supprimer", prescriptionTarget],
      [
        "/products",
        "Produits",
        /^Supprimer Étui/,
        "Produit Étui rigide · ETUI · Accessoire · 850,00 DH",
      ],
      ["/suppliers", "Fournisseurs", /^Supprimer Optilab/, "Fournisseur Optilab · 05 22 00 00 01"],
      [
        "/stock/receipts",
        "Bons de réception",
        /^Supprimer .*BR-/,
        "Bon BR-20261120-001 · Atelier Atlas · 20/11/2026 · En attente · 400,00 DH",
      ],
      [
        `/stock/receipts/${receipt}`,
        /^Bon /,
        "Supprimer",
        "Bon BR-20261120-001 · Atelier Atlas · 20/11/2026 · En attente · 400,00 DH",
      ],
      [
        "/stock/adjustments",
        "Ajustements de stock",
        /^Supprimer .*AJ-/,
        "Ajustement AJ-20261120-001 · 20/11/2026 · Vol/Perte",
      ],
    ];
    for (const [path, heading, button, target] of asks) {
      await moveTo(person, path, heading);
      const isList = !/\/[a-z0-9]{15}$/.test(path);
      const said = await toasts.targetOf(() =>
        isList
          ? person.act(button)
          : button === "Supprimer"
            ? person.askToRemove()
            : person.actOnPayment(button),
      );
      expect(said.replaceAll(/[\u202f\u00a0]/g, " "), path).toBe(target);
    }
  });

  it.each(screens)(
    "stands at the top of the window, or at the bottom of a phone: $name",
    async (screen) => {
      const { person } = await scene.open(
        screen,
        ({ sale }) => `/app/invoices/${sale.invoice?.id}`,
      );
      const toasts = new Toasts(person);
      await new InvoicePage(person).ready();
      await person.askToRemove();
      await toasts.question.hover();
      person.clean();
      const { top, bottom } = await toasts.box();
      if (screen === desktop) expect(Math.round(top)).toBe(24);
      else expect(bottom).toBe(screen.height);
    },
  );
});
