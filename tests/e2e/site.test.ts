import { describe, expect, it } from "vitest";

import { desktop, screens } from "#support/browser.ts";
import { bareShop } from "#support/filledShop.ts";
import type { Server } from "#support/startServer.ts";
import { ClientsList } from "./pages/clients.ts";
import { expectNoOverflow } from "./pages/layout.ts";
import { Menu } from "./pages/menu.ts";
import { sceneWith } from "./pages/scene.ts";
import { enter, signIn } from "./pages/session.ts";
import { BlogPage, eventsOf, LandingPage } from "./pages/site.ts";

const article = "/blog/passer-du-cahier-a-l-ordinateur";
const scene = sceneWith(bareShop);
const reachable = scene.alone({
  env: {
    OPTIQUE_SITE_PHONE: "0522000000",
    OPTIQUE_SITE_WHATSAPP: "06 12 34 56 78",
    OPTIQUE_SITE_INSTAGRAM: "https://www.instagram.com/optique.figuier",
  },
});

describe.each(screens)("the public pages at $name", (screen) => {
  it("say what the product is, in eight features, and lead to the sign-in and the policy", async () => {
    const { person } = await scene.visit(screen);
    const landing = await LandingPage.open(person);
    await person.heading(/De l’ordonnance à la facture/);
    expect(await landing.features.count()).toBe(8);
    await person.seen("Passer du cahier à l’ordinateur sans perdre une vente");
    person.clean();
    await expectNoOverflow(person);
    await person.follow("Politique de confidentialité");
    await person.heading("Politique de confidentialité");
    await person.seen(/conservées 10 ans/, /conservés 3 ans/, /stockées au Maroc/);
    person.clean();
    await person.follow("Retour à l’accueil");
    await person.follow("Commencer");
    await person.at(/^\/(login|setup)$/);
  });

  it.each([
    ["/", /De l’ordonnance à la facture/, "#fonctions li:nth-child(8)"],
    ["/blog", "Blog", `a[href="${article}"]`],
    [article, /Passer du cahier/, ".article h2"],
    ["/privacy-policy", "Politique de confidentialité", "article h2"],
  ])("are readable before the application is there: %s", async (path, name, part) => {
    const { person } = await scene.visit(screen, { scripts: false });
    await person.goto(path);
    await person.heading(name);
    await person.page.locator(part).first().waitFor();
    expect(await person.page.locator("button:not([inert])").count()).toBe(0);
    expect(person.complaints).toEqual([]);
  });

  it("name nobody to call until the settings do", async () => {
    const { person } = await scene.visit(screen);
    await LandingPage.open(person);
    await person.seen("Une question\u00a0?");
    await person.seen(/la personne qui a installé Optique/);
    const away = person.page.locator("a:not([href^='/']):not([href^='#'])");
    expect(await away.count()).toBe(0);
    person.clean();
  });

  it("lead to the telephone, the messages and the pages that the settings name, and to no other", async () => {
    const { person } = await reachable.visit(screen);
    await LandingPage.open(person);
    await person.link("Appeler · 05 22 00 00 00").waitFor();
    const away = person.page.locator("a:not([href^='/']):not([href^='#'])");
    const links = await away.evaluateAll((all) => all.map((one) => one.getAttribute("href")));
    expect(new Set(links)).toEqual(
      new Set([
        "tel:0522000000",
        "https://wa.me/212612345678",
        "https://www.instagram.com/optique.figuier",
      ]),
    );
    await expectNoOverflow(person);
    person.clean();
  });

  it("list the articles by category, show one, and share it", async () => {
    const { person } = await scene.visit(screen);
    const blog = await BlogPage.open(person);
    await blog.choose("Digitalisation");
    await person.at("/blog?categorie=Digitalisation");
    await person.link(/Passer du cahier/).waitFor();
    person.clean();
    await person.goto("/blog?categorie=Rien");
    await person.seen("Aucun article trouvé dans cette catégorie.");
    person.clean();
    await blog.choose("Tous les articles");
    await person.follow(/Passer du cahier/);
    await person.at(article);
    await person.seen("6 min de lecture");
    person.clean();
    expect(await blog.share()).toBe("Lien copié dans le presse-papiers !");
    await person.goto("/blog/personne-ne-l-a-ecrit");
    await person.at("/blog");
    person.clean();
  });
});

describe("what is read without running anything", () => {
  const html = async ({ url }: Server, path: string) => (await fetch(`${url}${path}`)).text();

  it.each([
    ["/", "Optique - Gestion des magasins d'optique", '"price":"0","priceCurrency":"MAD"'],
    ["/blog", "Blog - Optique", 'property="og:title"'],
    [
      article,
      "Passer du cahier à l’ordinateur sans perdre une vente - Optique",
      '"@type":"Article"',
    ],
    ["/privacy-policy", "Politique de confidentialité - Optique", 'rel="canonical"'],
  ])("%s has its own title and what describes it", async (path, title, part) => {
    const { server } = await scene.visit(desktop);
    const text = await html(server, path);
    expect(text).toContain(`<title>${title}</title>`);
    expect(text).toContain(part);
    expect(text).toContain(`href="${server.url}${path}"`);
    expect(text.match(/<title>/g)).toHaveLength(1);
  });

  it("robots are told what is public, and where the map is", async () => {
    const { server } = await scene.visit(desktop);
    const robots = await html(server, "/robots.txt");
    expect(robots).toContain(`Sitemap: ${server.url}/sitemap.xml`);
    expect(robots).toContain("Disallow: /app");
    const map = await html(server, "/sitemap.xml");
    for (const path of ["/", "/blog", article, "/privacy-policy"])
      expect(map).toContain(`<loc>${server.url}${path}</loc>`);
  });
});

describe("visits", () => {
  it("are counted by the pattern of the page, unless the browser asks not to be followed", async () => {
    const { person, shop, another } = await scene.alone().visit(desktop);
    const client = await shop.client();
    const counted = async () => (await eventsOf(shop)).sort();
    expect(await counted()).toEqual([]);
    await person.goto(`/app/clients/${client.id}`);
    await signIn(person, shop);
    await person.at(`/app/clients/${client.id}`);
    // One goes on before anything was read, and is told of in its turn.
    const menu = new Menu(person);
    for (const section of ["Factures", "Clients"]) await menu.goTo(section);
    await new ClientsList(person).open(client.name);
    const first = [
      "login_success /login",
      "page_view /app/clients",
      "page_view /app/clients/:id",
      "page_view /app/clients/:id",
      "page_view /app/invoices",
      "page_view /login",
    ];
    await expect.poll(counted).toEqual(first);
    const shy = await another();
    const told: string[] = [];
    shy.page.on("request", (request) => {
      if (request.url().includes("/api/optique/events")) told.push(request.url());
    });
    await shy.page.addInitScript(() => {
      Object.defineProperty(navigator, "doNotTrack", { value: "1" });
    });
    await enter(shy, "/app/clients", shop);
    await shy.heading("Clients");
    // A browser tells of a page each 1.1 s. When the third page of the one is told of, the two of the other would be.
    for (const section of ["Factures", "Stock", "Produits"]) await menu.goTo(section);
    const then = ["page_view /app/invoices", "page_view /app/products", "page_view /app/stock"];
    await expect.poll(counted).toEqual([...first, ...then].sort());
    expect(told).toEqual([]);
    await person.goto("/app/company");
    await person.seen("Fiche d’un client");
    person.clean();
  });
});
