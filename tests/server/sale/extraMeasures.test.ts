import fc from "fast-check";
import { beforeEach, describe, expect, it } from "vitest";

import { frameMeasures, prismBases, type Client } from "#domain/core/records.ts";
import type { PrescriptionDocument } from "#domain/documents/documents.ts";
import {
  eyeExtraFields,
  type ExtraFields,
  extraFieldNames,
  extraLimits,
} from "#domain/optics/measures/extraMeasures.ts";
import { noExtra } from "#support/eyes.ts";
import { expectOk, line, newId, openShop, recordsPath, type Shop } from "#support/shop.ts";

let shop: Shop;
let client: Client;

beforeEach(async () => {
  shop = await openShop();
  client = await shop.client();
});

const path = (id: string) => `/api/optique/prescriptions/${id}`;
const own = { date: "2026-11-21", notes: "", right_sphere: 1, right_add: 2, left_sphere: 1.25 };
const sale = (values: object = {}) => ({ client: client.id, ...own, ...values });
const read = async (id: string) => expectOk(await shop.send<PrescriptionDocument>("GET", path(id)));
const picked = (record: object): ExtraFields =>
  Object.fromEntries(
    extraFieldNames.map((name) => [name, (record as ExtraFields)[name]]),
  ) as ExtraFields;

/** Any accepted value of a field. */
function valueOf(field: keyof ExtraFields): fc.Arbitrary<unknown> {
  const name = field.replace(/^(?:right|left)_/, "");
  if (/^base2?$/.test(name)) return fc.constantFrom("", ...prismBases);
  if (name === "source") return fc.constantFrom("", "medical", "refraction", "old_glasses");
  if (name === "examined_on") return fc.constantFrom("", "2026-11-20 00:00:00.000Z");
  if (name.endsWith("va")) return fc.constantFrom("", "10/10", "8.5/10", "P2", "P1.5", "CLD");
  const { min, max, step } = extraLimits[name as keyof typeof extraLimits];
  const steps = fc.integer({ min: min / step, max: max / step }).map((times) => times * step);
  return fc.option(steps, { nil: null });
}
const anyExtra = fc.record(
  Object.fromEntries(extraFieldNames.map((field) => [field, valueOf(field)])),
) as fc.Arbitrary<ExtraFields>;

