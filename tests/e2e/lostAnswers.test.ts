import { describe, expect, it } from "vitest";

import { today } from "#domain/core/days/days.ts";
import { desktop } from "#support/browser.ts";
import { fillShop } from "#support/filledShop.ts";
import { pricedShop } from "#support/pricedShop.ts";
import { expectOk, line, newId } from "#support/shop.ts";
import { workshopShop } from "#support/workshopShop.ts";
import { ClientForm } from "./pages/clients.ts";
import { InvoicePage } from "./pages/invoices.ts";
import { holdRequests, loseAnswer } from "./pages/network.ts";
import { ProductForm } from "./pages/products.ts";
import { ReceiptForm } from "./pages/receipts.ts";
import { sceneWith } from "./pages/scene.ts";
import { WorkshopBoard } from "./pages/workshop.ts";

const scene = sceneWith(fillShop);
const atWork = sceneWith(workshopShop);
/** Shop that has sold a lens of its drawer today. */
const atDrawer = sceneWith(async (server) => {
  const filled = await pricedShop(server);
  const { shop, client, drawer } = filled;
  const lens = { ...line(drawer.id, 1, 150), eye: "right", power: { sphere: 1, cylinder: -0.5 } };
  const invoice = { id: newId(), items: [lens], payments: [] };
  const sale = { client: client.id, date: today(), right_sphere: 1, invoice };
  expectOk(await shop.send("PUT", `/api/optique/prescriptions/${newId()}`, sale));
  return filled;
});
const records = (collection: string) => `**/api/collections/${collection}/records`;

