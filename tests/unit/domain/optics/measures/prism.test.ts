import { describe, expect, it } from "vitest";
import type { EyeSide, PrismBase } from "#domain/core/records.ts";
import {
  formatFrameSize,
  formatExtra,
  formatPrisms,
  wearerLines,
} from "#domain/optics/measures/formatExtra.ts";
import { wearerOf } from "#domain/optics/measures/extraMeasures.ts";
import { transpose } from "#domain/optics/optics.ts";
import { prismChange, resultantOf } from "#domain/optics/measures/prism.ts";
import { eye, extra } from "#support/eyes.ts";

type Row = [EyeSide, number, PrismBase, number, PrismBase, number, number];

describe("the resultant of two prisms", () => {
  it.each<Row>([
    ["right", 2, "in", 1, "up", 2.24, 27],
    ["right", 2, "out", 1, "up", 2.24, 153],
    ["right", 2, "out", 1, "down", 2.24, 207],
    ["right", 2, "in", 1, "down", 2.24, 333],
    ["left", 2, "in", 1, "up", 2.24, 153],
    ["left", 2, "out", 1, "up", 2.24, 27],
    ["left", 2, "in", 1, "down", 2.24, 207],
    ["left", 2, "out", 1, "down", 2.24, 333],
    ["right", 3, "in", 4, "up", 5, 53],
    ["right", 1.5, "out", 2, "up", 2.5, 127],
    ["right", 20, "in", 20, "down", 28.28, 315],
    ["right", 20, "in", 0.25, "down", 20, 359],
    ["right", 3, "in", 1, "out", 2, 0],
  ])(
    "the prisms of a %s eye, %d %s and %d %s, have the resultant %d at %d°",
    (side, prism, base, prism2, base2, power, angle) => {
      expect(resultantOf(extra({ prism, base, prism2, base2 }), side)).toEqual({ power, angle });
      // Swapping the two prisms gives the same resultant.
      const turned = extra({ prism: prism2, base: base2, prism2: prism, base2: base });
      expect(resultantOf(turned, side)).toEqual({ power, angle });
    },
  );

  it.each<[EyeSide, PrismBase, number]>([
    ["right", "in", 0],
    ["right", "up", 90],
    ["right", "out", 180],
    ["right", "down", 270],
    ["left", "in", 180],
    ["left", "up", 90],
    ["left", "out", 0],
    ["left", "down", 270],
  ])("in a %s eye, the prism base %s is at %d°", (side, base, angle) => {
    expect(resultantOf(extra({ prism: 2, base }), side)).toEqual({ power: 2, angle });
  });

  it("prisms have no resultant without a power or a base, or when they cancel each other out", () => {
    for (const given of [
      {},
      { prism: 0, base: "in" },
      { prism: 2 },
      { prism: 2, base: "in", prism2: 1 },
      { prism: 2, base: "in", prism2: 2, base2: "out" },
    ] as const)
      expect(resultantOf(extra(given), "right")).toBeNull();
  });
});

describe("prisms in words", () => {
  it.each([
    [{ prism: 2, base: "in" }, "2.00 Δ base interne"],
    [{ prism: 2 }, "2.00 Δ"],
    [
      { prism: 1.5, base: "out", prism2: 2, base2: "up" },
      "1.50 Δ base externe + 2.00 Δ base supérieure (résultante 2.50 Δ à 127°)",
    ],
    [{}, ""],
    [{ prism: 0, base: "in" }, ""],
  ] as const)("the prisms %o are formatted as text", (given, text) => {
    expect(formatPrisms(extra(given), "right").replaceAll("\u00a0", " ")).toBe(text);
  });

  it("the text of an eye's further measures has only the given ones", () => {
    const given = extra({
      height: 18.5,
      va: "8/10",
      near_va: "P2",
      near_eip: 29.5,
      near_sphere: 2,
    });
    expect(formatExtra(given, "left").replaceAll("\u00a0", " ")).toBe(
      "Vision de près +2.00 · EIP de près 29,5 mm · Hauteur 18,5 mm · Acuité 8/10 P2",
    );
    expect(formatExtra(extra(), "left")).toBe("");
  });

  it("the measures of the wearer and the frame's size are formatted as texts", () => {
    const lines = wearerLines(wearerOf({ vertex: 12.5, pantoscopic: -2, reading_distance: 40 }));
    expect(lines.map(({ text }) => text.replaceAll("\u00a0", " "))).toEqual([
      "12,5 mm",
      "−2°",
      "40 cm",
    ]);
    const none = { eye_size: null, bridge: null, temple: null, lens_height: null };
    expect(formatFrameSize(none)).toBe("");
    expect(formatFrameSize({ ...none, eye_size: 52, bridge: 17, temple: 140 })).toBe("52□17-140");
    expect(formatFrameSize({ ...none, eye_size: 52.5 })).toBe("52,5□?");
  });
});

describe("a prism compared with the previous prescription", () => {
  it("the change of an added or removed prism is its resultant", () => {
    const oblique = extra({ prism: 1.5, base: "in", prism2: 2, base2: "up" });
    expect(prismChange(extra(), oblique, "right")).toEqual({ code: "prism_came", delta: 2.5 });
    expect(prismChange(oblique, extra(), "right")).toEqual({ code: "prism_went", delta: 2.5 });
  });

  it.each([
    [{}, {}, null],
    [{}, { prism: 0.25, base: "in" }, "prism_came"],
    [{ prism: 2, base: "in" }, {}, "prism_went"],
    [{ prism: 2, base: "in" }, { prism: 2.25, base: "in" }, null],
    [{ prism: 2, base: "in" }, { prism: 2.5, base: "in" }, "prism_changed"],
    [{ prism: 2, base: "in" }, { prism: 1.5, base: "in" }, "prism_changed"],
    [{ prism: 2, base: "in" }, { prism: 2, base: "out" }, "prism_changed"],
    [{ prism: 2, base: "in" }, { prism: 2, base: "in", prism2: 0.25, base2: "up" }, null],
    [{ prism: 2, base: "in" }, { prism: 2, base: "in", prism2: 0.5, base2: "up" }, "prism_changed"],
    [{ prism: 2 }, { prism: 2.25, base: "in" }, null],
    [{ prism: 2 }, { prism: 2.5, base: "in" }, "prism_changed"],
  ] as const)("a prism of %o and then %o has the change %s", (former, current, code) => {
    expect(prismChange(extra(former), extra(current), "right")?.code ?? null).toBe(code);
  });

  it("transposition leaves prisms unchanged", () => {
    const given = { ...eye(1, -1, 90), ...extra({ prism: 2, base: "in" }) };
    expect(transpose(given)).toMatchObject({ cylinder: 1, prism: 2, base: "in" });
  });
});
