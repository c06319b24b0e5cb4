import { describe, expect, it } from "vitest";

import { differenceCodes } from "#domain/books/differences.ts";
import { addDays, today } from "#domain/core/days/days.ts";
import type { Period } from "#domain/core/records.ts";
import { formatDay } from "#domain/core/days/formatDays.ts";
import { firstDay, lastDay, openBooks, openDay, refusalOf } from "#support/booksShop.ts";
import { openPurchaseShop } from "#support/purchaseShop.ts";
import { expectOk, line, newId, payment, recordsPath } from "#support/shop.ts";

const yesterday = addDays(today(), -1);
const fifty = <Answer>(work: () => Answer): Answer[] => Array.from({ length: 50 }, work);
/** The same refusal for the forty-nine other stations. */
const alike = (refusal: string): string[] => Array<string>(49).fill(refusal);

describe("a transmission", () => {
  it("a transmission stores the figures of the period, closes the shop's days until its end, and is journalled", async () => {
    const shop = await openBooks();
    const product = await shop.product();
    await shop.saveInvoice(newId(), {
      date: lastDay,
      items: [line(product.id, 2, 850)],
      payments: [payment(500, { date: lastDay })],
    });
    const period = expectOk(await shop.closePeriod({ notes: " Novembre " }));
    expect(period).toMatchObject({
      from: `${firstDay} 00:00:00.000Z`,
      to: `${lastDay} 00:00:00.000Z`,
      notes: "Novembre",
      by: "Samira",
      reopened_at: "",
      differences: [],
      figures: {
        sales: { invoices: 1, total: 1700, credited: 0 },
        takings: { total: 500, byMethod: [{ method: "cash", payments: 1, amount: 500 }] },
        totals: { invoices: [1, 170_000], payments: [1, 50_000], refunds: [0, 0] },
      },
    });
    expect(await shop.closedUntil()).toBe(lastDay);
    const [entry] = await shop.find("optique_journal", "collection = 'optique_periods'");
    expect(entry).toMatchObject({
      action: "update",
      record: period.id,
      label: `du ${formatDay(firstDay)} au ${formatDay(lastDay)}`,
      changes: { figures: [null, period.figures], notes: [] },
    });
    expect(await shop.violations()).toEqual([]);
  });

  it("a malformed transmission is refused at its field, and nothing is written", async () => {
    const shop = await openBooks();
    const asked = {
      "a period of today": { to: today() },
      "a period to come": { from: addDays(today(), 1), to: addDays(today(), 5) },
      "a reversed period": { from: lastDay, to: firstDay },
      "a period without days": { from: "", to: null },
      "a day that does not exist": { from: "2026-02-30" },
      "accepted codes that are no list": { accept: "gaps" },
      "accepted codes that are no texts": { accept: [{}] },
      "notes that are no text": { notes: { a: 1 } },
    };
    const found: Record<string, string> = {};
    for (const [name, body] of Object.entries(asked))
      found[name] = refusalOf(await shop.closePeriod(body));
    expect(found).toEqual({
      "a period of today": "400 to period_open",
      "a period to come": "400 to period_open",
      "a reversed period": "400 to period_order",
      "a period without days": "400 from required to required",
      "a day that does not exist": "400 from day",
      "accepted codes that are no list": "400 accept list",
      "accepted codes that are no texts": "400 accept list",
      "notes that are no text": "400 notes text",
    });
    expect(await shop.periods()).toEqual([]);
    expect(await shop.closedUntil()).toBe("");
  });

  it("a transmission begins on the day after the last transmitted period", async () => {
    const shop = await openBooks();
    expectOk(await shop.closePeriod());
    const found: Record<string, string> = {};
    for (const from of [firstDay, lastDay, addDays(lastDay, 2)])
      found[from] = refusalOf(await shop.closePeriod({ from, to: yesterday }));
    expect(Object.values(found)).toEqual(Array(3).fill("409 from period_first"));
    const refused = await shop.closePeriod({ to: yesterday });
    expect(refused.body.message).toContain(formatDay(openDay));
    expectOk(await shop.closePeriod({ from: openDay, to: yesterday }));
    expect(await shop.closedUntil()).toBe(yesterday);
    expect(await shop.violations()).toEqual([]);
  });

  it("of fifty stations that transmit or reopen a month at once, one succeeds", async () => {
    const shop = await openBooks();
    const closed = await Promise.all(fifty(() => shop.closePeriod()));
    expect(closed.map(refusalOf).sort()).toEqual(["200", ...alike("409 from period_first")]);
    expect(await shop.periods()).toHaveLength(1);
    const opened = await Promise.all(fifty(() => shop.reopenPeriod("Erreur")));
    expect(opened.map(refusalOf).sort()).toEqual(["200", ...alike("409 reason no_period")]);
    expect(await shop.periods()).toHaveLength(1);
    expect(await shop.closedUntil()).toBe("");
    expect(await shop.violations()).toEqual([]);
  });

  it("sales saved while their month is transmitted are in its figures, or else refused", async () => {
    const shop = await openBooks();
    const product = await shop.product({ stock: 100 });
    const sell = async () => {
      const items = [line(product.id, 1, 10)];
      const payments = [payment(10, { date: lastDay })];
      const body = { date: lastDay, items, payments };
      return refusalOf(await shop.send("PUT", `/api/optique/invoices/${newId()}`, body));
    };
    const sold = fifty(sell);
    const period = expectOk(await shop.closePeriod({ accept: differenceCodes }));
    const answers = await Promise.all([...sold, sell()]);
    const saved = answers.filter((answer) => answer === "200").length;
    expect(new Set(answers.filter((answer) => answer !== "200"))).toEqual(
      new Set(["409 date period_closed"]),
    );
    expect(period.figures).toMatchObject({
      sales: { invoices: saved, total: saved * 10 },
      takings: { total: saved * 10 },
    });
    expect(await shop.violations()).toEqual([]);
  });

  it("a person who may not see purchase prices can neither transmit nor reopen a period", async () => {
    const shop = await openBooks();
    const blind = await shop.colleague("accountant", { rights: { "cost.see": false } });
    expect(refusalOf(await shop.closePeriod({}, blind.send))).toBe("403 right right");
    expectOk(await shop.closePeriod());
    expect(refusalOf(await shop.reopenPeriod("Erreur", blind.send))).toBe("403 right right");
    const { items } = expectOk(
      await blind.send<{ items: object[] }>("GET", recordsPath("optique_periods")),
    );
    expect(items).toHaveLength(1);
    expect(items[0]).not.toHaveProperty("figures");
    expect(items[0]).not.toHaveProperty("differences");
  });

  it("an accountant may transmit a period, but not reopen one", async () => {
    const shop = await openBooks();
    const accountant = await shop.colleague("accountant");
    expectOk(await shop.closePeriod({}, accountant.send));
    expect(refusalOf(await shop.reopenPeriod("Erreur", accountant.send))).toBe("403 right right");
    expect(await shop.closedUntil()).toBe(lastDay);
  });
});

