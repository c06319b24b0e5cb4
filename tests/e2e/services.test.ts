import { describe, expect, it } from "vitest";

import type { ServiceDocument } from "#domain/services/serviceAnswers.ts";
import { desktop, phone } from "#support/browser.ts";
import { fillShopToday } from "#support/filledShop.ts";
import { expectOk, newId, type Shop } from "#support/shop.ts";
import { expectNoOverflow } from "./pages/layout.ts";
import { holdRequests } from "./pages/network.ts";
import type { Person } from "./pages/person.ts";
import { sceneWith } from "./pages/scene.ts";

/** Filled shop with a screw, and a sale whose glasses were delivered. */
const scene = sceneWith(async (server) => {
  const filled = await fillShopToday(server);
  const screw = await filled.shop.product({ name: "Vis", type: "accessory", stock: 40 });
  return { ...filled, screw };
});

const ticketsOf = (shop: Shop) => shop.find("optique_services");
const makeTicket = async (shop: Shop, values: object): Promise<ServiceDocument> =>
  expectOk(
    await shop.send<ServiceDocument>("PUT", `/api/optique/services/${newId()}`, {
      kind: "repair",
      object: "Monture noire",
      ...values,
    }),
  );

/** Chooses an item of the ticket's '…' menu. */
async function choose(person: Person, item: string): Promise<void> {
  await person.button(/^Actions, S/).click();
  await person.page.getByRole("menuitem", { name: item, exact: true }).click();
}

async function chooseClient(person: Person, name: string): Promise<void> {
  await person.page.getByRole("combobox", { name: "Client" }).fill(name.slice(0, 5));
  await person.page.getByRole("option", { name }).click();
}

