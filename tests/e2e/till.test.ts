import { describe, expect, it } from "vitest";

import { addDays, storedDay, today } from "#domain/core/days/days.ts";
import { formatDay } from "#domain/core/days/formatDays.ts";
import { desktop, phone } from "#support/browser.ts";
import { fillShop } from "#support/filledShop.ts";
import { payment, type Shop } from "#support/shop.ts";
import type { Server } from "#support/startServer.ts";
import { Palette } from "./pages/palette.ts";
import { countPrints, PrintPage } from "./pages/prints.ts";
import { sceneWith } from "./pages/scene.ts";
import { enter } from "./pages/session.ts";
import { CloseDialog, TillPage } from "./pages/till.ts";

/** Shop that has received 500 DH in cash today. */
async function fillDay(server: Server) {
  const filled = await fillShop(server);
  const invoice = filled.sale.invoice?.id ?? "";
  const pay = (amount: number, values: object = {}) =>
    filled.shop.create("optique_payments", {
      invoice,
      ...payment(amount, { date: today(), ...values }),
    });
  await pay(500);
  return { ...filled, pay };
}

const close = (shop: Shop, day: string, counted: number, notes = "") =>
  shop.send("POST", `/api/optique/till/${day}/close`, { counted, notes });

const scene = sceneWith(fillDay);

