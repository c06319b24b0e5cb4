import { describe, expect, it } from "vitest";

import { desktop, phone, tablet } from "#support/browser.ts";
import { shopWithoutStock, saveReceipt } from "#support/filledShop.ts";
import { expectOk, newId, recordsPath } from "#support/shop.ts";
import type { Server } from "#support/startServer.ts";
import { byKeyboard } from "./pages/byKeyboard.ts";
import { deletedElsewhere, modifiedElsewhere } from "./pages/documentForm.ts";
import { expectNoOverflow, isFocused, isInView } from "./pages/layout.ts";
import { clippedTexts, cutFields } from "./pages/listLooks.ts";
import { failRequests } from "./pages/network.ts";
import { ReceiptForm, ReceiptPage, ReceiptsList } from "./pages/receipts.ts";
import { countPrints, PrintPage } from "./pages/prints.ts";
import { sceneWith } from "./pages/scene.ts";

const number = "BR-20261120-001";
const scene = sceneWith(async (server: Server) => {
  const shelves = await shopWithoutStock(server);
  const { shop, supplier, products } = shelves;
  return {
    ...shelves,
    /** Stock of the five products, in order of creation. */
    stocks: async () => (await shop.find("optique_products")).map(({ stock }) => stock).join(" "),
    movements: () => shop.find("optique_stock_movements"),
    saveReceipt: () => saveReceipt(shop, supplier, products[0]),
  };
});

describe("a delivery from the keyboard", () => {
  it("a delivery is received in part, then in full, and set back to pending, and the stock follows each time", async () => {
    const path = "/app/stock/receipts/new";
    const { person, shop, stocks, movements } = await scene.open(desktop, path);
    let form = new ReceiptForm(person);
    await person.title("Nouveau Bon");
    await byKeyboard(person).isOn(/Fournisseur/);
    const made = await form.number.inputValue();
    expect(made).toMatch(/^BR-\d{8}-\d{3}$/);
    await form.receive({ typed: "atlas", name: "Atelier Atlas" }, "partial", [
      { product: "monture riad", quantity: "10", received: "7" },
      { product: "monture atlas", quantity: "10", received: "7" },
      { product: "monture jasmin", quantity: "10", received: "0" },
    ]);
    await person.seen(
      "Manque 3",
      "Rien reçu",
      "À l’enregistrement, le stock augmente de 14 unités\u00a0: seules les quantités reçues comptent.",
    );
    person.clean();
    await form.save();
    let list = await form.saved();
    await person.seen("Partiel", made);
    expect(await stocks()).toBe("7 7 0 0 0");
    expect(await movements()).toHaveLength(2);
    expect((await shop.find("optique_stock_receipts"))[0]).toMatchObject({
      status: "partial",
      total_amount: 6000,
    });

    // The rest is received.
    form = await list.edit(made);
    await person.seen("À l’enregistrement, le stock ne change pas.");
    await form.receiveAll();
    expect(await form.status()).toBe("received");
    await person.seen(/le stock augmente de 16 unités/);
    await form.save();
    list = await form.saved();
    await expect.poll(stocks).toBe("10 10 10 0 0");

    // The receipt is set back to pending.
    const record = await list.openRow(made);
    // Both deliveries are listed, each with its time and author.
    await person.seen("Entrées en stock", "+14", "+16");
    await record.setBack();
    await expect.poll(stocks).toBe("0 0 0 0 0");
    expect(await movements()).toEqual([]);
    await record.receive();
    await expect.poll(stocks).toBe("10 10 10 0 0");

    // The filter offers every supplier, by name. Ids are unique on a server that tests share.
    const prefix = newId().slice(0, 10);
    const query = `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 620)
      INSERT INTO optique_suppliers (id, company, name, created, updated)
      SELECT printf('${prefix}%05d', i), '${shop.company}', printf('Maison %03d', i), '2026-01-01 00:00:00.000Z',
        '2026-01-01 00:00:00.000Z' FROM n`;
    expect((await shop.sendAsAdmin("POST", "/api/sql", { query })).status).toBe(200);
    list = await ReceiptsList.open(person);
    await list.filter("Fournisseur", { label: "Maison 620" });
    await person.at(`/app/stock/receipts?supplier=${prefix}00620`);
    const names = await person.field("Fournisseur").getByRole("option").allTextContents();
    expect(names.slice(0, 3)).toEqual(["Tous les fournisseurs", "Atelier Atlas", "Maison 001"]);
    expect(names).toHaveLength(622);
  });
});

