import { describe, expect, it } from "vitest";
import { checkFields } from "#domain/core/fields/fields.ts";
import {
  eyeAsRead,
  checkEyeValue,
  emptyEye,
  eyeFields,
  eyesOf,
  eyesToFields,
  nearVision,
  sphericalEquivalent,
  splitEip,
  stepMeasure,
  transpose,
} from "#domain/optics/optics.ts";
import { eye } from "#support/eyes.ts";

describe("refused eye values", () => {
  it.each([
    ["sphere", 30, null],
    ["sphere", -30.25, "sphere_range"],
    ["sphere", 1.3, "quarter_step"],
    ["sphere", 0, null],
    ["cylinder", 12, null],
    ["cylinder", 12.25, "cylinder_range"],
    ["axis", 0, null],
    ["axis", 180, null],
    ["axis", 181, "axis_range"],
    ["axis", -1, "axis_range"],
    ["axis", 90.5, "axis_whole"],
    ["addition", 0, null],
    ["addition", 4, null],
    ["addition", -0.25, "add_range"],
    ["addition", 4.25, "add_range"],
    ["eip", 15, null],
    ["eip", 80, null],
    ["eip", 14.75, "eip_range"],
    ["eip", 31.6, "quarter_step"],
    ["sphere", null, null],
    ["sphere", undefined, null],
    ["sphere", "1", "not_a_number"],
    ["sphere", "", "not_a_number"],
    ["sphere", true, "not_a_number"],
    ["sphere", Number.NaN, "not_a_number"],
    ["axis", Number.POSITIVE_INFINITY, "not_a_number"],
  ] as const)("a %s of %s is checked with the result %s", (measure, value, refusal) => {
    expect(checkEyeValue(measure, value)).toBe(refusal);
  });

  it("each refused value of a record is reported with its field", () => {
    const record = {
      right_sphere: 31,
      right_add: 5,
      left_axis: 12.5,
      left_eip: 32,
      notes: "-",
      left_sphere: null,
    };
    const refusals = (values: Record<string, unknown>) =>
      checkFields("optique_prescriptions", values, eyeFields, false).map(({ field, code }) => [
        field,
        code,
      ]);
    expect(refusals(record)).toEqual([
      ["right_sphere", "sphere_range"],
      ["right_add", "add_range"],
      ["left_axis", "axis_whole"],
    ]);
    expect(refusals({})).toEqual([]);
  });
});

describe("the ten stored fields", () => {
  it("the ten stored fields convert to two eyes and back", () => {
    const eyes = { right: eye(2, -1.25, 90, 2, 31.5), left: eye(0, null, null, null, 32) };
    expect(eyesOf(eyesToFields(eyes))).toEqual(eyes);
    expect(eyesToFields(eyes)).toMatchObject({ right_add: 2, left_sphere: 0, left_cylinder: null });
    expect(Object.keys(eyesToFields(eyes)).sort()).toEqual([...eyeFields].sort());
  });
  it("the value of an absent field is null", () => {
    expect(eyesOf({ left_sphere: 1 })).toEqual({ right: emptyEye, left: eye(1) });
  });
});

describe("an eye read aloud for confirmation", () => {
  it.each([
    [eye(2, -1.25, 90, 2, 31.5)],
    [eye(null, -1, 10)],
    // The pupillary distance is not read aloud, so its limit is not checked here.
    [eye(2, -1.25, 90, 2, 90)],
  ])("the eye %o is read aloud unchanged", (typed) => expect(eyeAsRead(typed)).toEqual(typed));

  it.each([
    [eye(2, -1.25, 200)],
    [eye(2, -1.3, 90)],
    [eye(31, -1, 90)],
    [eye(2, -1, 90, 5)],
    [eye(Number.NaN, -1, 90)],
  ])("an eye with a refused value is not read aloud: %o", (typed) =>
    expect(eyeAsRead(typed)).toEqual(emptyEye),
  );

  it("an axis of 0° is read as 180°", () =>
    expect(eyeAsRead(eye(2, -1, 0))).toEqual(eye(2, -1, 180)));
});

describe("transposition", () => {
  it.each([
    [eye(2, -1.25, 90), eye(0.75, 1.25, 180)],
    [eye(1.75, -0.75, 100), eye(1, 0.75, 10)],
    [eye(-4, 1.25, 120), eye(-2.75, -1.25, 30)],
    [eye(1, -1, 180), eye(0, 1, 90)],
    [eye(1, -1, 0), eye(0, 1, 90)],
    [eye(1, -1), eye(0, 1)],
  ])("the eye %o is transposed", (from, to) => expect(transpose(from)).toEqual(to));

  it("transposition keeps the addition and the pupillary distance, and never gives −0", () => {
    expect(transpose(eye(-1, 1, 10, 2, 31))).toEqual(eye(0, -1, 100, 2, 31));
    expect(Object.is(transpose(eye(-1, 1, 10))?.sphere, 0)).toBe(true);
  });

  it("transposition needs a sphere and a cylinder", () => {
    expect(transpose(eye(2))).toBeNull();
    expect(transpose(eye(2, 0, 90))).toBeNull();
    expect(transpose(eye(null, -1, 90))).toBeNull();
  });
});

describe("near vision and spherical equivalent", () => {
  it("near vision adds the addition to the sphere", () => {
    expect(nearVision(eye(2, -1.25, 90, 2, 31))).toEqual(eye(4, -1.25, 90, null, 31));
    expect(nearVision(eye(0, null, null, 2))).toEqual(eye(2));
    expect(nearVision(eye(2))).toBeNull();
    expect(nearVision(eye(2, null, null, 0))).toBeNull();
    expect(nearVision(eye(null, null, null, 2))).toBeNull();
  });
  it("the spherical equivalent adds half of the cylinder", () => {
    expect(sphericalEquivalent(eye(2, -1.25, 90))).toBe(1.375);
    expect(sphericalEquivalent(eye(2))).toBeNull();
  });
});

describe("steps of the plus and minus keys", () => {
  it.each([
    ["sphere", null, 1, 0.25],
    ["sphere", null, -1, -0.25],
    ["sphere", 0.25, -1, 0],
    ["sphere", 30, 1, 30],
    ["sphere", 1.3, 1, 1.5],
    ["sphere", 1.3, -1, 1.25],
    ["cylinder", -12, -1, -12],
    ["axis", null, 1, 1],
    ["axis", 180, 1, 1],
    ["axis", 1, -1, 180],
    ["axis", 0, -1, 179],
    ["axis", 90, 1, 91],
    ["addition", 0, -1, 0],
    ["addition", null, 1, 0.25],
    ["eip", null, 1, 31],
    ["eip", 31, 1, 31.25],
    ["eip", 15, -1, 15],
  ] as const)("a step from %s %s by %i leads to %s", (measure, value, direction, next) => {
    expect(stepMeasure(measure, value, direction)).toBe(next);
  });
  it("several steps may be made at once", () => {
    expect(stepMeasure("sphere", 1, -1, 4)).toBe(0);
    expect(stepMeasure("axis", 175, 1, 10)).toBe(5);
  });
});

it("a binocular distance is divided into halves on the quarter grid", () => {
  expect(splitEip(63)).toEqual({ right: 31.5, left: 31.5 });
  expect(splitEip(63.25)).toEqual({ right: 31.5, left: 31.75 });
});
