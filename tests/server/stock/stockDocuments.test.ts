import { beforeEach, describe, expect, it } from "vitest";

import type { Product, Supplier } from "#domain/core/records.ts";
import { newId, openShop, recordsPath, type Shop } from "#support/shop.ts";

let shop: Shop;
let supplier: Supplier;
let frame: Product;
let lens: Product;

beforeEach(async () => {
  shop = await openShop();
  supplier = await shop.create("optique_suppliers", { name: "Atlas Verres" });
  frame = await shop.product({ stock: 3 });
  lens = await shop.product({ name: "Verre - Unifocal", type: "lens", stock: 0 });
});

interface StockDocument {
  arrivals?: { created: string; actor_name: string; quantity: number }[];
  id: string;
  version: string;
  status?: string;
  total_amount?: number;
  items: {
    id: string;
    product: string;
    quantity: number;
    moved?: number;
    created: string;
    expand: { product: Product };
  }[];
  expand: { supplier?: Supplier };
}

const put = (kind: "receipts" | "adjustments", id: string, body: object) =>
  shop.send<StockDocument & { message: string; data: Record<string, { message: string }> }>(
    "PUT",
    `/api/optique/${kind}/${id}`,
    body,
  );
const stocks = async () =>
  Promise.all(
    [frame.id, lens.id].map(async (id) => (await shop.read("optique_products", id)).stock),
  );
const movements = async (filter: string) =>
  (await shop.find("optique_stock_movements", filter)).map(({ movement_type, quantity }) => [
    movement_type,
    quantity,
  ]);

const item = (product: string, quantity: number, received: number, price = 100) => ({
  id: newId(),
  product,
  quantity,
  price,
  received_quantity: received,
});
const receipt = (values: object = {}) => ({
  receipt_number: "BR-20261121-001",
  supplier: supplier.id,
  date: "2026-11-21",
  status: "received",
  notes: "",
  items: [item(frame.id, 5, 5), item(lens.id, 10, 4, 30.1)],
  ...values,
});

