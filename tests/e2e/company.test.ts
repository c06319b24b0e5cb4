import { afterAll, afterEach, describe, expect, it } from "vitest";

import { closeBrowser, desktop, screens, type Visit, visit } from "#support/browser.ts";
import { openShop, type Shop } from "#support/shop.ts";
import { type Server, startServer } from "#support/startServer.ts";
import { enter, expectTitle, expectToast } from "./pages/shopPages.ts";

let server: Server;
let shop: Shop;
let person: Visit;
afterAll(closeBrowser);
afterEach(async () => {
  await person.close();
  await server.stop();
});

async function open(screen: (typeof screens)[number]) {
  server = await startServer();
  shop = await openShop(server);
  person = await visit(server.url, screen);
  await enter(person, "/app/company", shop);
}
const seen = (text: string | RegExp) =>
  person.page.getByText(text).filter({ visible: true }).first().waitFor();
const update = () => person.page.getByRole("button", { name: "Mettre à jour" }).click();

describe.each(screens)("the company at $name", (screen) => {
  it("is written as its invoices will show it, and reloaded everywhere", async () => {
    await open(screen);
    const { page } = person;
    await expectTitle(person, "Mon Entreprise", "Optique du Figuier");
    await seen("Utilisateurs de la boutique");
    await seen(shop.email);
    await seen(/Aucune sauvegarde pour l'instant/);
    await person.expectClean();
    await page.getByLabel("Nom", { exact: true }).fill("");
    await page.getByLabel(/^Email/).fill("contact@");
    await update();
    await seen("Le nom est requis");
    await seen("Adresse email invalide");
    await page.getByLabel(/^ICE/).fill("123");
    await seen("Un ICE a 15 chiffres : vérifiez avant d'enregistrer.");
    await person.expectClean();
    await page.getByLabel("Nom", { exact: true }).fill("Optique de l'Olivier");
    await page.getByLabel(/^Email/).fill("contact@olivier.example");
    await page.getByLabel(/^Adresse/).fill("12, avenue des Acacias");
    await page.getByLabel(/^RC/).fill("54321");
    const preview = page.getByRole("region", { name: "Aperçu de la facture" });
    await preview.getByText("Optique de l'Olivier").waitFor();
    await preview.getByText("RC 54321 · ICE 123").waitFor();
    const logo = await page.evaluate(() => {
      const canvas = document.createElement("canvas");
      canvas.width = 1600;
      canvas.height = 800;
      const context = canvas.getContext("2d");
      context?.fillRect(200, 200, 400, 400);
      return canvas.toDataURL("image/png").split(",")[1] ?? "";
    });
    await page.locator("input[type=file]").setInputFiles({
      name: "logo.png",
      mimeType: "image/png",
      buffer: Buffer.from(logo, "base64"),
    });
    await preview.getByAltText("Logo").waitFor();
    await person.expectClean();
    await update();
    await expectToast(person, "Informations de l'entreprise mises à jour avec succès");
    await expectTitle(person, "Mon Entreprise", "Optique de l'Olivier");
    const stored = await shop.read("optique_companies", shop.company);
    expect(stored).toMatchObject({ name: "Optique de l'Olivier", rc: "54321", ice: "123" });
    const longest = await page.evaluate(async (url) => {
      const { width, height } = await createImageBitmap(await (await fetch(url)).blob());
      return Math.max(width, height);
    }, `/api/files/optique_companies/${shop.company}/${stored.logo}`);
    expect(longest).toBeLessThanOrEqual(600);
    await person.expectClean();
  });
});

describe("a company that cannot be saved", () => {
  it("says so, and loses nothing", async () => {
    await open(desktop);
    const { page } = person;
    await page.route("**/api/collections/optique_companies/records/*", (route) =>
      route.request().method() === "PATCH"
        ? route.fulfill({ status: 500, json: { status: 500, message: "" } })
        : route.continue(),
    );
    await page.getByLabel(/^Site web/).fill("https://olivier.example");
    await page.keyboard.press("Control+s");
    await expectToast(person, "Erreur lors de la mise à jour des informations");
    expect(await page.getByLabel(/^Site web/).inputValue()).toBe("https://olivier.example");
    person.forgive(/500/);
    await person.expectClean();
  });
});
