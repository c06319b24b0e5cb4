import { describe, expect, it } from "vitest";
import { measureRemarks, type RemarkedLine } from "#domain/optics/lensRemarks.ts";
import { wearerOf } from "#domain/optics/measures/extraMeasures.ts";
import { type ExtraContext, extraWarnings } from "#domain/optics/measures/extraWarnings.ts";
import { emptyEye, type Eye } from "#domain/optics/optics.ts";
import { eye, extra } from "#support/eyes.ts";

type Given = Parameters<typeof extra>[0];
const codes = (
  right: Given,
  { left = {}, far = emptyEye, ...rest }: Partial<ExtraContext> & { left?: Given; far?: Eye } = {},
) =>
  extraWarnings({
    eyes: { right: far, left: emptyEye },
    extra: { right: extra(right), left: extra(left) },
    ...rest,
  }).map(({ side, code }) => `${side}:${code}`);

describe("remarks on one eye", () => {
  it.each<[Given, string[]]>([
    [{}, []],
    [{ prism: 8, base: "in" }, []],
    [{ prism: 8.25, base: "in" }, ["right:prism_high"]],
    [{ prism2: 8.25, base2: "up" }, ["right:prism_high"]],
    [{ prism: 20.25, base: "in" }, ["right:base_without_prism"]],
    [{ prism: 2 }, ["right:prism_without_base"]],
    [{ prism2: 2 }, ["right:prism_without_base"]],
    [{ base: "in" }, ["right:base_without_prism"]],
    [{ prism: 0, base: "in" }, ["right:base_without_prism"]],
    [{ prism: 0 }, []],
    [{ prism: 2, base: "in", prism2: 1, base2: "up" }, []],
    [{ prism: 2, base: "in", prism2: 1, base2: "out" }, ["right:prism_one_axis"]],
    [{ prism: 2, base: "up", prism2: 1, base2: "up" }, ["right:prism_one_axis"]],
    [{ va: "6/10" }, []],
    [{ va: "5.9/10" }, ["right:va_low"]],
    [{ near_va: "CLD" }, ["right:va_low"]],
    [{ near_va: "P2" }, []],
    [{ height: 13.5 }, []],
  ])("one eye with the measures %o has the remarks %o", (given, expected) =>
    expect(codes(given)).toEqual(expected),
  );

  const far = eye(1, -0.5, 90, 2, 32);
  it.each<[string, Given, string[]]>([
    ["the same near vision", { near_sphere: 3, near_cylinder: -0.5, near_axis: 90 }, []],
    ["another cylinder", { near_sphere: 3, near_cylinder: -1, near_axis: 90 }, ["near_given"]],
    [
      "the same lens in plus cylinder",
      { near_sphere: 2.5, near_cylinder: 0.5, near_axis: 180 },
      [],
    ],
    ["another axis", { near_sphere: 3, near_cylinder: -0.5, near_axis: 95 }, ["near_given"]],
    [
      "an addition of 0.25 more",
      { near_sphere: 3.25, near_cylinder: -0.5, near_axis: 90 },
      ["near_given"],
    ],
    [
      "an addition of 0.50 more",
      { near_sphere: 3.5, near_cylinder: -0.5, near_axis: 90 },
      ["near_given", "near_add_differs"],
    ],
    ["a sphere alone", { near_sphere: 3 }, ["near_incomplete"]],
    ["an axis alone", { near_axis: 85 }, ["near_incomplete"]],
    ["a cylinder without axis", { near_sphere: 3, near_cylinder: -1 }, ["near_incomplete"]],
    ["an EIP above", { near_eip: 32.25 }, ["near_eip_above"]],
    ["the same EIP", { near_eip: 32 }, ["near_eip_gap"]],
    ["an EIP 0.25 nearer", { near_eip: 31.75 }, ["near_eip_gap"]],
    ["an EIP 0.50 nearer", { near_eip: 31.5 }, []],
    ["an EIP 3 nearer", { near_eip: 29 }, []],
    ["an EIP 3.25 nearer", { near_eip: 28.75 }, ["near_eip_gap"]],
  ])("near vision with %s has the right remarks", (_, given, expected) =>
    expect(codes(given, { far })).toEqual(expected.map((code) => `right:${code}`)),
  );

  it("a given near vision without an addition has no remark", () => {
    expect(codes({ near_sphere: 3 }, { far: eye(1) })).toEqual([]);
  });

  it("a low fitting height has a remark for progressive lenses only", () => {
    const hasProgressive = true;
    expect(codes({ height: 13.5 }, { hasProgressive })).toEqual(["right:height_low"]);
    expect(codes({ height: 14 }, { hasProgressive })).toEqual([]);
  });
});

