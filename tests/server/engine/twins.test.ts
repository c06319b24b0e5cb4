/** Compares each domain function with the SQL expression of the same rule, for random values, in the real SQLite. */
import fc from "fast-check";
import { beforeAll, describe, expect, it } from "vitest";

import { type Centimes, centimesSql, toCentimes, toDirhams } from "#domain/core/money.ts";
import {
  chequeStates,
  claimStatuses,
  estimateAnswers,
  invoiceStatuses,
  productTypes,
  quoteRefusals,
  servicePayers,
  storedJobStatuses,
  storedServiceStatuses,
  supplierAnswers,
} from "#domain/core/records.ts";
import { quoteStateOf, quoteStateSql } from "#domain/quotes/quote.ts";
import { unusedCredit, unusedCreditSql } from "#domain/sale/credit.ts";
import {
  dayDueSql,
  invoiceDue,
  invoiceDueSql,
  invoiceStatusOf,
  invoiceStatusSql,
} from "#domain/sale/due.ts";
import {
  fundDue,
  fundDueSql,
  fundPart,
  fundPartSql,
  isOwedSql,
  isSent,
  isSentSql,
} from "#domain/claims/claimStatus.ts";
import {
  fundAgeOf,
  fundAgeParams,
  fundAges,
  fundAgeSql,
  owedSinceSql,
} from "#domain/claims/fundAges.ts";
import { isReimbursable, isReimbursableSql } from "#domain/claims/reimbursable.ts";
import { addDays, addMonths, type IsoDay, storedDay } from "#domain/core/days/days.ts";
import { wearEndSql } from "#domain/contactLenses/wearEnd.ts";
import { outcomeOf, outcomeSql } from "#domain/counts/outcome.ts";
import { itemTotal, itemTotalSql } from "#domain/sale/invoice.ts";
import {
  paymentSharesSql,
  vatOf,
  vatOfPayment,
  vatOfSql,
  vatPointsSql,
  type VatShare,
} from "#domain/sale/vat.ts";
import { proposedPieces, proposedPiecesSql } from "#domain/lenses/refill.ts";
import { serviceDue, serviceDueSql } from "#domain/services/serviceDue.ts";
import { remakeNumber, remakeNumberSql } from "#domain/services/serviceNumber.ts";
import {
  followedStatus,
  followedStatusSql,
  isAwaited,
  isAwaitedSql,
  isLateServiceSql,
  isLentOut,
  isLentOutSql,
  isOpenService,
  isOpenServiceSql,
  isSilent,
  isSilentSql,
  serviceDaysLate,
  silentBefore,
} from "#domain/services/serviceStatus.ts";
import { shorterBarcodeForm, shorterBarcodeSql } from "#domain/stock/barcodes.ts";
import { proposedQuantity, proposedQuantitySql } from "#domain/stock/reorder.ts";
import { hasStock, hasStockSql } from "#domain/stock/nonStock.ts";
import { lowStock, lowStockSql, stockLevelOf, stockLevelSql } from "#domain/stock/stockLevel.ts";
import { proposedTags, proposedTagsSql } from "#domain/tags/proposedTags.ts";
import { countedPaymentSql, isCountedPayment } from "#domain/till/cheques.ts";
import { boxesOfRowSql } from "#server/contactLenses/contactRows.ts";
import { expectOk, openShop, type Shop } from "#support/shop.ts";
import { sharedServer } from "#support/startServer.ts";

let shop: Shop;
beforeAll(async () => {
  shop = await openShop(await sharedServer());
});

async function query(sql: string): Promise<unknown[][]> {
  const sent = await shop.sendAsAdmin<{ rows: unknown[][] }>("POST", "/api/sql", { query: sql });
  return expectOk(sent).rows;
}

/** PocketBase's console accepts 5 000 characters, and our expressions take up to 1 500 of them. */
const maxJson = 3000;

