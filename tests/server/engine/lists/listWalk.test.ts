import { beforeAll, describe, expect, it } from "vitest";

import { today, yearBefore } from "#domain/core/days/days.ts";
import { expectOk, line, newId, openShop, payment, recordsPath, type Shop } from "#support/shop.ts";

type Answer = {
  items: { id: string }[];
  totalItems?: number;
  next?: string;
};

let shop: Shop;
let others: Shop;
let client: string;
let product: string;
let supplier: string;

/** Creates seven records of each kind, with equal dates and instants, and names that differ only by case. */
async function fill(by: Shop): Promise<void> {
  const names = ["Atlas", "atlas", "ATLAS", "Benali", "benali", "Cèdre", "Zouhair"];
  const days = ["01", "03", "02", "03", "01", "03", "02"];
  for (const [index, name] of names.entries()) {
    supplier = (await by.create("optique_suppliers", { name })).id;
    product = (await by.product({ name, supplier, stock: index })).id;
    // Two telephones contain digits of invoice numbers.
    const other = await by.client({ name, phone: /ben/i.test(name) ? "06 00 01 00 01" : "" });
    client = index === 0 ? other.id : client;
    const year = index < 4 ? yearBefore(yearBefore(today())).slice(0, 4) : "2026";
    const date = `${year}-10-${days[index]}`;
    const sale = (who: string) =>
      by.savePrescription(newId(), {
        client: who,
        date,
        notes: "",
        invoice: { id: newId(), items: [line(product, 1, 100)], payments: [payment(index * 20)] },
      });
    await sale(other.id);
    if (index > 0) await sale(client);
    expectOk(
      await by.send("PUT", `/api/optique/adjustments/${newId()}`, {
        adjustment_number: `AJ-${index}`,
        date,
        reason: "other",
        notes: "",
        items: [{ id: newId(), product, quantity: 1 }],
      }),
    );
  }
  for (const [index, day] of days.entries()) {
    await by.create("optique_stock_receipts", {
      receipt_number: `BR-${index}`,
      supplier,
      date: `2026-10-${day}`,
      status: index === 2 ? "cancelled" : "pending",
    });
  }
}

beforeAll(async () => {
  others = await openShop();
  await fill(others);
  shop = await openShop();
  await fill(shop);
  // Sets one creation time for all records, as an import does, so that only the last sort column orders them.
  for (const table of ["clients", "products", "invoices", "prescriptions", "stock_movements"]) {
    const query = `UPDATE optique_${table} SET created = '2026-11-01 10:00:00.000Z' WHERE rowid % 3 > 0`;
    expectOk(await shop.sendAsAdmin("POST", "/api/sql", { query }));
  }
});

const list = async (path: string, query: Record<string, string> = {}): Promise<Answer> => {
  const [name, asked] = path.split("?");
  const params = new URLSearchParams([...new URLSearchParams(asked), ...Object.entries(query)]);
  return expectOk(await shop.send<Answer>("GET", `/api/optique/lists/${name}?${params}`));
};
const idsOf = ({ items }: Answer) => items.map(({ id }) => id);

/** Ids of each page, until one has no next page. */
async function walk(path: string, perPage: number, meanwhile = async (_page: number) => {}) {
  const pages: string[][] = [];
  for (let after = ""; ;) {
    const answer = await list(path, { perPage: String(perPage), ...(after ? { after } : {}) });
    pages.push(idsOf(answer));
    if (!answer.next) return pages;
    after = answer.next;
    await meanwhile(pages.length);
  }
}

describe("paging through a list by cursor", () => {
  it.each([
    "clients",
    "clients?q=atlas",
    "clients?standing=owing",
    "prescriptions",
    "prescriptions?q=10/2026",
    "prescriptions?client=CLIENT",
    "invoices",
    "invoices?status=unpaid",
    "invoices?sort=amount",
    "invoices?sort=-amount&status=paid",
    "invoices?sort=due",
    "invoices?sort=-due",
    "invoices?sort=-due&status=unpaid",
    "invoices?sort=amount&status=partial",
    "invoices?sort=due&status=overdue",
    "invoices?sort=-due&client=CLIENT",
    "invoices?client=CLIENT",
    "invoices?q=atlas",
    "invoices?q=0001",
    "invoices?q=octobre",
    "prescriptions?q=3/10",
    "products?archived=1",
    "products?sort=name",
    "products?q=a",
    "products?q=a&sort=name",
    "products?type=frame",
    "suppliers",
    "receipts",
    "receipts?status=pending",
    "receipts?supplier=SUPPLIER",
    "adjustments",
    "adjustments?reason=other",
    "movements",
    "movements?type=sale,adjustment",
    "movements?product=PRODUCT",
    "movements?from=2026-10-01&to=2026-10-02",
    "reminders",
    "reminders?q=a",
  ])("%s gives the same rows as a single page", async (path) => {
    const asked = path
      .replace("CLIENT", client)
      .replace("PRODUCT", product)
      .replace("SUPPLIER", supplier);
    const whole = await list(asked, { perPage: "500" });
    expect(whole.items.length).toBeGreaterThan(1);
    expect(whole.next).toBeUndefined();
    expect(whole.totalItems).toBe(whole.items.length);
    for (const perPage of [1, 2, 3])
      expect((await walk(asked, perPage)).flat(), `${perPage}`).toEqual(idsOf(whole));
  });

  it("skips no row when others are deleted, even the last one of a page", async () => {
    const whole = idsOf(await list("adjustments", { perPage: "500" }));
    const pages = await walk("adjustments", 3, async (page) => {
      if (page > 1) return;
      for (const id of [whole[0], whole[2]])
        await shop.send("DELETE", recordsPath("optique_stock_adjustments", id));
    });
    expect(pages.flat()).toEqual(whole);
  });

  it("repeats no row when others are added", async () => {
    const whole = idsOf(await list("clients", { perPage: "500" }));
    const pages = await walk("clients", 2, async () => {
      await shop.client({ name: "Nouvelle" });
    });
    expect(pages.flat()).toEqual(whole);
  });

  it("omits the page number and totals after the first page", async () => {
    const { next = "" } = await list("clients", { perPage: "2" });
    expect(Object.keys(await list("clients", { perPage: "2", after: next })).sort()).toEqual([
      "items",
      "next",
      "perPage",
    ]);
  });

  it("stays in its company for any cursor", async () => {
    const after = JSON.stringify(["2999-01-01 00:00:00.000Z", Number.MAX_SAFE_INTEGER]);
    const own = new Set(idsOf(await list("clients", { perPage: "500" })));
    const found = idsOf(await list("clients", { perPage: "500", after }));
    expect(new Set(found)).toEqual(own);
    const due = JSON.stringify([0, "2999-01-01 00:00:00.000Z", "zzz"]);
    expect(idsOf(await list("reminders", { after: due }))).toEqual(idsOf(await list("reminders")));
  });

  it.each(['["2026-11-01",1]', '[-1,"2026-11-01",1]', '["a","2026-11-01",1]'])(
    "refuses the cursor %s in a search with sub-conditions",
    async (after) => {
      const path = `/api/optique/lists/invoices?q=0001&after=${encodeURIComponent(after)}`;
      expect((await shop.send("GET", path)).status).toBe(400);
    },
  );

  it.each(["x", "{}", "[]", '["2026-11-01"]', "[1,2,3]", '["a",1.5]', '["a",null]', "[[1],2]"])(
    "refuses the cursor %s",
    async (after) => {
      const path = `/api/optique/lists/clients?after=${encodeURIComponent(after)}`;
      expect((await shop.send("GET", path)).status).toBe(400);
    },
  );
});