describe("a period that is reopened", () => {
  it("keeps its figures, with who reopened it and why", async () => {
    const shop = await openBooks();
    const { id, figures } = expectOk(await shop.closePeriod());
    const reopened = expectOk(await shop.reopenPeriod(" Facture oubliée "));
    expect(reopened).toMatchObject({
      id,
      figures,
      reopened_by: "Samira",
      reopen_reason: "Facture oubliée",
    });
    expect(reopened.reopened_at).not.toBe("");
    expect(await shop.closedUntil()).toBe("");
    expect(await shop.violations()).toEqual([]);
  });

  it("only the latest period can be reopened, with a reason", async () => {
    const shop = await openBooks();
    expect(refusalOf(await shop.reopenPeriod())).toBe("409 reason no_period");
    const first = expectOk(await shop.closePeriod());
    const second = expectOk(await shop.closePeriod({ from: openDay, to: yesterday }));
    expect(refusalOf(await shop.reopenPeriod(" "))).toBe("400 reason required");
    expect(expectOk(await shop.reopenPeriod()).id).toBe(second.id);
    expect(await shop.closedUntil()).toBe(lastDay);
    expect(expectOk(await shop.reopenPeriod()).id).toBe(first.id);
    expect(await shop.closedUntil()).toBe("");
    expect(refusalOf(await shop.reopenPeriod())).toBe("409 reason no_period");
  });

  it("states at its next transmission what has changed since", async () => {
    const shop = await openBooks();
    const product = await shop.product();
    expectOk(await shop.closePeriod());
    expectOk(await shop.reopenPeriod());
    // Without a change since, the next transmission lists none.
    expectOk(await shop.closePeriod());
    expectOk(await shop.reopenPeriod());
    await shop.saveInvoice(newId(), { date: lastDay, items: [line(product.id, 1, 850)] });
    const refused = await shop.closePeriod();
    expect(refusalOf(refused)).toBe("409 accept differences");
    expect(refused.body.message).toContain(
      "depuis le dossier précédent\u00a0: 850,00\u00a0DH\u00a0: ventes",
    );
    expect(refusalOf(await shop.closePeriod({ accept: ["gaps"] }))).toBe("409 accept differences");
    const { differences } = expectOk(
      await shop.closePeriod({ accept: ["changed_since", "not_issued"] }),
    );
    expect(differences).toMatchObject([
      { code: "not_issued", count: 1, amount: 850 },
      { code: "changed_since", count: 2, amount: 850 },
    ]);
    expect(await shop.violations()).toEqual([]);
  });

  it("the integrity report names a period that was changed by SQL", async () => {
    const shop = await openBooks();
    const { id } = expectOk(await shop.closePeriod());
    const query = `UPDATE optique_periods SET figures = json_set(figures, '$.totals.invoices', json('[3,9]')) WHERE id = '${id}'`;
    expectOk(await shop.sendAsAdmin("POST", "/api/sql", { query }));
    expect(await shop.violations()).toMatchObject([
      { rule: "a period says what its journal says", record: id },
      { rule: "records of a transmitted period are those of its totals", record: id },
    ]);
  });
});