/** Splits the cases into JSON literals that fit into one query. */
function literalsOf(cases: readonly object[]): string[] {
  const pieces: string[][] = [[]];
  let length = 0;
  for (const text of cases.map((one) => JSON.stringify(one))) {
    length += text.length + 1;
    if (length > maxJson) {
      pieces.push([]);
      length = text.length;
    }
    pieces.at(-1)?.push(text);
  }
  return pieces.map((piece) => `'[${piece.join(",")}]'`);
}

/** Runs a query for each piece of the cases, and joins the lists it returns. */
async function listOf(cases: readonly object[], sql: (json: string) => string): Promise<unknown[]> {
  const all: unknown[] = [];
  for (const json of literalsOf(cases)) {
    const [row] = await query(sql(json));
    all.push(...JSON.parse(String(row?.[0])));
  }
  return all;
}

/** Value of an SQL expression for each case, with the case's properties as columns of `c`. */
function answersOf(expression: string, cases: readonly object[]): Promise<unknown[]> {
  const columns = Object.keys(cases[0] ?? {}).map((name) => `value ->> '$.${name}' AS ${name}`);
  return listOf(cases, (json) => {
    const rows = `SELECT key, ${columns.join(", ")} FROM json_each(${json})`;
    return `SELECT json_group_array(answer) FROM (SELECT ${expression} AS answer FROM (${rows}) c ORDER BY c.key)`;
  });
}

const sample = <T>(values: fc.Arbitrary<T>): T[] =>
  fc.sample(values, { seed: 20_261_125, numRuns: 300 });

const largest = 99_999_999_999;
const dirhams = (max = largest, min = 0) =>
  fc
    .oneof(
      fc.integer({ min, max }),
      fc.integer({ min: 0, max: 300 }),
      fc.constantFrom(0, 1, 115, max),
    )
    .map((centimes) => toDirhams(centimes as Centimes));

it("TypeScript and SQL convert a stored amount to the same centimes", async () => {
  const cases = sample(fc.record({ amount: dirhams(largest, -largest) }));
  const expected = cases.map(({ amount }) => toCentimes(amount));
  expect(await answersOf(centimesSql("c.amount"), cases)).toEqual(expected);
});

describe("an invoice", () => {
  const sums = fc.oneof(
    fc.record({
      total_amount: dirhams(),
      credited_amount: fc.oneof(fc.constant(0), dirhams()),
      fund_part: fc.oneof(fc.constant(0), dirhams()),
      paid_amount: dirhams(),
    }),
    dirhams().map((amount) => ({
      total_amount: amount,
      credited_amount: 0,
      fund_part: 0,
      paid_amount: amount,
    })),
    // The client's part is paid exactly, or a centime is missing, or all of it.
    fc.tuple(dirhams(), fc.constantFrom(0, 0.01, 10)).map(([fund_part, paid_amount]) => ({
      total_amount: fund_part + 10,
      credited_amount: 0,
      fund_part,
      paid_amount,
    })),
    fc.tuple(dirhams(), fc.constantFrom(0, 10)).map(([amount, paid_amount]) => ({
      total_amount: amount,
      credited_amount: amount,
      fund_part: 0,
      paid_amount,
    })),
  );

  it("an invoice has the same amount due in TypeScript and SQL", async () => {
    const cases = sample(sums);
    expect(await answersOf(invoiceDueSql("c"), cases)).toEqual(cases.map(invoiceDue));
  });

  it("an invoice has the same status in TypeScript and SQL", async () => {
    const counts = fc.integer({ min: 0, max: 2 });
    const cases = sample(
      fc.tuple(sums, counts).map(([sum, item_count]) => ({ ...sum, item_count })),
    );
    const expected = cases.map(
      ({ total_amount, credited_amount, fund_part, paid_amount, item_count }) => {
        const [total, credited] = [toCentimes(total_amount), toCentimes(credited_amount)];
        const [fund, paid] = [toCentimes(fund_part), toCentimes(paid_amount)];
        return invoiceStatusOf({ total, credited, fund, paid }, item_count);
      },
    );
    expect(new Set(expected)).toEqual(new Set(invoiceStatuses));
    expect(await answersOf(invoiceStatusSql("c", "c.item_count"), cases)).toEqual(expected);
  });

  it("adds its amount due to the daily total while it is open", async () => {
    const status = fc.constantFrom("unpaid", "partial", "paid");
    const cases = sample(fc.tuple(sums, status).map(([sum, name]) => ({ ...sum, status: name })));
    const expected = cases.map((invoice) => (invoice.status === "paid" ? 0 : invoiceDue(invoice)));
    expect(await answersOf(dayDueSql("c"), cases)).toEqual(expected);
  });

  it("the triggers of the daily totals use the tested expression of the amount due on an invoice", async () => {
    const compact = (text: unknown): string => String(text).replace(/\s+/g, "");
    const rows = await query(
      "SELECT name, sql FROM sqlite_master WHERE type = 'trigger' AND name GLOB 'optique_invoice_days_*'",
    );
    const texts = new Map(rows.map(([name, sql]) => [name, compact(sql)]));
    const [added, subtracted] = ["new", "old"].map((row) => compact(dayDueSql(row)));
    expect([...texts.keys()].sort()).toEqual(
      ["added", "changed", "removed"].map((change) => `optique_invoice_days_${change}`),
    );
    expect(texts.get("optique_invoice_days_added")).toContain(`${added}WHERE`);
    expect(texts.get("optique_invoice_days_removed")).toContain(`due=due-(${subtracted})WHERE`);
    expect(texts.get("optique_invoice_days_changed")).toContain(`${added}WHERE`);
    expect(texts.get("optique_invoice_days_changed")).toContain(`due=due-(${subtracted})WHERE`);
  });
});

