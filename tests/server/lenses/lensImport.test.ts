import { beforeAll, describe, expect, it } from "vitest";

import { addDays, today } from "#domain/core/days/days.ts";
import type { Product, RecordOf } from "#domain/core/records.ts";
import type { LensImportReport } from "#domain/lenses/import/report.ts";
import type { PowerRow } from "#domain/lenses/tariff.ts";
import { type LensShop, openLensShop, powerRow, refusedAt } from "#support/lensShop.ts";
import { expectOk, newId, openShop, type Refusal } from "#support/shop.ts";

const path = "/api/optique/lens-imports";
const cells = (text: string) => text.split("\n").map((row) => row.split(";"));
const file = `Code;Nom;Géométrie;Indice;Traitement;Ø;Délai;Sph min;Sph max;Cyl min;Cyl max;PVO;PVP
ORM16;Orme 1.6 AR;Unifocal;1,6;AR;65;5;-1,00;0;-0,25;0;128,00;320,00 DH
ORM16;;;;;70;;-1,00;0;-0,25;0;140;345
CHE;Chêne progressif;;1.5;;;;0;+1,00;0;0;;890`;
const upTo = (price: number, code = "A") =>
  `Code;Nom;SPH/CYL;PVP\n${code};Range ${code};1/0;${price}`;

let shop: LensShop;
beforeAll(async () => {
  shop = await openLensShop();
});

type Sender = Pick<LensShop, "send">;
async function supplierOf(values: object = {}): Promise<string> {
  return (await shop.create("optique_suppliers", { name: `Atlas ${newId()}`, ...values })).id;
}
const post = (supplier: string, text: string, more: object = {}, by: Sender = shop) =>
  by.send<LensImportReport & Refusal>("POST", path, {
    supplier,
    from: "2026-01-01",
    rows: cells(text),
    ...more,
  });
const imported = async (...sent: Parameters<typeof post>): Promise<LensImportReport> =>
  expectOk(await post(...sent));
const applied = (supplier: string, text: string, more: object = {}) =>
  imported(supplier, text, { apply: true, ...more });
const rangesOf = (supplier: string): Promise<Product[]> =>
  shop.find("optique_products", `supplier = '${supplier}'`);
const tariffsOf = (product: string): Promise<RecordOf<"optique_lens_tariffs">[]> =>
  shop.find("optique_lens_tariffs", `product = '${product}'`);
const rowsOf = async (tariff: { id: string } | undefined) =>
  expectOk(await shop.send<{ rows: unknown }>("GET", `/api/optique/lens-tariffs/${tariff?.id}`))
    .rows;

