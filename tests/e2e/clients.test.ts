import type { Locator } from "playwright-core";
import { afterAll, afterEach, beforeEach, describe, expect, it } from "vitest";

import { closeBrowser, phone, screens, type Visit, visit } from "#support/browser.ts";
import { type FilledShop, fillShop } from "#support/filledShop.ts";
import { type Server, startServer } from "#support/startServer.ts";
import {
  enter,
  expectNoOverflow,
  expectTarget,
  expectTitle,
  expectToast,
} from "./pages/shopPages.ts";

const company = "Optique du Figuier";
/** Where it ends on the right, in pixels. */
const endOf = (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().right);
let server: Server;
let filled: FilledShop;
let person: Visit;
afterAll(closeBrowser);

describe.each(screens)("clients at $name", (screen) => {
  beforeEach(async () => {
    server = await startServer();
    filled = await fillShop(server);
    person = await visit(server.url, screen);
    await enter(person, "/app/clients", filled.shop);
    await expectTitle(person, "Clients", company);
  });
  afterEach(async () => {
    await person.close();
    await server.stop();
  });

  it("are listed, searched while typing, and paged in the URL", async () => {
    const { page } = person;
    for (let index = 1; index <= 12; index += 1)
      await filled.shop.client({ name: `Tahiri Client ${index}` });
    await page.getByText("1 à 10 sur 13").waitFor();
    await page.getByText("(Récent)").filter({ visible: true }).first().waitFor();
    const added = /^\d\d\/\d\d\/\d{4}$/;
    expect(await page.getByText(added).filter({ visible: true }).count()).toBe(10);
    await person.expectClean();
    await page.getByRole("button", { name: "Page suivante" }).click();
    await page.waitForURL("**/app/clients?page=2");
    await page
      .getByRole("link", { name: "Benali Aïcha", exact: true })
      .filter({ visible: true })
      .waitFor();
    await page.keyboard.press("/");
    await page.keyboard.type("0612");
    await page.waitForURL(
      (url) => url.searchParams.get("q") === "0612" && !url.searchParams.has("page"),
    );
    await page
      .getByRole("link", { name: "Benali Aïcha", exact: true })
      .filter({ visible: true })
      .waitFor();
    expect(await page.getByRole("navigation", { name: "Pages" }).count()).toBe(0);
    await page.getByPlaceholder("Rechercher par nom ou téléphone...").fill("zzz");
    await page.getByRole("button", { name: "Rechercher" }).click();
    await page.getByText("Aucun client ne correspond à votre recherche").waitFor();
    await person.expectClean();
    await page.goBack();
    await page.getByText("11 à 13 sur 13").waitFor();
  });

  it("are created, with a word about one who is there already", async () => {
    const { page } = person;
    await page.getByRole("link", { name: "Nouveau client" }).click();
    await expectTitle(person, "Nouveau client", company, "Nouveau");
    if (screen === phone)
      await page.getByRole("banner").getByText("Nouveau client", { exact: true }).waitFor();
    await page.getByRole("button", { name: "Enregistrer" }).click();
    await page.getByText("Le nom est requis").waitFor();
    await page.getByLabel("Nom", { exact: true }).fill("Aïcha B.");
    await page.getByLabel(/^Email/).fill("aicha@");
    await page.getByLabel(/^Téléphone/).fill("+212 6 12 34 56 78");
    await page.getByText("Ce client existe peut-être déjà :").waitFor();
    await page.getByRole("button", { name: "Enregistrer" }).click();
    await page.getByText("Email invalide").waitFor();
    await person.expectClean();
    await page.getByLabel(/^Email/).fill("");
    await page.keyboard.press("Control+s");
    await page.waitForURL("**/app/clients");
    await page
      .getByRole("link", { name: "Aïcha B.", exact: true })
      .filter({ visible: true })
      .waitFor();
    expect(await filled.shop.find("optique_clients")).toHaveLength(2);
  });

  it("are edited, and a form with unsaved changes asks before it is left", async () => {
    const { page } = person;
    await page.goto(`/app/clients/${filled.client.id}/modifier`);
    await expectTitle(person, "Modifier le client", company, "Modifier");
    await page.getByLabel("Nom", { exact: true }).fill("Benali Aïcha Zahra");
    page.once("dialog", (question) => void question.dismiss());
    await page.getByRole("link", { name: "Annuler" }).click();
    expect(await page.getByLabel("Nom", { exact: true }).inputValue()).toBe("Benali Aïcha Zahra");
    await page.getByRole("button", { name: "Enregistrer" }).click();
    await page.waitForURL("**/app/clients");
    expect((await filled.shop.read("optique_clients", filled.client.id)).name).toBe(
      "Benali Aïcha Zahra",
    );
  });

  it("are given a file of their data, and forgotten once their name is typed", async () => {
    const { page } = person;
    await page.goto(`/app/clients/${filled.client.id}`);
    const choose = async (item: string) => {
      await page.getByRole("button", { name: "Données", exact: true }).click();
      await page.getByRole("menuitem", { name: item }).click();
    };
    const saved = page.waitForEvent("download");
    await choose("Exporter les données");
    expect((await saved).suggestedFilename()).toMatch(/\.html$/);
    await expectNoOverflow(person);
    await choose("Supprimer les données personnelles");
    const dialog = page.getByRole("dialog", { name: "Supprimer les données personnelles" });
    await dialog.getByRole("button", { name: "Supprimer définitivement" }).click();
    await dialog.getByText("Écrivez le nom du client tel qu'il est affiché").waitFor();
    await person.expectClean();
    await dialog.getByLabel(/^Pour confirmer/).fill("Benali Aïcha");
    await dialog.getByRole("button", { name: "Supprimer définitivement" }).click();
    await page.waitForURL("**/app/clients");
    await page
      .getByRole("link", { name: "Client supprimé", exact: true })
      .filter({ visible: true })
      .waitFor();
    expect(await filled.shop.find("optique_prescriptions")).toEqual([]);
  });

  it("with documents stay, the others are deleted after a question", async () => {
    const { page } = person;
    const { id } = await filled.shop.client({ name: "Idrissi Youssef" });
    const removeButton = (name: string) =>
      page.getByRole("button", { name: `Supprimer ${name}` }).filter({ visible: true });
    await removeButton("Idrissi Youssef").waitFor();
    await removeButton("Idrissi Youssef").click();
    const question = page.getByRole("alertdialog", { name: "Confirmer la suppression ?" });
    await question.getByText("Cette action est irréversible.").waitFor();
    await person.expectClean();
    await question.getByRole("button", { name: "Annuler" }).click();
    await question.waitFor({ state: "detached" });
    await removeButton("Idrissi Youssef").click();
    await question.getByRole("button", { name: "Supprimer" }).click();
    await expectToast(person, "Client Idrissi Youssef supprimé avec succès");
    await page
      .getByRole("link", { name: "Idrissi Youssef", exact: true })
      .filter({ visible: true })
      .waitFor({ state: "detached" });
    expect((await filled.shop.find("optique_clients")).map((client) => client.id)).not.toContain(
      id,
    );
    await removeButton("Benali Aïcha").click();
    await question.getByRole("button", { name: "Supprimer" }).click();
    await expectToast(
      person,
      "Ce client a des prescriptions ou des factures : il ne peut pas être supprimé.",
    );
    person.forgive(/status of 400/);
    await person.expectClean();
  });

  it("show their prescriptions with what changed, their invoices and what they owe", async () => {
    const { page } = person;
    await page.goto(`/app/clients/${filled.client.id}`);
    await expectTitle(person, "Benali Aïcha", company);
    await page.getByText("sphère +1.25").waitFor();
    await page.getByText("première mesure").first().waitFor();
    await page.getByText("sur 2\u202f250,00\u00a0DH facturés").waitFor();
    await page.getByText("Appeler après 18 h.").waitFor();
    await page.getByText("Partielle").filter({ visible: true }).waitFor();
    await expectTarget(person, `Imprimer ${filled.sale.invoice?.invoice_number}`);
    await expectNoOverflow(person);
    // The actions of a column stay within it.
    const latest = page.getByRole("listitem").filter({ hasText: "sphère +1.25" });
    const edit = latest.getByRole("link", { name: "Modifier 20/11/2026" });
    expect(await endOf(edit)).toBeLessThanOrEqual(await endOf(latest));
    const call = page.getByRole("link", { name: "Appeler" });
    expect(await call.getAttribute("href")).toBe("tel:06 12 34 56 78");
    expect(await page.getByRole("link", { name: "Message" }).getAttribute("href")).toMatch(
      /^https:\/\/wa\.me\/212612345678/,
    );
    await person.expectClean();
    const other = await filled.shop.client({ name: "Lahlou Hamza" });
    await page.goto(`/app/clients/${other.id}`);
    await page.getByRole("link", { name: "Créer une prescription" }).first().click();
    await page.waitForURL(`**/app/prescriptions/new?client=${other.id}`);
    await page.goto("/app/clients/aaaaaaaaaaaaaaa");
    await expectTitle(person, "Client non trouvé", company);
    expect(await page.getByRole("button", { name: "Réessayer" }).count()).toBe(0);
    person.forgive(/status of 404|ClientResponseError 404/);
    await person.expectClean();
    const record = "**/api/collections/optique_clients/records/*";
    let asked = 0;
    await page.route(record, (route) => {
      asked += 1;
      return route.fulfill({ status: 500, json: { status: 500, message: "" } });
    });
    await page.goto(`/app/clients/${filled.client.id}`);
    await expectTitle(person, "Client non trouvé", company);
    // Again once it hears of the other stations: the button would be gone before it is pressed.
    await expect.poll(() => asked).toBe(2);
    await page.getByRole("link", { name: "Retour aux clients" }).waitFor();
    person.forgive(/status of 500|ClientResponseError 500/);
    await person.expectClean();
    await page.unroute(record);
    await page.getByRole("button", { name: "Réessayer" }).click();
    await expectTitle(person, "Benali Aïcha", company);
  });

  it("are told again when another station saves, and when the server comes back", async () => {
    const { page } = person;
    const seen = (name: string) =>
      page.getByRole("link", { name, exact: true }).filter({ visible: true }).waitFor();
    // A slow network: the list is there long before the page hears of the others.
    await page.route("**/api/realtime", async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1000));
      await route.continue();
    });
    await page.reload();
    await seen("Benali Aïcha");
    await filled.shop.client({ name: "Ouazzani Salma" });
    await seen("Ouazzani Salma");
    await page.unroute("**/api/realtime");
    await filled.shop.client({ name: "Berrada Hind" });
    await seen("Berrada Hind");
    const opened = screen === phone ? "Ouvrir le menu" : "Réduire le menu";
    await page.getByRole("button", { name: opened }).waitFor();
    await person.expectClean();
  });
});

