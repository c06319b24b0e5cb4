import { describe, expect, it } from "vitest";

import { addDays, type IsoDay } from "#domain/core/days/days.ts";
import { labMeasures, type ProductType } from "#domain/core/records.ts";
import { checkExaminedOn } from "#domain/optics/measures/examinedOn.ts";
import { isProgressive, lensRemarks, measureRemarks } from "#domain/optics/lensRemarks.ts";
import { checkExtraValue, eyesExtraOf, wearerOf } from "#domain/optics/measures/extraMeasures.ts";
import { extraWarnings } from "#domain/optics/measures/extraWarnings.ts";
import { eyesOf } from "#domain/optics/optics.ts";
import { resultantOf } from "#domain/optics/measures/prism.ts";
import { opticsWarnings } from "#domain/optics/warnings.ts";
import { wantedOf } from "#domain/workshop/labMeasures.ts";
import { pairRemarks, pairsOf } from "#domain/workshop/pairs.ts";
import { recordedShop } from "#support/recordedShop.ts";

const day = "2026-11-21" as IsoDay;
const shop = recordedShop(day);
const products = new Map(shop.products.map((product) => [product.id, product]));

/** Lines of a demonstration sale in their stored form: a line without a product has no type. */
const linesOf = ({ body }: (typeof shop.sales)[number]) =>
  (body.invoice?.items ?? []).map(({ eye = "", ...item }) => {
    const product = products.get(item.product);
    return {
      ...item,
      eye,
      name: product?.name ?? "",
      product_type: (product?.type ?? "") as ProductType | "",
    };
  });

/** Reduces lines to the fields that remarks on lenses need. */
const lensesOf = (lines: ReturnType<typeof linesOf>) =>
  lines.flatMap(({ product_type: type, name, use = "" }) => (type ? [{ type, name, use }] : []));

/** Amber remarks of every sale, as the prescription form shows them. */
function remarksOfAll() {
  const former = new Map<
    string,
    { eyes: ReturnType<typeof eyesOf>; extra: ReturnType<typeof eyesExtraOf> }
  >();
  return shop.sales.map((sale) => {
    const { body } = sale;
    const lines = linesOf(sale);
    const lenses = lensesOf(lines);
    const [eyes, extra] = [eyesOf(body), eyesExtraOf(body)];
    const before = former.get(body.client);
    former.set(body.client, { eyes, extra });
    const hasProgressive = lenses.some(isProgressive);
    const measured = { eyes, extra, wearer: wearerOf(body), source: body.source ?? "", age: null };
    const found = [
      ...opticsWarnings(eyes, before?.eyes),
      ...extraWarnings({ eyes, extra, hasProgressive, previous: before?.extra ?? null }),
      ...lensRemarks(eyes, lenses),
      ...measureRemarks(measured, lenses, true),
      ...pairRemarks(lines),
    ];
    return { sale, codes: found.map(({ code }) => code) };
  });
}

describe("the demonstration's prescriptions", () => {
  const of = (has: (body: (typeof shop.sales)[number]["body"]) => unknown) =>
    shop.sales.filter(({ body }) => has(body));

  it("one prescription of the demonstration has two prisms in one eye, and shows their resultant", () => {
    const [sale, ...others] = of(({ right_prism2 }) => right_prism2);
    expect(others).toEqual([]);
    expect(sale?.body).toMatchObject({ right_prism: 2, right_base: "in", left_base: "in" });
    expect(resultantOf(eyesExtraOf(sale?.body ?? {}).right, "right")).toEqual({
      power: 2.5,
      angle: 37,
    });
  });

  it("one prescription has a given near vision, for reading glasses; no other has an amber remark", () => {
    const given = of(({ right_near_sphere: near }) => typeof near === "number");
    expect(given).toHaveLength(1);
    expect(new Set(given.flatMap(linesOf).map(({ use }) => use))).toEqual(new Set(["near"]));
    const remarks = remarksOfAll().filter(({ codes }) => codes.length > 0);
    expect(remarks).toEqual([{ sale: given[0], codes: ["near_given", "near_given"] }]);
  });

  it("prescriptions with progressive lenses have all measures: distances, heights and frame position", () => {
    const progressive = shop.sales.filter((sale) => lensesOf(linesOf(sale)).some(isProgressive));
    expect(progressive.length).toBeGreaterThan(30);
    for (const { body } of progressive) {
      for (const field of [
        ...(["right_eip", "left_eip", "right_near_eip", "left_near_eip"] as const),
        ...(["right_height", "left_height", "vertex", "pantoscopic", "wrap"] as const),
      ])
        expect(body[field], field).toEqual(expect.any(Number));
    }
    const noted = progressive.filter(({ body }) => body.source === "medical" && body.examined_on);
    expect(noted.length).toBeGreaterThan(2);
  });

  it("recent prescriptions have sources and acuities, and no examination after their sale", () => {
    const recent = of(({ date }) => date >= addDays(day, -90));
    expect(new Set(recent.map(({ body }) => body.source))).toEqual(
      new Set(["medical", "refraction"]),
    );
    const acuities = recent.filter(({ body }) => body.right_va && body.left_va);
    expect(acuities.length).toBeGreaterThan(10);
    expect(acuities.length).toBeLessThan(recent.length / 2);
    for (const { body } of shop.sales) {
      expect(checkExaminedOn({ examined_on: "", ...body }, null)).toEqual([]);
      if (body.source === "medical") expect(body.prescriber).not.toBe("");
    }
  });
});

describe("the demonstration's pairs, frames and labs", () => {
  it("one sale has a pair for far and one for near, of which only the first is ready", () => {
    const several = shop.sales.filter((sale) => pairsOf(linesOf(sale)).length > 1);
    expect(several).toHaveLength(1);
    const [sale] = several;
    const pairs = sale ? pairsOf(linesOf(sale)) : [];
    expect(pairs.map(({ pair, use }) => [pair, use])).toEqual([
      [1, "far"],
      [2, "near"],
    ]);
    for (const { lines } of pairs)
      expect(lines.map(({ product_type, quantity }) => [product_type, quantity])).toEqual([
        ["frame", 1],
        ["lens", 2],
      ]);
    const job = shop.jobs.find(({ prescription }) => prescription === sale?.id);
    expect(job?.steps.at(-1)?.status).toBe("mounting");
    expect(job?.ready_pairs).toEqual([1]);
  });

  it("more than half of the demonstration's frames have a size, among them those of the two pairs", () => {
    const frames = shop.products.filter(({ type }) => ["frame", "sunglasses"].includes(type));
    const sized = frames.filter((product) => product["eye_size"]);
    expect(sized.length).toBeGreaterThan(frames.length / 2);
    expect(sized.length).toBeLessThan(frames.length);
    for (const product of sized)
      for (const name of ["eye_size", "bridge", "temple", "lens_height"] as const) {
        expect(product[name], name).toEqual(expect.any(Number));
        expect(checkExtraValue(name, product[name])).toBeNull();
      }
    const paired = shop.sales.flatMap(linesOf).filter(({ pair }) => pair);
    for (const { product, product_type } of paired)
      if (product_type === "frame") expect(products.get(product)?.["temple"]).toBeTruthy();
  });

  it("one lab of the demonstration requires some measures, and one requires none", () => {
    const labs = shop.suppliers.filter((supplier) => supplier["is_lab"]);
    const wanted = labs.map((lab) => wantedOf(lab["measures"]).length);
    expect(wanted.filter((count) => count > 3 && count < labMeasures.length)).toHaveLength(1);
    expect(wanted.filter((count) => count === 0)).toHaveLength(1);
  });
});
