import type { Locator } from "playwright-core";
import { describe, expect, it } from "vitest";

import { addDays, storedDay, today } from "#domain/core/days/days.ts";
import { formatDay } from "#domain/core/days/formatDays.ts";
import type { Job } from "#domain/core/records.ts";
import type { JobStep } from "#domain/workshop/jobs.ts";
import { desktop, phone, tablet } from "#support/browser.ts";
import { expectOk, line, newId, payment, recordsPath } from "#support/shop.ts";
import { workshopShop } from "#support/workshopShop.ts";
import { expectNoOverflow, hasFocus, isFocused } from "./pages/layout.ts";
import { clippedTexts, cutAmounts } from "./pages/listLooks.ts";
import { failRequests, holdRequests } from "./pages/network.ts";
import { keysAreHeard } from "./pages/palette.ts";
import { PaymentDialog } from "./pages/paymentDialog.ts";
import { sceneWith } from "./pages/scene.ts";
import { JobDialog, WorkshopBoard } from "./pages/workshop.ts";

const later = addDays(today(), 40);
const scene = sceneWith(workshopShop);
type Screen = Parameters<typeof scene.open>[0];
type Scene = Awaited<ReturnType<typeof scene.open>>;

async function openBoard(screen: Screen, rest = "") {
  const opened = await scene.open(screen, `/app/atelier${rest}`);
  const board = await new WorkshopBoard(opened.person).ready();
  return { ...opened, board };
}
/** Reads the stored job. */
const stored = ({ shop }: Pick<Scene, "shop">, id: string): Promise<Job> =>
  shop.read("optique_jobs", id);
/** True when the element's centre is in view and not covered. */
const isSeen = (part: Locator): Promise<boolean> =>
  part.evaluate((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  });
const stepsOf = async (opened: Pick<Scene, "shop">, id: string) =>
  ((await stored(opened, id)).steps as JobStep[]).map(({ status }) => status);
/** Waits until each card is in the column of its state, with its lines. */
async function seesEachState({ person, board }: Awaited<ReturnType<typeof openBoard>>) {
  await person.title("Atelier");
  await person.seen("6 montages en cours", "1 en retard", "1 à annoncer");
  await board.isIn("Tazi Youssef", "À commander");
  const late = await board.lines("Tazi Youssef");
  expect(late.join("\n")).toMatch(/\d\d\/\d\d, en retard de 2 j/);
  expect(late).toContain("Progressif 1.67 premium");
  expect(late).toContain("Verres du Nord");
  expect(late).toContain("reste 2 350 DH");
  person.clean();
  await board.isIn("Filali Adil", "Commandé");
  expect((await board.lines("Filali Adil")).join("\n")).toContain("Erreur de verre OG");
  await board.isIn("Chraibi Houda", "Au montage");
  const lines = await board.lines("Chraibi Houda");
  for (const line of ["Casier 3", "aujourd’hui", "Stock", "reste 930 DH"])
    expect(lines).toContain(line);
  expect(await board.lines("Hakimi Leïla")).toContain("payé");
  await board.isIn("Saidi Mehdi", "Prêt");
  expect(await board.lines("Saidi Mehdi")).toContain("à annoncer");
  await board.isIn("Berrada Nadia", "Livré");
  expect((await board.lines("Berrada Nadia")).join("\n")).toMatch(/à \d\d:\d\d, par Samira/);
}