describe("a receipt saved whole", () => {
  it("sums its lines, raises the stock by what was received, and names supplier and products", async () => {
    const id = newId();
    const { status, body } = await put("receipts", id, receipt());
    expect(status).toBe(200);
    expect(body).toMatchObject({
      total_amount: 801,
      status: "received",
      expand: { supplier: { name: "Atlas Verres" } },
    });
    expect(body.items[0]?.expand.product.name).toBe(frame.name);
    expect(await stocks()).toEqual([8, 4]);
    expect(await movements(`reference_id = '${id}'`)).toEqual([
      ["purchase", 5],
      ["purchase", 4],
    ]);
  });

  it("moves no stock while pending or cancelled, but does once received", async () => {
    const id = newId();
    const body = receipt();
    let { version } = (await put("receipts", id, body)).body;
    for (const [status, expected] of [
      ["pending", [3, 0]],
      ["partial", [8, 4]],
      ["cancelled", [3, 0]],
      ["received", [8, 4]],
    ] as const) {
      const answer = await put("receipts", id, { ...body, status, version });
      version = answer.body.version;
      expect(await stocks(), status).toEqual(expected);
    }
    expect(await movements(`reference_id = '${id}'`)).toHaveLength(2);
  });

  it("reports before its deletion how many pieces would leave the stock, at most those in stock", async () => {
    const id = newId();
    const { version } = (await put("receipts", id, receipt())).body;
    const leaving = async (path: string) => {
      const answer = await shop.send<{ leaving: number }>("GET", `/api/optique/removals/${path}`);
      expect(answer).toMatchObject({ status: 200, body: { refusal: "", collected: 0 } });
      return answer.body.leaving;
    };
    expect(await leaving(`receipts/${id}`)).toBe(9);
    const adjustment = newId();
    await put("adjustments", adjustment, {
      adjustment_number: "AJ-1",
      date: "2026-11-21",
      reason: "theft",
      notes: "",
      items: [{ id: newId(), product: lens.id, quantity: -3 }],
    });
    expect(await stocks()).toEqual([8, 1]);
    expect(await leaving(`receipts/${id}`)).toBe(6);
    expect(await leaving(`adjustments/${adjustment}`)).toBe(0);
    await put("receipts", id, receipt({ status: "pending", version }));
    expect(await leaving(`receipts/${id}`)).toBe(0);
  });

  it("writes only the differences of its lines, and nothing when unchanged", async () => {
    const id = newId();
    const body = receipt();
    const [kept] = body.items;
    const first = (await put("receipts", id, body)).body;
    expect((await put("receipts", id, body)).body).toEqual(first);
    const second = (
      await put("receipts", id, {
        ...body,
        items: [kept, item(lens.id, 2, 1)],
        version: first.version,
      })
    ).body;
    expect(second.items[0]).toMatchObject({ id: kept?.id, created: first.items[0]?.created });
    expect(await stocks()).toEqual([8, 1]);
    expect(
      (await put("receipts", id, { ...body, notes: "x", version: first.version })).status,
    ).toBe(409);
  });

  it("keeps the values of a line that a save does not send", async () => {
    const id = newId();
    const body = receipt();
    const first = (await put("receipts", id, body)).body;
    const items = body.items.map(({ id }) => ({ id, notes: "rayée" }));
    const second = (await put("receipts", id, { version: first.version, items })).body;
    expect(second).toMatchObject({
      total_amount: first["total_amount"],
      items: body.items.map((item) => ({ ...item, notes: "rayée" })),
    });
  });

  it("dates its movements by its own date, also when only that date is corrected", async () => {
    const id = newId();
    const body = receipt();
    const { version } = (await put("receipts", id, body)).body;
    await put("receipts", id, { ...body, date: "2026-10-31", version });
    const dates = await shop.find("optique_stock_movements", `reference_id = '${id}'`);
    expect(dates.map(({ date }) => date)).toEqual([
      "2026-10-31 00:00:00.000Z",
      "2026-10-31 00:00:00.000Z",
    ]);
    const october = "lists/movements?from=2026-10-01&to=2026-10-31";
    const { body: found } = await shop.send<{ totalItems: number; entered: number }>(
      "GET",
      `/api/optique/${october}`,
    );
    expect(found).toMatchObject({ totalItems: 2, entered: 9 });
  });

  it("a receipt delivered in two parts lists both arrivals, with times and users", async () => {
    const id = newId();
    const line = item(frame.id, 10, 7);
    const first = (await put("receipts", id, receipt({ status: "partial", items: [line] }))).body;
    expect(first.arrivals).toMatchObject([{ quantity: 7 }]);
    const rest = receipt({ items: [{ ...line, received_quantity: 10 }], version: first.version });
    const second = (await put("receipts", id, rest)).body;
    const name = first.arrivals?.[0]?.actor_name;
    expect(name).toBeTruthy();
    expect(second.arrivals?.map(({ quantity, actor_name }) => [quantity, actor_name])).toEqual([
      [7, name],
      [3, name],
    ]);
    expect(second.arrivals?.[0]).toEqual(first.arrivals?.[0]);
    expect(await movements(`reference_id = '${id}'`)).toEqual([
      ["purchase", 7],
      ["purchase", 3],
    ]);
    expect(await stocks()).toEqual([13, 0]);
    const back = { ...rest, status: "pending", version: second.version };
    expect((await put("receipts", id, back)).body.arrivals).toEqual([]);
    expect(await stocks()).toEqual([3, 0]);
  });

  it("updates product prices on request, journalled under the user's name", async () => {
    const id = newId();
    const [dear, same] = [item(frame.id, 1, 1, 130.5), item(lens.id, 1, 1, 99)];
    const body = receipt({ items: [dear, same], update_prices: [dear.id] });
    const price = async (product: string) =>
      (await shop.read("optique_products", product)).purchase_price;
    const before = await price(lens.id);
    const saved = (await put("receipts", id, body)).body;
    expect([await price(frame.id), await price(lens.id)]).toEqual([130.5, before]);
    expect(await stocks()).toEqual([4, 1]);
    const entries = await shop.find("optique_journal", `record = '${frame.id}'`);
    expect(entries).toMatchObject([{ changes: { purchase_price: [frame.purchase_price, 130.5] } }]);
    expect(entries[0]?.actor_name).toBeTruthy();
    // The receipt is unchanged; only the request for a price is new.
    const later = { ...body, update_prices: [dear.id, same.id] };
    expect((await put("receipts", id, later)).status).toBe(409);
    expect(await price(lens.id)).toBe(before);
    await put("receipts", id, { ...later, version: saved.version });
    expect(await price(lens.id)).toBe(99);
    expect(await stocks()).toEqual([4, 1]);
    const refused = await put(
      "receipts",
      newId(),
      receipt({ receipt_number: "BR-2", update_prices: "x" }),
    );
    expect([refused.status, refused.body.data["update_prices"]?.message]).toEqual([
      400,
      "Ce champ attend une liste.",
    ]);
  });

  it("updates no price when it is refused", async () => {
    const line = item(frame.id, 1, 1, 55);
    const body = receipt({ supplier: newId(), items: [line], update_prices: [line.id] });
    expect((await put("receipts", newId(), body)).status).toBe(400);
    expect((await shop.read("optique_products", frame.id)).purchase_price).toBe(
      frame.purchase_price,
    );
  });

  it("leaves a movement to 0 when the returned pieces were already sold", async () => {
    const id = newId();
    const body = receipt();
    const { version } = (await put("receipts", id, body)).body;
    await shop.saveInvoice(newId(), {
      client: "",
      items: [{ id: newId(), product: frame.id, quantity: 7, price: 1 }],
      payments: [],
    });
    await put("receipts", id, { ...body, status: "cancelled", version });
    expect(await stocks()).toEqual([0, 0]);
    expect(await movements(`product = '${frame.id}'`)).toEqual([
      ["initial", 3],
      ["sale", -7],
      ["adjustment", 4],
    ]);
  });

  it.each([
    [
      "no valid line",
      { items: [item("", 5, 5), { id: newId(), product: "x", quantity: 0 }] },
      "items",
      "Ajoutez au moins un article valide.",
    ],
    ["no supplier", { supplier: "" }, "supplier", "Le fournisseur est requis."],
    ["an unknown supplier", { supplier: newId() }, "supplier", "Ce fournisseur est introuvable."],
    ["no number", { receipt_number: "" }, "receipt_number", "Le numéro du bon est requis."],
    ["no date", { date: "" }, "date", "La date est requise."],
    ["an unknown status", { status: "perdu" }, "status", "Ce choix n’existe pas."],
    [
      "an unknown product",
      { items: [item(newId(), 1, 1)] },
      "items.0.product",
      "Ce produit est introuvable.",
    ],
    [
      "half a quantity",
      { items: [item(newId(), 1.5, 1)] },
      "items.0.quantity",
      "La quantité doit être un nombre entier.",
    ],
    [
      "a negative received quantity",
      { items: [item(newId(), 1, -1)] },
      "items.0.received_quantity",
      "La valeur doit être au moins 0.",
    ],
  ])("a receipt is refused with %s, and leaves nothing", async (_, values, field, sentence) => {
    const { status, body } = await put("receipts", newId(), receipt(values));
    expect(status).toBe(400);
    expect(body.data[field]?.message).toBe(sentence);
    expect(await shop.find("optique_stock_receipts")).toEqual([]);
    expect(await stocks()).toEqual([3, 0]);
  });

  it("refuses a number that another receipt has", async () => {
    await put("receipts", newId(), receipt());
    const { status, body } = await put("receipts", newId(), receipt());
    expect([status, body.data["receipt_number"]?.message]).toEqual([
      400,
      "Ce numéro de bon existe déjà.",
    ]);
    expect(await stocks()).toEqual([8, 4]);
  });

  it("a receipt is found by its number and its notes", async () => {
    await put("receipts", newId(), receipt({ notes: "colis abîmé" }));
    for (const query of ["20261121", "abime"]) {
      const found = await shop.send<{ totalItems: number }>(
        "GET",
        `/api/optique/lists/receipts?q=${query}`,
      );
      expect(found.body.totalItems, query).toBe(1);
    }
  });
});

