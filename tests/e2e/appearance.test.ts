/** Geometry and motion: view transitions, sheets, zoom and toasts, on one shop that no test changes. */
import { describe, expect, it } from "vitest";

import { desktop, phone, screens } from "#support/browser.ts";
import { fillShop } from "#support/filledShop.ts";
import { sharing } from "#support/sharing.ts";
import { type DeletableShop, deletableShop } from "#support/deletableShop.ts";
import { ClientsList } from "./pages/clients.ts";
import { InvoicePage } from "./pages/invoices.ts";
import { expectNoOverflow, hasFocus, isInView } from "./pages/layout.ts";
import {
  transitionsOf,
  movesOf,
  watchTransitions,
  watchMoves,
  withoutTransitions,
} from "./pages/motion.ts";
import { keysAreHeard } from "./pages/palette.ts";
import type { Person } from "./pages/person.ts";
import { SalesForm } from "./pages/salesForm.ts";
import { sceneWith } from "./pages/scene.ts";
import { Sheets } from "./pages/sheets.ts";
import { Toasts } from "./pages/toasts.ts";

const scene = sceneWith(sharing(deletableShop));
/** Shop of its own, for tests that write or sign out. */
const own = sceneWith(fillShop);

const name = "Benali Aïcha";

/** Navigates from a row to the client, and back by the sidebar without a transition. */
async function walk(person: Person) {
  await person.goto("/app/clients?q=benali");
  await person.follow(name);
  await person.title(name);
  await person.page
    .getByRole("navigation")
    .getByRole("link", { name: /^Factures/ })
    .click();
  await person.title("Factures");
}

/** Lists whose heading has a back link, and therefore a transition name of its own. */
const listsWithWayBack = [
  "/app/stock/receipts",
  "/app/stock/movements",
  "/app/stock/adjustments",
  "/app/caisse/cheques",
  "/app/prescriptions/reminders",
];

/** Follows the first row of a list to its page. */
async function followFirst(person: Person, list: string): Promise<void> {
  await person.goto(list);
  const row = person.page.locator('main td a[href^="/app/"]:not(.btn)').first();
  const to = await row.getAttribute("href");
  await row.click();
  await person.at(to ?? "");
}

describe("navigation from a row to its page", () => {
  it("moves a name from the row to the page's title in a view transition, from every list", async () => {
    const { person } = await scene.open(desktop, "/app");
    await watchTransitions(person, "no-preference");
    await walk(person);
    expect(await transitionsOf(person)).toEqual([name]);
    await person.page.goBack();
    await person.title(name);
    // Only the heading has the transition name.
    const named = await person.page.evaluate(() =>
      [...document.querySelectorAll("*")]
        .filter((part) => getComputedStyle(part).viewTransitionName === "record")
        .map((part) => `${part.tagName} ${part.textContent}`),
    );
    expect(named).toEqual([`H1 ${name}`]);
    for (const list of listsWithWayBack) {
      await followFirst(person, list);
      expect(await transitionsOf(person), list).toHaveLength(1);
    }
    person.clean();
  });

  it("starts no view transition and no pulse when the person reduces motion", async () => {
    const { person } = await scene.open(desktop, "/app");
    const count = await person.page.evaluate(() => {
      const part = document.body.appendChild(document.createElement("p"));
      part.className = "skeleton";
      return getComputedStyle(part).animationIterationCount;
    });
    expect(count).toBe("1");
    await watchTransitions(person, "reduce");
    await walk(person);
    expect(await transitionsOf(person)).toEqual([]);
  });

  it("works in browsers without view transitions", async () => {
    const { person } = await scene.open(desktop, "/app");
    await person.page.emulateMedia({ reducedMotion: "no-preference" });
    await withoutTransitions(person);
    await walk(person);
    expect(await person.page.evaluate(() => "startViewTransition" in document)).toBe(false);
    person.clean();
  });
});

it("without reduced motion a dialog opens with an animation, which the check of the sweeps detects", async () => {
  const { person } = await scene.open(desktop, "/app");
  await watchMoves(person, "no-preference");
  await person.goto("/app/clients?q=benali");
  await person.seen(name);
  await keysAreHeard(person);
  // A dialog closed before its first paint has no animation.
  const moves = async () => {
    await person.keys("?");
    await person.page.getByRole("dialog", { name: "Raccourcis du clavier" }).waitFor();
    await person.keys("Escape");
    return movesOf(person);
  };
  await expect.poll(moves).not.toEqual([]);
});

const rowMenu = async (person: Person) =>
  person.page
    .locator("[data-row]")
    .getByRole("button", { name: /^Actions/ })
    .first()
    .click();