describe("tickets of after-sales work", () => {
  it("glasses are deposited on a phone, with what is asked for and an amount to accept", async () => {
    const { person, shop, client } = await scene.open(phone, "/app");
    await person.turn("/app/sav/nouveau");
    await person.title("Déposer des lunettes");
    await person.keys("Control+s");
    await person.seen("Le client est requis", "Dites de quelles lunettes il s’agit");
    await chooseClient(person, client.name);
    await person.field(/^Lunettes déposées/).fill("Monture noire");
    await person.field(/^Ce qui est demandé/).fill("Soudure de la branche");
    await person.page.getByLabel("Fragile ou déjà réparée").check();
    await person.field(/^Montant à accepter/).fill("80");
    await expectNoOverflow(person);
    await person.keys("Control+s");
    await person.toast("Ticket enregistré");
    await person.at(/^\/app\/sav\/\w{15}$/);
    await person.seen("À faire", "Soudure de la branche", "Monture noire");
    await expectNoOverflow(person);
    person.clean();
    const [ticket] = await ticketsOf(shop);
    expect(ticket).toMatchObject({
      client: client.id,
      status: "todo",
      estimate: 80,
      condition: ["fragile"],
    });
  });

  it("a ticket of a sold article ends with lent glasses given back, and a small service takes two presses", async () => {
    const { person, shop, client, sale, screw } = await scene.open(desktop, "/app/atelier");
    // A shop without a ticket has no entry for tickets.
    await person.page.locator("[data-card], section.card").first().waitFor();
    await expect.poll(() => person.page.getByRole("link", { name: "SAV" }).count()).toBe(0);
    const line = sale.invoice?.items[0];
    await person.turn(`/app/sav/nouveau?client=${client.id}&ligne=${line?.id}`);
    await person.field(/^Lunettes prêtées/).fill("Dépannage bleue");
    await person.keys("Control+s");
    await person.toast("Ticket enregistré");
    await person.press("Marquer prêt");
    await person.seen("Prêt");
    await person.press("Rendre");
    await person.seen("Lunettes prêtées à reprendre");
    await person.press("Elles sont rendues");
    await person.seen("Rendu");
    person.clean();
    const [ticket] = await ticketsOf(shop);
    expect(ticket).toMatchObject({ status: "returned", invoice_item: line?.id });
    expect(ticket?.lent_back_on).not.toBe("");
    // A screw is recorded by two presses, and leaves the stock.
    await person.turn("/app/sav/petit-service");
    await person.title("Petit service");
    await person.page.getByRole("combobox", { name: "Pièce du stock" }).fill("Vis");
    await person.page.getByRole("combobox", { name: /^Client/ }).fill("Aïcha");
    // A typed text that was not chosen would be lost, so the save asks to choose an option.
    await person.keys("Control+s");
    await person.seen(/^Choisissez «\u00a0Vis/, /^Choisissez «\u00a0Aïcha/);
    await person.page.getByRole("combobox", { name: /^Client/ }).fill("");
    await person.page.getByRole("combobox", { name: "Pièce du stock" }).fill("Vi");
    await person.page.getByRole("option", { name: /^Vis/ }).click();
    await person.press("Enregistrer");
    await person.toast(/^Vis noté, ticket S\d{10}$/);
    expect((await shop.read("optique_products", screw.id)).stock).toBe(39);
    // This computer remembers the part used for this work.
    await person.goto("/app/sav/petit-service");
    await person.title("Petit service");
    await person.keys("Control+s");
    await person.toast(/^Vis noté, ticket S\d{10}$/);
    expect((await shop.read("optique_products", screw.id)).stock).toBe(38);
    // The dashboard leads to glasses still lent, whose ticket shows the history of the article.
    const handed = { invoice_item: sale.invoice?.items[1]?.id, status: "returned" };
    const before = await makeTicket(shop, handed);
    const { id, number } = await makeTicket(shop, { ...handed, lent: "Dépannage bleue" });
    await person.turn("/app");
    await person.page.locator(`a[href="/app/sav/${id}"]`).first().click();
    await person.title(number);
    const history = person.page.getByRole("region", { name: "Historique de cet article" });
    await history.getByRole("link", { name: before.number }).waitFor();
    await expect.poll(() => history.getByRole("link").count()).toBe(1);
    await person.press("Elles sont rendues");
    await person.toast("Lunettes prêtées rendues");
    await person.seen(/rendue le/);
    expect((await shop.read("optique_services", id)).lent_back_on).not.toBe("");
    person.clean();
    // A client's page shows the client's tickets.
    await makeTicket(shop, { client: client.id });
    await person.turn(`/app/clients/${client.id}`);
    const card = person.page.getByRole("region", { name: "SAV" });
    await card.getByText("Monture noire").first().waitFor();
    person.clean();
  });

  it("the parts, cause, supplier and estimate of a ticket are edited on its page, and invoiced", async () => {
    const { person, shop, client, screw } = await scene.open(desktop, "/app");
    const supplier = await shop.create("optique_suppliers", { name: "Atlas Optic Lab" });
    const { id } = await makeTicket(shop, { client: client.id });
    await person.turn(`/app/sav/${id}`);
    await person.page.getByRole("combobox", { name: "Ajouter une pièce" }).fill("Vis");
    await person.page.getByRole("option", { name: /^Vis/ }).click();
    await person.toast("Ticket enregistré");
    await person.press("Une pièce de plus, Vis");
    await person.toast("Ticket enregistré");
    await person.seen("Donné");
    await expect.poll(async () => (await shop.read("optique_products", screw.id)).stock).toBe(38);
    // Quick presses follow one another, while the page has not read the ticket again.
    const refetch = await holdRequests(person, `**/api/optique/services/${id}`, "GET");
    await person.press("Une pièce de plus, Vis");
    await person.toast("Ticket enregistré");
    await person.press("Une pièce de moins, Vis");
    await person.toast("Ticket enregistré");
    refetch();
    expect((await shop.read("optique_products", screw.id)).stock).toBe(38);
    await person.field("Cause").selectOption({ label: "Usure" });
    await person.page.getByRole("textbox", { name: /^Constat/ }).fill("Charnière usée");
    await person.follow("SAV");
    await person.seen(/modifications ne sont pas enregistrées/);
    await person.stay();
    await person.keys("Control+s");
    await expect
      .poll(async () => (await shop.read("optique_services", id)).found)
      .toBe("Charnière usée");
    await person.page.getByText("Fournisseur", { exact: true }).first().click();
    await person.page.getByRole("combobox", { name: /^Fournisseur/ }).fill("Atlas");
    await person.page.getByRole("option", { name: supplier.name }).click();
    await person.field(/^Avoir attendu/).fill("620");
    await person.press("Enregistrer");
    await expect.poll(async () => (await shop.read("optique_services", id)).expected).toBe(620);
    await person.press("Faire le bon de retour");
    await person.seen(/^Bon de retour RF-\d{8}-1$/);
    person.clean();
    expect(await shop.read("optique_services", id)).toMatchObject({ status: "supplier" });
    // The estimate of a ticket becomes the line of an invoice.
    const ticket = await makeTicket(shop, { client: client.id, estimate: 80 });
    await person.goto(`/app/sav/${ticket.id}`);
    await choose(person, "Facturer");
    await person.title("Vente comptoir");
    await person.seen(`Ticket SAV ${ticket.number}`);
    await person.keys("Control+Enter");
    await expect
      .poll(async () => (await shop.read("optique_services", ticket.id)).invoice)
      .not.toBe("");
    const [invoice] = await shop.find("optique_invoices", "total_amount = 80");
    expect(await shop.read("optique_services", ticket.id)).toMatchObject({
      invoice: invoice?.id,
      pays: "client",
    });
    person.clean();
  });
});