describe("a claim", () => {
  const claims = sample(
    fc.record({
      status: fc.constantFrom(...claimStatuses),
      agreed: dirhams(),
      received_amount: fc.oneof(fc.constantFrom(0, -12.5), dirhams()),
    }),
  );

  it("the fund's part and the amount due of a claim are the same in TypeScript and SQL", async () => {
    expect(await answersOf(fundPartSql("c"), claims)).toEqual(claims.map(fundPart));
    expect(await answersOf(fundDueSql("c"), claims)).toEqual(claims.map(fundDue));
    const sent = claims.map(({ status }) => Number(isSent(status)));
    expect(await answersOf(isSentSql("c"), claims)).toEqual(sent);
  });

  const now = "2026-11-28" as IsoDay;
  const dayAround = (days: number) =>
    fc.integer({ min: -days, max: 3 }).map((past) => addDays(now, past));
  /** SQL with parameters replaced by literals, because the console accepts no parameters. */
  const withParams = (sql: string, params: Record<string, string>): string =>
    sql.replaceAll(/\{:(\w+)\}/g, (_, name: string) => `'${params[name]}'`);

  it("a claim has exactly one age, the same in TypeScript and SQL", async () => {
    const edges = [0, -30, -31, -60, -61, -90, -91].map((days) => addDays(now, days));
    const days = [...edges, ...sample(dayAround(200))];
    const cases = days.map((since) => ({ since: storedDay(since) }));
    for (const age of fundAges) {
      const sql = withParams(fundAgeSql(age, "c.since"), fundAgeParams(now));
      const expected = days.map((since) => Number(fundAgeOf(since, now) === age));
      expect([age, await answersOf(sql, cases)]).toEqual([age, expected]);
    }
  });

  it.each(["2026-11-28", "2026-03-31", "2028-02-29", "2027-02-28"])(
    "a claim is reimbursable again on the same days in TypeScript and SQL, on %s",
    async (text) => {
      const on = text as IsoDay;
      const months = fc.constantFrom(0, 1, 6, 12, 24, 25);
      const near = fc
        .tuple(months, fc.integer({ min: -3, max: 3 }))
        .map(([count, days]) => addDays(addMonths(on, -count), days));
      const birth = fc.oneof(
        fc.constant(""),
        fc
          .tuple(fc.integer({ min: 0, max: 20 }), fc.integer({ min: -3, max: 3 }))
          .map(([years, days]) => storedDay(addDays(addMonths(on, -12 * years), days))),
      );
      const cases = sample(
        fc.record({
          date: near.map(storedDay),
          birth,
          months_adult: months,
          months_child: months,
          child_until: fc.constantFrom(0, 12, 16),
        }),
      );
      const sql = withParams(isReimbursableSql("c.date", "c.birth", "c"), { today: on });
      const expected = cases.map((one) => Number(isReimbursable(one, one, on)));
      expect(new Set(expected)).toEqual(new Set([0, 1]));
      expect(await answersOf(sql, cases)).toEqual(expected);
    },
  );
});

