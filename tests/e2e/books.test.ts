import { describe, expect, it } from "vitest";

import type { Books } from "#domain/books/booksAnswers.ts";
import { addDays, type IsoDay, today } from "#domain/core/days/days.ts";
import { formatDay } from "#domain/core/days/formatDays.ts";
import { type Period, presetPeriod } from "#domain/core/days/period.ts";
import { paths } from "#lib/addresses/paths.ts";
import { desktop, phone } from "#support/browser.ts";
import { fillShop } from "#support/filledShop.ts";
import { expectOk, line, newId, openShop, payment, recordsPath, type Shop } from "#support/shop.ts";
import type { Server } from "#support/startServer.ts";
import { BooksPage } from "./pages/books.ts";
import { ChequesPage } from "./pages/cheques.ts";
import { counting } from "./pages/counting.ts";
import { InvoicePage } from "./pages/invoices.ts";
import { isFocused } from "./pages/layout.ts";
import { failRequests } from "./pages/network.ts";
import { Palette } from "./pages/palette.ts";
import type { Person } from "./pages/person.ts";
import { SalesForm } from "./pages/salesForm.ts";
import { sceneWith } from "./pages/scene.ts";
import { enter } from "./pages/session.ts";
import { TillPage } from "./pages/till.ts";

/** The previous month, and the day before it began. */
const month: Period = presetPeriod("lastMonth", today());
const dayBefore = addDays(month.from, -1);
const close = async (shop: Shop, { from, to }: Period, accept: readonly string[] = []) =>
  expectOk(await shop.send("POST", "/api/optique/books/close", { from, to, notes: "", accept }));
const closedUntil = async (shop: Shop): Promise<string> =>
  (await shop.read("optique_companies", shop.company)).closed_until.slice(0, 10);

/** Shop with a cheque of last month that bounced this month, and with all periods before last month transmitted. */
async function bounced(server: Server) {
  const shop = await openShop(server);
  const frame = await shop.product();
  const client = await shop.client({ name: "Benali Aïcha" });
  const cheque = payment(900, { date: month.to, payment_method: "check", reference: "4471820" });
  await shop.saveInvoice(newId(), {
    client: client.id,
    date: month.to,
    items: [line(frame.id, 1, 900)],
    payments: [cheque],
  });
  const values = { cheque_state: "bounced", bounced_on: addDays(month.to, 1) };
  expectOk(await shop.send("PATCH", recordsPath("optique_payments", cheque.id), values));
  await close(shop, { from: addDays(dayBefore, -27), to: dayBefore });
  return { shop, cheque };
}

const scene = sceneWith(bounced);
const plain = sceneWith(fillShop);

const menuOf = ({ page }: Person) => page.getByRole("navigation", { name: "Menu principal" });

describe("the month of the accountant", () => {
  it("a month is transmitted in a minute by few presses, and a cheque that bounced later is accepted", async () => {
    const { person, shop } = await scene.open(desktop, paths.dashboard);
    await person.seen("Le dossier du comptable à transmettre");
    await person.seen(`Du ${formatDay(month.from)} au ${formatDay(month.to)}`);
    const counted = await counting(person);
    const began = performance.now();
    await menuOf(person).getByRole("link", { name: "Comptable" }).click();
    const page = new BooksPage(person);
    const { name, of } = await page.download();
    // Two presses lead from the menu to the downloaded file.
    expect(await counted()).toEqual({ keys: 0, clicks: 2 });
    expect(name).toBe(`comptable-${month.from}-${month.to}.zip`);
    expect(of("encaissements.csv")).toMatch(/;4471820;.*;900,00/);
    expect(of("lisez-moi.txt")).toContain("1 chèque de la période a été rejeté après elle");
    await person.toast("Dossier téléchargé");
    await page.ready();
    const dialog = await page.startTransmission();
    await dialog.transmit();
    await dialog.says("Cochez cet écart, ou corrigez-le d’abord");
    await person.accessible();
    await dialog.accept(/^1 chèque de la période a été rejeté/);
    await dialog.transmit();
    await person.toast("Période transmise");
    await dialog.gone();
    await person.seen(/Transmise le .* par Samira/);
    const { keys, clicks } = await counted();
    const seconds = (performance.now() - began) / 1000;
    console.log(`A month: ${clicks} presses, ${keys} keys, ${seconds.toFixed(1)} s.`);
    expect(keys + clicks).toBeLessThanOrEqual(6);
    expect(await closedUntil(shop)).toBe(month.to);
    // The month is transmitted, so the dashboard no longer lists it.
    await person.follow("Tableau de bord");
    await person.title("Tableau de bord");
    await person.gone("Le dossier du comptable à transmettre");
    // The month is reopened for a reason, and then lists what changed.
    await person.turn(paths.books());
    await page.ready();
    const days = `${formatDay(month.from)} – ${formatDay(month.to)}`;
    await person.press(`Rouvrir, ${days}`);
    const reopening = person.page.getByRole("dialog", { name: "Rouvrir la période" });
    await reopening.getByRole("button", { name: "Rouvrir" }).click();
    await reopening.getByText("Le motif est requis").waitFor();
    await person.accessible();
    await reopening.getByLabel("Motif").fill("Facture oubliée");
    await person.keys("Enter");
    await person.toast("Période rouverte");
    await person.seen(/par Samira\s: Facture oubliée$/);
    expect(await closedUntil(shop)).toBe(dayBefore);
    const frame = await shop.product({ name: "Monture Anfa", reference: "ANFA" });
    await shop.saveInvoice(newId(), {
      date: month.to,
      items: [line(frame.id, 1, 300)],
      payments: [payment(300, { date: month.to })],
    });
    // Another station's sale appears by realtime, without a reload.
    await person.seen(/totaux ont changé depuis le dossier précédent/);
    await expect.poll(() => page.periods.count()).toBe(2);
    // A difference that another station causes meanwhile is accepted too.
    const again = await page.startTransmission();
    await again.accept(/^1 chèque de la période/);
    const item = { id: newId(), product: frame.id, quantity: 1, price: 50 };
    await shop.saveInvoice(newId(), { date: month.to, items: [item], payments: [] });
    await again.accept(/totaux ont changé/);
    await again.accept(/^1 facture n’est pas émise/);
    await again.transmit();
    await person.toast("Période transmise");
    expect(await closedUntil(shop)).toBe(month.to);
    person.clean();
  });
});

