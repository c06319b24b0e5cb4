import { describe, expect, it } from "vitest";

import { version } from "#docker/lib/paths.mjs";
import { desktop, phone } from "#support/browser.ts";
import { fillShop } from "#support/filledShop.ts";
import { openShop, recordsPath, type Shop } from "#support/shop.ts";
import { ClientForm, ClientPage, ClientsList } from "./pages/clients.ts";
import { NoCompanyPage } from "./pages/company.ts";
import { isFocused } from "./pages/layout.ts";
import { Menu } from "./pages/menu.ts";
import { failRequests, holdRequests } from "./pages/network.ts";
import type { Person } from "./pages/person.ts";
import { SalesForm } from "./pages/salesForm.ts";
import { sceneWith } from "./pages/scene.ts";
import { enter, signIn, spoilToken } from "./pages/session.ts";

const scene = sceneWith(fillShop);

describe("the first steps", () => {
  it("a page opened signed out opens after the sign-in, which shows errors; a sign-out leaves no data", async () => {
    const { person, shop, client, sale } = await scene.visit(desktop);
    await ClientPage.open(person, client.id);
    await person.at(/^\/login\?next=/);
    await person.page.getByRole("heading", { level: 1, name: "Bonjour", exact: true }).waitFor();
    await signsInWithErrors(person, shop);
    await person.at(`/app/clients/${client.id}`);
    await person.title("Benali Aïcha");
    await person.goto("/login");
    await person.at("/app");
    await visitsSections(person);
    // An address without the prefix stays as it was written.
    await person.goto(`/prescriptions/${sale.id}`);
    await person.title("Prescription du 20/11/2026");
    expect(new URL(person.page.url()).pathname).toBe(`/prescriptions/${sale.id}`);
    // A sign-out signs out the other tab too.
    await person.goto("/app");
    await person.page.evaluate(() => localStorage.setItem("optique.draft.test", "{}"));
    const other = await person.newTab();
    await other.goto("/app/clients");
    await new ClientsList(other).has("Benali Aïcha");
    await new Menu(person).signOut();
    await other.at(/^\/login/);
    // Only the computer's own values stay: its clock and its tabs.
    const kept = await person.page.evaluate(() =>
      Object.fromEntries([...Object.entries(localStorage), ...Object.entries(sessionStorage)]),
    );
    expect(Object.keys(kept).filter((key) => !/clock|tab/.test(key))).toEqual([]);
    expect(JSON.stringify(kept)).not.toMatch(new RegExp(`${shop.company}|Figuier|Samira`));
    await person.page.getByRole("heading", { level: 1, name: "Bonjour", exact: true }).waitFor();
  });

  it("a phone signs in and opens each section by its menu", async () => {
    const { person, shop } = await scene.visit(phone);
    await person.goto("/login");
    await signsInWithErrors(person, shop);
    await person.at("/app");
    await person.title("Tableau de bord");
    person.clean();
    await visitsSections(person);
    await person.goto("/app/invoices?status=unpaid");
    await new Menu(person).goTo("Factures");
    await person.at("/app/invoices");
    person.clean();
  });
});

/** Signs in after a missing, an invalid and a wrong entry. */
async function signsInWithErrors(person: Person, shop: Shop) {
  const password = person.field("Mot de passe");
  await person.press("Se connecter");
  await person.seen("Email est requis", "Mot de passe est requis");
  await expect.poll(() => isFocused(person.field("Email"))).toBe(true);
  await signIn(person, { email: "samira@", password: "" });
  await person.seen("Email invalide");
  person.clean();
  await signIn(person, { email: shop.email, password: "pas le bon" });
  const alert = person.page.getByRole("alert");
  await alert.getByText("Identifiant ou mot de passe incorrect").waitFor();
  await person.accessible();
  // The browser itself logs the refused request.
  person.forgive(/status of 400/);
  person.clean();
  await person.press("Afficher le mot de passe");
  await expect.poll(() => password.getAttribute("type")).toBe("text");
  await signIn(person, shop);
}

/** Opens the ten sections by the menu, each with its title. */
async function visitsSections(person: Person) {
  const menu = new Menu(person);
  for (const section of [
    "Clients",
    "Prescriptions",
    "Atelier",
    "Produits",
    "Stock",
    "Factures",
    "Statistiques",
    "Fournisseurs",
    "Mon Entreprise",
    "Tableau de bord",
  ]) {
    await menu.goTo(section);
    await person.title(section);
  }
  person.clean();
  const footer = await person.page.getByRole("contentinfo").innerText();
  expect(footer).toContain(String(new Date().getFullYear()));
  expect(footer).toContain(`v${version}`);
}

