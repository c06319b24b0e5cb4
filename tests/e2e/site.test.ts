import { describe, expect, it } from "vitest";

import { desktop, phone } from "#support/browser.ts";
import { emptyShop } from "#support/filledShop.ts";
import { ClientsList } from "./pages/clients.ts";
import { expectNoOverflow } from "./pages/layout.ts";
import { Menu } from "./pages/menu.ts";
import type { Person } from "./pages/person.ts";
import { sceneWith } from "./pages/scene.ts";
import { enter, signIn } from "./pages/session.ts";
import { BlogPage, eventsOf, LandingPage } from "./pages/site.ts";

const article = "/blog/passer-du-cahier-a-l-ordinateur";
const scene = sceneWith(emptyShop);
const reachable = scene.alone({
  env: {
    OPTIQUE_DEMO: "1",
    OPTIQUE_SITE_PHONE: "0522000000",
    OPTIQUE_SITE_WHATSAPP: "06 12 34 56 78",
    OPTIQUE_SITE_INSTAGRAM: "https://www.instagram.com/optique.figuier",
  },
});

/** Links on the current page that leave the site. */
const away = ({ page }: Person) => page.locator("a:not([href^='/']):not([href^='#'])");

describe("the public pages", () => {
  it("show eight features on a phone, and lead to the sign-in and the policy", async () => {
    const { person } = await scene.visit(phone);
    const landing = await LandingPage.open(person);
    await person.heading(/De l’ordonnance à la facture/);
    await expect.poll(() => landing.features.count()).toBe(8);
    await person.seen("Passer du cahier à l’ordinateur sans perdre une vente");
    await expectNoOverflow(person);
    // Without settings the pages have no such link.
    await person.seen("Une question\u00a0?");
    await person.seen(/la personne qui a installé Optique/);
    await expect.poll(() => away(person).count()).toBe(0);
    await person.follow("Politique de confidentialité");
    await person.heading("Politique de confidentialité");
    await person.seen(/conservées 10 ans/, /conservés 3 ans/, /stockées au Maroc/);
    await person.follow("Retour à l’accueil");
    await person.follow("Commencer");
    await person.at(/^\/(login|setup)$/);
    person.clean();
  });

  it("the public pages are readable before the application has loaded", async () => {
    const { person } = await scene.visit(desktop, { scripts: false });
    for (const [path, name, part] of [
      ["/", /De l’ordonnance à la facture/, "#fonctions li:nth-child(8)"],
      ["/blog", "Blog", `a[href="${article}"]`],
      [article, /Passer du cahier/, ".article h2"],
      ["/privacy-policy", "Politique de confidentialité", "article h2"],
    ] as const) {
      await person.goto(path);
      await person.heading(name);
      await person.page.locator(part).first().waitFor();
      const buttons = person.page.locator("button:not([inert])");
      await expect.poll(() => buttons.count(), { message: path }).toBe(0);
    }
    expect(person.complaints).toEqual([]);
  });

  it("list the articles by category, show one article, and share it", async () => {
    const { person } = await scene.visit(desktop);
    const blog = await BlogPage.open(person);
    await blog.choose("Digitalisation");
    await person.at("/blog?categorie=Digitalisation");
    await person.link(/Passer du cahier/).waitFor();
    await person.goto("/blog?categorie=Rien");
    await person.seen("Aucun article trouvé dans cette catégorie.");
    await blog.choose("Tous les articles");
    await person.follow(/Passer du cahier/);
    await person.at(article);
    await person.seen("6 min de lecture");
    expect(await blog.share()).toBe("Lien copié dans le presse-papiers !");
    await person.goto("/blog/personne-ne-l-a-ecrit");
    await person.at("/blog");
    person.clean();
  });
});

describe("visits", () => {
  it("visits are counted by pattern and not with Do Not Track; links and demonstration are those of the settings", async () => {
    const { person, shop, another } = await reachable.visit(desktop);
    const shy = await another();
    const client = await shop.client();
    // A browser sends a visit every 1.1 s, so the test moves its clock.
    for (const { page } of [person, shy]) await page.clock.install();
    const counted = async () => {
      for (const { page } of [person, shy]) await page.clock.runFor(1100);
      return (await eventsOf(shop)).sort();
    };
    expect(await counted()).toEqual([]);
    await person.goto(`/app/clients/${client.id}`);
    await signIn(person, shop);
    await person.at(`/app/clients/${client.id}`);
    // Visits of pages that follow quickly are sent one after the other.
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
    const told: string[] = [];
    shy.page.on("request", (request) => {
      if (request.url().includes("/api/optique/events")) told.push(request.url());
    });
    await shy.page.addInitScript(() => {
      Object.defineProperty(navigator, "doNotTrack", { value: "1" });
    });
    await enter(shy, "/app/clients", shop);
    await shy.heading("Clients");
    await new Menu(shy).goTo("Factures");
    for (const section of ["Factures", "Stock", "Produits"]) await menu.goTo(section);
    const then = ["page_view /app/invoices", "page_view /app/products", "page_view /app/stock"];
    await expect.poll(counted).toEqual([...first, ...then].sort());
    expect(told).toEqual([]);
    await person.goto("/app/company?tab=data");
    await person.seen("Fiche d’un client");
    person.clean();

    const guest = await another();
    await guest.page.setViewportSize({ width: phone.width, height: phone.height });
    const calls: string[] = [];
    guest.page.on("request", (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith("/api/")) calls.push(pathname);
    });
    // The links are also right when a link of another page leads to the landing page.
    await guest.goto("/nulle/part");
    await guest.follow("Page d’accueil");
    await guest.at("/");
    await guest.link("Appeler · 05 22 00 00 00").waitFor();
    await LandingPage.open(guest);
    await guest.link("Appeler · 05 22 00 00 00").waitFor();
    const links = await away(guest).evaluateAll((all) =>
      all.map((one) => one.getAttribute("href")),
    );
    expect(new Set(links)).toEqual(
      new Set([
        "tel:0522000000",
        "https://wa.me/212612345678",
        "https://www.instagram.com/optique.figuier",
      ]),
    );
    await expectNoOverflow(guest);
    // The server writes the articles into the page, so that the only request is the counted visit.
    expect(calls.filter((path) => path !== "/api/optique/events")).toEqual([]);
    await guest.press("Essayer la démo");
    await guest.at("/app");
    await guest.title("Tableau de bord");
    await guest.seen("À faire aujourd’hui");
    guest.clean();
  });
});