describe("the board of a tablet", () => {
  it("a tablet's board folds two columns, moves cards by touch, and names the pairs of a card", async () => {
    const opened = await openBoard(tablet);
    const { person, board, jobs, shop, lens } = opened;
    await person.seen("6 montages en cours");
    expect(await board.openColumns()).toEqual(["Commandé", "Au montage", "Prêt"]);
    for (const name of ["À commander", "Livré aujourd’hui"])
      expect((await board.foldedColumn(name).boundingBox())?.width).toBe(44);
    await expect
      .poll(() => board.foldedColumn("À commander").innerText())
      .toMatch(/^2\s+À commander$/);
    expect([...(await clippedTexts(person)), ...(await cutAmounts(person))]).toEqual([]);
    await person.accessible();
    await expectNoOverflow(person);
    // A folded column opens by touch or key, the farthest one closes, and the tab remembers that.
    await board.foldedColumn("À commander").tap();
    expect(await board.openColumns()).toEqual(["À commander", "Commandé", "Au montage"]);
    await board.card("Tazi Youssef").waitFor();
    await board.foldedColumn("Livré aujourd’hui").focus();
    await person.keys("Enter");
    expect(await board.openColumns()).toEqual(["Commandé", "Au montage", "Livré aujourd’hui"]);
    await expect
      .poll(() => person.page.evaluate(() => document.activeElement?.getAttribute("aria-label")))
      .toBe("Livré aujourd’hui");
    await person.page.getByRole("link", { name: "Clients" }).first().click();
    await person.title("Clients");
    await person.page.goBack();
    await board.ready();
    expect(await board.openColumns()).toEqual(["Commandé", "Au montage", "Livré aujourd’hui"]);
    await person.goto("/app/atelier?etat=to_order");
    await board.ready();
    await expect.poll(() => board.openColumns()).toEqual(["À commander", "Commandé", "Au montage"]);
    await board.hasFocus("Tazi Youssef");
    await person.goto("/app/atelier");
    await board.ready();
    const { id, name } = jobs.paid;
    const verb = board.verb(name, "Prêt");
    const [row, card] = [await verb.boundingBox(), await board.card(name).boundingBox()];
    expect(row?.height).toBeGreaterThanOrEqual(43);
    // The button fills the card, beside '…'.
    expect(row?.width).toBeGreaterThan((card?.width ?? 0) - 50);
    await verb.tap();
    await board.isIn(name, "Prêt");
    await board.dragByFinger("Filali Adil", "Prêt");
    await board.isIn("Filali Adil", "Prêt");
    await board.dragByFinger(name, "À commander", true);
    await person.toast("Hakimi Leïla\u00a0: À commander");
    await expect.poll(() => stepsOf(opened, id)).toEqual(["mounting", "ready", "to_order"]);
    await expect.poll(() => board.foldedColumn("À commander").innerText()).toMatch(/^3\s/);
    // Each pair of a card has its frame and size.
    const agave = await shop.product({ name: "Monture Agave", eye_size: 52, bridge: 17 });
    const ofPair = (pair: number, use: string) => [
      { ...line(agave.id, 1, 850), pair, use },
      { ...line(lens.id, 2, 750), pair, use },
    ];
    const { job } = await shop.savePrescription(newId(), {
      client: jobs.delivered.client.id,
      date: today(),
      right_sphere: -2,
      left_sphere: -1,
      invoice: {
        id: newId(),
        items: [...ofPair(1, "far"), ...ofPair(2, "intermediate")],
        payments: [],
      },
    });
    await shop.send("PATCH", recordsPath("optique_jobs", job?.id ?? ""), { ready_pairs: [1] });
    await person.goto("/app/atelier");
    await board.ready();
    const said = (await board.lines("Berrada Nadia")).filter(Boolean).join(" ");
    expect(said).toMatch(/P1\s+prête\s+Agave 52□17 · loin · 2 verres/);
    expect(said).toContain("P2 Agave 52□17 · intermédiaire · 2 verres");
    expect(await clippedTexts(person)).toEqual([]);
    await person.accessible();
    // The focus stays on the ticked pair.
    const pairs = await board.open("Berrada Nadia");
    const second = pairs.dialog.getByRole("checkbox", { name: /^paire 2/ });
    await second.focus();
    for (const isReady of [true, false]) {
      await person.keys("Space");
      await expect.poll(() => second.isChecked()).toBe(isReady);
      expect(await isFocused(second)).toBe(true);
    }
    person.clean();
  });
});