it("the integrity report names bills and credits of a transmitted period that were changed by SQL", async () => {
  const shop = await openPurchaseShop();
  const { id: credit } = await shop.credit(60);
  const due = await shop.bill(100, { date: addDays(lastDay, -2) });
  await shop.pay([[due, 50]], { date: lastDay });
  const path = "/api/optique/books/close";
  const body = { from: firstDay, to: lastDay, accept: ["ids_missing"] };
  const { id, figures } = expectOk(await shop.send<Period>("POST", path, body));
  expect(figures).toHaveProperty("totals.bills", [1, 10_000]);
  const booked = await shop.bill(80, { date: lastDay });
  expect([booked.booked_on.slice(0, 10), await shop.violations()]).toEqual([openDay, []]);
  const sql = async (query: string) => {
    expectOk(await shop.sendAsAdmin("POST", "/api/sql", { query }));
  };
  // Periods of older versions stored no totals of bills.
  const written =
    "json_set(json_remove(figures, '$.totals.bills'), '$.totals.billParts', json('[2,5000]'))";
  await sql(`UPDATE optique_periods SET figures = ${written} WHERE id = '${id}'`);
  await sql(
    `UPDATE optique_bills SET booked_on = '${today()} 00:00:00.000Z' WHERE id = '${booked.id}'`,
  );
  await sql(
    `UPDATE optique_supplier_credits SET booked_on = '2099-01-01 00:00:00.000Z' WHERE id = '${credit}'`,
  );
  expect(await shop.violations()).toMatchObject([
    { rule: "a period says what its journal says", record: id },
    {
      rule: "records of a transmitted period are those of its totals",
      record: id,
      stored: expect.stringContaining('"bills":[1,10000]') as string,
      expected: expect.stringContaining('"billParts":[1,5000]') as string,
    },
    { rule: "a bill is booked on its day, or the first open one of then", record: booked.id },
    { rule: "a credit is booked on its day, or the first open one of then", record: credit },
  ]);
});

describe("the records of periods", () => {
  it("periods are written by their own routes only; the administrator is refused too", async () => {
    const shop = await openBooks();
    const { id } = expectOk(await shop.closePeriod());
    const values = { company: shop.company, from: firstDay, to: lastDay };
    const found = [
      await shop.sendAsAdmin("POST", recordsPath("optique_periods"), values),
      await shop.sendAsAdmin("PATCH", recordsPath("optique_periods", id), { notes: "Autre" }),
      await shop.sendAsAdmin("DELETE", recordsPath("optique_periods", id)),
    ];
    const refused = "400 Une période s’écrit par les pages du comptable.";
    expect(found.map(({ status, body }) => `${status} ${body.message}`)).toEqual(
      Array(3).fill(refused),
    );
    const staff = [
      await shop.send("POST", recordsPath("optique_periods"), values),
      await shop.send("PATCH", recordsPath("optique_periods", id), { notes: "Autre" }),
      await shop.send("DELETE", recordsPath("optique_periods", id)),
    ];
    expect(staff.map(({ status }) => status)).toEqual([403, 403, 403]);
  });

  it("a shop's day is decided by the server's clock", async () => {
    const shop = await openBooks();
    expectOk(await shop.closePeriod());
    const path = recordsPath("optique_companies", shop.company);
    const sent = { closed_until: firstDay };
    expect(refusalOf(await shop.send("PATCH", path, sent))).toBe("400 closed_until fixed");
    expect(refusalOf(await shop.sendAsAdmin("PATCH", path, sent))).toBe("400 closed_until fixed");
    const made = await shop.sendAsAdmin<{ closed_until: string }>(
      "POST",
      recordsPath("optique_companies"),
      { name: "Autre", closed_until: firstDay },
    );
    expect(expectOk(made).closed_until).toBe("");
  });

  it("the accountant may write account numbers, and nothing else of the shop", async () => {
    const shop = await openBooks();
    const path = recordsPath("optique_companies", shop.company);
    const [accountant, seller] = [
      await shop.colleague("accountant"),
      await shop.colleague("seller"),
    ];
    const accounts = { sales: "7111", vat_in: { "20": "34552", none: "6111" } };
    expectOk(await accountant.send("PATCH", path, { accounts }));
    expect((await shop.read("optique_companies", shop.company)).accounts).toEqual(accounts);
    const found = [
      await accountant.send("PATCH", path, { accounts: {}, name: "Autre" }),
      await seller.send("PATCH", path, { accounts: {} }),
      await accountant.send("PATCH", path, { accounts: { sales: "7111;8" } }),
      await accountant.send("PATCH", path, { accounts: { other: "7111" } }),
    ];
    expect(found.map(refusalOf)).toEqual([
      "403 right right",
      "403 right right",
      "400 accounts accounts",
      "400 accounts accounts",
    ]);
  });
});
