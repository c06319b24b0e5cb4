import { describe, expect, it } from "vitest";

import { today } from "#domain/core/days/days.ts";
import { formatMoney, toCentimes } from "#domain/core/money.ts";
import { desktop, phone, type Screen, tablet } from "#support/browser.ts";
import { fillShop } from "#support/filledShop.ts";
import type { Quote } from "#domain/core/records.ts";
import { expectOk, newId } from "#support/shop.ts";
import { ClientForm, ClientPage, ClientsList } from "./pages/clients.ts";
import { isFocused, isInView } from "./pages/layout.ts";
import { failRequests, holdRequests } from "./pages/network.ts";
import { sceneWith } from "./pages/scene.ts";

const scene = sceneWith(fillShop);
const aicha = "Benali Aïcha";

const openList = async (screen: Screen) => {
  const opened = await scene.open(screen, "/app/clients");
  await opened.person.title("Clients");
  return { ...opened, list: new ClientsList(opened.person) };
};

it("a phone creates a client with a duplicate warning, edits and deletes one", async () => {
  const { person, shop, list, client } = await openList(phone);
  let form = await list.create();
  await person.title("Nouveau client");
  const bar = person.page.getByRole("banner");
  await bar.getByText("Nouveau client", { exact: true }).waitFor();
  await form.pressSave();
  await person.seen("Le nom est requis");
  await form.write({ name: "Aïcha B.", email: "aicha@" });
  await person.page.getByText("Le nom est requis").waitFor({ state: "detached" });
  const email = person.field(/^Email/);
  const place = await email.boundingBox();
  await form.write({ phone: "+212 6 12 34 56 78" });
  // The warning is visible and shifts no field.
  const warning = person.page.getByText("Ce client existe peut-être déjà\u00a0:");
  await expect.poll(() => isInView(warning)).toBe(true);
  expect(await email.boundingBox()).toEqual(place);
  await form.pressSave();
  await person.seen("Email invalide");
  await form.write({ email: "" });
  await form.save();
  await (await form.saved()).has("Aïcha B.");
  const [, made] = await shop.find("optique_clients");
  expect(made).toMatchObject({ name: "Aïcha B.", phone: "+212 6 12 34 56 78" });

  const question = await list.askToRemoveClient("Aïcha B.");
  await question.cancel();
  await list.remove("Aïcha B.");
  await person.toast("Client Aïcha B. supprimé avec succès");
  await list.hasNot("Aïcha B.");
  expect((await shop.find("optique_clients")).map(({ id }) => id)).toEqual([client.id]);
  await list.tryToRemove(aicha);
  await person.toast(
    "Ce client a des prescriptions ou des factures\u00a0: il ne peut pas être supprimé.",
  );

  await person.turn(`/app/clients/${client.id}/modifier`);
  form = new ClientForm(person);
  await person.title("Modifier le client");
  await form.write({ name: "Benali Aïcha Zahra" });
  await form.pressSave();
  await form.saved();
  expect((await shop.read("optique_clients", client.id)).name).toBe("Benali Aïcha Zahra");
  person.clean();
});

