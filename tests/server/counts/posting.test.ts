import { beforeAll, describe, expect, it } from "vitest";

import { addDays, type IsoDay, today } from "#domain/core/days/days.ts";
import { expectOk, newId, recordsPath } from "#support/shop.ts";
import { type CountShop, openCountShop, refusedAt } from "#support/countShop.ts";

/** Day in the format of adjustment numbers. */
const digitsOf = (day: IsoDay) => day.replaceAll("-", "");

let shop: CountShop;
beforeAll(async () => {
  shop = await openCountShop();
});

describe("movements while a count is open", () => {
  it("the examples of docs/rules-counts.md give the differences stated there", async () => {
    const story = async (
      stock: number,
      play: (count: string, product: string) => Promise<void>,
    ) => {
      const { id: product } = await shop.frame(stock);
      const { id } = await shop.begin();
      await play(id, product);
      const { counted, moved, stock: left, difference } = (await shop.row(id, product)) ?? {};
      return [counted, moved, left, difference];
    };
    const scan = (id: string, product: string, quantity = 1) =>
      shop.scans(id, { product, quantity });
    const told = [
      await story(3, async (id, product) => {
        await scan(id, product, 3);
        await shop.sell(product);
      }),
      await story(3, async (id, product) => {
        await shop.sell(product);
        await scan(id, product, 2);
      }),
      await story(0, async (id, product) => {
        await scan(id, product);
        await shop.sell(product);
      }),
      await story(0, async (id, product) => {
        await shop.receive(product, 4);
        await scan(id, product, 4);
        await shop.receive(product, 6);
      }),
      await story(2, async (id, product) => {
        await scan(id, product);
      }),
    ];
    expect(told).toEqual([
      [3, -1, 2, 0],
      [2, 0, 2, 0],
      [1, -1, 0, 0],
      [4, 6, 10, 0],
      [1, 0, 2, -1],
    ]);
  });

  it("an edited or deleted document counts by its net movement, and a correction of the stock counts as none", async () => {
    const { id: product } = await shop.frame(10);
    const { id } = await shop.begin();
    await shop.scans(id, { product, quantity: 10 });
    const moved = async () => (await shop.row(id, product))?.moved;
    const invoice = newId();
    const sold = await shop.sell(product, 2, invoice);
    expect(await moved()).toBe(-2);
    const items = sold.items.map((item) => ({ ...item, quantity: 3 }));
    expectOk(
      await shop.send("PUT", `/api/optique/invoices/${invoice}`, {
        version: sold.version,
        date: "2026-11-21",
        items,
        payments: [],
      }),
    );
    expect(await moved()).toBe(-3);
    expectOk(await shop.send("DELETE", recordsPath("optique_invoices", invoice)));
    expect(await moved()).toBe(0);
    for (const reason of ["damage", "theft", "other"]) await shop.adjust(product, -1, reason);
    expect(await moved()).toBe(-3);
    await shop.adjust(product, 5, "inventory_count");
    expect(await moved()).toBe(-3);
    const [damage] = await shop.find("optique_stock_adjustments", "reason = 'damage'");
    const path = recordsPath("optique_stock_adjustments", damage?.id);
    expectOk(await shop.send("PATCH", path, { reason: "inventory_count" }));
    expect(await moved()).toBe(-2);
    expectOk(await shop.send("PATCH", path, { reason: "theft" }));
    expect(await moved()).toBe(-3);
    expectOk(await shop.send("DELETE", path));
    expect(await moved()).toBe(-2);
    expectOk(
      await shop.sendAsAdmin("PATCH", recordsPath("optique_products", product), { stock: 40 }),
    );
    expect(await moved()).toBe(-2);
    await shop.abandon(id);
  });
});