it("the index of what funds owe uses the tested day", async () => {
  const compact = (text: unknown): string => String(text).replace(/\s+/g, "");
  const [[sql] = []] = await query("SELECT sql FROM sqlite_master WHERE name = 'idx_claims_due'");
  expect(compact(sql)).toContain(
    compact(owedSinceSql("").replaceAll(" .", "").replaceAll(".", "")),
  );
  expect(compact(sql)).toContain(compact(isOwedSql("").replace(".", "")));
});

it("an item has the same total in TypeScript and SQL", async () => {
  const quantity = fc.integer({ min: 0, max: 90 });
  const amounts = { price: dirhams(999_999_999), discount: dirhams(999_999) };
  const cases = sample(fc.record({ quantity, ...amounts }));
  expect(await answersOf(itemTotalSql("c"), cases)).toEqual(cases.map(itemTotal));
});

it("the triggers of contact lenses use the tested SQL for the day on which boxes run out", async () => {
  const compact = (text: unknown): string => String(text).replace(/\s+/g, "");
  const rows = await query(
    "SELECT name, sql FROM sqlite_master WHERE type = 'trigger' AND name GLOB 'optique_contact_*' AND sql GLOB '*right_until = *'",
  );
  const ends = (["right", "left"] as const).map(
    (side) => `${side}_until=${compact(wearEndSql("optique_contact_prescriptions.id", side))}`,
  );
  expect(rows.map(([name]) => name).sort()).toEqual([
    "optique_contact_orders_day",
    "optique_contact_orders_ends_delete",
    "optique_contact_orders_ends_insert",
    "optique_contact_orders_ends_update",
    "optique_contact_prescriptions_ends_days",
  ]);
  for (const [, sql] of rows) for (const end of ends) expect(compact(sql)).toContain(end);
});

it("the trigger of a credit note uses the tested count of a row's boxes of contact lenses", async () => {
  const compact = (text: unknown): string => String(text).replace(/\s+/g, "");
  const [[sql] = []] = await query(
    "SELECT sql FROM sqlite_master WHERE name = 'optique_contact_orders_credited'",
  );
  expect(compact(sql)).toContain(compact(boxesOfRowSql("optique_contact_orders")));
});

it("the triggers of the daily sales use the tested total of an item", async () => {
  const compact = (text: unknown): string => String(text).replace(/\s+/g, "");
  const rows = await query(
    "SELECT name, sql FROM sqlite_master WHERE type = 'trigger' AND name GLOB 'optique_sale_days_*'",
  );
  const texts = new Map(rows.map(([name, sql]) => [name, compact(sql)]));
  const [added, subtracted] = ["new", "old"].map((row) => compact(itemTotalSql(row)));
  expect(texts.get("optique_sale_days_added")).toContain(`,${added}FROM`);
  expect(texts.get("optique_sale_days_removed")).toContain(`,-${subtracted}FROM`);
  expect(texts.get("optique_sale_days_changed")).toContain(`,${added}FROM`);
  expect(texts.get("optique_sale_days_changed")).toContain(`,-${subtracted}FROM`);
  for (const change of ["gone", "moved"])
    expect(texts.get(`optique_sale_days_${change}`)).toContain(compact(itemTotalSql("t")));
});