describe("the till", () => {
  it("the till is counted and closed on a phone, with a note about the difference", async () => {
    const { person, shop } = await scene.open(phone, "/app/caisse");
    const till = await new TillPage(person).ready();
    await till.seenExpected("500,00");
    await till.move("Apport", { amount: "300", label: "Fond de caisse" });
    await till.move("Dépense", { amount: "60", label: "Coursier du labo" });
    await till.seenExpected("740,00");
    person.clean();
    await person.toast(/^Dépense/);
    // The toast closes even under the pointer, because it would cover the count.
    const message = person.page.getByRole("region", { name: "Messages" }).locator("p");
    await message.hover();
    await person.keys("c");
    const closing = new CloseDialog(person);
    await closing.counted.waitFor();
    await message.waitFor({ state: "detached" });
    await closing.count({ 200: "3", 100: "1", 20: "1", 10: "1", 5: "1" });
    await closing.seen("Il manque");
    await expect.poll(() => closing.counted.inputValue()).toBe("735,00");
    await closing.send();
    await closing.seen("Expliquez l’écart en quelques mots");
    person.clean();
    await closing.note.fill("Monnaie rendue en trop");
    await closing.send();
    await closing.gone();
    await person.toast(/^Caisse clôturée\s: [a-z]/);
    await person.seen(/^Clôturée à \d\d:\d\d par Samira/, "Monnaie rendue en trop");
    await person.act(/^Supprimer le mouvement, Dépense/);
    await person.page.getByRole("alertdialog").getByText("Caisse clôturée").waitFor();
    person.clean();
    await person.keys("Escape");
    const [stored] = await shop.find("optique_closes");
    expect(stored).toMatchObject({ counted: 735, expected: 740, difference: -5 });
    expect(stored?.figures).toMatchObject({ coins: { 200: 3, 100: 1, 20: 1, 10: 1, 5: 1 } });
    person.clean();
  });

  it("shows changes made after its closing by method, on that day and the next", async () => {
    const { person, shop, pay } = await scene.open(desktop, "/app/caisse");
    const yesterday = addDays(today(), -1);
    await close(shop, yesterday, 0, "Fond de caisse vide");
    await pay(150, { date: yesterday });
    await person.seen(
      `+150,00\u00a0DH en espèces après la clôture du ${formatDay(yesterday).slice(0, 5)}`,
    );
    await person.follow("Voir ce jour");
    await person.seen(/^Modifié après clôture/);
    await person.press("Aujourd’hui");
    await person.at("/app/caisse");
    await close(shop, today(), 500);
    await person.seen(/^Clôturée à/);
    await pay(200);
    await person.seen(/^Modifié après clôture/, "+200,00\u00a0DH (Espèces)");
    person.clean();
  });

  it("a movement is corrected, undone and deleted, and money received during the count gets a warning that keeps it", async () => {
    const { person, shop, pay } = await scene.open(desktop, "/app/caisse");
    const till = await new TillPage(person).ready();
    await till.move("Dépense", { amount: "60", label: "Coursier" });
    await till.seenExpected("440,00");
    await till.correct("Dépense", "75,50");
    await till.seenExpected("424,50");
    await till.undo();
    await till.seenExpected("440,00");
    await person.act(/^Supprimer le mouvement, Dépense/);
    const question = person.page.getByRole("alertdialog");
    await question.hover();
    await question.getByRole("button", { name: "Supprimer" }).click();
    await till.seenExpected("500,00");
    expect(await shop.find("optique_cash_moves")).toEqual([]);
    person.clean();

    const closing = await till.startClose();
    await closing.count({ 200: "2", 100: "2" });
    await pay(100);
    await closing.seen("L’attendu a changé pendant le comptage");
    await expect.poll(() => closing.coin("200").inputValue()).toBe("2");
    await closing.seen("Le compte est bon");
    await closing.send();
    await closing.gone();
    await person.seen(/^Clôturée à/);
    expect(await shop.find("optique_closes")).toMatchObject([{ counted: 600, difference: 0 }]);
    // The expected sum at the closing is shown only after a later change.
    await person.seen("Compté à la clôture", "Écart");
    await till.seenExpected("600,00");
    const then = person.page.getByText("Attendu à la clôture");
    await expect.poll(() => then.count()).toBe(0);
    await pay(50);
    await then.waitFor();
    await till.seenExpected("650,00");
    person.clean();
  });

  it("the till is closed by one of two stations, and the other gets a message", async () => {
    const { person, shop, another } = await scene.open(desktop, "/app/caisse");
    const other = await another();
    await enter(other, "/app/caisse", shop);
    const closings = [];
    for (const station of [person, other]) {
      const closing = await (await new TillPage(station).ready()).startClose();
      await closing.counted.fill("500");
      closings.push(closing);
    }
    other.forgive(/409/);
    person.forgive(/409/);
    await Promise.all(closings.map((closing) => closing.send()));
    await Promise.all(closings.map((closing) => closing.gone()));
    await Promise.all([person, other].map((station) => station.seen(/^Clôturée à/)));
    expect(await shop.find("optique_closes")).toHaveLength(1);
    const told = await Promise.all(
      [person, other].map((station) =>
        station.page
          .getByRole("region", { name: "Messages" })
          .getByText(/^(Caisse clôturée|Déjà clôturée par Samira)/)
          .first()
          .innerText(),
      ),
    );
    expect(told.map((text) => text.split(" ")[0]).sort()).toEqual(["Caisse", "Déjà"]);
    other.clean();
  });

  it("a day left open has a warning, buttons lead from day to day, and a future day has no cash movement", async () => {
    const { person, shop, pay } = await scene.open(desktop, "/app/caisse");
    await close(shop, addDays(today(), -2), 100, "Fond");
    const yesterday = addDays(today(), -1);
    await pay(250, { date: yesterday });
    // Until the closing arrives, the banner names another day.
    await person.seen(new RegExp(`${formatDay(yesterday).slice(0, 5)} n’est pas clôturé`));
    await person.follow("Voir ce jour");
    await person.at(`/app/caisse?jour=${yesterday}`);
    await person.seen("Compté le", "Aujourd’hui");
    person.clean();
    await person.press("Jour suivant");
    await person.at("/app/caisse");
    await person.press("Jour précédent");
    await person.at(`/app/caisse?jour=${yesterday}`);
    await person.press("Aujourd’hui");
    await person.at("/app/caisse");
    await person.go(`/app/caisse?jour=${addDays(today(), -40)}`);
    await person.seen("Aucun mouvement ce jour", "Ouverte, aucun mouvement");
    person.clean();

    await person.go(`/app/caisse?jour=${addDays(today(), 1)}`);
    await expect.poll(() => person.button("Dépense").isDisabled()).toBe(true);
    await person.seen("Aucun mouvement ce jour");
    await expect.poll(() => person.button("Dépense").isDisabled()).toBe(true);
    await person.press(/^Autres mouvements/);
    const refund = person.page.getByRole("menuitem", { name: "Remboursement" });
    await expect.poll(() => refund.isDisabled()).toBe(true);
    await person.keys("Escape");
    await person.keys("a", "d", "b", "c", "ArrowRight");
    await person.keys("ArrowLeft");
    await person.at("/app/caisse");
    await expect.poll(() => person.page.getByRole("dialog").count()).toBe(0);
    await expect.poll(() => person.button("Dépense").isEnabled()).toBe(true);
    await person.keys("d");
    await person.page.getByRole("dialog", { name: "Dépense" }).waitFor();
  });
});

