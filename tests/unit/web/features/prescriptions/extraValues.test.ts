import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { ExtraFields } from "#domain/optics/measures/extraMeasures.ts";
import { extraFieldNames } from "#domain/optics/measures/extraMeasures.ts";
import {
  blankExtra,
  changedTexts,
  checkExtra,
  emptyLastingExtra,
  foldedFields,
  givenNears,
  lastingExtra,
  extraInput,
  extraOfTexts,
  extraTextsOf,
  sharedExtra,
  transposedExtra,
  typedExtra,
} from "#features/prescriptions/extraValues.ts";
import { readQuickEntry } from "#domain/optics/quickEntry/quickEntry.ts";
import { noExtra } from "#support/eyes.ts";

const texts = (values: Partial<typeof blankExtra>) => ({ ...blankExtra, ...values });

describe("the texts of further measures", () => {
  it("stored further measures are loaded as texts and parsed back unchanged", () => {
    const stored: ExtraFields = {
      ...noExtra,
      right_prism: 2.25,
      right_base: "in",
      left_near_sphere: 0,
      left_near_cylinder: -0.75,
      left_near_axis: 90,
      right_near_eip: 29.5,
      left_height: 18.5,
      right_va: "8.5/10",
      pantoscopic: -2.5,
      source: "medical",
      examined_on: "2026-11-20",
    };
    expect(extraOfTexts(extraTextsOf(stored))).toEqual(stored);
    expect(extraOfTexts(extraTextsOf(noExtra))).toEqual(noExtra);
    expect(extraTextsOf(noExtra)).toEqual(blankExtra);
  });

  it.each([
    ["right_prism", "2,5", 2.5],
    ["right_prism", "2 Δ", 2],
    ["left_near_sphere", "plan", 0],
    ["left_near_sphere", "-225", -2.25],
    ["left_near_cylinder", "-0,75", -0.75],
    ["right_near_axis", "90°", 90],
    ["left_height", "18,5 mm", 18.5],
    ["pantoscopic", "−2", -2],
    ["right_va", "8,5/10", "8.5/10"],
    ["left_near_va", "p2", "P2"],
    ["right_prism", "deux", null],
  ] as const)("in the field %s, the text %s is parsed as %s", (field, text, value) => {
    expect(extraOfTexts(texts({ [field]: text }))[field]).toBe(value);
  });

  it("a further measure is sent if it has a value, or had one before", () => {
    expect(extraInput(blankExtra, blankExtra)).toEqual({});
    expect(extraInput(texts({ right_prism: "2" }), blankExtra)).toEqual({ right_prism: 2 });
    const base = texts({ right_prism: "2.00", right_base: "in" });
    expect(extraInput(blankExtra, base)).toEqual({ right_prism: null, right_base: "" });
  });

  it("the folded part contains all further measures except source and day", () => {
    expect(foldedFields).toHaveLength(26);
    expect(foldedFields).not.toContain("source");
  });
});

describe("the tools of the measures grid", () => {
  const near = { right_near_sphere: "3", right_near_cylinder: "-0,5", right_near_axis: "90" };
  const prism = { right_prism: "2", right_base: "in", right_va: "8/10" };
  const asTexts = (changes: Parameters<typeof changedTexts>[0]) =>
    Object.fromEntries(changedTexts(changes).map(({ field, text }) => [field, text]));

  it("a transposition changes the given near vision, but no prism", () => {
    const after = asTexts(transposedExtra(texts({ ...near, ...prism })));
    expect(after).toEqual({
      right_near_sphere: "+2.50",
      right_near_cylinder: "+0.50",
      right_near_axis: "180",
    });
    expect(asTexts(transposedExtra({ ...blankExtra, ...after }))).toEqual({
      right_near_sphere: "+3.00",
      right_near_cylinder: "−0.50",
      right_near_axis: "90",
    });
    expect(transposedExtra(texts(prism))).toEqual({});
    expect(transposedExtra(texts({ ...near, right_near_axis: "900" }))).toEqual({});
  });

  it("a copy to the left eye has only values that both eyes may share, and clears none", () => {
    const typed = texts({ ...near, ...prism, right_height: "18" });
    expect(asTexts(sharedExtra(typed))).toEqual({
      left_near_sphere: "+3.00",
      left_near_cylinder: "−0.50",
      left_near_axis: "90",
      left_height: "18",
    });
    expect(sharedExtra(texts(prism))).toEqual({});
  });

  it("values reused from a former prescription include prisms and near vision, not heights and acuities", () => {
    const extra = typedExtra(texts({ ...near, ...prism, right_height: "18" }));
    const reused = asTexts(lastingExtra(extra));
    expect(reused).toMatchObject({
      right_prism: "2.00",
      right_base: "in",
      right_near_sphere: "+3.00",
      left_prism: "",
    });
    expect(reused).not.toHaveProperty("right_height");
    expect(reused).not.toHaveProperty("right_va");
    expect(Object.keys(asTexts(emptyLastingExtra))).toEqual(Object.keys(reused));
    expect(Object.values(asTexts(emptyLastingExtra)).join("")).toBe("");
  });

  it("a given near vision is used only if each of its values is valid", () => {
    expect(givenNears(texts(near)).right).toMatchObject({ sphere: 3, cylinder: -0.5, axis: 90 });
    expect(givenNears(texts(near)).left).toBeNull();
    expect(givenNears(texts({ right_near_sphere: "99" })).right).toBeNull();
  });
});

describe("the checks of further measures", () => {
  const fieldsOf = (values: Partial<typeof blankExtra>) =>
    checkExtra({ ...texts(values), date: "2026-11-21" }).map(
      ({ field, code }) => `${field} ${code}`,
    );

  it.each([
    [{}, []],
    [{ right_prism: "21" }, ["right_prism prism_range"]],
    [{ right_prism: "deux" }, ["right_prism not_a_number"]],
    [{ left_height: "18,25" }, ["left_height half_step"]],
    [{ right_va: "bien" }, ["right_va acuity"]],
    [{ examined_on: "31/02" }, ["examined_on day"]],
    [{ examined_on: "2026-11-22" }, ["examined_on day_order"]],
    [{ examined_on: "2026-11-21" }, []],
  ])("the further measures %o have the violations %o", (values, expected) =>
    expect(fieldsOf(values)).toEqual(expected),
  );
});

it("values parsed by quick entry fill the fields of further measures", () => {
  const { extra } = readQuickEntry("OD -1 2Δ BI 10/10 OG -2 H 18/18,5");
  expect(changedTexts(extra)).toEqual([
    { field: "right_prism", text: "2.00" },
    { field: "right_base", text: "in" },
    { field: "right_va", text: "10/10" },
    { field: "right_height", text: "18" },
    { field: "left_height", text: "18,5" },
  ]);
});

it("the check of a further measure never throws, whatever its text", () =>
  fc.assert(
    fc.property(fc.constantFrom(...extraFieldNames), fc.string(), (field, text) => {
      expect(() => checkExtra({ ...texts({ [field]: text }), date: "2026-11-21" })).not.toThrow();
    }),
  ));
