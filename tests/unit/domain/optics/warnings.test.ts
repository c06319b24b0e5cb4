import { describe, expect, it } from "vitest";
import { emptyEye, type Eye } from "#domain/optics/optics.ts";
import { opticsWarnings } from "#domain/optics/warnings.ts";
import { eye } from "#support/eyes.ts";

const codes = (right: Eye, left: Eye = emptyEye, previous?: { right: Eye; left: Eye }) =>
  opticsWarnings({ right, left }, previous).map((warning) => `${warning.side}:${warning.code}`);

describe("warnings about one eye", () => {
  it.each([
    [eye(2, -1.25, 90, 2, 31.5), []],
    [eye(12.25), ["right:sphere_high"]],
    [eye(-12), []],
    [eye(1, -4.25, 90), ["right:cylinder_high"]],
    [eye(1, 4, 90), []],
    [eye(1, -1), ["right:axis_missing"]],
    [eye(1, null, 90), ["right:axis_without_cylinder"]],
    [eye(1, -1, 0), ["right:axis_zero"]],
    [eye(1, -1, 180), []],
    [eye(1, null, 0), ["right:axis_without_cylinder"]],
    [eye(1, 0, 90), ["right:axis_without_cylinder"]],
    [eye(1, null, null, 0.5), ["right:add_unusual"]],
    [eye(1, null, null, 0.75), []],
    [eye(1, null, null, 3.75), ["right:add_unusual"]],
    [eye(1, null, null, null, 24.75), ["right:eip_unusual"]],
    [eye(1, null, null, null, 37.25), ["right:eip_unusual"]],
    [eye(1, null, null, null, 44.75), ["right:eip_unusual"]],
    [eye(1, null, null, null, 63), ["right:eip_binocular"]],
    [eye(31), []],
    // A refused value does not count as missing.
    [eye(1, -1, 200), []],
    [eye(1, -1, Number.NaN), []],
    [eye(1, -1.3, 90), []],
  ])("the eye %o has the warnings %o", (right, expected) => expect(codes(right)).toEqual(expected));

  it("a warning names its fields, and proposes to halve a binocular distance", () => {
    expect(opticsWarnings({ right: emptyEye, left: eye(null, null, null, null, 63) })).toEqual([
      {
        key: "left_eip",
        fields: ["left_eip"],
        side: "left",
        code: "eip_binocular",
        value: 63,
        right: 31.5,
        left: 31.5,
      },
    ]);
  });
});

describe("warnings about both eyes", () => {
  it.each([
    [eye(1, -1, 90), eye(1, 1, 90), ["both:cylinder_signs"]],
    [eye(1, -1, 90), eye(1, -1, 90), []],
    [eye(1, null, null, 2), eye(1, null, null, 2.25), ["both:add_differs"]],
    [eye(-4), eye(-1), []],
    [eye(-4.25), eye(-1), ["both:equivalent_differs"]],
    [eye(2, -1, 90), eye(-1.75), ["both:equivalent_differs"]],
    [eye(2, -1, 90), eye(-1.5), []],
    [eye(5), emptyEye, []],
    [eye(1, null, null, 2), eye(1), ["left:add_missing"]],
    [eye(1), eye(0, null, null, 2), ["right:add_missing"]],
    [eye(1, null, null, 2), eye(1, null, null, 9), []],
    // An unmeasured eye lacks nothing, and an addition of 0.00 counts as none.
    [eye(1, null, null, 2), emptyEye, []],
    [eye(1, null, null, 0), eye(1), ["right:add_unusual"]],
    [eye(1, null, null, null, 30), eye(1, null, null, null, 33), []],
    [eye(1, null, null, null, 30), eye(1, null, null, null, 33.25), ["both:eip_differs"]],
    [eye(1, null, null, null, 63), eye(1, null, null, null, 63), ["both:eip_binocular"]],
    [eye(1, null, null, null, 63), eye(1, null, null, null, 31), ["right:eip_binocular"]],
  ])("the eyes %o and %o have the warnings %o", (right, left, expected) =>
    expect(codes(right, left)).toEqual(expected),
  );
});

it("a change since the previous prescription is a warning", () => {
  const previous = { right: eye(0.75, -1.25, 90), left: eye(1.25) };
  expect(codes(eye(2, -1.25, 90), eye(-0.5), previous)).toEqual([
    "right:sphere_changed",
    "left:sphere_sign_changed",
  ]);
  expect(codes(eye(1), eye(1), previous)).toEqual([]);
});
