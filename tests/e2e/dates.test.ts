import { describe, expect, it } from "vitest";

import { addDays, addMonths, today } from "#domain/core/days/days.ts";
import { desktop, phone } from "#support/browser.ts";
import { type FilledShop, fillShop } from "#support/filledShop.ts";
import { newId } from "#support/shop.ts";
import { DayField } from "./pages/dayField.ts";
import { InvoicePage, InvoicesList } from "./pages/invoices.ts";
import { isFocused } from "./pages/layout.ts";
import { MovementsPage } from "./pages/stock.ts";
import { PrescriptionsList } from "./pages/prescriptions.ts";
import { SalesForm } from "./pages/salesForm.ts";
import { sceneWith } from "./pages/scene.ts";
import { typed } from "./pages/typeDay.ts";

const scene = sceneWith(fillShop);
const editPath = ({ sale }: Pick<FilledShop, "sale">) => `/app/prescriptions/edit/${sale.id}`;

describe("a date", () => {
  it("a date is typed by few keys, finds documents, and opens a calendar over the dialog of a payment", async () => {
    const { person, shop, client, sale } = await scene.open(desktop, "/app");
    const march = `${Number(today().slice(0, 4)) - 1}-03-12`;
    await shop.savePrescription(newId(), { client: client.id, date: march, notes: "" });
    await person.turn("/app/prescriptions");
    const list = new PrescriptionsList(person);
    await list.search("nov 2026");
    await person.seen(list.day("2026-11-20"));
    await person.gone(list.day(march));
    await list.search("12/3");
    await person.seen(list.day(march));
    await person.gone(list.day("2026-11-20"));
    await list.search("mars");
    await person.seen(list.day(march));
    const invoices = await InvoicesList.open(person);
    await invoices.search("20/11/26");
    await person.seen("Benali Aïcha");
    await invoices.search("19/11");
    await person.gone("Benali Aïcha");
    person.clean();
    // The date of a payment opens a calendar over its dialog, and Escape closes only the calendar.
    await person.turn(`/app/invoices/${sale.invoice?.id}`);
    const dialog = await new InvoicePage(person).startPayment();
    const paid = new DayField(person, "Date", person.page.getByRole("dialog").first());
    await paid.open();
    person.clean();
    await person.keys("Escape");
    await paid.isClosed();
    await expect.poll(() => isFocused(paid.button)).toBe(true);
    await dialog.write({ amount: "100" });
    await paid.write("demain");
    await dialog.send();
    await paid.isAsked(`Le ${typed(addDays(today(), 1))} est après aujourd’hui.`);
    await paid.correct();
    await paid.write("21/11/2026");
    await dialog.confirm();
    const dates = (await shop.find("optique_payments")).map((payment) => payment.date.slice(0, 10));
    expect(dates).toEqual(["2026-11-21", "2026-11-21"]);
    // A date is typed by few keys, changed by + and -, and marked when long past.
    await person.turn(`/app/prescriptions/new?client=${client.id}`);
    const form = await new SalesForm(person).ready();
    const date = new DayField(person);
    await date.shows(typed(today()));
    await date.write("hier");
    await date.shows(typed(addDays(today(), -1)));
    await date.field.focus();
    await person.keys("+", "+", "-");
    await date.shows(typed(today()));
    await date.write("31/02/2026");
    await person.seen("Cette date n’existe pas");
    const longAgo = addMonths(today(), -120);
    await date.write(typed(longAgo));
    await person.seen("Date ancienne\u00a0: il y a 10 ans");
    // No confirmation is asked.
    await form.save();
    await form.saved("créée");
    await person.seen(client.name, new PrescriptionsList(person).day(longAgo));
    person.clean();
  });

  it("a date is chosen by keyboard in the calendar, refused when invalid, and confirmed when it is to come", async () => {
    const { person, shop, sale } = await scene.open(desktop, editPath);
    const form = new SalesForm(person);
    const date = new DayField(person);
    await date.shows("20/11/2026");
    await date.open({ byKey: true });
    await date.hasFocusOn("20 novembre 2026");
    person.clean();
    await person.keys("ArrowRight", "ArrowDown", "Home");
    await date.hasFocusOn("23 novembre 2026");
    await person.keys("PageUp", "Shift+PageUp", "End");
    await date.hasFocusOn("26 octobre 2025");
    // Tab order of the calendar: today, previous month, next month, days.
    for (const name of ["Aujourd’hui", "Mois précédent", "Mois suivant", "26 octobre 2025"]) {
      await person.keys("Tab");
      await date.hasFocusOn(name);
    }
    await person.keys("Escape");
    await date.isClosed();
    await expect.poll(() => isFocused(date.field)).toBe(true);
    await date.shows("20/11/2026");
    await date.open({ byKey: true });
    await person.keys("ArrowUp", "Enter");
    await date.isClosed();
    await date.shows("13/11/2026");
    await expect.poll(() => isFocused(date.field)).toBe(true);
    // An invalid day is refused by the form and not dropped.
    await date.field.blur();
    await date.write("bientôt");
    await person.seen("Écrivez jj/mm/aaaa");
    await form.save();
    await person.seen("Cette date n’existe pas");
    await date.shows("bientôt");
    await expect.poll(() => isFocused(date.field)).toBe(true);
    expect((await shop.read("optique_prescriptions", sale.id)).date).toMatch(/^2026-11-20/);
    await date.write("21/11/2026");
    await form.save();
    await form.saved("mise à jour");
    // A future date is marked and confirmed once, and refused after a year.
    await person.goto(editPath({ sale }));
    await date.shows("21/11/2026");
    const tomorrow = addDays(today(), 1);
    await date.write("demain");
    await person.seen("Date à venir\u00a0: demain");
    person.clean();
    await form.save();
    await date.isAsked(`Le ${typed(tomorrow)} est après aujourd’hui.`);
    await person.accessible();
    person.clean();
    await date.correct();
    const stored = async () =>
      (await shop.read("optique_prescriptions", sale.id)).date.slice(0, 10);
    expect(await stored()).toBe("2026-11-21");

    const tooLate = addDays(addMonths(today(), 12), 1);
    await date.write(typed(tooLate));
    await form.save();
    await person.seen(/La date ne peut pas être après le/);
    await expect.poll(() => isFocused(date.field)).toBe(true);
    person.forgive(/status of 400|ClientResponseError 400/);

    await date.write(typed(tomorrow));
    await form.save();
    await date.saveAnyway();
    await form.saved("mise à jour");
    expect(await stored()).toBe(tomorrow);
    // The confirmed date is stored, so the next save asks nothing.
    await person.goto(`/app/prescriptions/edit/${sale.id}`);
    await person.seen("Date à venir\u00a0: demain");
    await form.writeNotes("Appeler");
    await form.save();
    await form.saved("mise à jour");
  });

  it("a press on a day selects it, also in a filter, and a press outside closes the calendar", async () => {
    const { person } = await scene.open(phone, "/app/stock");
    await MovementsPage.open(person, "?from=2026-11-20");
    const from = new DayField(person, "Du");
    await from.open();
    await from.turn("précédent");
    const box = await from.day("31 octobre 2026").boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    person.clean();
    await from.day("31 octobre 2026").click();
    await person.at("/app/stock/movements?from=2026-10-31");
    await from.isClosed();
    await from.open();
    await person.field("Produit").click();
    await from.isClosed();
    person.clean();
  });
});