describe("the till by keyboard", () => {
  it("moves from coin to coin, and closes the day", async () => {
    const { person, shop } = await scene.open(desktop, "/app/caisse");
    await new TillPage(person).ready();
    await person.keys("c");
    await person.seen("Billets");
    for (const count of ["2", "1", "", ""]) {
      await person.type(count);
      await person.keys("Enter");
    }
    // The focus has moved from the notes to the coins.
    await expect
      .poll(() => person.page.evaluate(() => document.activeElement?.ariaLabel))
      .toBe("Nombre de 10\u00a0DH");
    await person.keys("Control+Enter");
    await person.toast(/^Caisse clôturée/);
    expect(await shop.find("optique_closes")).toMatchObject([{ counted: 500 }]);
    await person.keys("ArrowLeft");
    await person.at(`/app/caisse?jour=${addDays(today(), -1)}`);
    await person.keys("d");
    await person.page.getByRole("dialog", { name: "Dépense" }).waitFor();
    await person.keys("Escape");
    person.clean();
  });

  it("opens its closing from the palette, and keeps a draft of the count until that is deleted", async () => {
    const { person, shop, pay } = await scene.open(desktop, "/app/caisse");
    const till = await new TillPage(person).ready();
    const palette = await new Palette(person).open();
    await palette.find("clot caisse");
    await palette.take(/^Clôturer la caisse/);
    await person.seen("Billets", "Une clôture ne se modifie plus.");
    const left = new CloseDialog(person);
    await left.count({ 200: "2", 100: "1" });
    await person.keys("Escape");
    await left.gone();
    const closing = await till.startClose();
    await closing.seen("Brouillon restauré");
    // Letters are marked as invalid before the day is closed.
    await closing.coin("50").fill("clôturer");
    await expect.poll(() => closing.coin("50").getAttribute("aria-invalid")).toBe("true");
    await closing.coin("50").fill("");
    await expect.poll(() => closing.coin("50").getAttribute("aria-invalid")).toBeNull();
    await expect.poll(() => closing.coin("200").inputValue()).toBe("2");
    await expect.poll(() => closing.counted.inputValue()).toBe("500,00");
    person.clean();
    await closing.press("Effacer le brouillon");
    await closing.seen("Brouillon effacé.");
    await expect.poll(() => closing.counted.inputValue()).toBe("");
    await closing.press("Annuler");
    await closing.seen("Brouillon restauré");
    // A payment received by another station since the count began is shown again.
    await person.keys("Escape");
    await pay(50);
    await till.seenExpected("550,00");
    await till.startClose();
    await closing.seen("L’attendu a changé pendant le comptage");
    await closing.coin("50").fill("1");
    await closing.send();
    await closing.gone();
    expect(await shop.find("optique_closes")).toMatchObject([{ counted: 550 }]);
    const kept = () =>
      person.page.evaluate(() => Object.keys(localStorage).filter((key) => /close/.test(key)));
    await expect.poll(kept).toEqual([]);
  });

  it("uses the shop's date on a computer with a wrong clock", async () => {
    const { person, shop, enter: open } = await scene.visit(desktop);
    await person.page.clock.setFixedTime("2010-01-01T08:00:00Z");
    await open("/app/caisse");
    const till = await new TillPage(person).ready();
    await till.seenExpected("500,00");
    await till.move("Dépense", { amount: "60", label: "Coursier" });
    await till.seenExpected("440,00");
    expect(await shop.find("optique_cash_moves")).toMatchObject([{ date: storedDay(today()) }]);
  });
});

describe("the print of a day", () => {
  it("fits a page and a roll, and names the person who closed the day", async () => {
    const { person, shop, pay, enter: open } = await scene.visit(desktop);
    await countPrints(person);
    await pay(75, { payment_method: "check", bank: "CIH Bank", reference: "4471820" });
    await shop.create("optique_cash_moves", {
      date: today(),
      kind: "expense",
      amount: -60,
      label: "Coursier",
    });
    await open(`/app/caisse/${today()}/print`);
    await person.seen("Non clôturée", "4471820", "Coursier");
    await close(shop, today(), 435, "Monnaie");
    await person.reload();
    await person.seen(/^Clôturée le .* par Samira/, "Note sur l’écart\u00a0: Monnaie");
    person.clean();
    const sheet = new PrintPage(person);
    await sheet.print();
    expect(await sheet.pagesOn("A4")).toEqual([{ width: 210, height: 297 }]);
    expect(await sheet.pagesOn("Ticket 80 mm")).toHaveLength(1);
  });
});
