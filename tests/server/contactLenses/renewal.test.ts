import { beforeEach, describe, expect, it } from "vitest";

import type { FoundSheet } from "#domain/contactLenses/contactAnswers.ts";
import { addDays, type IsoDay, today } from "#domain/core/days/days.ts";
import {
  contactCalls,
  type ContactShop,
  leftLens,
  openContactShop,
  rightLens,
  sheetPath,
  storedDayOf,
} from "#support/contactShop.ts";
import { refusedAt } from "#support/countShop.ts";
import { expectOk, line, newId, recordsPath } from "#support/shop.ts";

let shop: ContactShop;
beforeEach(async () => {
  shop = await openContactShop();
});

const daysAgo = (days: number): IsoDay => addDays(today(), -days);

describe("a renewal", () => {
  it("the last boxes of each eye are proposed with the present sheet, at the present price", async () => {
    const solution = await shop.product({ name: "Solution", type: "accessory", selling_price: 90 });
    const sheet = await shop.makeSheet({ solution: solution.id });
    const sale = await shop.sell({
      contact: sheet.id,
      date: daysAgo(200),
      items: [
        shop.boxes(2),
        shop.boxes(1, { eye: "left", lens: leftLens }),
        line(solution.id, 1, 80),
      ],
    });
    const path = recordsPath("optique_products", shop.monthly.id);
    expectOk(await shop.send("PATCH", path, { selling_price: 320 }));
    const stronger = { ...leftLens, sphere: -3 };
    const { version } = sheet;
    expectOk(
      await shop.putSheet(
        { version, left_lens: { ...stronger, product: shop.monthly.id } },
        sheet.id,
      ),
    );
    expect(expectOk(await shop.renewal(sheet.id))).toEqual({
      client: shop.wearer.id,
      contact: sheet.id,
      items: [
        { product: shop.monthly.id, quantity: 2, price: 320, eye: "right", lens: rightLens },
        { product: shop.monthly.id, quantity: 1, price: 320, eye: "left", lens: stronger },
        { product: solution.id, quantity: 1, price: 90, eye: "", lens: null },
      ],
      last: {
        invoice: sale.id,
        invoice_number: sale.invoice_number,
        date: storedDayOf(daysAgo(200)),
      },
      differences: [
        { eye: "right", key: "price", before: 300, now: 320 },
        { eye: "left", key: "sphere", before: -2.75, now: -3 },
        { eye: "left", key: "price", before: 300, now: 320 },
      ],
      warnings: [],
    });
  });

  it("credited boxes are not renewed, and an eye without an earlier sale gets one box", async () => {
    const sheet = await shop.makeSheet();
    const item = shop.boxes(3);
    const sale = await shop.sell({ contact: sheet.id, items: [item] });
    expectOk(
      await shop.send("PUT", `/api/optique/credit-notes/${newId()}`, {
        invoice: sale.id,
        reason: "return",
        items: [{ id: newId(), invoice_item: item.id, quantity: 1, amount: 300 }],
      }),
    );
    const { items, warnings } = expectOk(await shop.renewal(sheet.id));
    expect(items.map(({ eye, quantity }) => [eye, quantity])).toEqual([
      ["right", 2],
      ["left", 1],
    ]);
    expect(warnings).toEqual(["early"]);
  });

  it("the renewal of an older sheet has a warning, that of the latest has none", async () => {
    const { id: client } = await shop.client({ name: "Idrissi Hind" });
    const made = (date: IsoDay, values: object = {}) => shop.makeSheet({ client, date, ...values });
    const older = await made(daysAgo(30));
    const current = await made(daysAgo(1));
    const trial = await made(today(), { status: "trial" });
    const warningsOf = async ({ id }: { id: string }) => expectOk(await shop.renewal(id)).warnings;
    expect(await warningsOf(older)).toEqual(["older"]);
    expect(await warningsOf(current)).toEqual([]);
    expect(await warningsOf(trial)).toEqual(["trial"]);
  });

  it("another company's sheet is not found, and lens values need the right to see them", async () => {
    const sheet = await shop.makeSheet();
    const other = await openContactShop();
    expect((await other.renewal(sheet.id)).status).toBe(404);
    const accountant = contactCalls(await shop.colleague("accountant"));
    expect(expectOk(await accountant.renewal(sheet.id)).items.map(({ lens }) => lens)).toEqual([
      null,
      null,
    ]);
  });
});

