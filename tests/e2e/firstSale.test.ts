import { expect, it } from "vitest";

import type { Invoice, Prescription, Product } from "#domain/core/records.ts";
import { desktop, phone } from "#support/browser.ts";
import { emptyShop } from "#support/filledShop.ts";
import { call, expectOk, recordsPath, signIn as tokenOf } from "#support/shop.ts";
import type { Server } from "#support/startServer.ts";
import type { Person } from "./pages/person.ts";
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
const ready = sceneWith(emptyShop);
type Account = { email: string; password: string };

/** Stored records, read as the shop's user. */
async function stored(server: Server, { email, password }: Account) {
  const { token } = await tokenOf(server, email, password);
  const all = async <T>(collection: string) =>
    expectOk(await call<{ items: T[] }>(server, "GET", recordsPath(collection), { token })).items;
  return {
    invoices: await all<Invoice>("optique_invoices"),
    prescriptions: await all<Prescription>("optique_prescriptions"),
    products: await all<Product>("optique_products"),
  };
}

/** Creates the frame by the records API, because another test covers its form. */
async function putFrameOnShelf(server: Server, { email, password }: Account) {
  const { token } = await tokenOf(server, email, password);
  const body = {
    name: "Monture Riad 52-18",
    type: "frame",
    reference: "RIAD",
    selling_price: 850,
    stock: 3,
  };
  expectOk(await call(server, "POST", recordsPath("optique_products"), { token, body }));
}

/** Makes the shop's first sale: a numbered invoice, partly then fully paid, on screen and in the database. */
async function makesFirstSale(person: Person, server: Server, account: Account) {
  await putFrameOnShelf(server, account);

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
  const after = await stored(server, account);
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
  await expect.poll(() => dialog.amount.inputValue()).toMatch(/1\s?250,00/);
  person.clean();
  await dialog.confirm();
  await person.seen("Payée");
  person.clean();
  expect((await stored(server, account)).invoices).toMatchObject([
    { paid_amount: 2250, status: "paid" },
  ]);
}

it("a new installation on a phone ends with a numbered invoice, partly then fully paid", async () => {
  const { person, server } = await scene.visit(phone);
  await createShop(person, shop);
  await person.title("Tableau de bord");
  person.clean();
  await makesFirstSale(person, server, shop);
});

it("a new shop's first sale ends with a numbered invoice on a computer too", async () => {
  const { person, server, shop: account } = await ready.open(desktop, "/app");
  await makesFirstSale(person, server, account);
});
