import { describe, expect, it } from "vitest";
import { emptyEye } from "#domain/optics/optics.ts";
import { eyeChanges, notableSphereChange } from "#domain/optics/compare.ts";
import {
  formatDioptre,
  formatDistance,
  formatEye,
  formatEyeFull,
  formatMeasure,
  formatReading,
} from "#domain/optics/format.ts";
import { readMeasure, withSign } from "#domain/optics/parse.ts";
import { eye } from "#support/eyes.ts";

describe("formatting eye values", () => {
  it("single eye values are formatted with sign and two decimals", () => {
    expect(formatDioptre(2)).toBe("+2.00");
    expect(formatDioptre(-1.25)).toBe("−1.25");
    expect(formatDioptre(0)).toBe("0.00");
    expect(formatDioptre(1.375)).toBe("+1.38");
    expect(formatMeasure("sphere", 0)).toBe("Plan");
    expect(formatMeasure("sphere", null)).toBe("-");
    expect(formatMeasure("cylinder", 0)).toBe("0.00");
    expect(formatMeasure("axis", 90)).toBe("90");
    expect(formatReading("axis", 90)).toBe("90°");
    expect(formatReading("axis", null)).toBe("-");
    expect(formatMeasure("eip", 31.5)).toBe("31,5");
    expect(formatMeasure("eip", 32)).toBe("32");
  });

  it("the values of an eye are formatted as one text", () => {
    expect(formatEye(eye(2, -1.25, 90, 2))).toBe("+2.00 (−1.25) 90° add +2.00");
    expect(formatDistance(eye(2, -1.25, 90, 2))).toBe("+2.00 (−1.25) 90°");
    expect(formatEye(eye(0))).toBe("Plan");
    expect(formatEye(eye(0, null, null, 1.5))).toBe("Plan add +1.50");
    expect(formatEye(eye(-2.25, 0))).toBe("−2.25");
    expect(formatEye(eye(null, -1, 10))).toBe("- (−1.00) 10°");
    expect(formatEye(emptyEye)).toBe("-");
    expect(formatEyeFull(eye(2, -1.25, 90, 2, 31.5))).toBe(
      "SPH +2.00 · CYL −1.25 · AXE 90° · ADD +2.00 · EIP 31,5 mm",
    );
    expect(formatEyeFull(emptyEye)).toBe("SPH - · CYL - · AXE - · ADD - · EIP -");
  });
});

describe("parsing one field", () => {
  it.each([
    ["sphere", "+2.00", 2],
    ["sphere", "−1,25", -1.25],
    ["sphere", "- 1.25", -1.25],
    ["sphere", "Plan", 0],
    ["sphere", "pl", 0],
    ["sphere", "0", 0],
    ["sphere", "", null],
    ["sphere", "  ", null],
    ["sphere", "150", 1.5],
    ["sphere", "-225", -2.25],
    ["sphere", "075", 0.75],
    ["sphere", "25", 0.25],
    ["sphere", "+50", 0.5],
    ["cylinder", "-75", -0.75],
    ["cylinder", "−25", -0.25],
    ["cylinder", "-.75", -0.75],
    ["cylinder", "−,75", -0.75],
    ["sphere", ".5", 0.5],
    ["addition", "75", 0.75],
    ["sphere", "25,00", 25],
    ["sphere", "25.0", 25],
    ["sphere", "2", 2],
    ["sphere", "5", 5],
    ["sphere", "20", 20],
    ["cylinder", "10", 10],
    ["axis", "25", 25],
    ["eip", "25", 25],
    ["sphere", "130", 130],
    ["cylinder", "1225", 12.25],
    ["axis", "150", 150],
    ["axis", "90°", 90],
    ["eip", "31,5", 31.5],
    ["eip", "62 mm", 62],
    ["addition", "2", 2],
  ] as const)("the %s '%s' is parsed as %s", (measure, typed, value) => {
    expect(readMeasure(measure, typed)).toEqual({ readable: true, value });
  });
  it.each([
    ["sphere", "abc"],
    ["sphere", "1.2.3"],
    ["sphere", "--1"],
    ["cylinder", "plan"],
    ["axis", "plan"],
    ["eip", "1 2"],
  ] as const)("the %s '%s' is refused as no number", (measure, typed) => {
    expect(readMeasure(measure, typed)).toEqual({ readable: false });
  });
  it("the field adds the sign of a power while it is typed", () => {
    expect(withSign("sphere", "2")).toBe("+2");
    expect(withSign("sphere", "-2")).toBe("−2");
    expect(withSign("sphere", "0")).toBe("0");
    expect(withSign("sphere", "0.5")).toBe("+0.5");
    expect(withSign("sphere", "pl")).toBe("pl");
    expect(withSign("sphere", "")).toBe("");
    expect(withSign("axis", "90")).toBe("90");
    expect(withSign("eip", "31")).toBe("31");
  });
});

describe("changes of a prescription", () => {
  it("the changes of a prescription name the measures that differ", () => {
    expect(eyeChanges(eye(0.75, -1.25, 90, 1.75), eye(2, -1.25, 95, 2))).toEqual([
      { measure: "sphere", delta: 1.25 },
      { measure: "axis", delta: 5 },
      { measure: "addition", delta: 0.25 },
    ]);
    expect(eyeChanges(eye(null), eye(2))).toEqual([]);
  });
  it("a sphere that changed by more than 1.00 or changed sign is pointed out", () => {
    expect(notableSphereChange(eye(0.75), eye(2))).toEqual({
      code: "sphere_changed",
      from: 0.75,
      to: 2,
    });
    expect(notableSphereChange(eye(1), eye(2))).toBeNull();
    expect(notableSphereChange(eye(-0.25), eye(0.25))).toEqual({
      code: "sphere_sign_changed",
      from: -0.25,
      to: 0.25,
    });
    expect(notableSphereChange(eye(0), eye(0.5))).toBeNull();
    expect(notableSphereChange(eye(null), eye(2))).toBeNull();
  });
  it("a lens transposed to the other cylinder sign counts as unchanged", () => {
    expect(eyeChanges(eye(0.75, 1.25, 180), eye(2, -1.25, 90))).toEqual([]);
    expect(notableSphereChange(eye(0.75, 1.25, 180), eye(2, -1.25, 90))).toBeNull();
  });
});
