import { beforeEach, describe, expect, it } from "vitest";

import { addDays, today } from "#domain/core/days/days.ts";
import {
  contactCalls,
  type ContactShop,
  leftLens,
  openContactShop,
  rightLens,
  storedDayOf,
} from "#support/contactShop.ts";
import { refusedAt } from "#support/countShop.ts";
import { expectOk, line, recordsPath } from "#support/shop.ts";

const gtin = "08412345678905";
const expiry = "2031-05-31";

let shop: ContactShop;
beforeEach(async () => {
  shop = await openContactShop();
});

/** Sells boxes to the wearer; returns the rows of the sale, with her sheet. */
async function soldRows(...items: object[]) {
  const sheet = await shop.makeSheet();
  const sale = await shop.sell({ contact: sheet.id, items });
  return { sheet, sale, rows: await shop.rowsOf(sale.id) };
}

describe("an order row of contact lenses", () => {
  it("a row may change from any state to any other, with a step and the day of the hand-over", async () => {
    const { rows } = await soldRows(shop.boxes(1));
    const id = rows[0]?.id ?? "";
    const seen = [];
    for (const status of ["ordered", "given", "arrived", "to_order", "given"]) {
      const row = expectOk(await shop.patchRow(id, { status, reference: "CMD 12" }));
      seen.push([row.status, row.given_on, row.reference]);
    }
    const day = storedDayOf(today());
    expect(seen).toEqual([
      ["ordered", "", "CMD 12"],
      ["given", day, "CMD 12"],
      ["arrived", "", "CMD 12"],
      ["to_order", "", "CMD 12"],
      ["given", day, "CMD 12"],
    ]);
    const earlier = addDays(today(), -3);
    expect(expectOk(await shop.patchRow(id, { given_on: earlier })).given_on).toBe(
      storedDayOf(earlier),
    );
    expect(await shop.violations()).toEqual([]);
  });

  it("a row that another station has changed refuses a change from an outdated page", async () => {
    const { rows } = await soldRows(shop.boxes(1));
    const id = rows[0]?.id ?? "";
    const earlier = addDays(today(), -3);
    expectOk(await shop.patchRow(id, { status: "given", given_on: earlier, expected: "to_order" }));
    const cases: [object, number][] = [
      [{ status: "ordered", reference: "CV-1", expected: "to_order" }, 409],
      [{ status: "to_order", expected: "arrived" }, 409],
      [{ given_on: today(), expected: "ordered" }, 409],
      // The same change again, as after a lost answer.
      [{ status: "given", given_on: earlier, expected: "to_order" }, 200],
      [{ notes: "Sonner deux fois", expected: "given" }, 200],
      [{ supplier: "" }, 200],
    ];
    const answers = [];
    for (const [values] of cases) answers.push(await shop.patchRow(id, values));
    expect(answers.map(({ status }) => status)).toEqual(cases.map(([, status]) => status));
    expect(answers[0]?.body).toMatchObject({
      message: "Cette ligne est déjà «\u00a0Remise\u00a0», sur un autre poste.",
      data: { status: { code: "contact_moved", params: { state: "Remise" } } },
    });
    expect(await shop.rows("")).toMatchObject([
      { status: "given", given_on: storedDayOf(earlier), reference: "", notes: "Sonner deux fois" },
    ]);
    expect(await shop.violations()).toEqual([]);
  });

  it("staff cannot change what a row takes from its line, and neither create nor delete a row", async () => {
    const { rows, sheet } = await soldRows(shop.boxes(1));
    const [row] = rows;
    const id = row?.id ?? "";
    const refusals = [
      await shop.patchRow(id, { quantity: 5 }),
      await shop.patchRow(id, { lens: leftLens }),
      await shop.patchRow(id, { status: "cancelled" }),
      await shop.patchRow(id, { given_on: addDays(today(), 2), status: "given" }),
      await shop.send("POST", recordsPath("optique_contact_orders"), {
        contact: sheet.id,
        product: shop.monthly.id,
        lens: rightLens,
        quantity: 1,
      }),
      await shop.send("DELETE", recordsPath("optique_contact_orders", id)),
    ];
    expect(refusals.map(refusedAt)).toEqual([
      [400, { quantity: "follows_line" }],
      [400, { lens: "follows_line" }],
      [400, { status: "contact_state" }],
      [400, { given_on: "day_to_come" }],
      [400, { trial: "contact_row" }],
      [400, {}],
    ]);
    const same = expectOk(
      await shop.patchRow(id, { client: "", trial: true, wear: "daily", steps: [] }),
    );
    expect(same).toMatchObject({ client: shop.wearer.id, trial: false, wear: "monthly" });
    expect(await shop.violations()).toEqual([]);
  });

  it("trial lenses are created and deleted by people who fit lenses, and cost nothing", async () => {
    const sheet = await shop.makeSheet({ status: "trial" });
    const trial = {
      contact: sheet.id,
      eye: "right",
      product: shop.monthly.id,
      lens: rightLens,
      quantity: 1,
    };
    const row = expectOk(await shop.postTrial(trial));
    expect(row).toMatchObject({
      client: shop.wearer.id,
      trial: true,
      status: "to_order",
      wear: "monthly",
    });
    expect(await shop.sheet(sheet.id)).toMatchObject({
      right_until: "",
      orders: [{ id: row.id, invoice: null }],
    });
    expect(await shop.find("optique_invoices")).toEqual([]);
    const seller = contactCalls(await shop.colleague("seller"));
    expect(refusedAt(await seller.postTrial(trial))).toEqual([403, { right: "right" }]);
    expect(refusedAt(await seller.patchRow(row.id, { lens: leftLens }))).toEqual([
      403,
      { right: "right" },
    ]);
    expect(expectOk(await seller.patchRow(row.id, { status: "given" })).status).toBe("given");
    expectOk(await shop.patchRow(row.id, { lens: { ...rightLens, sphere: -3.5 } }));
    const frame = await shop.product();
    const foreign = await openContactShop();
    const refusals = [
      await shop.postTrial({ ...trial, product: frame.id }),
      await shop.postTrial({ ...trial, product: foreign.monthly.id }),
      await shop.postTrial({ ...trial, contact: (await foreign.makeSheet()).id }),
      await shop.postTrial({ ...trial, lens: { dia: 30 } }),
      await shop.postTrial({ ...trial, quantity: -1 }),
    ];
    expect(refusals.map(refusedAt)).toEqual([
      [400, { product: "not_contact_lens" }],
      [400, { product: "unknown_record" }],
      [400, { contact: "unknown_record" }],
      [400, { "lens.dia": "contact_dia_range" }],
      [400, { quantity: "min" }],
    ]);
    expect((await shop.send("DELETE", recordsPath("optique_contact_orders", row.id))).status).toBe(
      204,
    );
    expect(await shop.violations()).toEqual([]);
  });
});

