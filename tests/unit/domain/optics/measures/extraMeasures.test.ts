import { describe, expect, it } from "vitest";
import { checkFields } from "#domain/core/fields/fields.ts";
import { collections, type FieldShape, type ExtraMeasure } from "#domain/core/records.ts";
import { readField } from "#domain/core/fields/readField.ts";
import { violationMessage } from "#domain/core/messages/messages.ts";
import { isLowAcuity, readAcuity } from "#domain/optics/measures/acuity.ts";
import { checkExaminedOn } from "#domain/optics/measures/examinedOn.ts";
import {
  checkExtraValue,
  eyesExtraOf,
  isExtraEmpty,
  extraFieldNames,
  extraOf,
  extraToFields,
  nearOf,
  stepExtra,
  wearerOf,
} from "#domain/optics/measures/extraMeasures.ts";
import { sizeInName } from "#domain/stock/frameSize.ts";
import { eye, extra, noExtra } from "#support/eyes.ts";

const table: [ExtraMeasure, number, number, number, string][] = [
  ["prism", 0, 20, 0.25, "prism_range"],
  ["prism2", 0, 20, 0.25, "prism_range"],
  ["near_sphere", -30, 30, 0.25, "sphere_range"],
  ["near_cylinder", -12, 12, 0.25, "cylinder_range"],
  ["near_axis", 0, 180, 1, "axis_range"],
  ["near_eip", 15, 80, 0.25, "eip_range"],
  ["height", 5, 40, 0.5, "height_range"],
  ["vertex", 5, 25, 0.5, "vertex_range"],
  ["pantoscopic", -5, 25, 0.5, "pantoscopic_range"],
  ["wrap", 0, 35, 0.5, "wrap_range"],
  ["reading_distance", 20, 120, 1, "reading_range"],
  ["eye_size", 20, 80, 0.5, "eye_size_range"],
  ["bridge", 5, 40, 0.5, "bridge_range"],
  ["temple", 100, 170, 0.5, "temple_range"],
  ["lens_height", 15, 70, 0.5, "lens_height_range"],
];

describe("limits of the further measures", () => {
  it.each(table)(
    "the measure %s is accepted from %d to %d in steps of %d",
    (measure, min, max, step, refusal) => {
      for (const value of [min, max, min + step, null, undefined])
        expect(checkExtraValue(measure, value), String(value)).toBeNull();
      for (const value of [min - step, max + step])
        expect(checkExtraValue(measure, value), String(value)).toBe(refusal);
      const stepRefusal = { near_axis: "axis_whole", reading_distance: "int" } as Record<
        string,
        string
      >;
      const off = stepRefusal[measure] ?? (step === 0.25 ? "quarter_step" : "half_step");
      expect(checkExtraValue(measure, min + step / 2)).toBe(off);
      expect(checkExtraValue(measure, Number.NaN)).toBe("not_a_number");
    },
  );

  it("every refusal of a further measure has a sentence", () => {
    for (const [, , , , code] of table)
      expect(violationMessage({ field: "right_prism", code })).not.toBe(code);
    for (const code of ["half_step", "acuity"])
      expect(violationMessage({ field: "right_va", code })).not.toBe(code);
    for (const field of ["date", "examined_on"])
      expect(violationMessage({ field, code: "day_order" })).not.toBe("day_order");
  });

  it("the further measures are stored in 28 fields of a prescription, each named once", () => {
    const stored = Object.keys(collections.optique_prescriptions);
    expect(extraFieldNames.filter((name) => !stored.includes(name))).toEqual([]);
    expect(new Set(extraFieldNames).size).toBe(28);
    expect(Object.keys(noExtra).sort()).toEqual([...extraFieldNames].sort());
  });

  it.each([
    ["base", "left_base", "sideways", "choice"],
    ["source", "source", "friend", "choice"],
    ["a text", "right_prism", "two", "number"],
    ["an acuity", "right_va", "good", "acuity"],
    ["a long acuity", "right_va", "1".repeat(21), "too_long"],
  ])("a word that is no choice is refused: %s", (_, field, value, code) => {
    expect(checkFields("optique_prescriptions", { [field]: value }, [field], false)).toMatchObject([
      { field, code },
    ]);
  });

  it("a lab can only require measures of the list", () => {
    const check = (measures: unknown) =>
      checkFields("optique_suppliers", { measures }, ["measures"], false).map(({ code }) => code);
    expect(check(["prism", "height", "reading_distance"])).toEqual([]);
    expect(check('["bridge"]')).toEqual([]);
    for (const nothing of [null, "", []]) expect(check(nothing)).toEqual([]);
    expect(check(["prism", "colour"])).toEqual(["choice"]);
    expect(check([3])).toEqual(["choice"]);
    expect(check("prism")).toEqual(["list"]);
    expect(check({ prism: true })).toEqual(["list"]);
  });

  it("the number of a pair is between 1 and 9", () => {
    const check = (pair: unknown) =>
      checkFields("optique_invoice_items", { pair }, ["pair"], false).map(({ code }) => code);
    for (const pair of [1, 9, "", null]) expect(check(pair)).toEqual([]);
    expect([0, -1, 10, 1.5].map(check)).toEqual([["min"], ["min"], ["max"], ["int"]]);
  });
});