describe("receipts on a phone", () => {
  it("receipts are listed, filtered, read, received and deleted on a phone", async () => {
    const { person, shop, products, ...shelves } = await scene.open(phone, "/app/stock/receipts");
    const stock = async () => (await shop.read("optique_products", products[0]?.id ?? "")).stock;
    const list = new ReceiptsList(person);
    await person.seen("Aucun bon de réception trouvé");
    person.clean();
    const id = await shelves.saveReceipt();
    await person.seen(number, "En attente", "Affichage de 1 à 1 sur 1 résultats");
    person.clean();
    await list.search("abîmé");
    await person.at(/q=ab/);
    await person.seen(number);
    await list.filter("Statut", "cancelled");
    await person.at(/status=cancelled/);
    await person.seen("Aucun bon ne correspond à ces filtres.");
    await list.reset();
    await person.at("/app/stock/receipts");
    await list.filter("Fournisseur", { label: "Atelier Atlas" });
    await person.seen(number);
    const record = await ReceiptPage.go(person, id);
    await person.title(`Bon ${number}`);
    await person.seen("Monture Riad", "Rien reçu", "Atelier Atlas", "Colis abîmé");
    person.clean();
    // The form asks for the quantities before it stores the status: leaving it keeps the receipt unchanged.
    const form = await record.markPartial();
    await person.at(`/app/stock/receipts/edit/${id}?recu=1`);
    await expect.poll(() => isFocused(person.field(/^Reçu, /))).toBe(true);
    expect(await form.status()).toBe("partial");
    expect((await shop.read("optique_stock_receipts", id)).status).toBe("pending");
    await ReceiptPage.go(person, id);
    // No piece was marked as received, so all ordered pieces enter the stock, with a toast.
    await record.receive();
    await person.toast(
      "Rien n’était marqué reçu\u00a0: toutes les quantités commandées entrent en stock.",
    );
    await person.seen("Complet");
    person.clean();
    expect(await stock()).toBe(4);
    const question = await record.askToRemoveReceipt();
    await person.seen("4 unités sortiront du stock");
    person.clean();
    await question.accept();
    await record.removed();
    expect(await stock()).toBe(0);
    await ReceiptPage.go(person, id);
    await person.seen("Bon de réception non trouvé");
    person.forgive(/404/);
    person.clean();
  });
});

describe("the form of a receipt", () => {
  it("an invalid receipt is refused with a sentence at its field, and kept as a draft", async () => {
    const path = "/app/stock/receipts/new";
    const { person, shop, products } = await scene.open(desktop, path);
    let form = new ReceiptForm(person);
    await form.number.fill("");
    await form.pressSave();
    await person.seen(
      "Veuillez remplir tous les champs obligatoires",
      "Ajoutez au moins un article valide",
    );
    await expect.poll(() => person.button(/Retirer l’article/).isDisabled()).toBe(true);
    person.clean();
    await form.number.fill("BR-20261121-500");
    await form.writeNotes("en cours");
    await form.keptDraft("en cours");
    await form.reload();
    await expect.poll(() => form.number.inputValue()).toBe("BR-20261121-500");
    person.clean();
    await form.ignoreDraft();
    await expect.poll(() => form.notes.inputValue()).toBe("");
    // The address names a product, which comes with its purchase price.
    form = await ReceiptForm.go(person, `new?product=${products[1]?.id}`);
    await expect.poll(() => form.product.inputValue()).toBe("Monture Atlas");
    await expect.poll(() => form.price.inputValue()).toBe("200,00");
    // Another station removed the product meanwhile.
    await form.chooseSupplier("atlas", "Atelier Atlas");
    await shop.send("DELETE", recordsPath("optique_products", products[1]?.id));
    await form.save();
    await person.toast("Échec du traitement: Ce produit est introuvable");
    person.forgive(/400/);
    person.clean();
  });
});