describe("the measures beside the grid of the eyes", () => {
  it("extra measures are the same in PUT, GET, records API and list as they were sent", () =>
    fc.assert(
      fc.asyncProperty(anyExtra, async (values) => {
        const id = newId();
        const saved = await shop.savePrescription(id, sale(values));
        expect(picked(saved)).toEqual(values);
        expect(await read(id)).toEqual(saved);
        expect(picked(await shop.read("optique_prescriptions", id))).toEqual(values);
        // The same body changes nothing.
        const again = await shop.savePrescription(id, { ...sale(values), version: saved.version });
        expect(again.version).toBe(saved.version);
        const list = expectOk(
          await shop.send<{ items: object[] }>(
            "GET",
            `/api/optique/lists/prescriptions?client=${client.id}`,
          ),
        );
        expect(list.items.map(picked)).toContainEqual(values);
      }),
      { numRuns: 15 },
    ));

  it("extra measures are blank when nobody sent them, and change nothing else", async () => {
    const saved = await shop.savePrescription(newId(), sale());
    expect(picked(saved)).toEqual(noExtra);
    const { id } = await shop.create("optique_prescriptions", { client: client.id, ...own });
    expect(picked(await shop.read("optique_prescriptions", id))).toEqual(noExtra);
  });

  it("extra measures stay when a body does not name them: a PATCH of one keeps the others", async () => {
    const id = newId();
    const values = { right_prism: 2, right_base: "in", left_height: 18.5, right_va: "8/10" };
    const saved = await shop.savePrescription(id, sale({ ...values, vertex: 12 }));
    const put = await shop.savePrescription(id, {
      version: saved.version,
      client: client.id,
      date: own.date,
      notes: "x",
    });
    expect(put).toMatchObject({ ...values, vertex: 12, notes: "x", right_add: 2 });
    const patch = { left_height: 19 };
    const answer = await shop.send("PATCH", recordsPath("optique_prescriptions", id), patch);
    expect(expectOk(answer)).toMatchObject({ ...values, left_height: 19, vertex: 12 });
    expect(await read(id)).toMatchObject({ ...values, left_height: 19, right_sphere: 1 });
  });

  it.each([
    ["right_prism", 20.25, "prism_range"],
    ["left_prism2", -0.25, "prism_range"],
    ["right_prism", 0.3, "quarter_step"],
    ["left_base", "sideways", "choice"],
    ["right_height", 4.5, "height_range"],
    ["right_height", 18.25, "half_step"],
    ["left_near_axis", 181, "axis_range"],
    ["right_va", "bien", "acuity"],
    ["left_near_va", "P29", "acuity"],
    ["vertex", 26, "vertex_range"],
    ["pantoscopic", -5.5, "pantoscopic_range"],
    ["wrap", 36, "wrap_range"],
    ["reading_distance", 40.5, "int"],
    ["source", "friend", "choice"],
    ["examined_on", "2026-11-22", "day_order"],
    ["examined_on", "1949-12-31", "day_early"],
  ])("%s %s is refused by document and by record", async (field, value, code) => {
    const refused = await shop.send("PUT", path(newId()), sale({ [field]: value }));
    expect(refused.status).toBe(400);
    expect(refused.body.data).toMatchObject({ [field]: { code } });
    const posted = await shop.send("POST", recordsPath("optique_prescriptions"), {
      client: client.id,
      ...own,
      [field]: value,
    });
    expect(posted.body.data).toMatchObject({ [field]: { code } });
  });

  it("a prescription's date before the date of its ordonnance is refused at the prescription's date", async () => {
    const id = newId();
    const saved = await shop.savePrescription(id, sale({ examined_on: "2026-11-21" }));
    const body = { ...sale(), version: saved.version, date: "2026-11-20" };
    const put = await shop.send("PUT", path(id), body);
    expect(put.body.data).toMatchObject({ date: { code: "day_order" } });
    const patched = await shop.send("PATCH", recordsPath("optique_prescriptions", id), {
      date: "2026-11-20",
    });
    expect(patched.body.data).toMatchObject({ date: { code: "day_order" } });
    expect(await read(id)).toEqual(saved);
  });

  it("acuities are normalised, and blank values are stored as none", async () => {
    const typed = { right_va: " 8,5 / 10 ", left_near_va: "p 1,5", right_prism: " ", vertex: "" };
    expect(await shop.savePrescription(newId(), sale(typed))).toMatchObject({
      right_va: "8.5/10",
      left_near_va: "P1.5",
      right_prism: null,
      vertex: null,
    });
  });

  it("extra measures need the right to write eye values", async () => {
    const seller = await shop.colleague("seller");
    const id = newId();
    await shop.savePrescription(id, sale());
    for (const values of [{ right_prism: 2 }, { left_va: "8/10" }, { vertex: 12 }])
      expect(
        (await seller.send("PATCH", recordsPath("optique_prescriptions", id), values)).status,
      ).toBe(403);
  });

  it("measures are named in the journal without their values", async () => {
    const id = newId();
    const saved = await shop.savePrescription(id, sale());
    await shop.savePrescription(id, {
      ...sale({ right_prism: 2, left_va: "8/10" }),
      version: saved.version,
    });
    const [entry] = await shop.find("optique_journal", `record = '${id}'`);
    expect(Object.keys(entry?.changes as object).sort()).toEqual(["left_va", "right_prism"]);
    expect(JSON.stringify(entry)).not.toContain("8/10");
  });

  it("the integrity report names measures beyond their limits, also in the older fields", async () => {
    const ids = [newId(), newId(), newId(), newId()] as const;
    for (const id of ids) await shop.savePrescription(id, sale({ left_va: "P14.5" }));
    const product = (await shop.product()).id;
    for (const query of [
      `UPDATE optique_prescriptions SET right_prism = 21 WHERE id = '${ids[0]}'`,
      `UPDATE optique_prescriptions SET left_sphere = 45 WHERE id = '${ids[1]}'`,
      `UPDATE optique_prescriptions SET right_va = '21/10' WHERE id = '${ids[2]}'`,
      `UPDATE optique_prescriptions SET left_near_va = 'P29' WHERE id = '${ids[3]}'`,
      `UPDATE optique_products SET bridge = 3 WHERE id = '${product}'`,
    ])
      expectOk(await shop.sendAsAdmin("POST", "/api/sql", { query }));
    const report = expectOk(
      await shop.send<{ violations: { record: string; stored: string }[] }>(
        "GET",
        "/api/optique/integrity",
      ),
    );
    const told = report.violations.map(({ record, stored }) => `${record} ${stored}`);
    expect(told.sort()).toEqual(
      [
        `${ids[0]} right_prism 21`,
        `${ids[1]} left_sphere 45`,
        `${ids[2]} right_va 21/10`,
        `${ids[3]} left_near_va P29`,
        `${product} bridge 3`,
      ].sort(),
    );
  });
});

describe("the integrity report", () => {
  it.each([
    ["right_sphere", 31],
    ["left_prism2", 0.3],
    ["right_near_axis", 90.5],
    ["reading_distance", 40.5],
    ["left_base", "'weird'"],
    ["source", "'friend'"],
  ])("the integrity report names a stored %s of %s", async (name, value) => {
    const id = newId();
    await shop.savePrescription(id, sale());
    const query = `UPDATE optique_prescriptions SET ${name} = ${value} WHERE id = '${id}'`;
    expectOk(await shop.sendAsAdmin("POST", "/api/sql", { query }));
    const report = await shop.send<{ violations: object[] }>("GET", "/api/optique/integrity");
    const stored = `${name} ${String(value).replaceAll("'", "")}`;
    expect(expectOk(report).violations).toMatchObject([{ record: id, stored }]);
    expectOk(await shop.send("GET", path(id)));
    expectOk(await shop.send("GET", "/api/optique/figures/register?from=2026-11-01&to=2026-11-30"));
  });
});