/**
 * Sheets of a phone on the list of invoices: the menu of (+), a row's menu, the question before a deletion, and a
 * dialog.
 */
const openings: ((person: Person) => Promise<unknown>)[] = [
  (person) => person.press("Nouveau"),
  rowMenu,
  async (person) => {
    await rowMenu(person);
    await person.page.getByRole("menuitem", { name: /^Supprimer/ }).click();
    await person.page.getByRole("alertdialog").waitFor();
  },
  async (person) => {
    await rowMenu(person);
    await person.page.getByRole("menuitem", { name: /^Paiement/ }).click();
    await person.page.getByRole("dialog", { name: "Ajouter un paiement" }).waitFor();
  },
];

describe("sheets of a phone", () => {
  it("follow the finger, and close when it moves far or fast enough, or by Escape", async () => {
    const { person } = await scene.open(phone, "/app/invoices");
    await person.title("Factures");
    const sheets = await new Sheets(person).ready();
    for (const open of openings) {
      await open(person);
      await sheets.open();
      await expectNoOverflow(person);
      expect(await sheets.isOnTop()).toBe(true);
      await sheets.springsBack();
      await sheets.pull(0.7, 2000);
      await sheets.gone();
      await open(person);
      await sheets.open();
      await sheets.pull(0.3, 60);
      await sheets.gone();
      // Nothing was deleted or paid.
      await person.page.locator("[data-row]").first().waitFor();
      await open(person);
      await sheets.open();
      await sheets.pull(0.4, 1000, { isHeld: true });
      await expect.poll(() => sheets.offset()).toBeGreaterThan(20);
      await person.keys("Escape");
      await sheets.gone();
      // The focus is on the button that opened the sheet.
      await expect.poll(() => hasFocus(person)).toBe(true);
    }
    // A dialog with typed values springs back.
    await openings.at(-1)?.(person);
    await sheets.open();
    await person.field("Référence (facultatif)").fill("4411");
    await sheets.pull(0.7, 2000);
    await expect.poll(() => sheets.offset()).toBe(0);
    expect(await person.field("Référence (facultatif)").inputValue()).toBe("4411");
    await person.press("Annuler");
    await sheets.gone();
    person.clean();
  });

  it("have rows of 64 px in a menu", async () => {
    const { person } = await scene.open(phone, "/app/invoices");
    await person.title("Factures");
    const sheets = await new Sheets(person).ready();
    await rowMenu(person);
    await sheets.open();
    const heights = await person.page
      .getByRole("menuitem")
      .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().height));
    expect(new Set(heights)).toEqual(new Set([64]));
  });

  it("a row's actions open as a menu, not a sheet, on a desktop", async () => {
    const { person } = await scene.open(desktop, "/app/invoices");
    await person.title("Factures");
    await person.page.waitForLoadState("networkidle");
    await rowMenu(person);
    await person.page.getByRole("menu").waitFor();
    await expect.poll(() => person.page.locator("[data-sheet]").count()).toBe(0);
  });
});

/** A window of 1366 × 768 at 200 % zoom, used with a mouse. */
const zoomed = { width: 683, height: 384 };

/** Sections of the menu, and their headings where they differ. */
const sections: Record<string, string> = {
  "Tableau de bord": "Tableau de bord",
  Clients: "Clients",
  Prescriptions: "Prescriptions",
  Atelier: "Atelier",
  Produits: "Produits",
  Stock: "Gestion du Stock",
  Factures: "Factures",
  Caisse: "Caisse",
  Statistiques: "Statistiques des ventes",
  Fournisseurs: "Fournisseurs",
  "Mon Entreprise": "Mon Entreprise",
};

it("a desktop at 200 % zoom has no bottom bar, and its menu leads to each section and the sign-out", async () => {
  const { person } = await own.open(desktop, "/app");
  const { page } = person;
  await page.setViewportSize(zoomed);
  const menu = page.getByRole("dialog", { name: "Menu principal" });
  const open = async () => {
    await person.press("Ouvrir le menu");
    await menu.waitFor();
  };
  for (const [section, heading] of Object.entries(sections)) {
    await open();
    const link = menu.getByRole("link", { name: section, exact: true });
    await link.scrollIntoViewIfNeeded();
    await expect.poll(() => isInView(link), { message: section }).toBe(true);
    await link.click();
    await menu.waitFor({ state: "detached" });
    await person.heading(heading);
    const shortcuts = page.getByRole("navigation", { name: "Raccourcis" });
    await expect.poll(() => shortcuts.count(), { message: section }).toBe(0);
    const tabs = page.locator(".tab-bar");
    await expect.poll(() => tabs.isVisible(), { message: section }).toBe(false);
    await expectNoOverflow(person);
  }
  await open();
  const signOut = menu.getByRole("button", { name: "Déconnexion" });
  await signOut.scrollIntoViewIfNeeded();
  expect(await isInView(signOut)).toBe(true);
  await signOut.click();
  await person.at("/login");
  person.clean();
});