describe("clients", () => {
  it("clients are listed, searched, filtered and paged in the URL, and not created twice", async () => {
    const { person, shop, list, client } = await openList(desktop);
    for (let index = 1; index <= 12; index += 1)
      await shop.client({ name: `Tahiri Client ${index}` });
    await person.seen("1 à 10 sur 13", "(Récent)");
    const heads = person.page.getByRole("columnheader");
    const written = (await heads.allTextContents()).filter((head) => head !== "Actions");
    expect(written.slice(0, 3)).toEqual(["Nom", "Téléphone", "Ajouté le"]);
    const added = person.page.locator("[data-row] td:nth-child(3)");
    const days = await added.allTextContents();
    expect(days.filter((day) => /^\d\d\/\d\d\/\d{4}$/.test(day))).toHaveLength(10);
    person.clean();
    await list.nextPage();
    await person.at("/app/clients?page=2");
    await list.has(aicha);
    await person.keys("/");
    await person.type("0612");
    await person.at("/app/clients?q=0612");
    await list.has(aicha);
    // The previous page stays until the answer arrives.
    await expect.poll(() => list.pager.count()).toBe(0);
    await list.search("zzz");
    await person.press("Rechercher");
    await person.seen("Aucun client ne correspond à votre recherche");
    person.clean();
    // The searched text becomes the name of the new client.
    await person.follow(/^Créer « zzz »/);
    await expect.poll(() => person.field("Nom").inputValue()).toBe("Zzz");
    await person.page.goBack();
    await person.page.goBack();
    await person.seen("11 à 13 sur 13");
    // Filters for clients with a debt, and for due reminders.
    await shop.savePrescription(newId(), { client: client.id, date: today(), right_sphere: 2 });
    await person.press("Doivent");
    await person.at("/app/clients?qui=owing");
    await expect.poll(() => list.names()).toEqual([aicha]);
    await person.press("À rappeler");
    await person.seen("Aucun client dans ce cas");
    await person.press("Réinitialiser");
    await list.has("Tahiri Client 12");
    person.clean();
    // A save before the duplicate warning does not create a client twice.
    const form = await list.create();
    await form.write({ name: "Aïcha B.", phone: "0612345678" });
    await form.save();
    const question = person.page.getByRole("dialog", { name: "Client déjà connu\u00a0?" });
    await question.getByText("Benali Aïcha · 06 12 34 56 78").waitFor();
    await person.accessible();
    person.clean();
    await question.getByRole("button", { name: "Revenir" }).click();
    await person.seen("Ce client existe peut-être déjà\u00a0:");
    expect(await shop.find("optique_clients")).toHaveLength(13);
    // The warning stops the save once only: the second save creates the client.
    await form.save();
    await (await form.saved()).has("Aïcha B.");
    await list.remove("Aïcha B.");
    await person.toast("Client Aïcha B. supprimé avec succès");
    await list.hasNot("Aïcha B.");
    // The save button is in the header, and on a narrow screen at the bottom.
    await list.create();
    await person.title("Nouveau client");
    const save = person.button("Enregistrer");
    const place = async () => {
      const { y = 0, height = 0 } = (await save.boundingBox()) ?? {};
      return y + height;
    };
    for (const screen of [desktop, tablet, phone]) {
      await person.page.setViewportSize({ width: screen.width, height: screen.height });
      await expect.poll(() => isInView(save)).toBe(true);
      if (screen === desktop) await expect.poll(place).toBeLessThan(desktop.height / 4);
      else await expect.poll(place).toBeGreaterThan((screen.height * 3) / 4);
    }
    // In a low window the save bar stays in view.
    await person.page.setViewportSize({ width: tablet.width, height: 400 });
    await expect.poll(() => isInView(save)).toBe(true);
    await person.page.setViewportSize({ width: desktop.width, height: desktop.height });
    await person.turn("/app/clients");
    await list.has("Tahiri Client 12");
    // Realtime connects after the list has loaded; a client is written in between.
    const listen = await holdRequests(person, "**/api/realtime");
    await person.reload();
    await list.has("Tahiri Client 12");
    await shop.client({ name: "Ouazzani Salma" });
    listen();
    await list.has("Ouazzani Salma");
    await shop.client({ name: "Berrada Hind" });
    await list.has("Berrada Hind");
    person.clean();
  });
});