it("payments that count are the same in TypeScript and SQL", async () => {
  const cases = ["", ...chequeStates].map((cheque_state) => ({ cheque_state }));
  const expected = cases.map((payment) => Number(isCountedPayment(payment)));
  expect(expected).toContain(0);
  expect(await answersOf(countedPaymentSql("c.cheque_state"), cases)).toEqual(expected);
});

describe("a product", () => {
  it("a product has stock or not, the same in TypeScript and SQL", async () => {
    const cases = productTypes.flatMap((type) =>
      [false, true].map((made_to_order) => ({ type, made_to_order })),
    );
    const expected = cases.map((product) => Number(hasStock(product)));
    expect(new Set(expected)).toEqual(new Set([0, 1]));
    expect(await answersOf(hasStockSql("c"), cases)).toEqual(expected);
  });

  const stock = fc.oneof(fc.integer({ min: 0, max: 12 }), fc.integer({ min: 0, max: 999_999_999 }));
  const level = fc.oneof(fc.constant(null), fc.integer({ min: 0, max: 9_999 }));

  it("a product has the same proposed quantity in TypeScript and SQL", async () => {
    const sold = fc.integer({ min: -9, max: 80_000 });
    const cases = sample(fc.record({ sold, stock, low_stock_at: level }));
    const sql = proposedQuantitySql("c.sold", lowStockSql("c"), "c.stock");
    expect(await answersOf(sql, cases)).toEqual(cases.map(proposedQuantity));
  });

  it("a cell of a drawer has the same proposed pieces in TypeScript and SQL", async () => {
    const pieces = fc.integer({ min: 0, max: 99 });
    const cases = sample(fc.record({ sold: pieces, given: pieces, ordered: pieces }));
    const sql = proposedPiecesSql("c.sold", "c.given", "c.ordered");
    expect(await answersOf(sql, cases)).toEqual(cases.map(proposedPieces));
  });

  it("a product has the same proposed tags in TypeScript and SQL", async () => {
    const pieces = fc.integer({ min: 0, max: 12 });
    const cases = sample(
      fc.record({
        pieces,
        hand: pieces,
        old_price: fc.oneof(fc.constant(null), dirhams(900)),
        old_code: fc.constantFrom("", "", "A-1"),
        stock: pieces,
        type: fc.constantFrom(...productTypes),
        made_to_order: fc.boolean(),
      }),
    );
    const expected = cases.map((one) => proposedTags(one, one));
    expect(await answersOf(proposedTagsSql("c", "c"), cases)).toEqual(expected);
  });

  it("a product has exactly one stock level, the same in TypeScript and SQL", async () => {
    const edges = [null, 0, 1, 40].flatMap((low_stock_at) =>
      [0, 1, lowStock, lowStock + 1, 40, 41].map((pieces) => ({ stock: pieces, low_stock_at })),
    );
    const cases = [...edges, ...sample(fc.record({ stock, low_stock_at: level }))];
    for (const [word, condition] of Object.entries(stockLevelSql("c"))) {
      const expected = cases.map((product) => Number(stockLevelOf(product) === word));
      expect([word, await answersOf(condition, cases)]).toEqual([word, expected]);
    }
  });
});

it("a kept credit has the same unused amount in TypeScript and SQL", async () => {
  const cases = sample(fc.record({ kept: dirhams(), used: dirhams() }));
  expect(await answersOf(unusedCreditSql("c"), cases)).toEqual(cases.map(unusedCredit));
});