describe("the receipt of an order", () => {
  const pending = `Statut «\u00a0En attente\u00a0»\u00a0: ces quantités n’entrent pas en stock.`;

  it("a receipt is added to the stock by 'Tout reçu', asks about missing pieces, changes a price and is printed", async () => {
    const { person, shop, products, stocks, enter, ...shelves } = await scene.visit(desktop);
    await countPrints(person);
    const id = await shelves.saveReceipt();
    await enter(`/app/stock/receipts/edit/${id}`);
    const form = new ReceiptForm(person);
    await person.seen(`${number} · Atelier Atlas`, "REF-1");
    await form.received("Monture Riad").fill("8");
    await person.seen("+4 en trop", pending);
    person.clean();
    await form.received("Monture Riad").fill("0");
    await person.gone(pending);
    await form.receiveAll();
    expect([await form.status(), await form.received("Monture Riad").inputValue()]).toEqual([
      "received",
      "4",
    ]);
    await person.seen("Complet", /le stock augmente de 4 unités/);
    await form.save();
    await form.saved();
    expect(await stocks()).toBe("4 0 0 0 0");
    // The receipt saved again adds nothing, and with fewer pieces the hint names the decrease.
    const again = await ReceiptForm.go(person, `edit/${id}`);
    await person.seen("À l’enregistrement, le stock ne change pas.");
    await again.received("Monture Riad").fill("1");
    await person.seen(/le stock diminue de 3 unités/);
    await again.received("Monture Riad").fill("4");
    await person.seen("À l’enregistrement, le stock ne change pas.");
    let record = await ReceiptPage.go(person, id);
    await record.setBack();
    const short = await ReceiptForm.go(person, `edit/${id}`);
    await short.received("Monture Riad").fill("1");
    await short.chooseStatus("received");
    await short.saveShort("Il manque 3", "Escape");
    expect(await stocks()).toBe("0 0 0 0 0");
    await short.saveShort("Il manque 3", "Clore avec le manque");
    await short.saved();
    expect(await stocks()).toBe("1 0 0 0 0");
    record = await ReceiptPage.go(person, id);
    await person.seen("Manque 3");
    await record.setBack();
    await person.seen(pending);
    person.clean();
    await record.receive();
    await record.answerMissing("Il manque 3", "Tout est arrivé");
    await person.seen("Complet", "+4");
    expect(await stocks()).toBe("4 0 0 0 0");
    await record.setBack();
    // The status is stored before the page is left, so that leaving is not asked about.
    await person.seen(pending);
    record = await ReceiptPage.open(person, id);
    await record.receive();
    // All pieces are already received, so no question follows.
    await expect.poll(stocks).toBe("4 0 0 0 0");
    person.clean();

    const dearer = await ReceiptForm.go(person, `edit/${id}`);
    await dearer.price.fill("120");
    await dearer.offerPrice("100,00", "120,00");
    await dearer.save();
    await dearer.saved();
    const price = async () =>
      (await shop.read("optique_products", products[0]?.id ?? "")).purchase_price;
    expect(await price()).toBe(120);
    record = await ReceiptPage.go(person, id);
    await person.seen("REF-1");
    await record.printOut();
    await person.at(`/app/stock/receipts/${id}/print`);
    await person.heading("Bon de réception");
    await person.seen(
      `N° ${number}`,
      "REF-1",
      "Monture Riad",
      "Colis abîmé",
      "480,00 DH",
      "Reçu par",
    );
    person.clean();
    const sheet = new PrintPage(person);
    await sheet.choose("A5");
    await person.seen("REF-1");
    expect(await sheet.printed()).toBe(0);
    await sheet.print();
    expect(await sheet.printed()).toBe(1);
    await sheet.goBack();
    await person.at(`/app/stock/receipts/${id}`);
    // The print opens without the prefix in its address too, and shows an error for an unknown receipt.
    await person.go(`/stock/receipts/${id}/print`);
    await person.seen(`N° ${number}`);
    await person.go("/stock/receipts/aaaaaaaaaaaaaaa/print");
    await person.seen("Bon de réception non trouvé");
    person.forgive(/404/);
    person.clean();
  });
});