describe("a box", () => {
  it("a row becomes 'arrived' with the last of its boxes", async () => {
    const { rows, sale } = await soldRows(shop.boxes(2));
    const order = rows[0]?.id ?? "";
    expectOk(await shop.postBox({ order, gtin: "8412345678905", lot: "AB12", expires_on: expiry }));
    expect(await shop.rowsOf(sale.id)).toMatchObject([{ status: "to_order", boxes: 1 }]);
    const box = expectOk(await shop.postBox({ order, gtin, lot: "AB12" }));
    expect(box).toMatchObject({ gtin, lot: "AB12", quantity: 1, by: "Samira" });
    expect(await shop.rowsOf(sale.id)).toMatchObject([
      { status: "arrived", boxes: 2, steps: [{}, { status: "arrived", by: "Samira" }] },
    ]);
    expect(refusedAt(await shop.postBox({ order, lot: "AB13" }))).toEqual([
      400,
      { quantity: "box_too_many" },
    ]);
    const path = recordsPath("optique_contact_boxes", box.id);
    expect((await shop.send("PATCH", path, { lot: "AB12" })).status).toBe(200);
    expect((await shop.send("PATCH", path, { lot: "AB99" })).status).toBe(400);
    expect((await shop.send("DELETE", path)).status).toBe(204);
    expect(await shop.rowsOf(sale.id)).toMatchObject([{ status: "arrived", boxes: 1 }]);
    expect(await shop.violations()).toEqual([]);
  });

  it("a malformed box is refused at its fields", async () => {
    const { rows } = await soldRows(shop.boxes(1));
    const order = rows[0]?.id ?? "";
    const foreign = await openContactShop();
    const cases: [object, object][] = [
      [{ order }, { lot: "box_unnamed" }],
      [{ order, lot: "A", expires_on: addDays(today(), -1) }, { expires_on: "box_expired" }],
      [{ order, lot: "A", expires_on: "2100-01-01" }, { expires_on: "box_year" }],
      [{ order, gtin: "08412345678904" }, { gtin: "check_digit" }],
      [{ order, gtin: "12" }, { gtin: "check_digit" }],
      [{ order, lot: "A", quantity: 2 }, { quantity: "box_too_many" }],
      [{ order: foreign.monthly.id, lot: "A" }, { order: "unknown_record" }],
    ];
    const answers = [];
    for (const [body] of cases) answers.push(refusedAt(await shop.postBox(body)));
    expect(answers).toEqual(cases.map(([, codes]) => [400, codes]));
    expect(expectOk(await shop.postBox({ order, lot: "A", expires_on: today() })).expires_on).toBe(
      storedDayOf(today()),
    );
  });

  it("a box scanned by two stations at once is stored once", async () => {
    const { rows } = await soldRows(shop.boxes(1));
    const order = rows[0]?.id ?? "";
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => shop.postBox({ order, gtin, lot: "AB12" })),
    );
    expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([
      200, 400, 400, 400, 400, 400,
    ]);
    expect(await shop.violations()).toEqual([]);
  });

  it("a lot is found whole, in capitals or small letters, with its client and the day", async () => {
    const { rows, sheet } = await soldRows(shop.boxes(1));
    expectOk(await shop.postBox({ order: rows[0]?.id, gtin, lot: "Ab12", expires_on: expiry }));
    expectOk(await shop.patchRow(rows[0]?.id ?? "", { status: "given" }));
    const trial = expectOk(
      await shop.postTrial({
        contact: sheet.id,
        eye: "left",
        product: shop.monthly.id,
        lens: leftLens,
        quantity: 1,
      }),
    );
    expectOk(await shop.postBox({ order: trial.id, lot: "AB12" }));
    const found = await shop.scannedBoxes("lot=aB12");
    expect(found).toMatchObject([
      { expand: { order: { trial: true, eye: "left" } } },
      {
        gtin,
        expand: {
          order: {
            trial: false,
            eye: "right",
            given_on: storedDayOf(today()),
            expand: { client: { name: "Zineb Alaoui", phone: "0612345678" } },
          },
        },
      },
    ]);
    expect(await shop.scannedBoxes("lot=AB1")).toEqual([]);
    expect(await shop.scannedBoxes(`gtin=${gtin.slice(1)}`)).toHaveLength(1);
    expect(await shop.scannedBoxes(`order=${trial.id}`)).toHaveLength(1);
  });

  it("a lot is found by its visible characters, whatever was pasted with them", async () => {
    const { rows } = await soldRows(shop.boxes(2));
    const sent = { order: rows[0]?.id, lot: "CD\u200b34\u00ad" };
    expect(expectOk(await shop.postBox(sent))).toMatchObject({ lot: "CD34" });
    expectOk(await shop.postBox({ ...sent, lot: "\uff23\uff2434" }));
    const lot = encodeURIComponent("cd\u200b34");
    expect(await shop.scannedBoxes(`lot=${lot}`)).toHaveLength(2);
    expect(await shop.scannedBoxes("lot=cd34")).toHaveLength(2);
  });

  it("the list of a recalled lot shows when each wearer was warned after the scan", async () => {
    const { sheet, rows } = await soldRows(shop.boxes(2));
    const order = rows[0]?.id;
    const message = { client: shop.wearer.id, phone: "0612345678", text: "Rappel" };
    expectOk(await shop.postBox({ order, lot: "AB12" }));
    await shop.create("optique_messages", { ...message, kind: "lens_supply", record: sheet.id });
    const before = await shop.scannedBoxes("lot=AB12");
    await shop.create("optique_messages", { ...message, kind: "lens_recall", record: order });
    expectOk(await shop.postBox({ order, lot: "CD34" }));
    const after = [
      ...(await shop.scannedBoxes("lot=AB12")),
      ...(await shop.scannedBoxes("lot=CD34")),
    ];
    expect([...before, ...after].map(({ messagedAt }) => messagedAt !== "")).toEqual([
      false,
      true,
      false,
    ]);
  });
});