describe("a shop that has not transmitted anything", () => {
  it("the shop finds the pack by the palette and the statistics, but a person without the right does not", async () => {
    const { person, shop } = await plain.open(desktop, paths.statistics);
    await expect
      .poll(() => menuOf(person).getByRole("link", { name: "Comptable" }).count())
      .toBe(0);
    await person.press("Exporter CSV");
    await person.page.getByRole("menuitem", { name: "Dossier du comptable" }).click();
    await person.at(paths.books());
    await new BooksPage(person).ready();
    await person.seen(/^Aucune période n’est encore transmise/);
    await person.turn(paths.dashboard);
    const palette = await new Palette(person).open();
    await palette.find("dossier du comptable");
    await palette.take(/^Comptable\s: première utilisation/);
    await person.at(paths.books());
    person.clean();
    const seller = await shop.colleague("seller");
    const { id: user, email, token } = seller;
    // The role of a stored session is unknown until the server answers.
    person.forgive(/status of 403|ClientResponseError 403/);
    await enter(person, paths.books(), { company: shop.company, user, email, token });
    await person.seen("Cette page n’est pas dans vos droits");
    await expect
      .poll(() => menuOf(person).getByRole("link", { name: "Comptable" }).count())
      .toBe(0);
    person.clean();
  });
});

