import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";

import { version } from "#docker/lib/paths.mjs";
import { closeBrowser, phone, screens, type Visit, visit } from "#support/browser.ts";
import { type FilledShop, fillShop } from "#support/filledShop.ts";
import { openShop } from "#support/shop.ts";
import { type Server, startServer } from "#support/startServer.ts";
import { enter, expectTitle, signIn } from "./pages/shopPages.ts";

const company = "Optique du Figuier";
let server: Server;
let filled: FilledShop;
let person: Visit;
beforeAll(async () => {
  server = await startServer();
  filled = await fillShop(server);
});
afterAll(async () => {
  await closeBrowser();
  await server.stop();
});

describe.each(screens)("at $name", (screen) => {
  beforeEach(async () => {
    person = await visit(server.url, screen);
  });
  afterEach(() => person.close());
  const comeIn = async (path = "/login") => {
    await enter(person, path, filled.shop);
  };

  it("signing in says what is wrong, then leads to the dashboard", async () => {
    const { page } = person;
    await page.goto("/login");
    await page.getByRole("button", { name: "Se connecter" }).click();
    await page.getByText("Email est requis").waitFor();
    await page.getByText("Mot de passe est requis").waitFor();
    expect(
      await page.getByLabel("Email").evaluate((field) => field === document.activeElement),
    ).toBe(true);
    await page.getByLabel("Email").fill("samira@");
    await page.getByRole("button", { name: "Se connecter" }).click();
    await page.getByText("Email invalide").waitFor();
    await person.expectClean();
    await signIn(person, filled.shop.email, "pas le bon");
    await page.getByRole("alert").getByText("Identifiant ou mot de passe incorrect").waitFor();
    // The browser itself logs the refused request.
    person.forgive(/status of 400/);
    await person.expectClean();
    await page.getByRole("button", { name: "Afficher le mot de passe" }).click();
    expect(await page.getByLabel("Mot de passe", { exact: true }).getAttribute("type")).toBe(
      "text",
    );
    await signIn(person, filled.shop.email, filled.shop.password);
    await page.waitForURL("**/app");
    await expectTitle(person, "Tableau de bord", company);
    await person.expectClean();
  });

  it("a guarded page opened signed out comes back after signing in", async () => {
    const { page } = person;
    const path = `/app/clients/${filled.client.id}`;
    await page.goto(path);
    await page.waitForURL("**/login?next=*");
    await signIn(person, filled.shop.email, filled.shop.password);
    await page.waitForURL(`**${path}`);
    await expectTitle(person, "Benali Aïcha", company);
    await page.goto("/login");
    await page.waitForURL("**/app");
  });

  it("signing out clears what the shop typed and closes the other tab", async () => {
    const { page, context } = person;
    await comeIn();
    await page.waitForURL("**/app");
    await page.evaluate(() => localStorage.setItem("optique.draft.test", "{}"));
    const other = await context.newPage();
    await other.goto("/app/clients");
    await other.getByRole("link", { name: "Benali Aïcha" }).first().waitFor();
    if (screen === phone) await page.getByRole("button", { name: "Ouvrir le menu" }).click();
    await page.getByRole("button", { name: "Déconnexion" }).click();
    await page.waitForURL("**/login");
    await other.waitForURL("**/login*");
    expect(
      await page.evaluate(() => Object.keys(localStorage).filter((key) => /draft|auth/.test(key))),
    ).toEqual([]);
  });

  it("a session that is revoked leads to sign-in and back, with the draft", async () => {
    const { page } = person;
    await comeIn("/app/prescriptions/new");
    await page.getByLabel("Notes").first().fill("en cours");
    await page.waitForFunction(() =>
      Object.keys(localStorage).some((key) => key.startsWith("optique.draft.")),
    );
    await page.evaluate(() => {
      const stored = JSON.parse(localStorage.getItem("pocketbase_auth") ?? "{}");
      localStorage.setItem(
        "pocketbase_auth",
        JSON.stringify({ ...stored, token: stored.token.slice(0, -3) + "aaa" }),
      );
    });
    await page.goto("/app/clients");
    await page.waitForURL("**/login?next=*");
    person.forgive(/status of 40[1-4]/);
    await signIn(person, filled.shop.email, filled.shop.password);
    await page.waitForURL("**/app/clients");
    await page.goto("/app/prescriptions/new");
    await page.getByText("Brouillon restauré").waitFor();
    expect(await page.getByLabel("Notes").first().inputValue()).toBe("en cours");
  });

  it("the menu leads to the nine sections, each with its title", async () => {
    const { page } = person;
    await comeIn();
    await page.waitForURL("**/app");
    const sections = [
      "Clients",
      "Prescriptions",
      "Produits",
      "Stock",
      "Factures",
      "Statistiques",
      "Fournisseurs",
      "Mon Entreprise",
      "Tableau de bord",
    ];
    for (const name of sections) {
      if (screen === phone) {
        const menu = page.getByRole("button", { name: "Ouvrir le menu" });
        await menu.click();
        await page.getByRole("dialog", { name: "Menu principal" }).waitFor();
      }
      const nav = page.getByRole("navigation", { name: "Menu principal" });
      await nav.getByRole("link", { name, exact: true }).click();
      await expectTitle(person, name, company);
      if (screen === phone)
        await page.getByRole("dialog", { name: "Menu principal" }).waitFor({ state: "detached" });
      else
        expect(
          await nav.getByRole("link", { name, exact: true }).getAttribute("aria-current"),
        ).toBe("page");
    }
    if (screen === phone) {
      await page.goto("/app/invoices?status=unpaid");
      await page.getByRole("button", { name: "Ouvrir le menu" }).click();
      await page.getByRole("link", { name: "Factures", exact: true }).click();
      await page.getByRole("dialog", { name: "Menu principal" }).waitFor({ state: "detached" });
      await page.waitForURL("**/app/invoices");
    }
    await person.expectClean();
    const footer = await page.getByRole("contentinfo").innerText();
    expect(footer).toContain(String(new Date().getFullYear()));
    expect(footer).toContain(`v${version}`);
  });

  it("addresses without the prefix, old ones and unknown ones lead where they should", async () => {
    const { page } = person;
    await comeIn();
    await page.waitForURL("**/app");
    for (const [from, to] of [
      ["/products", "/app/products"],
      ["/stock/receipts/new", "/app/stock/receipts/new"],
      ["/prescriptions/edit/abc", "/app/prescriptions/edit/abc"],
      ["/invoices/abc", "/app/invoices/abc"],
      ["/app/invoices/create", "/app/invoices"],
      ["/app/invoices/edit/abc", "/app/invoices"],
      ["/app/rien/du/tout", "/app"],
    ] as const) {
      await page.goto(from);
      await page
        .waitForFunction((path) => location.pathname === path, to)
        .catch(() => {
          throw new Error(`${from} led to ${page.url()}`);
        });
    }
    const { id } = filled.sale;
    await page.goto(`/prescriptions/${id}`);
    await expectTitle(person, "Prescription du 20/11/2026", company);
    expect(new URL(page.url()).pathname).toBe(`/prescriptions/${id}`);
  });

  it("a shop that could not be loaded says so, and is asked for again", async () => {
    const { page } = person;
    const record = "**/api/collections/optique_companies/records/*";
    await page.route(record, (route) =>
      route.fulfill({ status: 500, json: { status: 500, message: "" } }),
    );
    await comeIn("/app/clients");
    await page.getByText("Les informations de l'entreprise n'ont pas pu être chargées").waitFor();
    person.forgive(/status of 500/);
    await person.expectClean();
    await page.unroute(record);
    await page.getByRole("button", { name: "Réessayer" }).click();
    await expectTitle(person, "Clients", company);
  });

  it("a user without a company makes one, and goes on", async () => {
    const { page } = person;
    const founder = await openShop(server, null);
    await enter(person, "/app/clients", founder);
    await page.getByText("Aucune entreprise associée à cet utilisateur").waitFor();
    await page.getByRole("button", { name: "Créer" }).click();
    await page.getByText("Le nom est requis").waitFor();
    await person.expectClean();
    await page.getByLabel("Nom", { exact: true }).fill("Nouvelle optique");
    await page.getByLabel("ICE").fill("001234567000089");
    await page.getByLabel("Patente").fill("34567890");
    await page.getByRole("button", { name: "Créer" }).click();
    await expectTitle(person, "Clients", "Nouvelle optique");
    const [made] = await founder.find("optique_companies");
    expect(made).toMatchObject({ ice: "001234567000089", patente: "34567890" });
    await page.getByText("Aucun client n'a été ajouté").waitFor();
  });
});