describe("a scan", () => {
  it("a scanned code returns its product, its last lens, and the rows that wait for it", async () => {
    const { rows, sheet } = await soldRows(
      shop.boxes(1),
      shop.boxes(1, { eye: "left", lens: leftLens }),
    );
    const [right, left] = rows;
    const code = `]d201${gtin}17310531\u001d10AB12`;
    expect(expectOk(await shop.scan(code))).toEqual({
      gtin,
      lot: "AB12",
      expires_on: expiry,
      expired: false,
      product: "",
      known: null,
      orders: [],
    });
    expectOk(
      await shop.send("PATCH", recordsPath("optique_products", shop.monthly.id), {
        barcode: gtin.slice(1),
      }),
    );
    expect(expectOk(await shop.scan(gtin))).toMatchObject({
      product: shop.monthly.id,
      known: null,
      orders: [right?.id, left?.id],
    });
    expectOk(await shop.postBox({ order: right?.id, gtin, lot: "AB12" }));
    const again = await shop.sell({
      contact: sheet.id,
      items: [shop.boxes(1), shop.boxes(1, { eye: "left", lens: leftLens })],
    });
    const [next] = await shop.rowsOf(again.id);
    expect(expectOk(await shop.scan(`(01)${gtin}(17)200131(10)AB12`))).toMatchObject({
      expired: true,
      known: { product: shop.monthly.id, lens: rightLens },
      orders: [next?.id],
    });
    const accountant = contactCalls(await shop.colleague("accountant"));
    expect(expectOk(await accountant.scan(gtin)).known).toEqual({
      product: shop.monthly.id,
      lens: null,
    });
  });

  it("a code that cannot be parsed exactly is refused with a reason", async () => {
    const codes = ["", "bonjour", "08412345678904", `01${gtin}17311331`, `01${gtin}10AB1217310531`];
    const answers = [];
    for (const code of codes) answers.push(refusedAt(await shop.scan(code)));
    expect(answers).toEqual([
      [400, { code: "unread" }],
      [400, { code: "unread" }],
      [400, { code: "check_digit" }],
      [400, { code: "day" }],
      [400, { code: "doubt" }],
    ]);
  });
});