describe("the list of renewals", () => {
  /** Sheet of a new client whose boxes for both eyes run out in the given number of days. */
  async function endingIn(days: number, name: string) {
    const client = await shop.client({ name });
    const sheet = await shop.makeSheet({ client: client.id, date: daysAgo(400), check_on: "" });
    const of = { contact: sheet.id, client: client.id, date: addDays(today(), days - 180) };
    await shop.sell({
      ...of,
      items: [shop.boxes(1), shop.boxes(1, { eye: "left", lens: leftLens })],
    });
    return { client: client.id, sheet: sheet.id };
  }

  it("sheets that end, or need a check, come soonest first, prepared ones last, and lapsed ones on request", async () => {
    const soon = await endingIn(10, "Amina");
    const past = await endingIn(-20, "Brahim");
    await endingIn(40, "Chama");
    const lapsed = await endingIn(-300, "Driss");
    const check = await shop.makeSheet({
      client: (await shop.client({ name: "Elias" })).id,
      check_on: addDays(today(), 3),
    });
    const names = async (query = "") =>
      (await shop.renewals(query)).map(({ expand }) => expand?.client?.name);
    expect(await names()).toEqual(["Brahim", "Elias", "Amina"]);
    expect(await names("why=check")).toEqual(["Elias"]);
    expect(await names("why=supply&lapsed=1")).toEqual(["Driss", "Brahim", "Amina"]);
    expect(await names("q=amina")).toEqual(["Amina"]);
    const [first, second, third] = await shop.renewals();
    expect([first?.why, second?.why, third?.why]).toEqual([["supply"], ["check"], ["supply"]]);
    expect(third).toMatchObject({
      id: soon.sheet,
      until: storedDayOf(addDays(today(), 10)),
      prepared: "",
    });
    const dashboard = async () =>
      expectOk(await shop.send<{ today: { lensesDue: number } }>("GET", "/api/optique/dashboard"))
        .today.lensesDue;
    expect(await dashboard()).toBe(3);
    await shop.create("optique_messages", {
      client: past.client,
      kind: "lens_supply",
      record: past.sheet,
      phone: "0612345678",
      text: "Bonjour",
    });
    expect(await names()).toEqual(["Elias", "Amina", "Brahim"]);
    expect((await shop.renewals())[2]?.prepared).not.toBe("");
    expect(await dashboard()).toBe(2);
    expect([check.id, lapsed.sheet].every(Boolean)).toBe(true);
    // A renewed sheet leaves the list.
    await shop.sell({
      client: soon.client,
      contact: soon.sheet,
      items: [shop.boxes(1), shop.boxes(1, { eye: "left", lens: leftLens })],
    });
    expect(await names()).toEqual(["Elias", "Brahim"]);
  });

  it("two stations that renew at once create two whole sales, whose boxes follow each other in time", async () => {
    const sheet = await shop.makeSheet();
    await shop.sell({ contact: sheet.id, date: daysAgo(100), items: [shop.boxes(1)] });
    const { client, contact, items } = expectOk(await shop.renewal(sheet.id));
    const sale = { client, contact, date: today(), payments: [], notes: "" };
    const ids = [newId(), newId()];
    const bodies = ids.map(() => ({
      ...sale,
      items: items.map((one) => ({ ...one, id: newId() })),
    }));
    // Each station sends its sale twice, as after a lost answer.
    const answers = await Promise.all(
      [0, 1, 0, 1].map((at) => shop.putInvoice(bodies[at] ?? {}, ids[at])),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const rows = await Promise.all(ids.map((id) => shop.rowsOf(id)));
    expect(rows.map((one) => one.map(({ eye, quantity }) => [eye, quantity]))).toEqual(
      ids.map(() => items.map(({ eye, quantity }) => [eye, quantity])),
    );
    expect((await shop.sheet(sheet.id)).right_until).toBe(storedDayOf(addDays(today(), 440)));
    expect(await shop.violations()).toEqual([]);
  });

  it("only the current sheet of a client is renewed", async () => {
    const { client, sheet } = await endingIn(5, "Amina");
    await shop.makeSheet({ client, status: "trial" });
    // A search marks the current sheet too: of two sheets of one day, the later one.
    const current = async () => {
      const found = await shop.send<{ "contact-prescriptions": FoundSheet[] }>(
        "GET",
        "/api/optique/search?q=amina",
      );
      const sheets = expectOk(found)["contact-prescriptions"];
      return sheets.filter((one) => one.current).map(({ id }) => id);
    };
    expect((await shop.renewals()).map(({ id }) => id)).toEqual([sheet]);
    expect(await current()).toEqual([sheet]);
    const stopped = await shop.makeSheet({ client, status: "stopped" });
    expect(await shop.renewals()).toEqual([]);
    expect(await current()).toEqual([stopped.id]);
    const { id } = await shop.makeSheet({ client });
    expect(await current()).toEqual([id]);
  });
});

describe("the list of sheets", () => {
  it("sheets are found by client, state, word of the lenses, brand and product", async () => {
    const first = await shop.makeSheet({
      date: daysAgo(10),
      left_lens: { ...leftLens, name: "Acuvue" },
    });
    const second = await shop.makeSheet({ status: "trial" });
    const ids = async (query: string) => (await shop.sheets(query)).map(({ id }) => id);
    expect({
      all: await ids(""),
      client: await ids(`client=${shop.wearer.id}`),
      trial: await ids("status=trial"),
      word: await ids("q=lentilles"),
      name: await ids("q=zineb"),
      brand: await ids("q=acuvue"),
      product: await ids("q=biofinity"),
      both: await ids("q=lentilles zineb"),
    }).toEqual({
      all: [second.id, first.id],
      client: [second.id, first.id],
      trial: [second.id],
      word: [second.id, first.id],
      name: [second.id, first.id],
      brand: [first.id],
      product: [second.id, first.id],
      both: [second.id, first.id],
    });
    expect(refusedAt(await shop.send("GET", sheetPath("abc")))[0]).toBe(404);
  });
});