describe("acuity", () => {
  it.each([
    ["10/10", "10/10"],
    ["8 / 10", "8/10"],
    ["08/10", "8/10"],
    ["8,5/10", "8.5/10"],
    ["0/10", "0/10"],
    ["20/10", "20/10"],
    ["p2", "P2"],
    ["P 1,5", "P1.5"],
    ["P28", "P28"],
    ["cld", "CLD"],
    ["vblm", "VBLM"],
    ["pl", "PL"],
    ["  ", ""],
    ["21/10", null],
    ["8.55/10", null],
    ["-1/10", null],
    ["6/9", null],
    ["P0", null],
    ["P29", null],
    ["P2.3", null],
    ["bien", null],
  ])("the acuity %s is stored as %s", (typed, stored) => {
    expect(readAcuity(typed)).toBe(stored);
    const shape: FieldShape = collections.optique_prescriptions.right_va;
    if (stored !== null) expect(readField(shape, typed).stored).toBe(stored);
  });

  it.each([
    ["5.9/10", true],
    ["6/10", false],
    ["0/10", true],
    ["CLD", true],
    ["P2", false],
    ["", false],
  ])("the acuity %s counts as low: %s", (stored, isLow) => expect(isLowAcuity(stored)).toBe(isLow));
});

describe("the day of the ordonnance", () => {
  const day = (text: string) => `2026-11-${text} 00:00:00.000Z`;
  it.each([
    ["is before", { examined_on: day("20"), date: day("21") }, null, []],
    ["is the same", { examined_on: day("21"), date: day("21") }, null, []],
    ["is not given", { examined_on: "", date: day("21") }, null, []],
    ["is after", { examined_on: day("22"), date: day("21") }, null, ["examined_on"]],
    [
      "moves after",
      { examined_on: day("22"), date: day("21") },
      { examined_on: day("20"), date: day("21") },
      ["examined_on"],
    ],
    [
      "stays while the prescription moves before",
      { examined_on: day("20"), date: day("19") },
      { examined_on: day("20"), date: day("21") },
      ["date"],
    ],
  ])(
    "the order of dates is checked when the day of the ordonnance %s",
    (_, values, before, fields) => {
      expect(checkExaminedOn(values, before).map(({ field }) => field)).toEqual(fields);
    },
  );
});

describe("conversion of further measures", () => {
  it("an unknown stored base is loaded as no base", () => {
    expect(extraOf({ right_prism: 2, right_base: "weird" as "in" }, "right").base).toBe("");
  });

  it("further measures are converted to fields and back, and absent ones stay empty", () => {
    const eyes = {
      right: extra({ prism: 2, base: "in", va: "8/10" }),
      left: extra({ height: 18 }),
    };
    expect(eyesExtraOf(extraToFields(eyes))).toEqual(eyes);
    expect(isExtraEmpty(eyesExtraOf({}).right)).toBe(true);
    expect(isExtraEmpty(eyes.left)).toBe(false);
    expect(wearerOf({ vertex: 12 })).toEqual({
      vertex: 12,
      pantoscopic: null,
      wrap: null,
      reading_distance: null,
    });
  });

  it.each([
    [
      "the given one",
      extra({ near_sphere: 1.5, near_cylinder: -1, near_axis: 80 }),
      eye(1.5, -1, 80),
    ],
    ["sphere and addition", extra(), eye(2.5, -0.5, 90)],
  ])("near vision is computed from %s", (_, given, expected) => {
    expect(nearOf(eye(0.5, -0.5, 90, 2), given)).toEqual(expected);
  });
});

describe("the frame size in a product name", () => {
  const size = (eye_size: number, bridge: number, temple: number | null) => ({
    eye_size,
    bridge,
    temple,
    lens_height: null,
  });
  it.each([
    ["Riad 52-17-140", size(52, 17, 140)],
    ["Riad 52□17", size(52, 17, null)],
    ["Riad 52,5 □ 17 145 noir", size(52.5, 17, null)],
    ["52/17/140", size(52, 17, 140)],
    ["Riad 52-17, noir", size(52, 17, null)],
    ["Riad 52-17-140, noir", size(52, 17, 140)],
    ["Riad 52-17,2", null],
    ["Riad", null],
    ["Riad 99-17-140", null],
    ["Ref 2026-11-21", null],
    ["Ref 152-17-140", null],
    ["Verre 1.5-67", null],
  ])("the frame size is parsed from the name %s", (name, expected) =>
    expect(sizeInName(name)).toEqual(expected),
  );
});

it.each([
  ["prism", null, 1, 1, 0.25],
  ["prism", 0, -1, 1, 0],
  ["prism", 19.5, 1, 4, 20],
  ["near_cylinder", -0.25, 1, 1, 0],
  ["near_sphere", 1.1, -1, 1, 1],
  ["near_axis", 180, 1, 1, 1],
  ["near_eip", null, 1, 1, 29],
  ["height", null, -1, 1, 18],
  ["height", 18.5, 1, 1, 19],
  ["height", 5, -1, 2, 5],
  ["pantoscopic", null, -1, 1, -0.5],
  ["reading_distance", 40, 1, 10, 50],
] as const)(
  "a step of %s from %s by %i, %i times, leads to %s",
  (measure, value, direction, times, next) => {
    expect(stepExtra(measure, value, direction, times)).toBe(next);
  },
);