describe("a request whose answer is lost", () => {
  it("creates no second client, product, payment or receipt, and stores later corrections", async () => {
    const { person, shop, sale } = await scene.open(desktop, "/app/clients/nouveau");
    await loseAnswer(person, records("optique_clients"));
    const form = new ClientForm(person);
    await form.write({ name: "Ouazani Salma" });
    await form.save();
    await person.seen(/Une erreur s'est produite/);
    await form.write({ name: "Ouazzani Salma" });
    await form.save();
    await form.saved();
    expect(await shop.find("optique_clients", "name ~ 'Salma'")).toMatchObject([
      { name: "Ouazzani Salma" },
    ]);
    await person.heading("Clients");
    // A product is created once, with its first stock.
    await person.turn("/app/products?nouveau=1");
    await loseAnswer(person, records("optique_products"));
    const name = "Solaire Sirocco";
    const product = new ProductForm(person);
    await product.write({ name, type: "sunglasses", price: "1 150,50", stock: "4" });
    await product.save();
    await person.toast(/Une erreur|Impossible|Échec|Erreur/);
    await product.save();
    await product.saved("créé");
    const made = await shop.find("optique_products", `name = '${name}'`);
    expect(made).toMatchObject([{ stock: 4 }]);
    const movements = `product = '${made[0]?.id}'`;
    expect(await shop.find("optique_stock_movements", movements)).toHaveLength(1);
    // A payment is stored once.
    await person.turn(`/app/invoices/${sale.invoice?.id}`);
    await loseAnswer(person, records("optique_payments"));
    const dialog = await new InvoicePage(person).startPayment();
    await dialog.write({ amount: "500" });
    await dialog.send();
    await person.toast(/Erreur/);
    await dialog.confirm();
    const payments = await shop.find("optique_payments", `invoice = '${sale.invoice?.id}'`);
    expect(payments.filter(({ amount }) => amount === 500)).toHaveLength(1);
    // A receipt keeps its corrections after a reload.
    await person.turn("/app/stock/receipts/new");
    await shop.create("optique_suppliers", { name: "Atelier Atlas" });
    await loseAnswer(person, "**/api/optique/receipts/*", "PUT");
    person.forgive(/status of 409/);
    const receipt = new ReceiptForm(person);
    await receipt.chooseSupplier("atlas", "Atelier Atlas");
    await receipt.chooseProduct("riad", /Monture Riad/);
    await receipt.writeNotes("première saisie");
    await receipt.save();
    await person.toast("Échec de l’enregistrement du bon de réception");
    await receipt.reload();
    await receipt.writeNotes("corrigée");
    await receipt.save();
    await receipt.merge();
    await person.seen(/votre valeur est gardée\s: .*Notes/);
    await expect.poll(() => receipt.notes.inputValue()).toBe("corrigée");
    await receipt.save();
    await receipt.saved();
    expect(await shop.find("optique_stock_receipts")).toMatchObject([{ notes: "corrigée" }]);
    expect(await shop.find("optique_stock_receipt_items")).toHaveLength(1);
    person.clean();
  });

  it("follows one job for two requests, and stores a message once", async () => {
    const { person, shop, jobs } = await atWork.open(
      desktop,
      ({ jobs: { paid } }) => `/app/prescriptions/${paid.prescription}`,
    );
    await shop.send("DELETE", `/api/collections/optique_jobs/records/${jobs.paid.id}`);
    // The deletion precedes the held requests, because its realtime event reloads the page.
    await person.button("Suivre la commande").waitFor();
    await loseAnswer(person, records("optique_jobs"));
    const quiet = await holdRequests(person, "**/api/optique/prescriptions/**");
    await person.press("Suivre la commande");
    await person.toast("Le suivi n’a pas pu commencer. Réessayez.");
    await person.press("Suivre la commande");
    quiet();
    await person.button("Commandé").waitFor();
    expect(
      await shop.find("optique_jobs", `prescription="${jobs.paid.prescription}"`),
    ).toHaveLength(1);
    // A message is stored once.
    await person.turn("/app/atelier");
    const board = await new WorkshopBoard(person).ready();
    await loseAnswer(person, records("optique_messages"));
    const [asked] = await Promise.all([
      person.page.waitForResponse(/optique_messages\/records\/\w+$/),
      board.conversation(() => board.choose("Saidi Mehdi", "Message", "w")),
    ]);
    expect(asked.status()).toBe(200);
    await person.toast("Message préparé");
    await expect
      .poll(() => board.lines("Saidi Mehdi"))
      .toContainEqual(expect.stringMatching(/^message préparé le/));
    await expect.poll(() => person.page.getByText("n’a pas pu être noté").count()).toBe(0);
    expect(await shop.find("optique_messages")).toHaveLength(1);
    person.clean();
  });

  it("orders a lens once", async () => {
    const { person, shop } = await atDrawer.open(desktop, "/app/verres/reassort");
    await person.button("Commander chez Verrerie Atlas").waitFor();
    await loseAnswer(person, "**/api/optique/receipts/*", "PUT");
    // The realtime event of the receipt makes the page request its data again.
    const quiet = await holdRequests(person, "**/api/optique/lens-refill**");
    await person.press("Commander chez Verrerie Atlas");
    await person.toast("Le bon n’a pas pu être créé. Réessayez.");
    await person.press("Commander chez Verrerie Atlas");
    await person.toast(/^Bon BR-.* créé, en attente$/);
    quiet();
    await person.seen("Tout est commandé");
    expect(await shop.find("optique_stock_receipt_items")).toMatchObject([{ quantity: 1 }]);
    person.clean();
  });
});

describe("a save whose answer comes late", () => {
  it("leaves a document open with what was typed meanwhile, and a closed form says what is not stored", async () => {
    const { person, shop } = await scene.open(desktop, "/app/stock/receipts/new");
    await shop.create("optique_suppliers", { name: "Atelier Atlas" });
    const receipt = new ReceiptForm(person);
    await receipt.chooseSupplier("atlas", "Atelier Atlas");
    await receipt.chooseProduct("riad", /Monture Riad/);
    const answer = await holdRequests(person, "**/api/optique/receipts/*");
    await receipt.save();
    await receipt.writeNotes("caisse abîmée");
    answer();
    await person.toast(/^Enregistré, sauf ce que vous avez saisi entre-temps/);
    await expect.poll(() => receipt.notes.inputValue()).toBe("caisse abîmée");
    expect(await shop.find("optique_stock_receipts")).toMatchObject([{ notes: "" }]);
    await receipt.save();
    await person.toast("Bon de réception enregistré avec succès");
    expect(await shop.find("optique_stock_receipts")).toMatchObject([{ notes: "caisse abîmée" }]);
    person.clean();
    // The form of a client closes after its save.
    await person.turn("/app/clients/nouveau");
    const created = await holdRequests(person, records("optique_clients"));
    const form = new ClientForm(person);
    await form.write({ name: "Ouazani Salma" });
    await form.save();
    await form.write({ phone: "0612345678" });
    created();
    await person.toast("Ce que vous avez saisi pendant l’enregistrement n’est pas enregistré.");
    expect(await shop.find("optique_clients", "name ~ 'Salma'")).toMatchObject([{ phone: "" }]);
    person.clean();
  });
});