describe("the board of a phone", () => {
  it("a phone's board shows a state at a time, and its card keeps its name and next step in view", async () => {
    const opened = await openBoard(phone);
    const { person, board, jobs } = opened;
    await seesEachState(opened);
    // A card opens by its address, shows its steps, and closes by Back.
    const { id, name, client, prescription, invoice } = jobs.ready;
    await board.show("Prêt");
    let card = await board.open(name);
    await person.at(`/app/atelier/${id}?etat=ready`);
    const text = await card.text();
    expect(text).toMatch(/Prêt, le \d\d\/\d\d\/\d{4} à \d\d:\d\d, par Samira/);
    expect(text).toMatch(/Au montage, le \d\d\/\d\d\/\d{4} à \d\d:\d\d, par Samira/);
    expect(text).toContain("reste 1 200,00 DH");
    expect(await card.wayTo("Client")).toBe(`/app/clients/${client.id}`);
    expect(await card.wayTo("Prescription")).toBe(`/app/prescriptions/${prescription}`);
    expect(await card.wayTo("Facture")).toBe(`/app/invoices/${invoice.id}`);
    expect(await card.wayTo("Fiche")).toBe(`/app/atelier/${id}/print`);
    await person.page.goBack();
    await card.gone();
    await person.at("/app/atelier?etat=ready");
    await board.hasFocus(name);
    await person.goto(`/app/atelier/${id}`);
    await card.ready();
    await person.keys("Escape");
    await card.gone();
    await person.at("/app/atelier");
    await board.show("Au montage");
    card = await board.open("Hakimi Leïla");
    const head = card.dialog.getByRole("heading", { name: "Hakimi Leïla" });
    const isInView = async () =>
      (await isSeen(card.button("Prêt"))) &&
      (await isSeen(card.button("Enregistrer"))) &&
      isSeen(head);
    await expect.poll(isInView).toBe(true);
    person.clean();
    await card.dialog.evaluate((dialog) => dialog.scrollTo(0, dialog.scrollHeight));
    await expect.poll(() => isSeen(head)).toBe(true);
    await card.dialog.getByRole("heading", { name: "Étapes" }).waitFor();
    await card.field("Notes").focus();
    await expect.poll(isInView).toBe(true);
    await expect.poll(() => isSeen(card.field("Notes"))).toBe(true);
    await person.keys("Escape");
    await card.gone();
    // The focus stays where the card was.
    await board.next("Hakimi Leïla", "Prêt");
    await board.card("Hakimi Leïla").waitFor({ state: "detached" });
    await expect.poll(() => hasFocus(person)).toBe(true);
    person.clean();
  });
});

