import { describe, expect, it } from "vitest";

import { emptyEye, type Eye } from "#domain/optics/optics.ts";
import type { IsoDay } from "#domain/core/days/days.ts";
import { deliverBy, orderedLenses } from "#domain/workshop/labOrder.ts";
import {
  eyeForLab,
  isLensEyeUnknown,
  lensEyes,
  lensesOf,
  type LensLine,
} from "#domain/workshop/lensEyes.ts";

const right: Eye = { sphere: -2, cylinder: -1.25, axis: 90, addition: 2, eip: 31.5 };
const left: Eye = { sphere: -1.75, cylinder: -0.75, axis: 100, addition: 2, eip: 32 };
const eyes = { right, left };
const onlyLeft = { right: emptyEye, left };
const line = (quantity: number, eye: LensLine["eye"] = ""): LensLine => ({ quantity, eye });

describe("the eyes of lens lines without one", () => {
  it.each([
    [[line(2)], eyes, [""]],
    [[line(2)], onlyLeft, [""]],
    [[line(1), line(1)], eyes, ["right", "left"]],
    [[line(1)], onlyLeft, ["left"]],
    [[line(1)], { right, left: emptyEye }, ["right"]],
    [[line(1)], eyes, [""]],
    [[line(1), line(1), line(1)], eyes, ["", "", ""]],
    [[line(1), line(1), line(1), line(1)], eyes, ["right", "left", "right", "left"]],
    // Lenses of another pair are treated separately.
    [[line(1), { ...line(1), pair: 2 }], eyes, ["", ""]],
    [
      [line(1), { ...line(1), pair: 2 }, line(1), { ...line(1), pair: 2 }],
      eyes,
      ["right", "right", "left", "left"],
    ],
    // A given eye is not changed.
    [[line(1, "left"), line(1, "right")], eyes, ["left", "right"]],
    [[line(2, "left")], onlyLeft, ["left"]],
  ] as const)("the eye of each lens is derived in %j", (lines, measured, wanted) => {
    expect(lensEyes(lines, measured)).toEqual(wanted);
  });

  it("the lenses of a line are divided between both eyes, an odd one to the right", () => {
    expect(lensesOf(line(2))).toEqual({ right: 1, left: 1 });
    expect(lensesOf(line(3))).toEqual({ right: 2, left: 1 });
    expect(lensesOf(line(2, "left"))).toEqual({ right: 0, left: 2 });
    expect(lensesOf(line(1, "right"))).toEqual({ right: 1, left: 0 });
  });
});

describe("a lens without a known eye", () => {
  it.each([
    [[line(1)], eyes, true],
    [[line(3)], eyes, true],
    [[line(1), line(1), line(1)], eyes, true],
    [[line(2)], eyes, false],
    [[line(1)], onlyLeft, false],
    [[line(1), line(1)], eyes, false],
    [[line(1, "left")], eyes, false],
  ] as const)("an unknown eye is detected in %j", (lines, measured, wanted) => {
    expect(isLensEyeUnknown(lines, measured)).toBe(wanted);
  });
});

describe("an eye in a lab's notation", () => {
  const plus: Eye = { ...right, sphere: -3.25, cylinder: 1.25, axis: 180 };
  it.each([
    ["as_written", right, right],
    ["", plus, plus],
    ["minus", right, right],
    ["minus", plus, right],
    ["plus", right, plus],
    ["plus", plus, plus],
    // A blank sphere counts as 0.
    ["minus", { ...plus, sphere: null }, { ...plus, sphere: 1.25, cylinder: -1.25, axis: 90 }],
    // Without a cylinder there is nothing to transpose.
    ["plus", { ...right, cylinder: null, axis: null }, { ...right, cylinder: null, axis: null }],
    ["plus", { ...right, cylinder: 0 }, { ...right, cylinder: 0 }],
  ] as const)("an eye is written in a lab's notation %s", (form, eye, wanted) =>
    expect(eyeForLab(eye, form)).toEqual(wanted),
  );
});

describe("the rows of a lab order", () => {
  it("an order has a row for each eye and product, the right eye first", () => {
    const lines = [{ ...line(2), name: "Progressif 1.6" }];
    expect(orderedLenses(lines, eyes, "minus")).toEqual([
      { side: "right", eye: right, name: "Progressif 1.6", quantity: 1 },
      { side: "left", eye: left, name: "Progressif 1.6", quantity: 1 },
    ]);
    const apart = [
      { ...line(1), name: "Unifocal 1.5" },
      { ...line(1), name: "Unifocal 1.67" },
    ];
    expect(orderedLenses(apart, eyes, "").map(({ side, name }) => [side, name])).toEqual([
      ["right", "Unifocal 1.5"],
      ["left", "Unifocal 1.67"],
    ]);
  });

  it("a row without a known eye has no values, so that no lab makes a wrong lens", () => {
    const lines = [
      { ...line(2), name: "Unifocal 1.5" },
      { ...line(1), name: "Unifocal 1.67" },
    ];
    const rows = orderedLenses(lines, eyes, "minus");
    expect(rows.map(({ side, name }) => [side, name])).toEqual([
      ["right", "Unifocal 1.5"],
      ["left", "Unifocal 1.5"],
      ["", "Unifocal 1.67"],
    ]);
    expect(rows[2]?.eye).toEqual(emptyEye);
  });

  it("delivery is due before the first promised day, minus the mounting delay", () => {
    const days = ["2026-11-30", "2026-11-27"] as IsoDay[];
    expect(deliverBy(days, 3)).toBe("2026-11-24");
    expect(deliverBy([], 3)).toBe("");
    // The lab is closed on Sunday the 22nd, and Monday is too late.
    expect(deliverBy(["2026-11-25" as IsoDay], 3)).toBe("2026-11-21");
  });
});