describe("posting a count", () => {
  it("a count posts its differences once, grouped by reason, and corrects the stock", async () => {
    const [short, over, same] = [await shop.frame(3), await shop.frame(1), await shop.frame(2)];
    const never = await shop.frame(5);
    const { id } = await shop.begin({ name: "Vitrine", types: ["frame"] });
    await shop.scans(
      id,
      { product: short.id },
      { product: over.id, quantity: 4 },
      { product: same.id, quantity: 2 },
    );
    await shop.decide(id, [
      { product: short.id, reason: "theft", note: "Vitrine fracturée" },
      { product: over.id, reason: "damage" },
    ]);
    const review = await shop.review(id);
    expect(review.summary).toMatchObject({ differs: 2, same: 1, unsure: 0, value: 300 });
    const date = addDays(today(), -10);
    const posted = expectOk(await shop.post(id, { date }));
    expect(posted).toMatchObject({ status: "posted", posted_by: "Samira" });
    expect(posted.adjustments.map(({ reason }) => reason).sort()).toEqual([
      "inventory_count",
      "theft",
    ]);
    expect(posted.adjustments.map(({ number }) => number)).toEqual([
      `AJ-${digitsOf(date)}-001`,
      `AJ-${digitsOf(date)}-002`,
    ]);
    const again = expectOk(await shop.post(id));
    expect(again).toEqual(posted);
    const stocks = [short, over, same, never].map(({ id: product }) => shop.stock(product));
    expect(await Promise.all(stocks)).toEqual([1, 4, 2, 5]);
    expect((await shop.read("optique_products", short.id)).counted_on).toMatch(/^\d{4}-/);
    expect((await shop.read("optique_products", never.id)).counted_on).toBe("");
    expect(await shop.row(id, short.id)).toMatchObject({
      expected: 3,
      moved: 0,
      difference: -2,
      stock: 3,
      reason: "theft",
      note: "Vitrine fracturée",
    });
  });

  it("a posted count keeps its figures, even when its products change", async () => {
    const [mended, left] = [await shop.frame(3), await shop.frame(3)];
    const { id } = await shop.begin();
    const pathOf = (product: string) => recordsPath("optique_products", product);
    const makeToOrder = (product: string, made_to_order: boolean) =>
      shop.send("PATCH", pathOf(product), { made_to_order });
    await shop.scans(id, { product: mended.id, quantity: 2 }, { product: left.id, quantity: 2 });
    await makeToOrder(left.id, true);
    expectOk(await shop.post(id));
    const { summary } = await shop.review(id);
    expect(summary).toMatchObject({ differs: 1, same: 1 });
    await makeToOrder(mended.id, true);
    await makeToOrder(left.id, false);
    expect((await shop.review(id)).summary).toMatchObject({ differs: 1, same: 1 });
    expect(await shop.row(id, mended.id)).toMatchObject({ counted: 2, difference: -1 });
    expect(await shop.row(id, left.id)).toMatchObject({ counted: 2, difference: 0 });
  });

  it("a closed count refuses scans, decisions and a second closing", async () => {
    const frame = await shop.frame(3);
    const { id } = await shop.begin();
    const scan = { id: newId(), product: frame.id, quantity: 3 };
    await shop.scans(id, scan);
    expectOk(await shop.post(id));
    const closed = [409, { count: "count_closed" }];
    const refusals = [
      await shop.sendScans(id, [scan, { id: newId(), product: frame.id }]),
      await shop.sendScans(id, [{ id: scan.id, undone: true }]),
      await shop.decide(id, [{ product: frame.id, note: "tard" }]),
      await shop.put(id, "codes", { code: "X", product: "" }),
      await shop.abandon(id),
      await shop.putCount({ name: "Autre" }, id),
    ];
    expect(refusals.map(refusedAt)).toEqual(refusals.map(() => closed));
    expect((await shop.scans(id, scan))[0]).toMatchObject({ state: "counted", counted: 3 });
    const again = await shop.put(id, "post", { version: "x", date: "2026-01-01" }, "POST");
    expect(refusedAt(again)).toEqual([200, {}]);
    const other = await shop.begin();
    expectOk(await shop.abandon(other.id));
    expect(expectOk(await shop.abandon(other.id)).status).toBe("abandoned");
    expect(refusedAt(await shop.post(other.id))).toEqual(closed);
  });

  it("a line without a question about a movement refuses an answer", async () => {
    const frame = await shop.frame(3);
    const { id } = await shop.begin();
    await shop.scans(id, { product: frame.id, quantity: 3 });
    await shop.sell(frame.id);
    const answered = await shop.decide(id, [{ product: frame.id, since: "now" }]);
    expect(refusedAt(answered)).toEqual([400, { "lines.0.since": "count_not_asked" }]);
    expect(await shop.row(id, frame.id)).toMatchObject({ since: "", difference: 0 });
    expectOk(await shop.decide(id, [{ product: frame.id, since: "" }]));
  });

  it("posting is refused with an outdated version, or while a line has an open question", async () => {
    const frame = await shop.frame(3);
    const { id } = await shop.begin();
    await shop.scans(id, { product: frame.id, quantity: 2 });
    const { version } = await shop.review(id);
    await shop.sell(frame.id);
    const late = await shop.put(id, "post", { version }, "POST");
    expect(refusedAt(late)).toEqual([409, { version: "count_changed" }]);
    expect(refusedAt(await shop.post(id))).toEqual([409, { count: "count_unsure" }]);
    expect(await shop.row(id, frame.id)).toMatchObject({ unsure: true, moved: -1, difference: -1 });
    expectOk(await shop.decide(id, [{ product: frame.id, since: "now" }]));
    expect(await shop.row(id, frame.id)).toMatchObject({ unsure: false, difference: 0 });
    await shop.scans(id, { product: frame.id, recount: true, quantity: 2 });
    expect(await shop.row(id, frame.id)).toMatchObject({ since: "", unsure: false, difference: 0 });
    const refusals = [
      await shop.post(id, { date: "2099-01-01" }),
      await shop.post(id, { date: "2026-02-30" }),
      await shop.post(id, { date: "2026-01-01" }),
      await shop.put(id, "post", {}, "POST"),
    ];
    expect(refusals.map(refusedAt)).toEqual([
      [400, { date: "count_day" }],
      [400, { date: "day" }],
      [400, { date: "count_day" }],
      [400, { version: "required" }],
    ]);
    const posted = expectOk(await shop.post(id));
    expect(posted.adjustments).toEqual([]);
  });

  it("a difference above fifty thousand pieces is refused at its product until a recount", async () => {
    const { id: product, name } = await shop.frame(1);
    const { id } = await shop.begin();
    await shop.scans(id, ...Array.from({ length: 6 }, () => ({ product, quantity: 9999 })));
    const refused = await shop.post(id);
    expect(refusedAt(refused)).toEqual([409, { count: "count_large" }]);
    expect(JSON.stringify(refused.body)).toContain(`L’écart de ${name} dépasse 50\u202f000`);
    await shop.scans(id, { product, recount: true, quantity: 2 });
    expect(expectOk(await shop.post(id)).adjustments).toHaveLength(1);
  });

  it("a typed adjustment number with too many digits does not change the next number", async () => {
    const [first, second] = [await shop.frame(3), await shop.frame(3)];
    const items = [{ id: newId(), product: first.id, quantity: 1 }];
    const date = addDays(today(), -12);
    const number = `AJ-${digitsOf(date)}-1000000000000000000000`;
    const body = { adjustment_number: number, date, reason: "other", items };
    expectOk(await shop.send("PUT", `/api/optique/adjustments/${newId()}`, body));
    const { id } = await shop.begin();
    await shop.scans(id, { product: first.id }, { product: second.id });
    expectOk(await shop.decide(id, [{ product: second.id, reason: "damage" }]));
    const { adjustments } = expectOk(await shop.post(id, { date }));
    expect(adjustments.map((made) => made.number)).toEqual([
      `AJ-${digitsOf(date)}-001`,
      `AJ-${digitsOf(date)}-002`,
    ]);
  });
});
