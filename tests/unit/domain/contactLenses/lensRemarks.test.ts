import { describe, expect, it } from "vitest";

import type { DatedSheet } from "#domain/contactLenses/checkOn.ts";
import {
  lensRemarkText,
  sheetRemarkText,
  shortBoxText,
} from "#domain/contactLenses/contactLenses.strings.ts";
import { emptyLens } from "#domain/contactLenses/lens.ts";
import {
  endOfEye,
  isBoxShort,
  type LensInputs,
  type LensRemarkCode,
  lensRemarks,
  type MadeProduct,
  type RemarkedLens,
  type RemarkedSheet,
  sheetRemarks,
} from "#domain/contactLenses/lensRemarks.ts";
import type { IsoDay } from "#domain/core/days/days.ts";

const made = (design: MadeProduct["design"], more: Partial<MadeProduct> = {}): LensInputs => ({
  product: { design, bcs: [], dias: [], ...more },
});
const lens = (values: Partial<RemarkedLens>): RemarkedLens => ({ ...emptyLens, ...values });
const codesOf = (values: Partial<RemarkedLens>, inputs?: LensInputs) =>
  lensRemarks(lens(values), inputs).map(({ key, code }) => `${key} ${code}`);

describe("the remarks on a lens", () => {
  it.each<[Partial<RemarkedLens>, LensInputs, string[]]>([
    [{}, {}, []],
    [{ bc: 8, dia: 13.5, sphere: -12, cylinder: -0.75, axis: 10 }, made("toric"), []],
    [{ bc: 9.2, dia: 15, sphere: 8, cylinder: -2.75, axis: 180 }, {}, []],
    [{ bc: 7.99 }, {}, ["bc bc_unusual"]],
    [{ bc: 9.21 }, {}, ["bc bc_unusual"]],
    [{ bc: 8.6 }, made("", { bcs: [8.4, 8.8] }), ["bc bc_not_made"]],
    [{ bc: 8.4 }, made("", { bcs: [8.4, 8.8] }), []],
    [{ bc: 7.5 }, made("", { bcs: [8.4] }), ["bc bc_unusual", "bc bc_not_made"]],
    [{ dia: 13.45 }, {}, ["dia dia_unusual"]],
    [{ dia: 15.05 }, {}, ["dia dia_unusual"]],
    [{ dia: 14.2 }, made("", { dias: [14] }), ["dia dia_not_made"]],
    [{ sphere: -12.5 }, {}, ["sphere sphere_high"]],
    [{ sphere: 8.5 }, {}, ["sphere sphere_high"]],
    [{ sphere: -6.25 }, {}, ["sphere sphere_half_step"]],
    [{ sphere: 6.75 }, {}, ["sphere sphere_half_step"]],
    [{ sphere: -5.75 }, {}, []],
    [{ sphere: -12.25 }, {}, ["sphere sphere_high", "sphere sphere_half_step"]],
    [{ cylinder: -1, axis: 10 }, {}, ["cylinder cylinder_unusual"]],
    [{ cylinder: -0.75, axis: 10 }, made("sphere"), ["cylinder cylinder_not_toric"]],
    [{ cylinder: -0.75, axis: 10, add: 1 }, made("multifocal"), ["cylinder cylinder_not_toric"]],
    [{ cylinder: -0.75, axis: 10, add: 1 }, made("toric_multifocal"), []],
    [{ cylinder: 0 }, made("sphere"), []],
    [{ cylinder: -0.75 }, {}, ["axis axis_missing"]],
    [{ cylinder: -0.75, axis: 15 }, {}, ["axis axis_tens"]],
    [{ axis: 90 }, {}, ["axis axis_without_cylinder"]],
    [{ axis: 95, cylinder: 0 }, {}, ["axis axis_tens", "axis axis_without_cylinder"]],
    [{ sphere: 1 }, made("multifocal"), ["add add_missing"]],
    [{ sphere: 1, add_word: "low" }, made("multifocal"), []],
    [{ sphere: 1, dn: "N" }, {}, ["dn dn_without_add"]],
    [{ sphere: 1, dn: "N", add: 1 }, {}, []],
  ])(
    "a lens with %j has remarks on unusual values, with the inputs %j",
    (values, inputs, codes) => {
      expect(codesOf(values, inputs)).toEqual(codes);
    },
  );

  it("a remark compares the sphere with that of the last sheet", () => {
    const after = (sphere: number | null, before: number | null) =>
      codesOf({ sphere }, { before: lens({ sphere: before }) });
    expect(
      [
        [-3, -2],
        [-3.25, -2],
        [0.25, -0.25],
        [0, -1],
        [0, -1.25],
        [null, -2],
        [-2, null],
      ].map(([now = null, before = null]) => after(now, before).join()),
    ).toEqual(["", "sphere sphere_moved", "sphere sphere_sign", "", "sphere sphere_moved", "", ""]);
    expect(codesOf({ sphere: -5 }, { before: null })).toEqual([]);
  });

  it("a remark compares the equivalent with the glasses', except for near and multifocal lenses", () => {
    const glasses = { mean: -3 };
    const far = ["sphere equivalent_far"];
    expect(codesOf({ sphere: -2 }, { glasses })).toEqual([]);
    expect(codesOf({ sphere: -1.75 }, { glasses })).toEqual(far);
    expect(codesOf({ sphere: -3.5, cylinder: -1.25, axis: 90 }, { glasses })).toContain(far[0]);
    expect(codesOf({ sphere: -1.75, use: "far" }, { glasses })).toEqual(far);
    expect(codesOf({ sphere: -1.75, use: "near" }, { glasses })).toEqual([]);
    expect(codesOf({ sphere: -1.75, add: 1 }, { glasses })).toEqual([]);
    expect(codesOf({ sphere: -1.75 }, { glasses, ...made("toric_multifocal") })).toEqual([
      "add add_missing",
    ]);
    expect(codesOf({ sphere: null, cylinder: -0.75, axis: 90 }, { glasses })).toEqual([]);
    expect(codesOf({ sphere: -9 }, { glasses: null })).toEqual([]);
  });

  it("each remark on a lens has its own sentence, with its values", () => {
    const inputs = {
      ...made("", { bcs: [8.4, 8.8], dias: [14] }),
      before: lens({ sphere: -2 }),
      glasses: { mean: -3 },
    };
    const said = lensRemarks(
      lens({ bc: 7.5, dia: 13, sphere: 8.25, cylinder: -1, axis: 15, dn: "D" }),
      inputs,
    );
    expect(said.map(lensRemarkText)).toEqual([
      "RC 7.50\u00a0: hors des valeurs courantes (8.00 à 9.20)",
      "RC 7.50\u00a0: ce produit existe en 8.40, 8.80",
      "Ø 13.0\u00a0: hors des valeurs courantes (13.5 à 15.0)",
      "Ø 13.0\u00a0: ce produit existe en 14.0",
      "Sphère +8.25\u00a0: inhabituelle pour une lentille",
      "Sphère +8.25\u00a0: au-delà de 6.00, les lentilles vont de 0.50 en 0.50",
      "Sphère +8.25\u00a0: d’un autre signe que sur la dernière fiche (−2.00)",
      "Équivalent +7.75\u00a0: à plus de 1.00 de celui des lunettes (−3.00)",
      "Cylindre −1.00\u00a0: les toriques courantes ont −0.75, −1.25, −1.75, −2.25 ou −2.75",
      "Axe 15°\u00a0: les toriques courantes vont de 10° en 10°",
      "D ou N sans addition",
    ]);
    const others: LensRemarkCode[] = [
      "sphere_moved",
      "cylinder_not_toric",
      "axis_without_cylinder",
      "axis_missing",
      "add_missing",
    ];
    const sentences = others.map((code) =>
      lensRemarkText({ key: "axis", code, value: -3.25, other: -2 }),
    );
    expect(sentences[0]).toBe("Sphère −3.25\u00a0: à plus de 1.00 de la dernière fiche (−2.00)");
    expect(new Set(sentences).size).toBe(others.length);
  });
});