describe("the size of a frame", () => {
  it("the size of a frame is whole or half mm, or null", async () => {
    const size = { eye_size: 52.5, bridge: 17, temple: 140, lens_height: null };
    const made = await shop.product(size);
    expect(made).toMatchObject(size);
    const products = recordsPath("optique_products", made.id);
    const patched = await shop.send("PATCH", products, { bridge: 18 });
    expect(expectOk(patched)).toMatchObject({ ...size, bridge: 18 });
    for (const name of frameMeasures)
      expect((await shop.send("PATCH", products, { [name]: 10000 })).body.data).toHaveProperty(
        name,
      );
  });

  it("the size of a frame is not taken from the name", async () => {
    expect(await shop.product({ name: "Riad 52-17-140" })).toMatchObject({ eye_size: null });
  });
});

describe("the pair of a line", () => {
  it("a line's pair is 1 unless another is sent, stays when sent blank, and is never 0", async () => {
    const product = (await shop.product()).id;
    const id = newId();
    const items = [line(product, 1, 100), { ...line(product, 1, 100), pair: 2, use: "sun" }];
    const invoice = { id: newId(), items, payments: [] };
    const saved = await shop.savePrescription(id, sale({ invoice }));
    const pairs = (one: PrescriptionDocument) =>
      one.invoice?.items.map(({ pair, use }) => [pair, use]);
    expect(pairs(saved)).toEqual([
      [1, ""],
      [2, "sun"],
    ]);
    const blank = items.map((item) => ({ ...item, pair: "", quantity: 2 }));
    const body = { ...sale(), version: saved.version, invoice: { ...invoice, items: blank } };
    expect(pairs(await shop.savePrescription(id, body))).toEqual(pairs(saved));
    const zero = { ...invoice, items: [{ ...items[0], pair: 0 }] };
    const refused = await shop.send("PUT", path(newId()), sale({ invoice: zero }));
    expect(refused.body.data).toMatchObject({ "invoice.items.0.pair": { code: "min" } });
  });

  it("a line's pair is 1 in a new record of the records API as well", async () => {
    const product = (await shop.product()).id;
    const invoice = { id: newId(), items: [line(product, 1, 100)], payments: [] };
    await shop.savePrescription(newId(), sale({ invoice }));
    const item = { invoice: invoice.id, product, quantity: 1, price: 5 };
    expect(await shop.create("optique_invoice_items", item)).toMatchObject({ pair: 1, use: "" });
    const blank = await shop.create("optique_invoice_items", { ...item, pair: "" });
    expect(blank).toMatchObject({ pair: 1 });
    const path = recordsPath("optique_invoice_items");
    expect((await shop.send("POST", path, { ...item, pair: 0 })).body.data).toHaveProperty("pair");
  });
});

describe("settings of a company and of a lab", () => {
  it("the warning about children's ordonnances is on at first, and can be switched off", async () => {
    const read = () => shop.read("optique_companies", shop.company);
    expect(await read()).toMatchObject({ child_source_remark: true });
    const path = recordsPath("optique_companies", shop.company);
    expectOk(await shop.send("PATCH", path, { child_source_remark: false }));
    expect(await read()).toMatchObject({ child_source_remark: false });
  });

  it("a shop's invoices show the eye values until the shop hides them", async () => {
    const read = () => shop.read("optique_companies", shop.company);
    expect(await read()).toMatchObject({ invoice_hides_eyes: false });
    const path = recordsPath("optique_companies", shop.company);
    const refused = await shop.send("PATCH", path, { invoice_hides_eyes: "perhaps" });
    expect(refused.body.data).toHaveProperty("invoice_hides_eyes");
    expectOk(await shop.send("PATCH", path, { invoice_hides_eyes: true }));
    expect(await read()).toMatchObject({ invoice_hides_eyes: true });
  });

  it("a lab's measures must be in the list of measures", async () => {
    const measures = ["prism", "height"];
    const lab = await shop.create("optique_suppliers", { name: "Labo", measures });
    expect(lab).toMatchObject({ measures });
    const path = recordsPath("optique_suppliers", lab.id);
    const refused = await shop.send("PATCH", path, { measures: ["colour"] });
    expect(refused.body.data).toMatchObject({ measures: { code: "choice" } });
  });
});

it("every eye field is stored for both eyes", () => {
  expect(eyeExtraFields.filter((name) => name.startsWith("left_"))).toHaveLength(11);
});
