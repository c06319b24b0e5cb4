import { describe, expect, it } from "vitest";

import { turnedAxis } from "#domain/contactLenses/lars.ts";
import {
  glassesOrigin,
  isTurned,
  modifiedOrigin,
  turnedOrigin,
} from "#domain/contactLenses/origin.ts";

describe("the axis of a rotated lens", () => {
  it.each([
    [20, "left", 15, 35, false],
    [10, "right", 20, 170, false],
    [5, "right", 5, 180, false],
    [180, "left", 5, 5, false],
    [0, "left", 10, 10, false],
    [90, "left", 29, 119, false],
    [90, "right", 30, 60, true],
    [90, "left", 90, 180, true],
    [45, "left", 0, 45, false],
  ] as const)(
    "the axis %i° with its mark turned %s by %i° becomes %i°",
    (from, turn, degrees, axis, isStrong) => {
      expect(turnedAxis(from, degrees, turn)).toEqual({ axis, isStrong });
    },
  );

  it("a rotated axis is null for values outside their limits", () => {
    expect(
      [
        turnedAxis(-1, 5, "left"),
        turnedAxis(181, 5, "left"),
        turnedAxis(90.5, 5, "left"),
        turnedAxis(90, 91, "left"),
        turnedAxis(90, -1, "left"),
        turnedAxis(90, 1.5, "left"),
      ].filter(Boolean),
    ).toEqual([]);
  });
});

describe("the origin of values", () => {
  const day = "2026-11-12 00:00:00.000Z";
  it("the origin of values names the glasses, and the vertex distance if they were converted", () => {
    const converted = { isConverted: true, vertex: 12 };
    expect(glassesOrigin(converted, day)).toBe("Calculé des lunettes du 12/11/2026, 12\u00a0mm");
    expect(glassesOrigin({ isConverted: true, vertex: 12.5 }, day, true)).toBe(
      "Calculé des lunettes du 12/11/2026, 12,5\u00a0mm, équivalent sphérique",
    );
    expect(glassesOrigin({ isConverted: false, vertex: 12 }, day)).toBe(
      "Repris des lunettes du 12/11/2026, sans conversion",
    );
  });

  it("the origin says 'modifié' once, and stays empty for values without an origin", () => {
    expect(modifiedOrigin("")).toBe("");
    expect(modifiedOrigin(modifiedOrigin("Repris"))).toBe("Repris, modifié");
  });

  it("a rotation is appended once to the origin", () => {
    const turned = { from: 20, degrees: 15, turn: "left", to: 35 } as const;
    const words = "LARS 15° à gauche\u00a0: axe 20° → 35°";
    expect(turnedOrigin("", turned)).toBe(words);
    expect(turnedOrigin("Repris", turned)).toBe(`Repris, ${words}`);
    expect(turnedOrigin(turnedOrigin("Repris", turned), turned)).toBe(`Repris, ${words}`);
    expect(["", "Repris", words, `Repris, ${words}`].map(isTurned)).toEqual([
      false,
      false,
      true,
      true,
    ]);
    expect(modifiedOrigin(turnedOrigin("Repris, modifié", turned))).toBe(
      `Repris, modifié, ${words}, modifié`,
    );
  });

  it("the origin of values never exceeds its stored length", () => {
    const turned = { from: 20, degrees: 15, turn: "right", to: 5 } as const;
    let origin = "";
    for (let times = 0; times < 40; times += 1)
      origin = turnedOrigin(modifiedOrigin(origin), turned);
    expect(origin.length).toBeLessThanOrEqual(500);
    expect(modifiedOrigin("x".repeat(495))).toBe(`${"x".repeat(490)}…, modifié`);
  });
});
