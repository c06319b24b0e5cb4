import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";

import type { Invoice, Prescription, Product } from "#domain/core/records.ts";
import { closeBrowser, screens, type Visit, visit } from "#support/browser.ts";
import { call, expectOk, recordsPath, signIn as tokenOf } from "#support/shop.ts";
import { type Server, startServer } from "#support/startServer.ts";
import { createShop, expectTitle, expectToast } from "./pages/shopPages.ts";

const shop = {
  company: "Optique du Figuier",
  name: "Samira M.",
  email: "samira@figuier.example",
  password: "motdepasse-1",
};

let server: Server;
let person: Visit;
beforeEach(async () => {
  server = await startServer({ admin: null });
});
afterEach(async () => {
  await person.close();
  await server.stop();
});
afterAll(closeBrowser);

/** What the database holds, asked as the shop's own user. */
async function stored() {
  const { token } = await tokenOf(server, shop.email, shop.password);
  const all = async <T>(collection: string) =>
    expectOk(await call<{ items: T[] }>(server, "GET", recordsPath(collection), { token })).items;
  return {
    token,
    invoices: await all<Invoice>("optique_invoices"),
    prescriptions: await all<Prescription>("optique_prescriptions"),
    products: await all<Product>("optique_products"),
  };
}

/** The product screens come later: the frame on the shelf is put there by the records API. */
async function putFrameOnShelf() {
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

describe.each(screens)("from an empty machine to the first sale at $name", (screen) => {
  it("ends as a numbered invoice, partly then wholly paid, on screen and in the database", async () => {
    person = await visit(server.url, screen);
    const { page } = person;
    await createShop(person, shop);
    await expectTitle(person, "Tableau de bord", shop.company);
    await person.expectClean();
    await putFrameOnShelf();

    // A new prescription, for a client who is created in place.
    await page.goto("/app/prescriptions/new");
    const client = page.getByRole("combobox", { name: "Client" });
    await client.focus();
    await page.keyboard.type("Benali Aïcha");
    await page.getByRole("option", { name: /Nouveau client/ }).waitFor();
    await page.keyboard.press("Control+Enter");
    const dialog = page.getByRole("dialog", { name: "Nouveau client" });
    await dialog.getByLabel("Téléphone").fill("06 12 34 56 78");
    await person.expectClean();
    await dialog.getByLabel("Téléphone").press("Enter");
    await dialog.waitFor({ state: "detached" });
    expect(await client.inputValue()).toBe("Benali Aïcha");

    // Two eyes, typed as one types at the counter: value, Enter, value, Enter…
    const right = page.getByRole("group", { name: "Œil droit" });
    await right.getByRole("textbox").first().focus();
    for (const value of ["+2", "-1,25", "90", "2", "31,5", "0", "", "", "2", "32"]) {
      await page.keyboard.type(value);
      await page.keyboard.press("Enter");
    }
    await page.getByText("+2.00 (−1.25) 90°").filter({ visible: true }).first().waitFor();
    await page.getByText("Plan").filter({ visible: true }).first().waitFor();

    // Two lenses made in place, then the frame.
    const lens = page.getByRole("combobox", { name: "Ajouter un verre" });
    await lens.focus();
    await page.keyboard.type("Progressif 1.6");
    await page.getByRole("option", { name: /Créer le verre/ }).waitFor();
    await page.keyboard.press("Control+Enter");
    const newLens = page.getByRole("dialog", { name: "Nouveau verre" });
    await newLens.getByLabel("Prix").fill("700");
    await newLens.getByLabel("Prix").press("Enter");
    await newLens.waitFor({ state: "detached" });
    await expectToast(person, "Nouveau verre ajouté avec succès");
    const quantity = page.getByLabel("Quantité, Verre - Progressif 1.6");
    await quantity.fill("2");
    await page.getByRole("combobox", { name: "Ajouter un autre produit" }).focus();
    await page.keyboard.type("riad");
    // Enter before the answer is there: the best match is taken when it comes.
    await page.keyboard.press("Enter");
    await page.getByLabel("Quantité, Monture Riad 52-18").waitFor();

    // A deposit.
    await page.getByRole("button", { name: "Ajouter un paiement" }).click();
    await page.getByLabel("Montant").last().fill("1000");
    await page.getByLabel("Montant").last().press("Tab");
    await page
      .getByText(/1\s?250,00/)
      .first()
      .waitFor();
    await person.expectClean();
    await page.keyboard.press("Control+s");
    await expectToast(person, "Prescription créée avec succès");
    await page.waitForURL("**/app/prescriptions");
    await page.getByRole("link", { name: "Benali Aïcha" }).first().waitFor();
    await person.expectClean();

    const now = new Date();
    const number = `${now.getFullYear()}${String(now.getMonth() + 1).padStart(2, "0")}0001`;
    const after = await stored();
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
    // The new lens came with a stock of one, two were sold: it stops at zero.
    expect(after.products.find(({ type }) => type === "lens")).toMatchObject({
      name: "Verre - Progressif 1.6",
      stock: 0,
    });

    // The prescription, then its invoice, where the rest is paid.
    await page
      .getByRole("link", { name: new RegExp(`^Voir .*Benali`) })
      .first()
      .click();
    await page.getByRole("link", { name: "Voir la facture complète" }).click();
    await expectTitle(person, `Facture #${number}`, shop.company);
    await page.getByText("Partielle").filter({ visible: true }).first().waitFor();
    await person.expectClean();
    await page.getByRole("button", { name: "Ajouter un paiement" }).first().click();
    const payment = page.getByRole("dialog", { name: "Ajouter un paiement" });
    expect(await payment.getByLabel("Montant").inputValue()).toMatch(/1\s?250,00/);
    await person.expectClean();
    await payment.getByLabel("Montant").press("Enter");
    await expectToast(person, "Paiement ajouté avec succès");
    await page.getByText("Payée").filter({ visible: true }).first().waitFor();
    await person.expectClean();
    expect((await stored()).invoices).toMatchObject([{ paid_amount: 2250, status: "paid" }]);
  });
});
