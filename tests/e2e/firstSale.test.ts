import { describe, expect, it } from "vitest";

import type { Invoice, Prescription, Product } from "#domain/core/records.ts";
import { screens } from "#support/browser.ts";
import { call, expectOk, recordsPath, signIn as tokenOf } from "#support/shop.ts";
import type { Server } from "#support/startServer.ts";
import { SalesForm } from "./pages/salesForm.ts";
import { sceneWith } from "./pages/scene.ts";
import { createShop } from "./pages/session.ts";

const shop = {
  company: "Optique du Figuier",
  name: "Samira M.",
  email: "samira@figuier.example",
  password: "motdepasse-1",
};
const scene = sceneWith(async () => ({})).alone({ admin: null });

/** Stored records, read as the shop's user. */
async function stored(server: Server) {
  const { token } = await tokenOf(server, shop.email, shop.password);
  const all = async <T>(collection: string) =>
    expectOk(await call<{ items: T[] }>(server, "GET", recordsPath(collection), { token })).items;
  return {
    invoices: await all<Invoice>("optique_invoices"),
    prescriptions: await all<Prescription>("optique_prescriptions"),
    products: await all<Product>("optique_products"),
  };
}

/** Creates the frame by the records API, because another test covers its form. */
async function putFrameOnShelf(server: Server) {
  const { token } = await tokenOf(server, shop.email, shop.password);
  const body = {
    name: "Monture Riad 52-18",
    type: "frame",
    reference: "RIAD",
    selling_price: 850,
    stock: 3,
  };
  expectOk(await call(server, "POST", recordsPath("optique_products"), { token, body }));
}

describe.each(screens)("a new installation, up to its first sale, at $name", (screen) => {
  it("ends with a numbered invoice, partly then fully paid, on screen and in the database", async () => {
    const { person, server } = await scene.visit(screen);
    await createShop(person, shop);
    await person.title("Tableau de bord");
    person.clean();
    await putFrameOnShelf(server);

    const form = await SalesForm.open(person);
    const list = await form.sell({
      client: { name: "Benali Aïcha", phone: "06 12 34 56 78" },
      right: { sphere: "+2", cylinder: "-1,25", axis: "90", addition: "2", eip: "31,5" },
      left: { sphere: "0", addition: "2", eip: "32" },
      lens: { name: "Progressif 1.6", price: "700", quantity: "2" },
      product: { typed: "riad", name: "Monture Riad 52-18" },
      payment: "1000",
      says: ["+2.00 (−1.25) 90°", "Plan", /1\s?250,00/],
    });
    person.clean();

    const now = new Date();
    const number = `${now.getFullYear()}${String(now.getMonth() + 1).padStart(2, "0")}0001`;
    const after = await stored(server);
    expect(after.invoices).toMatchObject([
      { invoice_number: number, total_amount: 2250, paid_amount: 1000, status: "partial" },
    ]);
    expect(after.prescriptions).toMatchObject([
      {
        right_sphere: 2,
        right_cylinder: -1.25,
        right_axis: 90,
        right_add: 2,
        right_eip: 31.5,
        left_sphere: 0,
        left_cylinder: null,
        left_eip: 32,
      },
    ]);
    expect(after.products.find(({ reference }) => reference === "RIAD")?.stock).toBe(2);
    // The new lens had one piece and two were sold, so the stock is zero.
    expect(after.products.find(({ type }) => type === "lens")).toMatchObject({
      name: "Verre - Progressif 1.6",
      stock: 0,
    });

    // Opens the prescription, then its invoice to pay the rest.
    const prescription = await list.openRow("Benali");
    const invoice = await prescription.openInvoice();
    await person.title(`Facture #${number}`);
    await person.seen("Partielle");
    person.clean();
    const dialog = await invoice.startPayment();
    expect(await dialog.amount.inputValue()).toMatch(/1\s?250,00/);
    person.clean();
    await dialog.confirm();
    await person.seen("Payée");
    person.clean();
    expect((await stored(server)).invoices).toMatchObject([{ paid_amount: 2250, status: "paid" }]);
  });
});