describe("a server that fails", () => {
  it("is told in the list's own words, with a way to try again", async () => {
    server = await startServer();
    filled = await fillShop(server);
    person = await visit(server.url, screens[0] ?? phone);
    const { page } = person;
    await page.route("**/api/optique/lists/clients*", (route) =>
      route.fulfill({ status: 500, json: { status: 500, message: "" } }),
    );
    await enter(person, "/app/clients", filled.shop);
    await page.getByText("Erreur lors du chargement des clients").waitFor();
    person.forgive(/status of 500|ClientResponseError 500/);
    await person.expectClean();
    await page.unroute("**/api/optique/lists/clients*");
    await page.getByRole("button", { name: "Réessayer" }).click();
    await page
      .getByRole("link", { name: "Benali Aïcha", exact: true })
      .filter({ visible: true })
      .waitFor();
    await server.kill();
    await page.getByPlaceholder("Rechercher par nom ou téléphone...").fill("benali");
    await page.getByText("Connexion perdue — nouvelle tentative…").waitFor();
    await server.restart();
    await page.getByText("Connexion perdue — nouvelle tentative…").waitFor({ state: "detached" });
    expect(await page.getByPlaceholder("Rechercher par nom ou téléphone...").inputValue()).toBe(
      "benali",
    );
    await person.close();
    await server.stop();
  });
});
