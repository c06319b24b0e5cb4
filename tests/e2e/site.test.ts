import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { closeBrowser, desktop, screens, type Visit, visit } from "#support/browser.ts";
import { openShop } from "#support/shop.ts";
import { type Server, startServer } from "#support/startServer.ts";
import { enter } from "./pages/shopPages.ts";

const article = "/blog/passer-du-cahier-a-l-ordinateur";
let server: Server;
beforeAll(async () => {
  server = await startServer();
});
afterAll(async () => {
  await closeBrowser();
  await server.stop();
});

const html = async (path: string) => (await fetch(`${server.url}${path}`)).text();

describe.each(screens)("the public pages at $name", (screen) => {
  const open = async (path: string): Promise<Visit> => {
    const person = await visit(server.url, screen);
    await person.page.goto(path);
    return person;
  };

  it("say what the product is, in eight features, and lead to the sign-in and the policy", async () => {
    const person = await open("/");
    const { page } = person;
    await page.getByRole("heading", { level: 1, name: /De l'ordonnance à la facture/ }).waitFor();
    expect(await page.locator("#fonctions").getByRole("listitem").count()).toBe(8);
    await page.getByText("Passer du cahier à l'ordinateur sans perdre une vente").waitFor();
    await person.expectClean();
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth),
    ).toBe(true);
    await page.getByRole("link", { name: "Politique de confidentialité" }).click();
    await page.getByRole("heading", { level: 1, name: "Politique de confidentialité" }).waitFor();
    await page.getByText(/conservées 10 ans/).waitFor();
    await page.getByText(/conservés 3 ans/).waitFor();
    await page.getByText(/stockées au Maroc/).waitFor();
    await person.expectClean();
    await page.getByRole("link", { name: "Retour à l'accueil" }).click();
    await page.getByRole("link", { name: "Commencer" }).click();
    await page.waitForURL(/\/(login|setup)$/);
    await person.close();
  });

  it.each([
    ["/", /De l'ordonnance à la facture/, "#fonctions li:nth-child(8)"],
    ["/blog", "Blog", `a[href="${article}"]`],
    [article, /Passer du cahier/, ".article h2"],
    ["/privacy-policy", "Politique de confidentialité", "article h2"],
  ])("are readable before the application is there: %s", async (path, name, part) => {
    const person = await visit(server.url, screen, { scripts: false });
    const { page } = person;
    await page.goto(path);
    await page.getByRole("heading", { level: 1, name }).waitFor();
    await page.locator(part).first().waitFor();
    expect(await page.locator("button:not([inert])").count()).toBe(0);
    expect(person.complaints).toEqual([]);
    await person.close();
  });

  it("list the articles by category, show one, and share it", async () => {
    const person = await open("/blog");
    const { page } = person;
    await page.getByRole("button", { name: "Digitalisation" }).click();
    await page.waitForURL("**/blog?categorie=Digitalisation");
    await page.getByRole("link", { name: /Passer du cahier/ }).waitFor();
    await person.expectClean();
    await page.goto("/blog?categorie=Rien");
    await page.getByText("Aucun article trouvé dans cette catégorie.").waitFor();
    await person.expectClean();
    await page.getByRole("button", { name: "Tous les articles" }).click();
    await page.getByRole("link", { name: /Passer du cahier/ }).click();
    await page.waitForURL(`**${article}`);
    await page.getByText("6 min de lecture").waitFor();
    await person.expectClean();
    // A browser without a way of its own to share.
    await page.evaluate(() => {
      Object.defineProperty(navigator, "share", { value: undefined, configurable: true });
    });
    const said: string[] = [];
    // Answered while the click still waits for it.
    page.once("dialog", (dialog) => {
      said.push(dialog.message());
      void dialog.accept();
    });
    await page.getByRole("button", { name: "Partager" }).click();
    await expect.poll(() => said).toEqual(["Lien copié dans le presse-papiers !"]);
    await page.goto("/blog/personne-ne-l-a-ecrit");
    await page.waitForURL("**/blog");
    await person.expectClean();
    await person.close();
  });
});

describe("what is read without running anything", () => {
  it.each([
    ["/", "Optique - Gestion des magasins d'optique", '"price":"0","priceCurrency":"MAD"'],
    ["/blog", "Blog - Optique", 'property="og:title"'],
    [
      article,
      "Passer du cahier à l'ordinateur sans perdre une vente - Optique",
      '"@type":"Article"',
    ],
    ["/privacy-policy", "Politique de confidentialité - Optique", 'rel="canonical"'],
  ])("%s has its own title and what describes it", async (path, title, part) => {
    const text = await html(path);
    expect(text).toContain(`<title>${title}</title>`);
    expect(text).toContain(part);
    expect(text).toContain(`href="${server.url}${path}"`);
    expect(text.match(/<title>/g)).toHaveLength(1);
  });

  it("robots are told what is public, and where the map is", async () => {
    expect(await html("/robots.txt")).toContain(`Sitemap: ${server.url}/sitemap.xml`);
    expect(await html("/robots.txt")).toContain("Disallow: /app");
    const map = await html("/sitemap.xml");
    for (const path of ["/", "/blog", article, "/privacy-policy"])
      expect(map).toContain(`<loc>${server.url}${path}</loc>`);
  });
});

describe("visits", () => {
  it("are counted by the pattern of the page, unless the browser asks not to be followed", async () => {
    const shop = await openShop(server);
    const events = async () =>
      (
        await shop.sendAsAdmin<{ items: { name: string; path: string; company: string }[] }>(
          "GET",
          "/api/collections/optique_events/records?perPage=200&sort=created",
        )
      ).body.items.map(({ name, path }) => `${name} ${path}`);
    const client = await shop.client();
    const before = (await events()).length;
    const person = await visit(server.url, desktop);
    await enter(person, `/app/clients/${client.id}`, shop);
    // One goes on before anything was read, and is told of in its turn.
    const { page } = person;
    const menu = page.getByRole("navigation", { name: "Menu principal" });
    for (const name of ["Factures", "Clients"])
      await menu.getByRole("link", { name, exact: true }).click();
    await page.getByRole("link", { name: client.name, exact: true }).click();
    await expect
      .poll(async () => (await events()).slice(before).sort(), { timeout: 15_000 })
      .toEqual([
        "login_success /login",
        "page_view /app/clients",
        "page_view /app/clients/:id",
        "page_view /app/clients/:id",
        "page_view /app/invoices",
        "page_view /login",
      ]);
    const counted = (await events()).length;
    const shy = await visit(server.url, desktop);
    await shy.page.addInitScript(() => {
      Object.defineProperty(navigator, "doNotTrack", { value: "1" });
    });
    await enter(shy, "/app/clients", shop);
    await shy.page.getByRole("heading", { level: 1, name: "Clients" }).waitFor();
    await shy.page.waitForTimeout(3000);
    expect(await events()).toHaveLength(counted);
    await page.goto("/app/statistics");
    await page.getByText("/app/clients/:id").waitFor();
    await person.expectClean();
    await person.close();
    await shy.close();
  });
});