describe("a receipt written record by record", () => {
  it("ends with the same total and stock, through changes and deletion", async () => {
    // Pending by default.
    const { items: _, status: __, ...header } = receipt({ total_amount: 9999 });
    const { id } = await shop.create("optique_stock_receipts", header);
    expect(await shop.read("optique_stock_receipts", id)).toMatchObject({ status: "pending" });
    const line = await shop.create("optique_stock_receipt_items", {
      receipt: id,
      ...item(frame.id, 5, 5, 10),
    });
    expect(await shop.read("optique_stock_receipts", id)).toMatchObject({ total_amount: 50 });
    expect(await stocks()).toEqual([3, 0]);
    await shop.send("PATCH", recordsPath("optique_stock_receipts", id), {
      status: "received",
      total_amount: 1,
    });
    expect(await shop.read("optique_stock_receipts", id)).toMatchObject({
      total_amount: 50,
      status: "received",
    });
    expect(await stocks()).toEqual([8, 0]);
    await shop.send("PATCH", recordsPath("optique_stock_receipt_items", line.id), {
      received_quantity: 2,
    });
    expect(await stocks()).toEqual([5, 0]);
    await shop.send("DELETE", recordsPath("optique_stock_receipt_items", line.id));
    await shop.create("optique_stock_receipt_items", { receipt: id, ...item(lens.id, 3, 3, 10) });
    expect(await stocks()).toEqual([3, 3]);
    await shop.send("DELETE", recordsPath("optique_stock_receipts", id));
    expect(await stocks()).toEqual([3, 0]);
    expect(await shop.find("optique_stock_receipt_items")).toEqual([]);
  });
});