describe("the lists of order rows", () => {
  it("rows are listed oldest first, and filtered by state, supplier, client, sale, trial and search", async () => {
    const { sale, sheet, rows } = await soldRows(
      shop.boxes(1),
      shop.boxes(1, { eye: "left", lens: leftLens }),
    );
    const trial = expectOk(
      await shop.postTrial({
        contact: sheet.id,
        eye: "left",
        product: shop.monthly.id,
        lens: leftLens,
        quantity: 1,
      }),
    );
    expectOk(await shop.patchRow(rows[0]?.id ?? "", { status: "given" }));
    const ids = async (query: string) =>
      (await shop.list<{ id: string }>("contact-orders", query)).map(({ id }) => id);
    const [right, left] = rows.map(({ id }) => id);
    expect({
      open: await ids(""),
      given: await ids("status=given"),
      both: await ids("status=given,to_order"),
      supplier: await ids(`supplier=${shop.supplier.id}`),
      client: await ids(`client=${shop.wearer.id}`),
      contact: await ids(`contact=${sheet.id}&status=given`),
      invoice: await ids(`invoice=${sale.id}`),
      trials: await ids("trial=1"),
      sold: await ids("trial=0"),
      byName: await ids("q=zineb"),
      byProduct: await ids("q=biofinity"),
    }).toEqual({
      open: [left, trial.id],
      given: [right],
      both: [right, left, trial.id],
      supplier: [left, trial.id],
      client: [left, trial.id],
      contact: [right],
      invoice: [left],
      trials: [trial.id],
      sold: [left],
      byName: [left, trial.id],
      byProduct: [left, trial.id],
    });
    expect(await shop.list("contact-orders", "trial=1")).toMatchObject([
      {
        invoice: null,
        expand: {
          client: { name: "Zineb Alaoui" },
          supplier: { name: "CooperVision Maroc" },
          product: { name: "Biofinity" },
        },
      },
    ]);
  });

  it("arrived lenses count as announced once a message about their sale follows their arrival", async () => {
    const { sale, rows } = await soldRows(shop.boxes(1), line((await shop.product()).id, 1, 850));
    const id = rows[0]?.id ?? "";
    const today = async () =>
      expectOk(await shop.send<{ today: object }>("GET", "/api/optique/dashboard")).today;
    expect(await today()).toMatchObject({ lensesToOrder: 1, lensesArrived: 0 });
    expectOk(await shop.patchRow(id, { status: "arrived" }));
    expect(await today()).toMatchObject({ lensesToOrder: 0, lensesArrived: 1 });
    await shop.create("optique_messages", {
      client: shop.wearer.id,
      kind: "lens_ready",
      record: sale.id,
      phone: "0612345678",
      text: "Vos lentilles sont arrivees",
    });
    expect(await today()).toMatchObject({ lensesArrived: 0 });
    expect((await shop.rowsOf(sale.id))[0]?.messagedAt).not.toBe("");
  });
});