describe("a receipt edited by two stations, or without a server", () => {
  it("a receipt is saved after a lost connection, merged with another station's change, or saved as a new one", async () => {
    const { person, shop, ...shelves } = await scene.open(desktop, "/app/stock/receipts/new");
    let form = new ReceiptForm(person);
    await form.chooseSupplier("atlas", "Atelier Atlas");
    await form.chooseProduct("riad", /Monture Riad/);
    await person.context.setOffline(true);
    await form.save();
    await person.toast("Échec de l’enregistrement du bon de réception");
    person.forgive(/ERR_INTERNET_DISCONNECTED|ClientResponseError 0/);
    await person.context.setOffline(false);
    await form.save();
    await form.saved();
    expect(await shop.find("optique_stock_receipts")).toHaveLength(1);

    const id = await shelves.saveReceipt();
    form = await ReceiptForm.go(person, `edit/${id}`);
    await form.writeNotes("ma saisie");
    const path = recordsPath("optique_stock_receipts", id);
    const other = { receipt_number: "BR-AUTRE", notes: "autre poste" };
    expect((await shop.send("PATCH", path, other)).status).toBe(200);
    await form.save();
    await person.seen(modifiedElsewhere);
    person.forgive(/409/);
    person.clean();
    await form.merge();
    await person.seen(/votre valeur est gardée\s: Notes\./);
    await expect.poll(() => form.number.inputValue()).toBe("BR-AUTRE");
    await form.save();
    await form.saved();
    expect(await shop.read("optique_stock_receipts", id)).toMatchObject({
      receipt_number: "BR-AUTRE",
      notes: "ma saisie",
    });

    form = await ReceiptForm.go(person, `edit/${id}`);
    await form.writeNotes("ma nouvelle saisie");
    await shop.send("PATCH", path, { notes: "encore un autre poste" });
    await form.save();
    await person.seen(modifiedElsewhere);
    const failure = await failRequests(person, "**/api/optique/receipts/*", "GET");
    await form.askToMerge();
    await person.toast("Erreur lors du chargement de l’autre version");
    failure.mend();
    await shop.send("DELETE", path);
    await form.merge();
    await person.seen(deletedElsewhere);
    await form.saveAsNew();
    await form.saved();
    expect(await shop.find("optique_stock_receipts", "notes = 'ma nouvelle saisie'")).toHaveLength(
      1,
    );
  });

  it("shows an error when loading fails, and loads again", async () => {
    const { person, enter, ...shelves } = await scene.visit(phone);
    const id = await shelves.saveReceipt();
    const list = await failRequests(person, "**/api/optique/lists/receipts*");
    await enter(ReceiptsList.path);
    await person.seen("Une erreur est survenue lors du chargement des bons de réception");
    await list.retry();
    await person.seen(number);
    await failRequests(person, "**/api/optique/receipts/*");
    await ReceiptPage.go(person, id);
    await person.seen("Impossible de charger les détails du bon de réception");
    await ReceiptForm.go(person, `edit/${id}`);
    await person.seen("Échec du chargement des détails du bon de réception");
    person.clean();
  });
});

describe("the form of a receipt on a phone", () => {
  it("shows the whole name of a product, and a press turns the name into its field", async () => {
    const name = "Monture acétate Sirocco 50-18, transparent";
    const { person } = await scene.open(phone, async ({ shop, products, ...shelves }) => {
      await shop.send("PATCH", recordsPath("optique_products", products[0]?.id), { name });
      return `/app/stock/receipts/edit/${await shelves.saveReceipt()}`;
    });
    const { product } = new ReceiptForm(person);
    await expect.poll(() => product.inputValue()).toBe(name);
    const opacity = () => product.evaluate((field) => getComputedStyle(field).opacity);
    expect(await opacity()).toBe("0");
    const lines = await person.page.getByText("transparent").first().boundingBox();
    expect((lines?.x ?? 0) + (lines?.width ?? Infinity)).toBeLessThan(phone.width);
    expect(await clippedTexts(person)).toEqual([]);
    await product.click();
    await expect.poll(opacity).toBe("1");
    // Unselected text stays visible.
    await product.fill("rien de tel");
    await person.keys("Tab");
    expect(await opacity()).toBe("1");
    await product.fill(name);
    await person.keys("Tab");
    await expect.poll(opacity).toBe("0");
    person.clean();
  });
});

describe("the form of a receipt on a tablet", () => {
  it("shows whole product names", async () => {
    const name = "Monture titane Oasis 51-17, écaille";
    const { person } = await scene.open(tablet, async ({ shop, products, ...shelves }) => {
      expectOk(
        await shop.send("PATCH", recordsPath("optique_products", products[0]?.id), { name }),
      );
      return `/app/stock/receipts/edit/${await shelves.saveReceipt()}`;
    });
    const form = new ReceiptForm(person);
    await expect.poll(() => form.product.inputValue()).toBe(name);
    await form.price.fill("123456,78");
    await person.keys("Tab");
    await person.seen("493\u202f827,12");
    expect(await cutFields(person)).toEqual([]);
    expect(await clippedTexts(person)).toEqual([]);
    // The save button is in the bar at the bottom, as in other forms of a tablet.
    expect(await isInView(person.button("Enregistrer"))).toBe(true);
    await expectNoOverflow(person);
    person.clean();
  });
});
