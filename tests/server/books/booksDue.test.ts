import { describe, expect, it } from "vitest";

import type { Books } from "#domain/books/booksAnswers.ts";
import { addDays, today } from "#domain/core/days/days.ts";
import { type Period, presetPeriod } from "#domain/core/days/period.ts";
import { openBooks } from "#support/booksShop.ts";
import { expectOk, line, newId, payment, recordsPath, type Shop } from "#support/shop.ts";

const month: Period = presetPeriod("lastMonth", today());
const before: Period = { from: addDays(month.from, -28), to: addDays(month.from, -1) };

const dueOf = async ({ send }: Pick<Shop, "send">): Promise<unknown> => {
  const { today: counts } = expectOk(
    await send<{ today: { booksDue?: Period | null } }>("GET", "/api/optique/dashboard"),
  );
  return counts.booksDue;
};
const firstsOf = async ({ send }: Pick<Shop, "send">): Promise<Record<string, unknown>> => {
  const path = `/api/optique/books?from=${month.from}&to=${today()}`;
  const { differences } = expectOk(await send<Books>("GET", path));
  return Object.fromEntries(differences.map(({ code, first }) => [code, first]));
};

describe("the month that is due at the dashboard", () => {
  it("a month is due after an earlier one was transmitted, until it is transmitted, and again when it is reopened", async () => {
    const shop = await openBooks();
    expect(await dueOf(shop)).toBeNull();
    expectOk(await shop.closePeriod(before));
    expect(await dueOf(shop)).toEqual(month);
    expectOk(await shop.closePeriod(month));
    expect(await dueOf(shop)).toBeNull();
    expectOk(await shop.reopenPeriod());
    expect(await dueOf(shop)).toEqual(month);
    // Reopens the only remaining period too: the month is still due, because one was transmitted before.
    expectOk(await shop.reopenPeriod());
    expect(await dueOf(shop)).toEqual(month);
  });

  it("the due month is not shown to a person who may not export books or see costs", async () => {
    const shop = await openBooks();
    expectOk(await shop.closePeriod(before));
    const seller = await shop.colleague("seller");
    const blind = await shop.colleague("accountant", { rights: { "cost.see": false } });
    const accountant = await shop.colleague("accountant");
    expect([await dueOf(seller), await dueOf(blind)]).toEqual([undefined, undefined]);
    expect(await dueOf(accountant)).toEqual(month);
  });

  it("the first transmitted period switches the capability on", async () => {
    const shop = await openBooks();
    const used = async () => (await shop.read("optique_companies", shop.company)).uses ?? [];
    expect(await used()).toEqual([]);
    expectOk(await shop.closePeriod(before));
    expect(await used()).toEqual(["books"]);
    expectOk(await shop.reopenPeriod());
    const off = await shop.send("PATCH", recordsPath("optique_companies", shop.company), {
      uses: [],
    });
    expect(off.status).toBe(400);
    expect(await shop.violations()).toEqual([]);
  });
});

describe("a difference", () => {
  it("a difference names the first day or record where it can be corrected", async () => {
    const shop = await openBooks();
    const frame = await shop.product();
    const days = [month.to, addDays(month.to, -2)];
    const invoices = [];
    for (const date of days) {
      const items = [line(frame.id, 1, 300)];
      invoices.push(await shop.saveInvoice(newId(), { date, items, payments: [] }));
      const paid = [payment(100, { date })];
      await shop.saveInvoice(newId(), { date, items: [line(frame.id, 1, 300)], payments: paid });
    }
    expect(await firstsOf(shop)).toMatchObject({ not_issued: invoices[1]?.id });
    const day = addDays(month.to, -3);
    expectOk(await shop.send("POST", `/api/optique/till/${day}/close`, { counted: 0 }));
    expect(await firstsOf(shop)).toMatchObject({ days_open: addDays(month.to, -2) });
  });
});