describe("a session", () => {
  it("a session that ended leads from a form to the sign-in, and back with the draft", async () => {
    const { person, shop, client } = await scene.open(
      desktop,
      ({ client: { id } }) => `/app/prescriptions/new?client=${id}`,
    );
    let form = await new SalesForm(person).ready();
    await form.writeNotes("en cours");
    await form.keptDraft("en cours");
    await spoilToken(person);
    await person.goto("/app/clients");
    await person.at(/^\/login\?next=/);
    // The sign-in page greets with the name of the shop whose session ended by itself.
    await person.page.getByRole("heading", { level: 1, name: /^Bonjour, Optique/ }).waitFor();
    await person.accessible();
    person.forgive(/status of 40[1-4]|ClientResponseError 401/);
    person.clean();
    await signIn(person, shop);
    await person.at("/app/clients");
    await person.goto(`/app/prescriptions/new?client=${client.id}`);
    form = await new SalesForm(person).ready();
    await person.seen("Brouillon restauré");
    await expect.poll(() => form.notes.inputValue()).toBe("en cours");
    // Another station ends the session.
    const asked: string[] = [];
    person.page.on("dialog", (dialog) => {
      asked.push(dialog.message());
      void dialog.dismiss();
    });
    expect((await shop.send("POST", "/api/optique/signout", {})).status).toBe(204);
    await person.keys("Control+s");
    await person.at(/^\/login\?next=/);
    await person.seen(/votre saisie est gardée/);
    await person.accessible();
    expect(asked).toEqual([]);
    person.clean();
    await signIn(person, shop);
    await person.at(/^\/app\/prescriptions\/new/);
    form = await new SalesForm(person).ready();
    await person.seen("Brouillon restauré");
    await expect.poll(() => form.notes.inputValue()).toBe("en cours");
  });

  it("the sign-in reports a full disk and too many wrong passwords, and works once both are over", async () => {
    const { person, shop, another } = await scene.alone().open(desktop, "/app/clients/nouveau");
    const form = new ClientForm(person);
    const limit = async (pages: number) => {
      const query = `UPDATE optique_clients SET name = name WHERE 0; PRAGMA max_page_count = ${pages}`;
      expect((await shop.sendAsAdmin("POST", "/api/sql", { query })).status).toBe(200);
    };
    await limit(1);
    person.forgive(/status of 503|ClientResponseError 503/);
    const name = `Benali ${"Aïcha ".repeat(30)}`.trim();
    // A name of the same length, not similar to another client's.
    const other = `Daoudi ${"Zohra ".repeat(30)}`.trim();
    await form.write({ name });
    const why = /Le disque du serveur est plein/;
    // The first write may still succeed on the full disk.
    await expect
      .poll(
        async () => {
          await shop.client({ notes: "x".repeat(4900) }).catch(() => null);
          return (await shop.send("POST", recordsPath("optique_clients"), { name: other })).status;
        },
        { interval: 10 },
      )
      .toBe(503);
    await person.keys("Control+s");
    await person.seen(why);
    person.clean();
    await limit(1_000_000);
    await person.keys("Control+s");
    await person.at(/^\/app\/clients/);
    await person.gone(why);
    // A sign-in is locked, with a countdown in seconds.
    const visitor = await another();
    await visitor.page.clock.install();
    await visitor.goto("/login");
    for (let tries = 0; tries < 10; tries += 1)
      await shop.send("POST", "/api/collections/optique_users/auth-with-password", {
        identity: shop.email,
        password: `faux-${tries}-mot`,
      });
    await signIn(visitor, { email: shop.email, password: "pas le bon" });
    visitor.forgive(/status of 429/);
    const sentence = visitor.page.getByRole("alert").locator("[aria-hidden=true]", {
      hasText: /^Trop d’essais\u00a0: réessayez dans \d+\s+secondes\.$/,
    });
    const seconds = async () => Number(/\d+/.exec(await sentence.innerText())?.[0]);
    await sentence.waitFor();
    await visitor.accessible();
    const first = await seconds();
    await expect.poll(() => visitor.button("Se connecter").isDisabled()).toBe(true);
    visitor.clean();
    await visitor.page.clock.fastForward(3000);
    await expect.poll(seconds).toBeLessThan(first - 1);
    await visitor.page.clock.fastForward(60_000);
    await visitor.page.getByRole("alert").waitFor({ state: "detached" });
    await expect.poll(() => visitor.button("Se connecter").isDisabled()).toBe(false);
  });

  it("a shop that fails to load is loaded again; a sign-out aborts requests; a user without a company creates one", async () => {
    const { person, server, enter: enterAs } = await scene.visit(desktop);
    const failure = await failRequests(person, "**/api/collections/optique_companies/records/*");
    await enterAs("/app/clients");
    await person.seen("Les informations de l’entreprise n’ont pas pu être chargées");
    await person.accessible();
    person.clean();
    await failure.retry();
    await person.title("Clients");
    await holdRequests(person, "**/api/optique/dashboard");
    const aborted: string[] = [];
    person.page.on("requestfailed", (request) => aborted.push(new URL(request.url()).pathname));
    await enterAs("/app");
    await new Menu(person).signOut();
    await expect.poll(() => aborted).toContain("/api/optique/dashboard");
    const founder = await openShop(server, null);
    await enter(person, "/app/clients", founder);
    const form = new NoCompanyPage(person);
    await person.seen("Aucune entreprise associée à cet utilisateur");
    await form.create();
    await person.seen("Le nom est requis");
    person.clean();
    await form.write({ name: "Nouvelle optique", ice: "001234567000089", patente: "34567890" });
    await form.create();
    await person.title("Clients", { company: "Nouvelle optique" });
    const [made] = await founder.find("optique_companies");
    expect(made).toMatchObject({ ice: "001234567000089", patente: "34567890" });
    await person.seen("Aucun client n'a été ajouté");
  });
});
