import { expect, it } from "vitest";

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

it("a shop sees quotes and funds after its first quote and claim, on each station, and switches others on", async () => {
  const { person, shop, client, sale, another } = await scene.open(desktop, "/app/invoices");
  const other = await another();
  await enter(other, "/app/invoices", shop);
  for (const station of [person, other]) {
    await station.seen("Benali Aïcha");
    for (const name of ["Devis", "Prises en charge"])
      await expect.poll(() => station.link(name).count()).toBe(0);
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
  await expect.poll(() => other.link("Prises en charge").count()).toBe(0);
  await person.turn("/app/invoices");
  await person.follow("Devis");
  await person.at(paths.quotes);
  const known = await new Palette(person).open();
  await known.find("devis");
  await known.offers(/^Nouveau devis/);
  person.clean();
  other.clean();
  // A first claim proposes the usual funds, which then appear in the settings.
  await person.turn(paths.company);
  const page = new CompanyPage(person);
  await person.seen("Ce que ma boutique utilise");
  await expect.poll(() => page.tab("Organismes").count()).toBe(0);
  await person.goto(paths.newClaim(sale.invoice?.id));
  await person.press(`Ajouter CNSS, CNOPS et ${firstFunds.length - 2} autres`);
  const fund = person.field("Organisme");
  await fund.selectOption({ label: "CNSS" });
  await person.press("Enregistrer");
  await person.at(/^\/app\/prises-en-charge\/\w{15}$/);
  await person.turn(paths.company);
  await page.tab("Organismes").waitFor();
  const used = switchOf(person, "Prises en charge");
  await expect.poll(() => used.isDisabled()).toBe(true);
  await expect.poll(() => used.isChecked()).toBe(true);
  await person.accessible();
  // A switch changed by another station meanwhile keeps that change.
  await switchOf(person, "Avoirs").check();
  const path = recordsPath("optique_companies", shop.company);
  expectOk(await shop.send("PATCH", path, { uses: ["quotes", "claims", "team"] }));
  await person.openTab("Équipe");
  // The settings of the shared computer appear with the capability that the other station switched on.
  await person.seen("Poste du comptoir");
  await person.openTab("Boutique");
  await page.update();
  await page.updated();
  const { uses } = await shop.read("optique_companies", shop.company);
  expect([...(uses as string[])].sort()).toEqual(["claims", "credits", "quotes", "team"]);
  await switchOf(person, "Avoirs").uncheck();
  await page.update();
  await page.updated();
  const { uses: left } = await shop.read("optique_companies", shop.company);
  expect(left).not.toContain("credits");
  person.clean();
});

/** Sees no action of the counter as an accountant, and prints without a refusal. */
async function seesNoActions({
  person,
  shop,
  sale,
  enter: signIn,
}: Awaited<ReturnType<typeof scene.visit>>) {
  await shop.colleague("owner");
  const user = recordsPath("optique_users", shop.user);
  expectOk(await shop.sendAsAdmin("PATCH", user, { role: "accountant" }));
  const acts = /^(Vente|Nouveau client|Nouvelle prescription|Ajouter un paiement|Supprimer)/;
  await signIn("/app");
  await person.seen("Benali Aïcha");
  for (const path of ["/app/invoices", paths.invoice(sale.invoice?.id ?? ""), "/app/clients"]) {
    await person.goto(path);
    await person.seen(/Benali/);
    for (const act of [
      person.page.getByRole("link", { name: acts }),
      person.page.getByRole("button", { name: acts }),
      person.page.locator("[data-approval]"),
    ])
      await expect.poll(() => act.count(), { message: path }).toBe(0);
  }
  await person.goto(paths.printInvoice(sale.invoice?.id ?? ""));
  await person.seen("Arrêtée la Présente Facture à la Somme de:");
  person.clean();
}

it("the first printed invoice proposes the lock on invoices, once; an accountant sees no actions of the counter", async () => {
  const visited = await scene.visit(desktop);
  const { person, shop, sale, client, frame } = visited;
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
  await expect.poll(() => person.button("Verrouiller").count()).toBe(0);
  person.clean();
  await seesNoActions(visited);
  await person.goto("/app");
  await person.link("Caisse").waitFor();
  await expect.poll(() => person.link("Atelier").count()).toBe(0);
});

it("an accountant sees no actions of the counter on a phone, and prints without a refusal", async () => {
  const visited = await scene.visit(phone);
  await countPrints(visited.person);
  await seesNoActions(visited);
});
