import { beforeEach, describe, expect, it } from "vitest";

import { addDays, addMonths, today } from "#domain/core/days/days.ts";
import {
  contactEye,
  type ContactShop,
  leftLens,
  openContactShop,
  rightLens,
  storedDayOf,
} from "#support/contactShop.ts";
import { refusedAt } from "#support/countShop.ts";
import { expectOk, newId, recordsPath } from "#support/shop.ts";

let shop: ContactShop;
beforeEach(async () => {
  shop = await openContactShop();
});

describe("a sheet of contact lenses", () => {
  it("a sheet is returned as it was sent, with its defaults", async () => {
    const sheet = await shop.makeSheet();
    expect(sheet).toMatchObject({
      client: shop.wearer.id,
      date: storedDayOf(today()),
      status: "final",
      right_lens: contactEye({ ...rightLens, product: shop.monthly.id }),
      left_lens: contactEye({ ...leftLens, product: shop.monthly.id }),
      days_a_week: 7,
      overnight: false,
      check_on: storedDayOf(addMonths(today(), 12)),
      right_until: "",
      left_until: "",
      orders: [],
      invoices: [],
    });
    const { version, right_lens, left_lens } = sheet;
    const again = expectOk(await shop.putSheet({ version, right_lens, left_lens }, sheet.id));
    expect(again.version).toBe(version);
    expect(await shop.violations()).toEqual([]);
  });

  it("the same request again writes nothing, and an outdated version is refused", async () => {
    const id = newId();
    const body = {
      client: shop.wearer.id,
      date: today(),
      right_lens: rightLens,
      left_lens: null,
    };
    const first = expectOk(await shop.putSheet(body, id));
    expect(expectOk(await shop.putSheet(body, id)).version).toBe(first.version);
    const { version } = first;
    expectOk(await shop.putSheet({ version, notes: "Oeil sec" }, id));
    expect(refusedAt(await shop.putSheet({ version, notes: "Autre" }, id))).toEqual([
      409,
      { version: "modified" },
    ]);
  });

  it("a trial has its check after a week, and a validated sheet lasts for the shop's months", async () => {
    const trial = await shop.makeSheet({ status: "trial", left_lens: null });
    expect(trial.check_on).toBe(storedDayOf(addDays(today(), 7)));
    const { version } = trial;
    const final = expectOk(await shop.putSheet({ version, status: "final" }, trial.id));
    expect(final.check_on).toBe(storedDayOf(addMonths(today(), 12)));
    expectOk(
      await shop.send("PATCH", recordsPath("optique_companies", shop.company), {
        lens_check_months: 0,
      }),
    );
    expect((await shop.makeSheet()).check_on).toBe("");
  });

  it("a malformed sheet is refused at its fields", async () => {
    const other = await openContactShop();
    const frame = await shop.product();
    const base = { client: shop.wearer.id, date: today() };
    const eye = (values: object) => ({ ...base, right_lens: values });
    const cases: [object, object][] = [
      [{ ...base }, { right_lens: "sheet_empty" }],
      [{ ...base, right_lens: null, left_lens: null }, { right_lens: "sheet_empty" }],
      [{ date: today(), right_lens: rightLens }, { client: "required" }],
      [{ ...eye(rightLens), client: other.wearer.id }, { client: "unknown_record" }],
      [eye({ bc: 3.9 }), { "right_lens.bc": "contact_bc_range" }],
      [eye({ sphere: "-3.00" }), { "right_lens.sphere": "number" }],
      [eye({ sphere: -3, cylinder: 0.75 }), { "right_lens.cylinder": "contact_cylinder_plus" }],
      [eye({ sphere: -3, colour: "bleu" }), { "right_lens.colour": "contact_part" }],
      [eye({ ...rightLens, product: frame.id }), { "right_lens.product": "not_contact_lens" }],
      [
        eye({ ...rightLens, product: other.monthly.id }),
        { "right_lens.product": "unknown_record" },
      ],
      [{ ...eye(rightLens), examined_on: addDays(today(), 1) }, { examined_on: "day_order" }],
      [{ ...eye(rightLens), days_a_week: 8 }, { days_a_week: "max" }],
      [{ ...eye(rightLens), status: "new" }, { status: "choice" }],
    ];
    const answers = [];
    for (const [body] of cases) answers.push(refusedAt(await shop.putSheet(body)));
    expect(answers).toEqual(cases.map(([, codes]) => [400, codes]));
    expect(await shop.sheets()).toEqual([]);
  });

  it("a sheet with a sale keeps its client; deleting a sheet keeps the lines of its sales", async () => {
    const sheet = await shop.makeSheet();
    const sale = await shop.sell({ contact: sheet.id, items: [shop.boxes(2)] });
    const other = await shop.client({ name: "Omar Tazi" });
    const { version } = await shop.sheet(sheet.id);
    expect(refusedAt(await shop.putSheet({ version, client: other.id }, sheet.id))).toEqual([
      400,
      { client: "sheet_client" },
    ]);
    const path = recordsPath("optique_contact_prescriptions", sheet.id);
    expect((await shop.send("DELETE", path)).status).toBe(204);
    const left = expectOk(await shop.send<typeof sale>("GET", `/api/optique/invoices/${sale.id}`));
    expect(left).toMatchObject({ contact: "", items: [{ lens: rightLens }] });
    expect(await shop.rowsOf(sale.id)).toMatchObject([{ contact: "", client: shop.wearer.id }]);
    expect(await shop.violations()).toEqual([]);
  });

  it("a sheet that is written by the records API follows the same rules", async () => {
    const { id } = await shop.makeSheet();
    const path = recordsPath("optique_contact_prescriptions", id);
    expect(refusedAt(await shop.send("PATCH", path, { right_lens: { bc: 20 } }))).toEqual([
      400,
      { "right_lens.bc": "contact_bc_range" },
    ]);
    expectOk(await shop.send("PATCH", path, { notes: "Larmes", right_until: "2030-01-01" }));
    expect(await shop.sheet(id)).toMatchObject({ notes: "Larmes", right_until: "" });
    const made = await shop.sendAsAdmin("POST", recordsPath("optique_contact_prescriptions"), {
      company: shop.company,
      client: shop.wearer.id,
      date: today(),
    });
    expect(refusedAt(made)).toEqual([400, { right_lens: "sheet_empty" }]);
    expect(await shop.violations()).toEqual([]);
  });

  it("a seller reads a sheet and may not write it", async () => {
    const sheet = await shop.makeSheet();
    const seller = await shop.colleague("seller");
    expect(
      (await seller.send("GET", `/api/optique/contact-prescriptions/${sheet.id}`)).status,
    ).toBe(200);
    const { version } = sheet;
    const refused = await seller.send("PUT", `/api/optique/contact-prescriptions/${sheet.id}`, {
      version,
      notes: "x",
    });
    expect(refusedAt(refused)).toEqual([403, { right: "right" }]);
  });
});