/** Every page with controls, and its heading. */
const pagesOf = (filled: DeletableShop): [path: string, heading: string | RegExp][] => [
  ["", "Tableau de bord"],
  ["/clients", "Clients"],
  ["/clients/nouveau", "Nouveau client"],
  [`/clients/${filled.client.id}`, "Benali Aïcha"],
  [`/clients/${filled.client.id}/modifier`, "Modifier le client"],
  ["/prescriptions", "Prescriptions"],
  ["/prescriptions/reminders", /Rappels/],
  ["/prescriptions/new", "Nouvelle prescription"],
  [`/prescriptions/${filled.sale.id}`, "Prescription du 20/11/2026"],
  [`/prescriptions/edit/${filled.sale.id}`, "Modifier la prescription"],
  [`/prescriptions/${filled.sale.id}/print`, /./],
  ["/invoices", "Factures"],
  [`/invoices/${filled.sale.invoice?.id}`, /^Facture #/],
  [`/invoices/print/${filled.sale.invoice?.id}`, /Facture/],
  ["/sale", "Vente comptoir"],
  [`/invoices/print/${filled.sale.invoice?.id}?format=ticket&sale=1`, /Facture/],
  ["/statistics", "Statistiques des ventes"],
  ["/products", "Produits"],
  ["/products?nouveau=1", "Produits"],
  [`/products/${filled.frame.id}`, "Monture Riad 52-18"],
  ["/suppliers", "Fournisseurs"],
  ["/suppliers/new", "Nouveau fournisseur"],
  [`/suppliers/${filled.supplier.id}`, "Atelier Atlas"],
  [`/suppliers/edit/${filled.supplier.id}`, "Modifier le fournisseur"],
  ["/stock", "Gestion du Stock"],
  ["/stock/movements", /Mouvements/],
  ["/stock/receipts", "Bons de réception"],
  ["/stock/receipts/new", "Nouveau Bon"],
  [`/stock/receipts/${filled.receipt}`, /^Bon /],
  [`/stock/receipts/edit/${filled.receipt}`, /Modifier/],
  ["/stock/adjustments", "Ajustements de stock"],
  ["/stock/adjustments/new", "Nouvel Ajustement"],
  [`/stock/adjustments/edit/${filled.adjustment}`, /Modifier/],
  ["/company", "Mon Entreprise"],
  ["/aide", "Guide de la boutique"],
];

/** Navigates like a link, and waits until the page has loaded. */
async function moveTo(person: Person, path: string, heading: string | RegExp): Promise<void> {
  const { page } = person;
  await person.go(`/app${path}`);
  await page.getByRole("heading", { level: 1, name: heading }).waitFor({ state: "attached" });
  await expect.poll(() => page.locator("main [aria-busy=true]").count()).toBe(0);
}

describe.each(screens)("a toast at $name", (screen) => {
  it("covers no control on any page", async () => {
    const { person, ...filled } = await scene.open(screen, "/app/clients");
    const toasts = new Toasts(person);
    await new ClientsList(person).tryToRemove("Benali Aïcha");
    await person.toast(/il ne peut pas être supprimé/);
    await toasts.hold();
    let wasPrint = false;
    for (const [path, heading] of pagesOf(filled)) {
      await moveTo(person, path, heading);
      const isPrint = path.includes("print/") || path.endsWith("/print");
      // A print page moves the toast away from the pointer, so that its time would run out.
      if (isPrint || wasPrint) await toasts.hold();
      wasPrint = isPrint;
      // On a phone, an effect sets the toast's position after the paint.
      await expect.poll(() => toasts.covered(), { message: path }).toEqual([]);
    }
    person.clean();
  });
});

it("a toast disappears even when it appeared under a resting pointer", async () => {
  const { person } = await own.open(desktop, ({ sale }) => `/app/prescriptions/edit/${sale.id}`);
  const toasts = new Toasts(person);
  const form = await new SalesForm(person).ready();
  const [x, y] = [desktop.width - 60, 24];
  await person.page.mouse.move(x, y);
  await form.writeNotes("Changé");
  await form.save();
  await form.saved("mise à jour");
  const { top, bottom, left, right } = await toasts.box();
  expect(x > left && x < right && y > top && y < bottom).toBe(true);
  await toasts.gone();
});

describe("the question before a deletion", () => {
  it("names the record", async () => {
    const { person, ...filled } = await scene.open(desktop, "/app");
    const { sale, receipt } = filled;
    const toasts = new Toasts(person);
    const number = sale.invoice?.invoice_number ?? "";
    const invoiceTarget = `Facture ${number} · Benali Aïcha · 20/11/2026 · Partielle · Au montage · 2 250,00 DH`;
    const prescriptionTarget = `Prescription du 20/11/2026 · Benali Aïcha · Facture ${number} · Partielle · Au montage · 2 250,00 DH`;
    const asks: [
      path: string,
      heading: string | RegExp,
      button: string | RegExp,
      target: string,
    ][] = [
      ["/clients", "Clients", /^Supprimer Idrissi/, "Client Idrissi Youssef · 06 12 34 56 79"],
      ["/invoices", "Factures", new RegExp(`^Supprimer la facture.*${number}`), invoiceTarget],
      [`/invoices/${sale.invoice?.id}`, /Facture/, "Supprimer", invoiceTarget],
      [
        `/invoices/${sale.invoice?.id}`,
        /Facture/,
        /Supprimer le paiement/,
        "Paiement · Espèces · 21/11/2026 · 1 000,00 DH",
      ],
      ["/prescriptions", "Prescriptions", /^Supprimer .*20\/11\/2026/, prescriptionTarget],
      [
        "/prescriptions",
        "Prescriptions",
        /^Supprimer .*12\/03\/2024/,
        "Prescription du 12/03/2024 · Benali Aïcha",
      ],
      [`/prescriptions/${sale.id}`, /Prescription/, "Supprimer", prescriptionTarget],
      [
        "/products",
        "Produits",
        /^Supprimer Étui/,
        "Produit Étui rigide · ETUI · Accessoire · 850,00 DH",
      ],
      ["/suppliers", "Fournisseurs", /^Supprimer Optilab/, "Fournisseur Optilab · 05 22 00 00 01"],
      [
        "/stock/receipts",
        "Bons de réception",
        /^Supprimer .*BR-/,
        "Bon BR-20261120-001 · Atelier Atlas · 20/11/2026 · En attente · 400,00 DH",
      ],
      [
        `/stock/receipts/${receipt}`,
        /^Bon /,
        "Supprimer",
        "Bon BR-20261120-001 · Atelier Atlas · 20/11/2026 · En attente · 400,00 DH",
      ],
      [
        "/stock/adjustments",
        "Ajustements de stock",
        /^Supprimer .*AJ-/,
        "Ajustement AJ-20261120-001 · 20/11/2026 · Vol/Perte",
      ],
    ];
    for (const [path, heading, button, target] of asks) {
      await moveTo(person, path, heading);
      const isList = !/\/[a-z0-9]{15}$/.test(path);
      const said = await toasts.targetOf(() =>
        isList
          ? person.act(button)
          : button === "Supprimer"
            ? person.askToRemove()
            : person.actOnPayment(button),
      );
      expect(said.replaceAll(/[\u202f\u00a0]/g, " "), path).toBe(target);
    }
  });

  it.each(screens)(
    "the question is at the top of the window, or at the bottom of a phone: $name",
    async (screen) => {
      const { person } = await scene.open(
        screen,
        ({ sale }) => `/app/invoices/${sale.invoice?.id}`,
      );
      const toasts = new Toasts(person);
      await new InvoicePage(person).ready();
      await person.askToRemove();
      await toasts.question.hover();
      person.clean();
      const { top, bottom } = await toasts.box();
      if (screen === desktop) expect(Math.round(top)).toBe(24);
      else expect(bottom).toBe(screen.height);
    },
  );
});

it.each([
  ["a list", () => "/app/invoices", "main .num"],
  [
    "paper",
    (shop: DeletableShop) => `/app/invoices/print/${shop.sale.invoice?.id}?format=a4`,
    ".sheet",
  ],
  ["the axis of a plot", () => "/app/statistics", "main svg text"],
] as const)("the groups of thousands are 0.22 em apart in %s", async (_, pathOf, selector) => {
  const { person } = await scene.open(desktop, pathOf);
  const text = person.page.locator(selector).first();
  await text.waitFor({ state: "attached" });
  const gap = () =>
    text.evaluate(async (element) => {
      const { fontFamily } = getComputedStyle(element);
      // Tests only our fonts, because the fallback fonts may be missing on this computer.
      const [first = ""] = fontFamily.split(",");
      await document.fonts.load(`100px ${first}`, "\u202f");
      const pen = document.createElement("canvas").getContext("2d");
      if (!pen) return 0;
      pen.font = `100px ${fontFamily}`;
      const widthOf = (amount: string) => pen.measureText(amount).width;
      return Math.round(widthOf("1\u202f1") - widthOf("11"));
    });
  await expect.poll(gap).toBe(22);
  person.clean();
});
