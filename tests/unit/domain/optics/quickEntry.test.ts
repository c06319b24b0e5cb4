import { describe, expect, it } from "vitest";
import { emptyEye } from "#domain/optics/optics.ts";
import { formatEye } from "#domain/optics/format.ts";
import { isNothingRead, readQuickEntry, withReading } from "#domain/optics/quickEntry.ts";
import { eye } from "#support/eyes.ts";

const reading = (text: string) => {
  const read = readQuickEntry(text);
  const right = formatEye(withReading(emptyEye, read.eyes.right));
  const left = formatEye(withReading(emptyEye, read.eyes.left));
  return `${right} | ${left}`;
};
const unread = (text: string) =>
  readQuickEntry(text).unread.map(({ start, end }) => text.slice(start, end));

describe("what ophthalmologists write", () => {
  it.each([
    ["-4,00 (+1,25) 120° add 1,75", "−4.00 (+1.25) 120° add +1.75 | -"],
    ["(120° +1.25) -4.00", "−4.00 (+1.25) 120° | -"],
    ["(120 +1.25) -4.00", "−4.00 (+1.25) 120° | -"],
    ["-4.00 (120° +1,25)", "−4.00 (+1.25) 120° | -"],
    ["-4,00 (+1,25 à 120°)", "−4.00 (+1.25) 120° | -"],
    ["-2.25 -0.75 x 10", "−2.25 (−0.75) 10° | -"],
    ["-2.25 -0.75 × 10", "−2.25 (−0.75) 10° | -"],
    ["-2.25-0.75x10", "−2.25 (−0.75) 10° | -"],
    ["-2.25 -0.75 10", "−2.25 (−0.75) 10° | -"],
    ["-2.25 -0.75 150", "−2.25 (−0.75) 150° | -"],
    ["plan", "Plan | -"],
    ["pl (-0,75) 180°", "Plan (−0.75) 180° | -"],
    ["150", "+1.50 | -"],
    ["-225", "−2.25 | -"],
    ["OD -225 -75x10", "−2.25 10° | -"],
    [
      "OD +200 (-1,25) 90 OG 1.75 -0.75 × 100 add 2",
      "+2.00 (−1.25) 90° add +2.00 | +1.75 (−0.75) 100° add +2.00",
    ],
    ["OD -1 add 2 OG -1.25", "−1.00 add +2.00 | −1.25"],
    ["O.D. : +1,00 ; O.G. : +1,25", "+1.00 | +1.25"],
    ["œil droit plan, œil gauche -0,50", "Plan | −0.50"],
    ["OG -1.00 (−0.50) 20°", "- | −1.00 (−0.50) 20°"],
    ["ODG -2.00 add 1,5", "−2.00 add +1.50 | −2.00 add +1.50"],
    ["OD OG plan", "Plan | Plan"],
    ["-1.00 / -1.25", "−1.00 | −1.25"],
    ["+1 -0.5 90 +1.25 -0.75 80", "+1.00 (−0.50) 90° | +1.25 (−0.75) 80°"],
    ["(90° -1) +2 (80° -0.5) +1.75", "+2.00 (−1.00) 90° | +1.75 (−0.50) 80°"],
    ["OD sph -2 cyl -1 axe 90 OG sph -3", "−2.00 (−1.00) 90° | −3.00"],
    ["VL OD +1.00 OG +1.25 add: 2,25", "+1.00 add +2.25 | +1.25 add +2.25"],
    ["add 2", "- add +2.00 | -"],
    ["", "- | -"],
  ])("%s", (text, expected) => expect(reading(text)).toBe(expected));

  it("reads the pupillary distances", () => {
    const { eyes } = readQuickEntry("OD -1 OG -2 EIP 31,5/32");
    expect([eyes.right.eip, eyes.left.eip]).toEqual([31.5, 32]);
    expect(readQuickEntry("OD -1 EIP 31").eyes.right.eip).toBe(31);
  });

  it("means the eye it is asked for when the text names none", () => {
    expect(readQuickEntry("-1.00 -0.50 90", "left").eyes).toEqual({
      right: {},
      left: { sphere: -1, cylinder: -0.5, axis: 90 },
    });
  });
});

describe("what was not read", () => {
  it.each([
    ["OD -2.00 progressif", ["progressif"]],
    ["OD -2.10", ["-2.10"]],
    ["OD 45", ["45"]],
    ["OD -1 -0.5 90 7", ["7"]],
    ["OD -1 add", ["add"]],
    ["OD -1 VP +1 OG -2", ["VP", "+1"]],
    ["OD -2.00 (-0.75) 180°", []],
    ["OD -225 -75x10", ["-75"]],
  ])("%s → %o", (text, expected) => expect(unread(text)).toEqual(expected));

  it("knows when nothing was read", () => {
    expect(isNothingRead(readQuickEntry("bonjour"))).toBe(true);
    expect(isNothingRead(readQuickEntry("add 2"))).toBe(false);
  });
});

it("a distance reading replaces the distance, and leaves what it does not name", () => {
  expect(withReading(eye(1, -1, 90, 2, 31), { sphere: -2 })).toEqual(eye(-2, null, null, 2, 31));
  expect(withReading(eye(1, -1, 90, 2, 31), { addition: 1 })).toEqual(eye(1, -1, 90, 1, 31));
});