describe("the board of a computer", () => {
  it("the board shows each state, and moves a card to the hand-over, paid on the way", async () => {
    const opened = await openBoard(desktop);
    const { person, board, jobs } = opened;
    await seesEachState(opened);
    const { id, name, invoice } = jobs.mounting;
    await board.next(name, "Prêt");
    await person.toast("Chraibi Houda\u00a0: Prêt");
    await board.isIn(name, "Prêt");
    await expect.poll(() => stepsOf(opened, id)).toEqual(["mounting", "ready"]);
    await person.seen("2 à annoncer");
    const words = await board.conversation(() => board.choose(name, "Message", "w"));
    expect(words).toContain("Bonjour Chraibi Houda, vos lunettes sont prêtes");
    await person.toast("Message préparé");
    await expect
      .poll(() => board.lines(name))
      .toContainEqual(expect.stringMatching(/^message préparé le/));
    await person.seen("1 à annoncer");
    const told = await board.open(name);
    await person.seen(/^Message préparé le .* par Samira$/);
    await person.keys("Escape");
    await told.gone();
    await board.next(name, "Livré");
    await board.handOver.getByText("reste 930,00\u00a0DH").waitFor();
    person.clean();
    const payment = new PaymentDialog(person);
    // The key is still pressed, but its repeat does not confirm the dialog that it opened.
    await board.handOver.getByRole("button", { name: "Encaisser", exact: true }).focus();
    await person.page.keyboard.down("Enter");
    await payment.amount.waitFor();
    await person.page.keyboard.down("Enter");
    await person.page.keyboard.up("Enter");
    await expect.poll(() => payment.amount.inputValue()).toBe("930,00");
    person.clean();
    await payment.confirm();
    await person.toast("Chraibi Houda\u00a0: Livré");
    // The focus stays where the card was.
    await board.isIn(name, "Livré");
    await expect.poll(() => hasFocus(person)).toBe(true);
    await expect.poll(() => board.lines(name)).toContain("payé");
    await expect.poll(() => stepsOf(opened, id)).toEqual(["mounting", "ready", "delivered"]);
    expect(await opened.shop.read("optique_invoices", invoice.id)).toMatchObject({
      status: "paid",
      paid_amount: 2350,
    });
    person.clean();
    // Unpaid glasses are handed over after a question.
    await board.next("Saidi Mehdi", "Livré");
    await board.answerHandOver("Annuler");
    await board.hasFocus("Saidi Mehdi");
    await board.isIn("Saidi Mehdi", "Prêt");
    await board.next("Saidi Mehdi", "Livré");
    await board.answerHandOver("Livrer sans encaisser");
    await board.isIn("Saidi Mehdi", "Livré");
    await expect.poll(() => stepsOf(opened, jobs.ready.id)).toContain("delivered");
    person.clean();
    expect((await opened.shop.read("optique_invoices", jobs.ready.invoice.id)).status).toBe(
      "partial",
    );
    await board.drag("Filali Adil", "Prêt");
    await board.isIn("Filali Adil", "Prêt");
    await expect
      .poll(() => stepsOf(opened, jobs.ordered.id))
      .toEqual(["to_order", "ordered", "ready"]);
    person.clean();
  });

  it("the board shows moves and payments of other stations, and takes back its own moves", async () => {
    const opened = await openBoard(desktop);
    const { person, board, jobs, shop, move, follow } = opened;
    await board.focus("Chraibi Houda");
    await move(jobs.ordered.id, { status: "ready" });
    await board.isIn("Filali Adil", "Prêt");
    await board.hasFocus("Chraibi Houda");
    // Moves the card that has the focus on this station.
    await move(jobs.mounting.id, { status: "ready" });
    await board.isIn("Chraibi Houda", "Prêt");
    await board.hasFocus("Chraibi Houda");
    await person.keys("ArrowLeft");
    await board.isIn("Chraibi Houda", "Au montage");
    await follow("Lahlou Kenza", { status: "mounting", promised: today() });
    await board.isIn("Lahlou Kenza", "Au montage");
    // A toast undoes a move, unless another station has moved the card since.
    const { id } = jobs.paid;
    await board.next("Hakimi Leïla", "Prêt");
    await person.toast("Hakimi Leïla\u00a0: Prêt");
    await board.undo();
    await board.isIn("Hakimi Leïla", "Au montage");
    await expect.poll(() => stepsOf(opened, id)).toEqual(["mounting", "ready", "mounting"]);
    await board.next("Hakimi Leïla", "Prêt");
    await board.isIn("Hakimi Leïla", "Prêt");
    await expect.poll(async () => (await stepsOf(opened, id)).length).toBe(4);
    await move(id, { status: "delivered" });
    await board.isIn("Hakimi Leïla", "Livré");
    await board.undo();
    await person.toast(/a changé d’état sur un autre poste.*Livré/);
    expect(await stepsOf(opened, id)).toEqual([
      "mounting",
      "ready",
      "mounting",
      "ready",
      "delivered",
    ]);
    person.clean();
    // The menu counts late jobs.
    const entry = person.page
      .getByRole("navigation", { name: "Menu principal" })
      .getByRole("link", { name: "Atelier" });
    await expect.poll(() => entry.innerText()).toMatch(/1$/);
    await move(jobs.late.id, { status: "ready" });
    await board.isIn("Tazi Youssef", "Prêt");
    await expect.poll(() => entry.innerText()).toBe("Atelier");
    expect(await board.lines("Chraibi Houda")).toContain("reste 930 DH");
    const { invoice } = jobs.mounting;
    await shop.create("optique_payments", { invoice: invoice.id, ...payment(500) });
    await expect.poll(() => board.lines("Chraibi Houda")).toContain("reste 430 DH");
    const since = new Date(Date.now() - 16 * 86_400_000).toISOString().replace("T", " ");
    const steps = JSON.stringify([{ status: "ready", at: since, by: "Samira" }]);
    const query = `UPDATE optique_jobs SET steps = '${steps}' WHERE id = '${jobs.ready.id}'`;
    expectOk(await shop.sendAsAdmin("POST", "/api/sql", { query }));
    await person.reload();
    await board.ready();
    expect(await board.lines("Saidi Mehdi")).toContain("attend depuis 16 j");
    await person.hideAmounts("h");
    await expect
      .poll(async () => (await board.lines("Chraibi Houda")).join("\n"))
      .not.toContain("430");
    // A card moves before the answer, and moves back when the server refuses.
    await move(id, { status: "mounting" });
    await board.isIn("Hakimi Leïla", "Au montage");
    const requests = await failRequests(person, "**/api/collections/optique_jobs/**", "PATCH");
    const release = await holdRequests(person, "**/api/collections/optique_jobs/**");
    await board.next("Hakimi Leïla", "Prêt");
    await board.isIn("Hakimi Leïla", "Prêt");
    release();
    await person.toast("Ce montage n’a pas pu changer d’état. Réessayez.");
    await board.isIn("Hakimi Leïla", "Au montage");
    await board.hasFocus("Hakimi Leïla");
    requests.mend();
    await person.keys("ArrowRight");
    await board.isIn("Hakimi Leïla", "Prêt");
    person.clean();
  });

  it("the keys move cards and the focus, tick cards to order, and a scanned number opens its card", async () => {
    const opened = await openBoard(desktop);
    const { person, board, jobs, follow } = opened;
    await keysAreHeard(person);
    await person.keys("?");
    await person.seen("Commander ce qui est coché", "État précédent, état suivant");
    await person.keys("Escape");
    await person.gone("Commander ce qui est coché");
    await board.focus("Chami Ghizlane");
    await person.keys(" ");
    await person.seen("1 coché, 1 labo · 2 verres");
    await person.keys("ArrowUp", " ");
    await person.seen("2 cochés, 2 labos · 4 verres");
    await person.keys(" ");
    await person.seen("1 coché, 1 labo · 2 verres");
    await board.search.fill("");
    await board.search.pressSequentially("c");
    await person.at("/app/atelier?q=c");
    await board.search.fill("");
    await person.at("/app/atelier");
    await board.card("Tazi Youssef").waitFor();
    await person.field("Tout cocher").check();
    await person.seen("2 cochés, 2 labos · 4 verres");
    await person.keys("c");
    await person.at(`/app/atelier/commande?montages=${jobs.late.id},${jobs.toOrder.id}`);
    await person.page.goBack();
    await board.ready();
    await person.keys("/", "ArrowDown");
    await board.hasFocus("Tazi Youssef");
    await person.keys("ArrowDown");
    await board.hasFocus("Chami Ghizlane");
    await person.keys("ArrowDown", "ArrowUp");
    await board.hasFocus("Tazi Youssef");
    await person.keys("Shift+ArrowRight", "Shift+ArrowRight");
    await board.hasFocus("Chraibi Houda");
    await person.keys("ArrowDown");
    await board.hasFocus("Hakimi Leïla");
    await person.keys("ArrowRight");
    await board.hasFocus("Hakimi Leïla");
    await board.isIn("Hakimi Leïla", "Prêt");
    await person.keys("ArrowLeft");
    await board.isIn("Hakimi Leïla", "Au montage");
    await board.hasFocus("Hakimi Leïla");
    await person.keys("ArrowLeft");
    await board.isIn("Hakimi Leïla", "Commandé");
    await board.hasFocus("Hakimi Leïla");
    await expect
      .poll(() => stepsOf(opened, jobs.paid.id))
      .toEqual(["mounting", "ready", "mounting", "ordered"]);
    await board.hasFocus("Hakimi Leïla");
    await board.tabsTo("Hakimi Leïla", "Chraibi Houda");
    await person.keys("Enter");
    let card = await new JobDialog(person, "Chraibi Houda").ready();
    await person.keys("Escape");
    await card.gone();
    await board.hasFocus("Chraibi Houda");
    await person.keys("i");
    await person.at(`/app/atelier/${jobs.mounting.id}/print`);
    await person.page.goBack();
    await board.ready();
    await board.focus("Tazi Youssef");
    await board.scan(jobs.mounting.invoice.invoice_number);
    card = await new JobDialog(person, "Chraibi Houda").ready();
    await expect
      .poll(() => card.button("Prêt").evaluate((one) => one === document.activeElement))
      .toBe(true);
    await person.keys("Enter");
    await card.gone();
    await board.isIn("Chraibi Houda", "Prêt");
    // A number finds its card even when the search hides it.
    await board.search.fill("Tazi");
    await person.at("/app/atelier?q=Tazi");
    await board.search.fill(jobs.delivered.invoice.invoice_number);
    await board.search.press("Enter");
    const other = await new JobDialog(person, "Berrada Nadia").ready();
    await person.keys("Escape");
    await other.gone();
    // Waits until the closed card has returned the focus, so that the field can lose it.
    await expect.poll(() => isFocused(board.search)).toBe(true);
    await board.search.blur();
    await board.scan("999999999999");
    await person.toast("Aucun montage pour la facture n°\u00a0999999999999");
    // Scanned characters do not change a select or checkbox that has the focus.
    await board.search.fill("");
    await person.at("/app/atelier");
    await board.card("Tazi Youssef").waitFor();
    await person.field("Labo").focus();
    await board.scan(jobs.late.invoice.invoice_number);
    const third = await new JobDialog(person, "Tazi Youssef").ready();
    await person.keys("Escape");
    await third.gone();
    await board.card("Chami Ghizlane").getByRole("checkbox").click();
    await board.scan(jobs.paid.invoice.invoice_number);
    const scanned = await new JobDialog(person, "Hakimi Leïla").ready();
    await person.keys("Escape");
    await scanned.gone();
    // W tells why a client gets no message.
    await follow("Lahlou Kenza", { status: "ready", phone: "" });
    await board.isIn("Lahlou Kenza", "Prêt");
    await board.focus("Lahlou Kenza");
    await person.keys("w");
    await person.toast("Pas de téléphone\u00a0: aucun message possible.");
    await board.focus("Lahlou Kenza");
    await person.keys("ArrowUp", "ArrowDown");
    expect(await board.lines("Lahlou Kenza")).toContain("Message");
    // This job is paid and not ready, so there is nothing to announce.
    await board.focus("Hakimi Leïla");
    expect(await board.lines("Hakimi Leïla")).not.toContain("Message");
    person.clean();
  });

  it("the board is searched, filtered, exported and reloaded; a card saves values and deletes its job", async () => {
    const opened = await scene.visit(desktop);
    const { person, lab, jobs, shop, enter } = opened;
    const board = new WorkshopBoard(person);
    const requests = await failRequests(person, "**/api/optique/jobs/board**");
    await enter("/app/atelier?q=filali");
    await person.seen("Erreur lors du chargement de l’atelier");
    await requests.retry();
    await board.ready();
    await expect.poll(() => person.page.getByRole("article").count()).toBe(1);
    await board.search.fill("");
    await person.at("/app/atelier");
    await person.field("Labo").selectOption({ label: "Atlas Optic Lab" });
    await person.at(`/app/atelier?labo=${lab.id}`);
    await board.card("Tazi Youssef").waitFor({ state: "detached" });
    await board.card("Chami Ghizlane").waitFor();
    await board.search.fill("personne");
    await person.seen("Aucun montage trouvé");
    await person.button("Actions, Atelier").waitFor();
    person.clean();
    // Digits of a telephone number are searched, and not taken for an invoice number.
    await board.search.fill("0600000009");
    await board.search.press("Enter");
    await person.at(/[?&]q=0600000009$/);
    await person.press("Réinitialiser");
    await board.card("Tazi Youssef").waitFor();
    await person.at("/app/atelier");
    await board.search.fill("berrada");
    await board.card("Tazi Youssef").waitFor({ state: "detached" });
    await board.card("Berrada Nadia").waitFor();
    const file = await person.export({ isFolded: true });
    expect(file.name).toBe(`montages-${today()}.csv`);
    const [head, row, ...rest] = file.text.trim().split("\r\n");
    expect(head).toMatch(/Facture;Client;Téléphone;État/);
    expect(row).toContain(";Berrada Nadia;");
    expect(row).toContain(";Livré;");
    expect(rest).toEqual([]);
    // Enter opens the found card, even when pressed before the answer.
    await board.search.press("Enter");
    await person.at(/^\/app\/atelier\/\w+\?q=berrada$/);
    await person.keys("Escape");
    await board.search.fill("filali");
    await board.search.press("Enter");
    await person.at(/^\/app\/atelier\/\w+\?q=filali$/);
    await person.page.getByRole("dialog", { name: "Filali Adil" }).waitFor();
    person.clean();
    // A card stores a problem, and refuses an invalid promised day.
    await person.goto("/app/atelier");
    await board.ready();
    let card = await board.open(jobs.mounting.name);
    await person.at(`/app/atelier/${jobs.mounting.id}`);
    await expect.poll(() => person.page.title()).toBe("Chraibi Houda - Optique du Figuier");
    person.clean();
    await card.button("Casse").click();
    await expect.poll(() => card.field("Problème").inputValue()).toBe("Casse");
    await expect
      .poll(() => card.field("Problème").evaluate((field) => field === document.activeElement))
      .toBe(true);
    await card.field("Problème").pressSequentially("\u00a0: verre OD à refaire");
    await card.field("Promis le").fill("31/02/2027");
    await card.save();
    await card.dialog.locator("[aria-invalid=true]").waitFor();
    expect(await stored(opened, jobs.mounting.id)).toMatchObject({ problem: "" });
    await card.field("Promis le").fill("24/12/2099");
    await card.save();
    // The error is the server's own sentence.
    person.forgive(/status of 400/);
    await card.dialog.getByText("La date ne peut pas être après").waitFor();
    await card.field("Promis le").fill(formatDay(later));
    await card.field("Casier").fill("12");
    await card.field("Casier").press("Enter");
    await card.saved();
    await expect
      .poll(async () => (await board.lines(jobs.mounting.name)).join("\n"))
      .toContain("Casse : verre OD à refaire");
    expect(await board.lines(jobs.mounting.name)).toContain("Casier 12");
    expect(await stored(opened, jobs.mounting.id)).toMatchObject({
      promised_on: storedDay(later),
      tray: "12",
      status: "mounting",
    });
    // Typed notes are asked about before they are left, and saved before a step.
    card = await board.open("Hakimi Leïla");
    await card.field("Notes").fill("Hauteur 19");
    await person.page.goBack();
    await person.stay();
    await card.ready();
    await card.button("Prêt").click();
    await card.gone();
    await board.isIn("Hakimi Leïla", "Prêt");
    await expect
      .poll(() => stored(opened, jobs.paid.id))
      .toMatchObject({ notes: "Hauteur 19", status: "ready" });
    card = await board.open("Hakimi Leïla");
    await card.button("Ne plus suivre").click();
    const question = person.page.getByRole("alertdialog", { name: "Confirmer la suppression ?" });
    await question.hover();
    await question.getByText("Montage de Hakimi Leïla").waitFor();
    await question.getByRole("button", { name: "Supprimer" }).click();
    await card.gone();
    await board.card("Hakimi Leïla").waitFor({ state: "detached" });
    expect(await shop.find("optique_jobs", `id="${jobs.paid.id}"`)).toEqual([]);
    person.clean();
    person.forgive(/status of 404|ClientResponseError 404/);
    await person.goto(`/app/atelier/${jobs.paid.id}`);
    await person.heading("Montage introuvable");
    await person.follow("Retour à la liste");
    await board.ready();
    person.clean();
  });
});