describe("an adjustment of the stock", () => {
  const adjustment = (values: object = {}) => ({
    adjustment_number: "AJ-20261121-001",
    date: "2026-11-21",
    notes: "",
    items: [
      { id: newId(), product: frame.id, quantity: -2, notes: "cassée" },
      { id: newId(), product: lens.id, quantity: 6 },
      { id: newId(), product: lens.id, quantity: 0 },
    ],
    ...values,
  });

  it("moves stock up and down when saved whole, and back when deleted", async () => {
    const id = newId();
    const { status, body } = await put("adjustments", id, adjustment());
    expect([status, body.items.length]).toEqual([200, 2]);
    expect(await stocks()).toEqual([1, 6]);
    expect((await shop.read("optique_stock_adjustments", id)).reason).toBe("inventory_count");
    await put(
      "adjustments",
      id,
      adjustment({
        items: [{ id: newId(), product: frame.id, quantity: -9 }],
        version: body.version,
      }),
    );
    expect(await stocks()).toEqual([0, 0]);
    expect(await movements(`product = '${frame.id}'`)).toEqual([
      ["initial", 3],
      ["adjustment", -9],
      ["adjustment", 6],
    ]);
    await shop.send("DELETE", recordsPath("optique_stock_adjustments", id));
    expect(await stocks()).toEqual([3, 0]);
  });

  it("reports the quantity really moved, and reverts that quantity when changed", async () => {
    const id = newId();
    await shop.sendAsAdmin("PATCH", recordsPath("optique_products", frame.id), { stock: 8 });
    const line = { id: newId(), product: frame.id, quantity: -50 };
    const { body } = await put("adjustments", id, adjustment({ items: [line] }));
    expect(body.items).toMatchObject([{ quantity: -50, moved: -8 }]);
    expect(await stocks()).toEqual([0, 0]);
    const changed = adjustment({ items: [{ ...line, quantity: -1 }], version: body.version });
    expect((await put("adjustments", id, changed)).body.items).toMatchObject([
      { quantity: -1, moved: -1 },
    ]);
    expect(await stocks()).toEqual([7, 0]);
  });

  it("refuses a product listed twice at its second line, by document and by record", async () => {
    const twice = [
      { id: newId(), product: frame.id, quantity: -1 },
      { id: newId(), product: lens.id, quantity: 1 },
      { id: newId(), product: frame.id, quantity: 2 },
    ];
    const id = newId();
    const sentence = "Ce produit est compté deux fois dans cet inventaire.";
    const refused = await put("adjustments", id, adjustment({ items: twice }));
    expect([refused.status, refused.body.data["items.2.product"]?.message]).toEqual([
      400,
      sentence,
    ]);
    expect(await stocks()).toEqual([3, 0]);
    // One product may be on several lines when the reason is breakage.
    const broken = await put("adjustments", id, adjustment({ items: twice, reason: "damage" }));
    expect(broken.status).toBe(200);
    expect(await stocks()).toEqual([4, 1]);
    const path = recordsPath("optique_stock_adjustments", id);
    const renamed = await shop.send("PATCH", path, { reason: "inventory_count" });
    expect([renamed.status, renamed.body.data["reason"]?.message]).toEqual([400, sentence]);
    const { version } = broken.body;
    const asCount = await put("adjustments", id, { reason: "inventory_count", version });
    expect(asCount.body.data["items.2.product"]?.message).toBe(sentence);
    const { items: _, ...header } = adjustment({
      adjustment_number: "AJ-2",
      reason: "inventory_count",
    });
    const counted = await shop.create("optique_stock_adjustments", header);
    const one = { adjustment: counted.id, product: frame.id, quantity: 1 };
    await shop.create("optique_stock_adjustment_items", one);
    const again = await shop.send("POST", recordsPath("optique_stock_adjustment_items"), one);
    expect([again.status, again.body.data["product"]?.message]).toEqual([400, sentence]);
    expect(await stocks()).toEqual([5, 1]);
  });

  it("does the same when it is written record by record", async () => {
    const { items: _, ...header } = adjustment({ reason: "damage" });
    const { id } = await shop.create("optique_stock_adjustments", header);
    const line = await shop.create("optique_stock_adjustment_items", {
      adjustment: id,
      product: frame.id,
      quantity: -1,
    });
    expect(await stocks()).toEqual([2, 0]);
    await shop.send("PATCH", recordsPath("optique_stock_adjustment_items", line.id), {
      quantity: 4,
    });
    expect(await stocks()).toEqual([7, 0]);
    const zero = await shop.send("PATCH", recordsPath("optique_stock_adjustment_items", line.id), {
      quantity: 0,
    });
    expect([zero.status, zero.body.data["quantity"]?.message]).toEqual([400, "Quantité requise."]);
    await shop.send("DELETE", recordsPath("optique_stock_adjustment_items", line.id));
    expect(await stocks()).toEqual([3, 0]);
  });
});