describe("the page of the accountant", () => {
  const closed = `La période jusqu’au ${formatDay(dayBefore)} est transmise\u00a0: datez du ${formatDay(month.from)} ou après`;

  it("the page leads to the next period and the accounts, and documents of the books need an open day", async () => {
    const { person, shop } = await scene.open(desktop, paths.books());
    const page = await new BooksPage(person).ready();
    await expect.poll(() => page.periods.count()).toBe(1);
    await person.accessible();
    const [from, to] = [addDays(month.from, 3), addDays(month.from, 9)];
    await person.goto(paths.books(from, to));
    await person.seen(
      `Tout est transmis jusqu’au ${formatDay(dayBefore)}\u00a0: la prochaine période commence le ${formatDay(month.from)}.`,
    );
    await person.press("Choisir la prochaine");
    await person.at(paths.books(month.from, month.to));
    const { takings } = expectOk(
      await shop.send<Books>("GET", `/api/optique/books?from=${month.from}&to=${month.to}`),
    );
    expect(takings.total).toBe(900);
    await person.goto(paths.books(to, from));
    await person.seen("La date de début doit précéder la date de fin.");
    person.clean();
    // Account numbers are typed, and an invalid one is refused at its field.
    await person.goto(paths.books());
    await page.ready();
    await person.follow("Comptes");
    await person.at(paths.accounts);
    await person.field("Clients").fill("3421 / 00");
    await person.field("Achats, 20\u00a0%").fill("6111");
    await person.keys("Control+s");
    await person.seen("Un compte a des chiffres et des lettres, 20 au plus");
    await person.accessible();
    await person.field("Clients").fill("3421");
    await person.keys("Control+s");
    await person.toast("Comptes enregistrés");
    await person.at(paths.books());
    expect((await shop.read("optique_companies", shop.company)).accounts).toEqual({
      clients: "3421",
      purchases: { "20": "6111" },
    });
    person.clean();
    // Before it is sent, a form shows the first day that its date may have.
    await person.turn(paths.newAdjustment);
    const write = async (day: IsoDay) => {
      const field = person.field("Date").first();
      await field.fill(formatDay(day));
      await field.press("Tab");
    };
    await write(dayBefore);
    await person.seen(closed);
    await write(month.from);
    await person.gone(closed);
    await person.goto(paths.newReceipt);
    await write(dayBefore);
    await person.seen(closed);
    // A prescription without a sale may have any day, but its sale may not.
    await person.goto(paths.newPrescription());
    await write(dayBefore);
    await expect.poll(() => person.page.getByText(closed).count()).toBe(0);
    await person.goto(paths.till);
    await new TillPage(person).ready();
    await person.keys("d");
    const dialog = person.page.getByRole("dialog", { name: "Dépense" });
    // The opened dialog takes the focus, also from a field that is filled too early.
    await expect.poll(() => isFocused(dialog.getByLabel("Montant"))).toBe(true);
    await dialog.getByLabel("Montant").fill("20");
    await dialog.getByLabel("Date", { exact: true }).fill(formatDay(dayBefore));
    await dialog.getByLabel("Libellé").fill("Timbres");
    await person.seen(closed);
    person.forgive(/status of 409|ClientResponseError 409/);
    await dialog.getByRole("button", { name: /^Enregistrer/ }).click();
    // The server's refusal is the same, at the field.
    await dialog.locator(".field-error", { hasText: closed }).waitFor();
    expect(await shop.find("optique_cash_moves")).toEqual([]);
    // Another station transmits the month: a bounce in it is refused, its documents no longer change.
    await person.goto(paths.books());
    await page.ready();
    const frame = await shop.product({ name: "Monture Anfa", reference: "ANFA" });
    const adjustment = newId();
    const moved = [{ id: newId(), product: frame.id, quantity: 1 }];
    const body = { adjustment_number: "AJ-1", date: month.to, reason: "other", items: moved };
    expectOk(await shop.send("PUT", `/api/optique/adjustments/${adjustment}`, body));
    const cheque = { payment_method: "check", reference: "55", date: month.to };
    await shop.saveInvoice(newId(), {
      date: month.to,
      items: [line(frame.id, 1, 300)],
      payments: [payment(300, cheque)],
    });
    await close(shop, month, ["bounced_later", "cheques_in_hand"]);
    await expect.poll(() => page.periods.count()).toBe(2);
    const [until, after] = [month.to, addDays(month.to, 1)].map((day) => formatDay(day));
    const cheques = await ChequesPage.open(person);
    await cheques.change(/^Rejeter, .* 55$/);
    const field = person.field("Rejeté le");
    await field.fill(until ?? "");
    await field.press("Tab");
    await person.seen(
      `La période jusqu’au ${until} est transmise\u00a0: datez du ${after} ou après`,
    );
    await person.keys("Escape");
    await person.goto(paths.editAdjustment(adjustment));
    await person.seen(
      `La période jusqu’au ${until} est transmise\u00a0: ce qui en fait partie ne change plus.`,
    );
    person.clean();
    // The page shows an error when loading fails.
    const failing = await failRequests(person, "**/api/optique/books?*");
    await person.goto(paths.books());
    await person.seen("Erreur lors du chargement du dossier");
    failing.mend();
    await person.press("Réessayer");
    await page.ready();
  });

  it("a phone finds the page and the accounts in menus, and a sale and a payment show the refusal at their date", async () => {
    const { person, shop } = await scene.open(phone, paths.statistics);
    await person.actOnPage("Dossier du comptable");
    await person.at(paths.books());
    await new BooksPage(person).ready();
    await person.actOnPage("Comptes");
    await person.at(paths.accounts);
    const client = await shop.client({ name: "Chami Ghizlane" });
    const frame = await shop.product({ name: "Monture Anfa", reference: "ANFA" });
    const { id } = await shop.saveInvoice(newId(), {
      client: client.id,
      date: month.to,
      items: [line(frame.id, 1, 300)],
      payments: [],
    });
    await person.goto(paths.newPrescription(client.id));
    const form = await new SalesForm(person).ready();
    await form.addProduct("anfa", "Monture Anfa");
    const day = person.page.locator("#date");
    await day.fill(formatDay(dayBefore));
    await day.press("Tab");
    await person.seen(closed);
    person.forgive(/status of 409|ClientResponseError 409/);
    await form.save();
    await person.page.locator("#date-note", { hasText: closed }).waitFor();
    await person.goto(paths.invoice(id));
    const dialog = await new InvoicePage(person).startPayment();
    await dialog.writeDay(dayBefore);
    await person.seen(closed);
    await person.accessible();
    await dialog.send();
    await person.page.locator(".field-error", { hasText: closed }).waitFor();
    expect(await shop.find("optique_payments", `invoice = '${id}'`)).toEqual([]);
  });
});