describe("an import of lens tariffs", () => {
  it("a preview writes nothing; the import then creates the ranges with their tariffs", async () => {
    const supplier = await supplierOf();
    const preview = await imported(supplier, file);
    expect(preview).toEqual({
      shape: "list",
      ranges: [
        {
          line: 2,
          reference: "ORM16",
          name: "Orme 1.6 AR",
          product: "",
          is_new: true,
          rows: 2,
          changed: 0,
          made: 20,
          dropped: 0,
          lowest: 320,
          highest: 345,
          written: false,
        },
        expect.objectContaining({ line: 4, reference: "CHE", made: 5, lowest: 890 }),
      ],
      powers: { changed: 0, made: 25, dropped: 0 },
      missing: [],
      lines: [],
    });
    expect(await rangesOf(supplier)).toEqual([]);

    const made = await applied(supplier, file, { source: "Tarif janvier.xlsx" });
    expect(made.ranges.map(({ written }) => written)).toEqual([true, true]);
    const ranges = await rangesOf(supplier);
    expect(ranges).toMatchObject([
      {
        id: made.ranges[0]?.product,
        name: "Orme 1.6 AR",
        reference: "ORM16",
        type: "lens",
        is_range: true,
        made_to_order: true,
        selling_price: 320,
        geometry: "single",
        lens_index: 1.6,
        treatment: "AR",
        diameters: [65, 70],
        delay_days: 5,
      },
      { geometry: "progressive", lens_index: 1.5, selling_price: 890, diameters: null },
    ]);
    const [tariff] = await tariffsOf(ranges[0]?.id ?? "");
    expect(tariff).toMatchObject({ count: 2, source: "Tarif janvier.xlsx", by: "Samira" });
    expect(await rowsOf(tariff)).toEqual([
      powerRow([-1, 0], [-0.25, 0], 320, { diameter: 65, cost: 128 }),
      powerRow([-1, 0], [-0.25, 0], 345, { diameter: 70, cost: 140 }),
    ]);
    const { uses } = await shop.read("optique_companies", shop.company);
    expect(uses).toContain("lenses");
    expect(await shop.send("GET", "/api/optique/lists/products?q=ORM16")).toMatchObject({
      body: { totalItems: 1 },
    });
  });

  it("the same file imported again writes nothing, also when it starts on a later day", async () => {
    const supplier = await supplierOf();
    await applied(supplier, file);
    const [range] = await rangesOf(supplier);
    const before = await tariffsOf(range?.id ?? "");
    for (const from of ["2026-01-01", today()]) {
      const again = await applied(supplier, file, { from });
      expect(again.powers).toEqual({ changed: 0, made: 0, dropped: 0 });
      expect(again.ranges.map(({ written, is_new }) => ({ written, is_new }))).toEqual(
        Array.from({ length: 2 }, () => ({ written: false, is_new: false })),
      );
    }
    expect(await rangesOf(supplier)).toHaveLength(2);
    expect(await tariffsOf(range?.id ?? "")).toEqual(before);
  });

  it("future prices leave today's unchanged, and a corrected file for the same day replaces its tariff", async () => {
    const supplier = await supplierOf();
    await applied(supplier, upTo(100));
    const [range] = await rangesOf(supplier);
    const id = range?.id ?? "";
    const coming = { from: addDays(today(), 30) };
    expect((await imported(supplier, upTo(120), coming)).powers).toEqual({
      changed: 9,
      made: 0,
      dropped: 0,
    });
    await applied(supplier, upTo(120), coming);
    await applied(supplier, upTo(130), coming);
    const tariffs = await tariffsOf(id);
    expect(tariffs.map(({ from }) => from.slice(0, 10)).sort()).toEqual([
      "2026-01-01",
      coming.from,
    ]);
    expect((await shop.read("optique_products", id)).selling_price).toBe(100);
    await applied(supplier, upTo(105));
    expect((await shop.read("optique_products", id)).selling_price).toBe(105);
    const entries = await shop.find("optique_journal", `record = '${id}'`);
    expect(entries).toMatchObject([
      { action: "update", changes: { selling_price: [100, 105] }, actor_name: "Samira" },
    ]);
  });

  it("a range is matched by its code, else by its name, within its supplier; ranges not in the file are listed", async () => {
    const supplier = await supplierOf();
    const own = { supplier, diameters: [65] };
    const byCode = await shop.range({ ...own, reference: "orm16", name: "Autre" });
    const byName = await shop.range({ ...own, reference: "", name: "CHENE  Progressif" });
    const left = await shop.range({ ...own, reference: "X1", name: "Érable" });
    await shop.range({ ...own, reference: "X2", name: "Archivée", archived: true });
    await shop.range({ reference: "ORM16" });
    const { ranges, missing } = await applied(supplier, file);
    expect(ranges.map(({ product, is_new }) => [product, is_new])).toEqual([
      [byCode.id, false],
      [byName.id, false],
    ]);
    expect(missing).toEqual([{ product: left.id, name: "Érable" }]);
    expect(await shop.read("optique_products", byCode.id)).toMatchObject({
      name: "Autre",
      diameters: [65, 70],
    });
  });

  it("an archived range gets its tariff with a warning, and stays archived", async () => {
    const supplier = await supplierOf();
    const { id } = await shop.range({ supplier, reference: "X2", archived: true });
    const { ranges, lines } = await applied(supplier, upTo(100, "X2"));
    expect(ranges).toMatchObject([{ product: id, written: true }]);
    expect(lines).toMatchObject([{ line: 2, status: "warning" }]);
    expect((await shop.read("optique_products", id)).archived).toBe(true);
  });

  it("a range with an unreadable row is skipped and named; the others are written", async () => {
    const supplier = await supplierOf();
    const text = `${file}\nCHE;;;;;;;0;abc;0;0;;890\nHET;;;;;;3 mois;0;1;0;0;;50\nIF;If;;3,5;;;;0;1;0;0;;50`;
    const { ranges, lines, missing } = await applied(supplier, text);
    expect(ranges.map(({ reference, written }) => [reference, written])).toEqual([["ORM16", true]]);
    expect(lines.map(({ line, status }) => [line, status])).toEqual([
      [5, "refused"],
      [6, "refused"],
      [7, "refused"],
    ]);
    expect(lines[0]?.message).toMatch(/abc.*Chêne progressif/);
    expect(lines[2]?.message).toMatch(/^Indice.*If/);
    expect(missing).toEqual([]);
  });

  it("two prices for one power give a warning, and the first one counts", async () => {
    const supplier = await supplierOf();
    const text = "Code;Sph min;Sph max;PVP\nA;0;1;100\nA;1;2;120";
    expect((await imported(supplier, text)).lines).toEqual([
      { line: 2, status: "warning", message: expect.stringMatching(/deux prix à 1 puissance/) },
    ]);
  });

  it("a file of costs needs a coefficient, and is refused from a person who may not see costs", async () => {
    const supplier = await supplierOf({ cylinder: "plus" });
    const text = "Code;SPH/CYL;PVO\nA;1/1;187,00";
    expect(refusedAt(await post(supplier, text))).toEqual([400, { coefficient: "required" }]);
    const more = { coefficient: "2,5", rounding: 10 };
    await applied(supplier, text, more);
    const [range] = await rangesOf(supplier);
    const [tariff] = await tariffsOf(range?.id ?? "");
    expect(await rowsOf(tariff)).toEqual([powerRow([-1, 1], [0, 1], 470, { cost: 187 })]);
    const importer = await shop.colleague("seller", { rights: { import: true } });
    expect(await post(supplier, text, more, importer)).toMatchObject({
      status: 403,
      body: { data: { right: { act: "cost.see" } } },
    });
    expect(await post(supplier, upTo(10), {}, importer)).toMatchObject({ status: 200 });
  });

  it("a file without costs keeps the costs of the tariff that it replaces, even if the importer cannot see them", async () => {
    const supplier = await supplierOf();
    const priced = (price: number, cost = "") =>
      `Code;Sph min;Sph max;PVP;PVO\nA;-2;0;${price};${cost}\nA;0;2;110;${cost && "44"}`;
    await applied(supplier, priced(100, "40"));
    const [range] = await rangesOf(supplier);
    const costs = async () => {
      const tariffs = await tariffsOf(range?.id ?? "");
      const rows = await Promise.all(tariffs.map(rowsOf));
      return (rows as PowerRow[][]).map((one) => one.map(({ price, cost }) => [price, cost]));
    };
    expect((await applied(supplier, priced(105))).powers).toMatchObject({ changed: 9 });
    expect(await costs()).toEqual([
      [
        [105, 40],
        [110, 44],
      ],
    ]);
    const importer = await shop.colleague("seller", { rights: { import: true } });
    expectOk(await post(supplier, priced(106), { apply: true }, importer));
    await applied(supplier, priced(120), { from: "2027-01-01" });
    expect(await costs()).toEqual([
      [
        [106, 40],
        [110, 44],
      ],
      [
        [120, null],
        [110, null],
      ],
    ]);
  });

  it("unreadable input is refused at its field, and an import needs its right", async () => {
    const supplier = await supplierOf();
    const refused = async (more: object) => refusedAt(await post(supplier, upTo(1), more));
    expect(await refused({ rows: cells("Nom;Prix\nA;1") })).toEqual([
      400,
      { rows: "no_lens_tariff" },
    ]);
    expect(await refused({ rows: [] })).toEqual([400, { rows: "csv_empty" }]);
    expect(await refused({ rows: [["a"], [1]] })).toEqual([400, { rows: "cells" }]);
    expect(await refused({ rows: "x" })).toEqual([400, { rows: "list" }]);
    const many = Array.from({ length: 20_001 }, () => ["a"]);
    expect(await refused({ rows: many })).toEqual([400, { rows: "too_many" }]);
    expect(await refused({ from: "2026-02-30" })).toEqual([400, { from: "day" }]);
    expect(await refused({ from: "" })).toEqual([400, { from: "required" }]);
    expect(await refused({ shape: "pdf", rounding: 3, apply: "x" })).toEqual([
      400,
      { shape: "choice", rounding: "choice", apply: "choice" },
    ]);
    expect(await refused({ shape: "grid" })).toEqual([400, { rows: "no_lens_tariff" }]);
    expect(await refused({ supplier: "" })).toEqual([400, { supplier: "required" }]);
    const other = await openShop();
    const { id } = await other.create("optique_suppliers", { name: "Ailleurs" });
    expect(await refused({ supplier: id })).toEqual([400, { supplier: "unknown_record" }]);
    const seller = await shop.colleague("seller");
    expect((await post(supplier, upTo(1), {}, seller)).status).toBe(403);
    expect(await rangesOf(supplier)).toEqual([]);
  });

  it("when a range fails, earlier ones are written, and later ones are listed as unwritten", async () => {
    const supplier = await supplierOf();
    const sql = async (query: string) =>
      expectOk(await shop.sendAsAdmin("POST", "/api/sql", { query }));
    const text = `${upTo(100, "A")}\nB;Range B;1/0;10\nC;Range C;1/0;10`;
    await sql(`CREATE TRIGGER no_range_b BEFORE INSERT ON optique_lens_tariffs
      WHEN (SELECT reference FROM optique_products WHERE id = NEW.product) = 'B' AND NEW.company = '${shop.company}'
      BEGIN SELECT RAISE(ABORT, 'no'); END`);
    try {
      const { ranges, lines } = await applied(supplier, text);
      expect(ranges.map(({ written }) => written)).toEqual([true, false, false]);
      expect(lines).toMatchObject([
        { line: 3, status: "refused" },
        { line: 4, status: "refused" },
      ]);
      expect((await rangesOf(supplier)).map(({ name }) => name)).toEqual(["Range A"]);
    } finally {
      await sql("DROP TRIGGER no_range_b");
    }
    await applied(supplier, text);
    expect(await rangesOf(supplier)).toHaveLength(3);
  });

  it("new prices of twelve ranges are announced before they apply", async () => {
    const supplier = await supplierOf();
    const prices = (first: number) =>
      [
        "Code;Sph min;Sph max;PVP",
        ...Array.from({ length: 12 }, (_, at) => `R${at};-6;0;${first + at}`),
      ].join("\n");
    await applied(supplier, prices(100));
    const { powers } = await applied(supplier, prices(110), { from: "2027-01-01" });
    expect(powers).toEqual({ changed: 300, made: 0, dropped: 0 });
  });
});