describe("the record of a client", () => {
  it("a client's page shows prescriptions, invoices and articles, is exported, and erased after its name is typed", async () => {
    const { person, shop, client, sale } = await openList(desktop);
    const record = await ClientPage.open(person, client.id);
    await person.title(aicha);
    await person.seen("sphère +1.25", "première mesure", "sur 2\u202f250,00\u00a0DH facturés");
    await person.seen("Appeler après 18 h.", "Partielle");
    await person.link(`Imprimer ${sale.invoice?.invoice_number}`).waitFor();
    const sold = person.page.locator("details").filter({ hasText: "Articles achetés" });
    await sold.locator("summary").click();
    await sold.getByText("Monture Riad 52-18").waitFor();
    await sold.getByText("Monture · RIAD").waitFor();
    await sold.getByText("20/11/2026").first().waitFor();
    expect(await record.wayOf("Appeler")).toBe("tel:0612345678");
    expect(await record.wayOf("Message")).toMatch(/^https:\/\/wa\.me\/212612345678/);
    // A client without a prescription has a link to create one.
    const other = await shop.client({ name: "Lahlou Hamza" });
    await ClientPage.open(person, other.id);
    await record.startPrescription();
    await person.at(`/app/prescriptions/new?client=${other.id}`);
    // The button that shows more articles disappears, and the first new article gets the focus.
    const cord = (at: number) => ({ id: newId(), label: `Cordon ${at}`, quantity: 1, price: 20 });
    const items = [1, 2, 3, 4, 5, 6, 7, 8].map(cord);
    await shop.saveInvoice(newId(), { client: other.id, date: today(), items, payments: [] });
    await ClientPage.open(person, other.id);
    await sold.locator("summary").click();
    await person.press("Voir plus d’articles");
    const seventh = sold.getByRole("listitem").filter({ hasText: "Cordon 7" });
    await expect.poll(() => isFocused(seventh)).toBe(true);
    person.clean();
    // A client is exported, and erased after the name is typed.
    const prospect = async (values: object) => {
      const items = [{ id: newId(), label: "Monture", quantity: 1, price: 500, variant: "A" }];
      const body = { date: "2026-11-21", ...values, items };
      const answer = await shop.send<Quote>("PUT", `/api/optique/quotes/${newId()}`, body);
      return expectOk(answer).number;
    };
    const sameName = await prospect({ prospect_name: aicha });
    const samePhone = await prospect({ prospect_name: "Aïcha", prospect_phone: client.phone });
    const taxi = { date: "2026-11-21", amount: -20, kind: "expense", label: `Taxi ${aicha}` };
    await shop.create("optique_cash_moves", taxi);
    await ClientPage.open(person, client.id);
    expect(await record.exportData()).toMatch(/\.html$/);
    const question = await record.askToForget();
    const { body } = await shop.send<{ due: number }>(
      "GET",
      `/api/optique/lists/invoices?client=${client.id}`,
    );
    expect(body.due).toBeGreaterThan(0);
    const due = formatMoney(toCentimes(body.due)).replace(/\s/g, " ");
    await person.seen(`Reste à payer\u00a0: ${due}. Il ne pourra plus être réclamé.`);
    await person.seen(/jusqu’à leur remplacement \(les 14 dernières sont gardées\)/);
    await person.seen(/· Taxi Benali Aïcha$/);
    await person.accessible();
    // A quote with the same name only is not ticked by default.
    await expect.poll(() => question.quote(sameName).isChecked()).toBe(false);
    await expect.poll(() => question.quote(samePhone).isChecked()).toBe(true);
    await question.confirm();
    await person.seen("Écrivez le nom du client tel qu’il est affiché");
    person.clean();
    await question.writeName(aicha);
    await question.confirm();
    await person.at("/app/clients");
    const list = new ClientsList(person);
    await list.hasNot(aicha);
    expect(await shop.find("optique_prescriptions")).toEqual([]);
    expect((await shop.find("optique_quotes")).map(({ number }) => number)).toEqual([sameName]);
    expect(await shop.find("optique_cash_moves", "label != ''")).toEqual([]);
    // The realtime event may arrive before the answer to the erasure: the page then reloads the erased client, a 404.
    person.forgive(/status of 404|ClientResponseError 404/);
    await list.search("supprimé");
    await list.has("Client supprimé");
    person.clean();
    await person.follow("Client supprimé");
    await person.seen("Pour toutes les personnes dont les données ont été supprimées");
    for (const action of ["Nouvelle prescription", "Modifier", "Créer une prescription"])
      await expect.poll(() => person.link(action).count()).toBe(0);
    await expect.poll(() => person.button("Actions, Client supprimé").count()).toBe(0);
    person.clean();
  });
});

describe("a failing server", () => {
  it("shows an error for the list and for the record, and loads them again", async () => {
    const { person, client, enter } = await scene.visit(desktop);
    const failure = await failRequests(person, "**/api/optique/lists/clients*");
    await enter("/app/clients");
    const list = new ClientsList(person);
    await person.seen("Erreur lors du chargement des clients");
    await failure.retry();
    await list.has(aicha);
    // A client that does not exist has another message than a failed load.
    await ClientPage.open(person, "aaaaaaaaaaaaaaa");
    await person.title("Client non trouvé");
    await expect.poll(() => person.button("Réessayer").count()).toBe(0);
    person.forgive(/status of 404|ClientResponseError 404/);
    const broken = await failRequests(person, "**/api/collections/optique_clients/records/*");
    await ClientPage.open(person, client.id);
    await person.title("Client non trouvé");
    await person.link("Retour aux clients").waitFor();
    await broken.retry();
    await person.title(aicha);
    person.clean();
  });
});