it("a quote has the same state in TypeScript and SQL", async () => {
  const day = "2026-11-28" as IsoDay;
  const cases = sample(
    fc.record({
      id: fc.constant("none"),
      invoice: fc.constantFrom("", "", "aaaaaaaaaaaaaaa"),
      refusal: fc.constantFrom("" as const, "" as const, ...quoteRefusals),
      valid_until: fc.integer({ min: -3, max: 3 }).map((days) => storedDay(addDays(day, days))),
      printed_at: fc.constantFrom("", "2026-11-20 10:00:00.000Z"),
    }),
  );
  const expected = cases.map((quote) => quoteStateOf(quote, "", day));
  expect(await answersOf(quoteStateSql("c", `'${storedDay(day)}'`), cases)).toEqual(expected);
});

describe("a ticket", () => {
  const day = "2026-11-28" as IsoDay;
  const near = fc.integer({ min: -18, max: 3 }).map((days) => addDays(day, days));
  const tickets = sample(
    fc.record({
      status: fc.constantFrom(...storedServiceStatuses),
      promised_on: near.map((promised) => storedDay(promised)),
      sent_on: fc.oneof(
        fc.constant(""),
        near.map((sent) => storedDay(sent)),
      ),
      supplier_answer: fc.constantFrom("" as const, "" as const, ...supplierAnswers),
      expected: fc.constantFrom(0, 0.01, 620),
      lent: fc.constantFrom("", "Bleue"),
      lent_back_on: fc.constantFrom("", storedDay(day)),
      pays: fc.constantFrom(...servicePayers),
      estimate: dirhams(),
      estimate_answer: fc.constantFrom("" as const, ...estimateAnswers),
      invoice: fc.constantFrom("", "aaaaaaaaaaaaaaa"),
    }),
  );
  const asked = (sql: string): string =>
    sql
      .replaceAll("{:today}", `'${storedDay(day)}'`)
      .replaceAll("{:silent}", `'${silentBefore(day)}'`);
  const flags = (sql: string) => answersOf(asked(`${sql} IS TRUE`), tickets);
  const counted = (isTrue: (ticket: (typeof tickets)[number]) => boolean) =>
    tickets.map((ticket) => Number(isTrue(ticket)));

  it("a ticket is open, late, silent, awaited or lent, the same in TypeScript and SQL", async () => {
    const twins: [string, (ticket: (typeof tickets)[number]) => boolean][] = [
      [isOpenServiceSql("c"), ({ status }) => isOpenService(status)],
      [
        isLateServiceSql("c"),
        ({ status, promised_on }) =>
          serviceDaysLate(status, promised_on.slice(0, 10) as IsoDay, day) > 0,
      ],
      [isSilentSql("c"), (ticket) => isSilent(ticket, day)],
      [isAwaitedSql("c"), isAwaited],
      [isLentOutSql("c"), isLentOut],
    ];
    for (const [sql, isTrue] of twins) expect(await flags(sql), sql).toEqual(counted(isTrue));
  });

  it("a ticket has the same amount due, followed job state and remake number in TypeScript and SQL", async () => {
    const due = toCentimes(12.5);
    const expected = tickets.map((ticket) => serviceDue(ticket, due));
    expect(await answersOf(serviceDueSql("c", String(due)), tickets)).toEqual(expected);
    const jobs = storedJobStatuses.map((status) => ({ status }));
    const followed = jobs.map(({ status }) => followedStatus(status));
    expect(await answersOf(followedStatusSql("c.status"), jobs)).toEqual(followed);
    const remakes = sample(fc.record({ rank: fc.integer({ min: 1, max: 999 }) }));
    const numbers = remakes.map(({ rank }) => remakeNumber("2026110001", rank));
    expect(await answersOf(remakeNumberSql("'2026110001'", "c.rank"), remakes)).toEqual(numbers);
  });
});