describe("a product at its maximum stock", () => {
  const refusal = (field: string) => ({
    status: 400,
    body: { data: { [field]: { code: "stock_max", message: /999\u202f999\u202f999 pièces/ } } },
  });
  const header = { date: "2026-11-21", notes: "" };
  let full: Product;
  beforeEach(async () => {
    full = await shop.product({ name: "Vis", type: "other", stock: 999_999_999 });
  });
  const level = async () => (await shop.read("optique_products", full.id)).stock;

  it("refuses more pieces by a document, a record, or the status of a receipt", async () => {
    const receipt = { ...header, receipt_number: "BR-1", supplier: supplier.id };
    const items = [item(lens.id, 2, 2), item(full.id, 1, 1)];
    const pending = newId();
    expect(await put("receipts", newId(), { ...receipt, status: "received", items })).toMatchObject(
      refusal("items.1.received_quantity"),
    );
    const { body } = await put("receipts", pending, { ...receipt, status: "pending", items });
    const more = { version: body.version, status: "received" };
    expect(await put("receipts", pending, more)).toMatchObject(
      refusal("items.1.received_quantity"),
    );
    const path = recordsPath("optique_stock_receipts", pending);
    expect(await shop.send("PATCH", path, { status: "received" })).toMatchObject(refusal("status"));

    const adjustment = { ...header, adjustment_number: "AJ-1", reason: "other" };
    const added = (quantity: number) => [{ id: newId(), product: full.id, quantity }];
    expect(await put("adjustments", newId(), { ...adjustment, items: added(1) })).toMatchObject(
      refusal("items.0.quantity"),
    );
    const id = newId();
    await put("adjustments", id, { ...adjustment, items: added(-1) });
    expect(await level()).toBe(999_999_998);
    const [only] = await shop.find("optique_stock_adjustment_items", `adjustment="${id}"`);
    const one = recordsPath("optique_stock_adjustment_items", only?.id);
    expect(await shop.sendAsAdmin("PATCH", one, { quantity: 2 })).toMatchObject(
      refusal("quantity"),
    );
    const another = { adjustment: id, product: full.id, quantity: 2 };
    for (const as of [shop.send, shop.sendAsAdmin])
      expect(
        await as("POST", recordsPath("optique_stock_adjustment_items"), another),
      ).toMatchObject(refusal("quantity"));
    expect(await level()).toBe(999_999_998);
    expect(await stocks()).toEqual([3, 0]);
    // Pieces added and removed within one document cancel each other.
    expect(
      (
        await put("adjustments", newId(), {
          ...adjustment,
          adjustment_number: "AJ-2",
          items: [...added(1), ...added(-1)],
        })
      ).status,
    ).toBe(200);
  });
});