describe("the remarks on a sheet", () => {
  const now = "2026-11-28" as IsoDay;
  const sheet: RemarkedSheet = {
    id: "b",
    status: "final",
    date: "2026-05-01 00:00:00.000Z",
    created: "2026-05-01 10:00:00.000Z",
    check_on: "2026-11-28 00:00:00.000Z",
    source: "fitting",
  };
  const later: DatedSheet = { ...sheet, id: "c", date: "2026-06-01 00:00:00.000Z" };
  const codes = (
    values: Partial<RemarkedSheet> | null,
    current: DatedSheet | null = sheet,
    age: number | null = 40,
    wantsChildSource = true,
  ) =>
    sheetRemarks(values && { ...sheet, ...values }, { current, age, wantsChildSource }, now).map(
      ({ code }) => code,
    );

  it.each<[string, ReturnType<typeof codes>, string[]]>([
    ["no sheet", codes(null), ["none"]],
    ["the current one, checked until today", codes({}), []],
    ["one on trial", codes({ status: "trial" }), ["trial"]],
    ["a stopped one", codes({ status: "stopped" }), ["stopped"]],
    ["an older one", codes({}, later), ["older"]],
    [
      "a trial after the current one",
      codes({ status: "trial", id: "d", date: later.date }, sheet),
      ["trial"],
    ],
    ["a check that is past", codes({ check_on: "2026-11-27 00:00:00.000Z" }), ["check"]],
    ["no check", codes({ check_on: "" }), []],
    ["the client's box", codes({ source: "box" }), ["source_box"]],
    ["a child of fifteen", codes({}, sheet, 15), ["child_source"]],
    ["a child with an ordonnance", codes({ source: "medical" }, sheet, 15), []],
    ["a child of a shop without the remark", codes({}, sheet, 15, false), []],
    ["sixteen years", codes({}, sheet, 16), []],
    ["an unknown age", codes({}, sheet, null), []],
    [
      "all at once",
      codes({ status: "stopped", source: "box", check_on: "2026-01-01" }, later, 8),
      ["stopped", "older", "check", "source_box", "child_source"],
    ],
  ])("a sheet has the right remarks in the case of %s", (_, found, expected) =>
    expect(found).toEqual(expected),
  );

  it("each remark on a sheet has its own sentence", () => {
    const all = ["none", "trial", "stopped", "older", "source_box", "child_source"] as const;
    expect(new Set(all.map((code) => sheetRemarkText({ code }))).size).toBe(all.length);
    expect(sheetRemarkText({ code: "check", day: sheet.check_on })).toBe(
      "Le contrôle était prévu avant le 28/11/2026",
    );
  });

  it("the end of wear of a box is that of its eye, or the later one when it is for both eyes", () => {
    const ends = { right_until: "2027-05-27", left_until: "2027-11-23" };
    const isOver = { right_until: "2027-05-27", left_until: "" };
    expect([
      ...(["right", "left", ""] as const).map((eye) => endOfEye(ends, eye)),
      endOfEye(isOver, ""),
    ]).toEqual(["2027-05-27", "2027-11-23", "2027-11-23", "2027-05-27"]);
  });

  it("a remark says that a box expires before the end of its wear", () => {
    expect([
      isBoxShort("2027-05-26", "2027-05-27 00:00:00.000Z"),
      isBoxShort("2027-05-27", "2027-05-27 00:00:00.000Z"),
      isBoxShort("", "2027-05-27"),
      isBoxShort("2027-05-27", ""),
    ]).toEqual([true, false, false, false]);
    expect(shortBoxText("2027-05-26", "2027-05-27")).toBe(
      "Cette boîte expire le 26/05/2027, avant la fin prévue le 27/05/2027",
    );
  });
});