it("a counted product has the same figures in TypeScript and SQL", async () => {
  const few = fc.integer({ min: -3, max: 3 });
  const level = fc.integer({ min: 0, max: 4 });
  const cases = sample(
    fc.record({
      counted: level,
      stock: level,
      movedSinceFirst: few,
      movedSinceLast: few,
      movedSinceAnswer: few,
      crossed: fc.boolean(),
      since: fc.constantFrom("", "first", "last", "now"),
    }),
  );
  const names = Object.keys(cases[0] ?? {}).map((name) => [name, `c.${name}`]);
  const sql = outcomeSql(Object.fromEntries(names) as Parameters<typeof outcomeSql>[0]);
  const parts = Object.keys(sql) as (keyof typeof sql)[];
  const row = `json_array(${parts.map((name) => sql[name]).join(", ")})`;
  const expected = cases.map((inputs) => {
    const outcome = outcomeOf(inputs);
    return JSON.stringify(parts.map((name) => Number(outcome[name])));
  });
  expect(await answersOf(row, cases)).toEqual(expected);
});

it("a barcode has the same shorter form in TypeScript and SQL", async () => {
  const cases = sample(
    fc.record({
      code: fc.oneof(
        fc.stringMatching(/^0?[0-9]{11,13}$/),
        fc.stringMatching(/^0[0-9]{11}[0-9a ]$/),
      ),
    }),
  );
  const expected = cases.map(({ code }) => shorterBarcodeForm(code));
  expect(await answersOf(shorterBarcodeSql("c.code"), cases)).toEqual(expected);
});

describe("VAT", () => {
  const rate = fc.oneof(
    fc.constantFrom(null, 0, 7, 10, 14, 20, 100),
    fc.integer({ min: 0, max: 10_000 }).map((points) => points / 100),
  );
  const item = fc
    .record({
      quantity: fc.integer({ min: 1, max: 9 }),
      price: fc.oneof(dirhams(300_000), dirhams(2_000_000_000)),
      discount: fc.constantFrom(0, 0.01, 12.5),
      vat_rate: rate,
    })
    .map((drawn) => ({ ...drawn, discount: Math.min(drawn.discount, drawn.price) }));
  const items = fc.array(item, { maxLength: 5 });
  const amounts = fc.oneof(dirhams(300_000), dirhams());
  const documents = sample(fc.record({ items, amount: amounts })).map((document, place) => ({
    ...document,
    place,
  }));

  /** Shares of VAT by document and rate, computed by the SQL under test from these rows. */
  const sharesOf = (rowsOf: (groups: string) => string) =>
    listOf(documents, (json) => {
      const sold = `SELECT d.value ->> '$.place' AS place, d.value ->> '$.amount' AS amount, i.value ->> '$.quantity' AS quantity,
        i.value ->> '$.price' AS price, i.value ->> '$.discount' AS discount, i.value ->> '$.vat_rate' AS vat_rate
        FROM json_each(${json}) d, json_each(d.value, '$.items') i`;
      const groups = `SELECT place AS payment, ${centimesSql("amount")} AS amount, ${vatPointsSql("vat_rate")} AS points,
        SUM(${itemTotalSql("x")}) AS ttc FROM (${sold}) x GROUP BY 1, 3`;
      const sorted = `SELECT payment, points, ht, ttc FROM (${vatOfSql(rowsOf(groups))}) ORDER BY payment, points`;
      return `SELECT json_group_array(json_array(payment, points, ht, ttc)) FROM (${sorted})`;
    });
  const expectedOf = (sharesIn: (document: (typeof documents)[number]) => VatShare[]) =>
    documents.flatMap((document) =>
      sharesIn(document).map(({ rate: percent, ht, ttc }) => [
        document.place,
        toCentimes(percent),
        ht,
        ttc,
      ]),
    );

  it("of an invoice is the same by rate in TypeScript and SQL", async () => {
    const expected = expectedOf((document) => vatOf(document.items));
    expect(expected.length).toBeGreaterThan(300);
    expect(await sharesOf((groups) => groups)).toEqual(expected);
  });

  it("of a payment is the same by rate in TypeScript and SQL", async () => {
    const expected = expectedOf(({ amount, items: sold }) =>
      vatOfPayment(toCentimes(amount), sold),
    );
    expect(await sharesOf(paymentSharesSql)).toEqual(expected);
  });
});