describe("remarks on both eyes", () => {
  it.each<[Given, Given, string[]]>([
    [{ prism: 1, base: "up" }, { prism: 1, base: "up" }, ["both:prism_same_vertical"]],
    [{ prism: 1, base: "up" }, { prism: 1, base: "down" }, []],
    [{ prism: 1, base: "in" }, { prism: 1, base: "in" }, []],
    [
      { prism: 1, base: "in", prism2: 1, base2: "down" },
      { prism: 1, base: "down" },
      ["both:prism_same_vertical"],
    ],
    [{ height: 18 }, { height: 21 }, []],
    [{ height: 18 }, { height: 21.5 }, ["both:height_differs"]],
    [{ height: 18 }, {}, []],
  ])("two eyes with the measures %o and %o have the remarks %o", (right, left, expected) =>
    expect(codes(right, { left })).toEqual(expected),
  );

  it("a prism that was added or removed since the previous prescription has a remark", () => {
    const previous = { right: extra(), left: extra() };
    expect(codes({ prism: 1, base: "in" }, { previous })).toEqual(["right:prism_came"]);
    expect(codes({}, { previous: { ...previous, left: extra({ prism: 1, base: "in" }) } })).toEqual(
      ["left:prism_went"],
    );
  });
});

describe("measures that lenses need", () => {
  const lens = (name: string, use: RemarkedLine["use"] = ""): RemarkedLine[] => [
    { type: "lens", name, use },
  ];
  const base = {
    eyes: { right: eye(1, null, null, 2), left: emptyEye },
    extra: { right: extra(), left: extra() },
    wearer: wearerOf({}),
    source: "" as const,
    age: null,
  };
  const remarks = (given: Partial<typeof base> | object, items = lens("Progressif"), isOn = true) =>
    measureRemarks({ ...base, ...given }, items, isOn).map(({ code }) => code);

  it("progressive and office lenses need both EIP and heights of each corrected eye", () => {
    expect(measureRemarks(base, lens("Verre progressif"), true)).toEqual([
      {
        code: "measures_missing",
        missing: (["eip", "near_eip", "height"] as const).map((measure) => ({
          measure,
          side: "right",
        })),
      },
    ]);
    const whole = {
      eyes: { right: eye(1, null, null, 2, 32), left: emptyEye },
      extra: { right: extra({ near_eip: 30, height: 18 }), left: extra() },
    };
    expect(remarks(whole)).toEqual([]);
    expect(remarks({}, lens("Mi-distance"))).toEqual(["measures_missing"]);
    expect(remarks({}, lens("Unifocal", "far"))).toEqual([]);
    expect(remarks({}, lens("Unifocal", "progressive"))).toEqual(["measures_missing"]);
    expect(remarks({}, [])).toEqual([]);
  });

  it("single-vision lenses need a use in each pair when there is an addition", () => {
    expect(measureRemarks(base, lens("Unifocal"), true)).toEqual([{ code: "use_missing" }]);
    const later = lens("Unifocal").map((one) => ({ ...one, pair: 2 }));
    expect(measureRemarks(base, [...lens("Unifocal", "near"), ...later], true)).toEqual([
      { code: "use_missing", pair: 2 },
    ]);
    expect(remarks({}, lens("Double foyer"))).toEqual([]);
    const far = { right: eye(1, null, null, null, 32), left: emptyEye };
    expect(remarks({ eyes: far }, lens("Unifocal"))).toEqual([]);
    const given = { right: extra({ near_sphere: 2 }), left: extra() };
    expect(remarks({ eyes: far, extra: given }, lens("Unifocal"))).toEqual(["use_missing"]);
  });

  it("each pair of progressive lenses needs the heights of its own frame", () => {
    const eyes = { right: eye(1, null, null, 2, 32), left: emptyEye };
    const measured = {
      ...base,
      eyes,
      extra: { right: extra({ near_eip: 30, height: 18 }), left: extra() },
    };
    const both = [...lens("Progressif"), ...lens("Progressif").map((one) => ({ ...one, pair: 2 }))];
    expect(measureRemarks(measured, both, true)).toEqual([
      { code: "measures_missing", missing: [{ measure: "height", side: "right", pair: 2 }] },
    ]);
    const pairs = { "2": { right_height: 17 } };
    expect(measureRemarks({ ...measured, pairs }, both, true)).toEqual([]);
    const strong = {
      ...measured,
      pairs,
      eyes: { right: eye(-7, null, null, 2, 32), left: emptyEye },
    };
    expect(measureRemarks({ ...strong, wearer: wearerOf({ vertex: 12 }) }, both, true)).toEqual([
      { code: "vertex_missing", pair: 2 },
    ]);
  });

  it("the heights of a later pair have the same remarks as those of the first", () => {
    const pair = { pair: 2, heights: { right: 13, left: 17 }, hasProgressive: true };
    const found = extraWarnings({
      eyes: { right: emptyEye, left: emptyEye },
      extra: { right: extra(), left: extra() },
      pairs: [pair, { ...pair, pair: 3, heights: { right: 99, left: 17 } }],
    });
    expect(found.map(({ key, code }) => [key, code])).toEqual([
      ["right_height_2", "height_low"],
      ["both_height_2", "height_differs"],
    ]);
  });

  it("glasses for near need an addition or a given near vision", () => {
    const eyes = { right: eye(1, null, null, null, 32), left: emptyEye };
    expect(remarks({ eyes }, lens("Unifocal", "near"))).toEqual(["near_missing"]);
    expect(remarks({ eyes }, lens("Unifocal", "far"))).toEqual([]);
    const given = { right: extra({ near_sphere: 3 }), left: extra() };
    expect(remarks({ eyes, extra: given }, lens("Unifocal", "near"))).toEqual([]);
    expect(remarks({}, lens("Unifocal", "near"))).toEqual([]);
  });

  it.each([
    [eye(5.75), []],
    [eye(6), ["vertex_missing"]],
    [eye(-6), ["vertex_missing"]],
    [eye(0, -2.75, 90), []],
    [eye(0, 3, 90), ["vertex_missing"]],
  ])("a high power needs the vertex distance: %o", (right, expected) => {
    const eyes = { right, left: emptyEye };
    expect(remarks({ eyes }, lens("Unifocal"))).toEqual(expected);
    expect(remarks({ eyes, wearer: wearerOf({ vertex: 12 }) }, lens("Unifocal"))).toEqual([]);
    expect(remarks({ eyes }, [])).toEqual([]);
  });

  it.each([
    [15, "", true, ["child_source"]],
    [15, "refraction", true, ["child_source"]],
    [15, "medical", true, []],
    [16, "", true, []],
    [null, "", true, []],
    [15, "", false, []],
  ] as const)(
    "the age %s with the source '%s', in a shop that warns of children (%s), has the remarks %j",
    (age, source, isOn, expected) => expect(remarks({ age, source }, [], isOn)).toEqual(expected),
  );
});
