import { describe, expect, it } from "vitest";

import { firstFunds } from "#domain/claims/firstFunds.strings.ts";
import { paths } from "#lib/addresses/paths.ts";
import { desktop, phone } from "#support/browser.ts";
import { fillShop } from "#support/filledShop.ts";
import { expectOk, newId, recordsPath } from "#support/shop.ts";
import { CompanyPage } from "./pages/company.ts";
import { Palette } from "./pages/palette.ts";
import type { Person } from "./pages/person.ts";
import { countPrints } from "./pages/prints.ts";
import { QuoteForm } from "./pages/quotes.ts";
import { sceneWith } from "./pages/scene.ts";
import { enter } from "./pages/session.ts";

const scene = sceneWith(fillShop);

const switchOf = ({ page }: Person, name: string) =>
  page.getByRole("checkbox", { name: new RegExp(`^${name}`) });

it("a shop sees quotes after its first one, which the palette begins, on each station", async () => {
  const { person, shop, client, another } = await scene.open(desktop, "/app/invoices");
  const other = await another();
  await enter(other, "/app/invoices", shop);
  for (const station of [person, other]) {
    await station.seen("Benali Aïcha");
    for (const name of ["Devis", "Prises en charge"])
      expect(await station.link(name).count()).toBe(0);
  }
  const palette = await new Palette(person).open();
  await palette.find("nouveau devis");
  await palette.take(/^Devis\s: première utilisation/);
  await person.at(paths.newQuote());
  const form = await new QuoteForm(person).ready();
  await form.chooseClient("benali", client.name);
  await form.add("Lignes", "riad", "Monture Riad 52-18");
  await form.save();
  await person.toast("Devis créé avec succès");
  // The other station's page shows the entry without a reload.
  await other.link("Devis").waitFor();
  expect(await other.link("Prises en charge").count()).toBe(0);
  await person.goto("/app/invoices");
  await person.follow("Devis");
  await person.at(paths.quotes);
  const known = await new Palette(person).open();
  await known.find("devis");
  await known.offers(/^Nouveau devis/);
  person.clean();
  other.clean();
});

it("a first claim proposes the usual funds, which then appear in the settings", async () => {
  const { person, sale, shop } = await scene.open(desktop, paths.company);
  const page = new CompanyPage(person);
  await person.seen("Ce que ma boutique utilise");
  expect(await page.tab("Organismes").count()).toBe(0);
  await person.goto(paths.newClaim(sale.invoice?.id));
  await person.press(`Ajouter CNSS, CNOPS et ${firstFunds.length - 2} autres`);
  const fund = person.field("Organisme");
  await fund.selectOption({ label: "CNSS" });
  await person.press("Enregistrer");
  await person.at(/^\/app\/prises-en-charge\/\w{15}$/);
  await person.goto(paths.company);
  await page.tab("Organismes").waitFor();
  const used = switchOf(person, "Prises en charge");
  await expect.poll(() => used.isDisabled()).toBe(true);
  expect(await used.isChecked()).toBe(true);
  await person.accessible();
  await switchOf(person, "Devis").check();
  await page.update();
  await page.updated();
  const { uses } = await shop.read("optique_companies", shop.company);
  expect(uses).toEqual(["quotes", "claims"]);
  await switchOf(person, "Devis").uncheck();
  await page.update();
  await page.updated();
  person.clean();
});

it("a switch changed by another station meanwhile keeps that change", async () => {
  const { person, shop } = await scene.open(desktop, paths.company);
  await switchOf(person, "Avoirs").check();
  const path = recordsPath("optique_companies", shop.company);
  expectOk(await shop.send("PATCH", path, { uses: ["team"] }));
  await person.openTab("Équipe");
  // The settings of the shared computer appear with the capability that the other station switched on.
  await person.seen("Poste du comptoir");
  await person.openTab("Boutique");
  const page = new CompanyPage(person);
  await page.update();
  await page.updated();
  const { uses } = await shop.read("optique_companies", shop.company);
  expect(uses).toEqual(["credits", "team"]);
});

it("the first printed invoice proposes the lock on invoices, once", async () => {
  const { person, shop, sale, client, frame } = await scene.visit(desktop);
  await countPrints(person);
  await enter(person, paths.printInvoice(sale.invoice?.id ?? ""), shop);
  await person.press("Verrouiller");
  await person.toast("Les factures émises sont verrouillées");
  expect((await shop.read("optique_companies", shop.company)).invoice_lock).toBe(true);
  const isPrinted = async (id: string) =>
    (await shop.read("optique_invoices", id)).printed_at !== "";
  await expect.poll(() => isPrinted(sale.invoice?.id ?? "")).toBe(true);
  const path = recordsPath("optique_companies", shop.company);
  expectOk(await shop.send("PATCH", path, { invoice_lock: false }));
  const { id } = await shop.saveInvoice(newId(), {
    client: client.id,
    date: "2026-11-20",
    items: [{ id: newId(), product: frame.id, quantity: 1, price: 850 }],
    payments: [],
  });
  await person.goto(paths.printInvoice(id));
  await person.seen("Arrêtée la Présente Facture à la Somme de:");
  await expect.poll(() => isPrinted(id)).toBe(true);
  expect(await person.button("Verrouiller").count()).toBe(0);
  person.clean();
});

describe.each([desktop, phone])("an accountant at $name", (screen) => {
  it("an accountant sees no actions of the counter, and prints without a refusal", async () => {
    const { person, shop, sale, enter: signIn } = await scene.visit(screen);
    await countPrints(person);
    await shop.colleague("owner");
    const user = recordsPath("optique_users", shop.user);
    expectOk(await shop.sendAsAdmin("PATCH", user, { role: "accountant" }));
    const acts = /^(Vente|Nouveau client|Nouvelle prescription|Ajouter un paiement|Supprimer)/;
    await signIn("/app");
    await person.seen("Benali Aïcha");
    for (const path of ["/app/invoices", paths.invoice(sale.invoice?.id ?? ""), "/app/clients"]) {
      await person.goto(path);
      await person.seen(/Benali/);
      expect(await person.page.getByRole("link", { name: acts }).count(), path).toBe(0);
      expect(await person.page.getByRole("button", { name: acts }).count(), path).toBe(0);
      expect(await person.page.locator("[data-approval]").count(), path).toBe(0);
    }
    if (screen === desktop) {
      for (const name of ["Atelier"]) expect(await person.link(name).count()).toBe(0);
      await person.link("Caisse").waitFor();
    }
    await person.goto(paths.printInvoice(sale.invoice?.id ?? ""));
    await person.seen("Arrêtée la Présente Facture à la Somme de:");
    person.clean();
  });
});
