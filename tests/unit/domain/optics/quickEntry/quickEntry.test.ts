import { describe, expect, it } from "vitest";
import { emptyEye } from "#domain/optics/optics.ts";
import { formatEye } from "#domain/optics/format.ts";
import {
  isCompleteReading,
  isNothingRead,
  readQuickEntry,
  applyQuickReading,
} from "#domain/optics/quickEntry/quickEntry.ts";
import { noteText } from "#domain/optics/quickEntry/quickEntryNotes.ts";
import { withoutUnread } from "#domain/optics/quickEntry/quickEntryErased.ts";
import { eye } from "#support/eyes.ts";

const reading = (text: string) => {
  const read = readQuickEntry(text);
  const right = formatEye(applyQuickReading(emptyEye, read.eyes.right));
  const left = formatEye(applyQuickReading(emptyEye, read.eyes.left));
  return `${right} | ${left}`;
};
const unread = (text: string) =>
  readQuickEntry(text).unread.map(({ start, end }) => text.slice(start, end));

const all = (text: string) => {
  const { eyes, unread } = readQuickEntry(text);
  return { right: eyes.right, left: eyes.left, unread: unread.length };
};

describe("fifty forms of prescriptions", () => {
  it.each([
    // With and without signs, brackets, x, @, °, à.
    ["-4,00 (+1,25) 120° add 1,75", "−4.00 (+1.25) 120° add +1.75 | -"],
    ["(120° +1.25) -4.00", "−4.00 (+1.25) 120° | -"],
    ["(120 +1.25) -4.00", "−4.00 (+1.25) 120° | -"],
    ["10° (-0,75) -2,25", "−2.25 (−0.75) 10° | -"],
    ["-4.00 (120° +1,25)", "−4.00 (+1.25) 120° | -"],
    ["-4,00 (+1,25 à 120°)", "−4.00 (+1.25) 120° | -"],
    ["-4,00 [+1,25 à l'axe 120]", "−4.00 (+1.25) 120° | -"],
    ["-2.25(-0.75)10", "−2.25 (−0.75) 10° | -"],
    ["-2.25(-0.75à10°)", "−2.25 (−0.75) 10° | -"],
    ["-2.25 -0.75 x 10", "−2.25 (−0.75) 10° | -"],
    ["-2.25 -0.75 × 10", "−2.25 (−0.75) 10° | -"],
    ["-2.25 -0.75 @ 10", "−2.25 (−0.75) 10° | -"],
    ["-2.25-0.75x10", "−2.25 (−0.75) 10° | -"],
    ["-2.25 -0.75 x 010°", "−2.25 (−0.75) 10° | -"],
    ["- 2,25 D (- 0,75 D) 10° TABO", "−2.25 (−0.75) 10° | -"],
    ["-2.25 (-.75) 10", "−2.25 (−0.75) 10° | -"],
    ["–2,25, –0,75, 10", "−2.25 (−0.75) 10° | -"],
    ["-2.25 -0.75 10", "−2.25 (−0.75) 10° | -"],
    ["-2.25 -0.75 150", "−2.25 (−0.75) 150° | -"],
    ["-2.25 / -0.75 x 10", "−2.25 (−0.75) 10° | -"],
    ["-2.25 / -0.75 / 10", "−2.25 (−0.75) 10° | -"],
    ["-0,75 à 10° sph -2,25", "−2.25 (−0.75) 10° | -"],
    ["2 1 90", "+2.00 (+1.00) 90° | -"],
    // 'Plan', and powers dictated in hundredths.
    ["plan", "Plan | -"],
    ["pl (-0,75) 180°", "Plan (−0.75) 180° | -"],
    ["plano -0.50 x 90", "Plan (−0.50) 90° | -"],
    ["150", "+1.50 | -"],
    ["-225", "−2.25 | -"],
    ["25", "+0.25 | -"],
    ["25,00", "+25.00 | -"],
    ["od -225 -75 10", "−2.25 (−0.75) 10° | -"],
    ["OD -225 -75x10", "−2.25 (−0.75) 10° | -"],
    ["OD -225 (-50) 5 OG -75 (-25) 175", "−2.25 (−0.50) 5° | −0.75 (−0.25) 175°"],
    // Names of the eyes.
    ["O.D. : +1,00 ; O.G. : +1,25", "+1.00 | +1.25"],
    ["œil droit plan, œil gauche -0,50", "Plan | −0.50"],
    ["D -2,00 G -1,75", "−2.00 | −1.75"],
    ["OG -1.00 (−0.50) 20°", "- | −1.00 (−0.50) 20°"],
    ["ODG -2.00 add 1,5", "−2.00 add +1.50 | −2.00 add +1.50"],
    ["OU -2.00", "−2.00 | −2.00"],
    ["OD + OG plan", "Plan | Plan"],
    ["œil droit et œil gauche : -1,25", "−1.25 | −1.25"],
    ["Oeil Dt -1.00 Oeil Gche -1.25", "−1.00 | −1.25"],
    ["Dte : -1.00 ; Gch : -1.25", "−1.00 | −1.25"],
    // 'Plan' is a power of zero; an eye without correction stays empty.
    ["OD afocal OG -0.50", "Plan | −0.50"],
    ["OD neutre OG -0.50", "Plan | −0.50"],
    ["OD rien OG -0.50", "- | −0.50"],
    ["OD -0.50 OG prothèse", "−0.50 | -"],
    ["OD amblyope OG -0.50", "- | −0.50"],
    ["OD non appareillé OG -0.50", "- | −0.50"],
    ["OD verre dépoli, OG -0.50", "- | −0.50"],
    ["OD=OG -1,25", "−1.25 | −1.25"],
    ["OD et OG : -1,25", "−1.25 | −1.25"],
    ["OD/OG -1,25", "−1.25 | −1.25"],
    ["plan ODG", "Plan | Plan"],
    ["OD -2,00 (-0,50) 90° OG idem", "−2.00 (−0.50) 90° | −2.00 (−0.50) 90°"],
    ["OD -2,00 OG = OD", "−2.00 | −2.00"],
    ["-1.00 / -1.25", "−1.00 | −1.25"],
    ["+1 -0.5 90 +1.25 -0.75 80", "+1.00 (−0.50) 90° | +1.25 (−0.75) 80°"],
    ["+1 (-0.5) 90° / +1.25 (-0.75) 80°", "+1.00 (−0.50) 90° | +1.25 (−0.75) 80°"],
    ["(90° -1) +2 (80° -0.5) +1.75", "+2.00 (−1.00) 90° | +1.75 (−0.50) 80°"],
    // Named measures.
    ["OD sph -2 cyl -1 axe 90 OG sph -3", "−2.00 (−1.00) 90° | −3.00"],
    [
      "Sphère OD -1 OG -2 Cylindre OD -0,5 OG -0,75 Axe OD 90 OG 80",
      "−1.00 (−0.50) 90° | −2.00 (−0.75) 80°",
    ],
    // Additions.
    [
      "OD +200 (-1,25) 90 OG 1.75 -0.75 × 100 add 2",
      "+2.00 (−1.25) 90° add +2.00 | +1.75 (−0.75) 100° add +2.00",
    ],
    ["OD -1 add 2 OG -1.25", "−1.00 add +2.00 | −1.25"],
    ["OD -1 add 2 OG -1.25 add 2,25", "−1.00 add +2.00 | −1.25 add +2.25"],
    ["OD -1,00 OG -1,25 Add 2,00 ODG", "−1.00 add +2.00 | −1.25 add +2.00"],
    ["OD -1,00 OG -1,25 Add (ODG) : +2,00", "−1.00 add +2.00 | −1.25 add +2.00"],
    ["Add 2,00 ODG", "- add +2.00 | - add +2.00"],
    ["Add ODG 2,00 OD -1 OG -2", "−1.00 add +2.00 | −2.00 add +2.00"],
    ["Add 2,00 ODG OD -1 OG -2", "−1.00 add +2.00 | −2.00 add +2.00"],
    ["add 2,00 OD -1 OG -2", "−1.00 add +2.00 | −2.00 add +2.00"],
    ["OD -1 OG -2 Add OD 2,00 OG 2,25", "−1.00 add +2.00 | −2.00 add +2.25"],
    ["OD -1 OG -2 OG add 2", "−1.00 | −2.00 add +2.00"],
    ["OD -1 OG -2 add 2 OD", "−1.00 add +2.00 | −2.00"],
    ["-1,00 / -1,25 add 200", "−1.00 add +2.00 | −1.25 add +2.00"],
    ["VL OD +1.00 OG +1.25 add: 2,25", "+1.00 add +2.25 | +1.25 add +2.25"],
    ["add 2", "- add +2.00 | -"],
    ["add 2 OG -1", "- | −1.00 add +2.00"],
    // Distance and near vision.
    ["VL OD -1,00 OG -1,25 VP OD +1,00 OG +0,75", "−1.00 add +2.00 | −1.25 add +2.00"],
    [
      "OD VL -1 (-0,5) 90° VP +1 (-0,5) 90° OG VL plan VP +2",
      "−1.00 (−0.50) 90° add +2.00 | Plan add +2.00",
    ],
    ["VL -1,00 / -1,25 VP +1,00 / +0,75", "−1.00 add +2.00 | −1.25 add +2.00"],
    ["OD -1 VP +1 OG -2", "−1.00 add +2.00 | −2.00"],
    ["vision de loin ODG -1 vision de près ODG +1", "−1.00 add +2.00 | −1.00 add +2.00"],
    ["VP OD +1 OG +1 VL OD -1 OG -1", "−1.00 add +2.00 | −1.00 add +2.00"],
    ["OD -1 OG -2 VP add 2", "−1.00 add +2.00 | −2.00 add +2.00"],
    // A measure named after its value, and acuities.
    ["OD -2,00 sph OG -1,75 sph", "−2.00 | −1.75"],
    ["OD -2,00 DS -0,50 DC x 90", "−2.00 (−0.50) 90° | -"],
    ["1,00 ODG add 2", "+1.00 add +2.00 | +1.00 add +2.00"],
    ["-1,00 OG -1,25", "−1.00 | −1.25"],
    ["OD -2,25 10/10 P2 OG -2,00 (-0,50) 10° V 8/10 P2", "−2.25 | −2.00 (−0.50) 10°"],
    ["", "- | -"],
  ])("quick entry parses %s", (text, expected) => {
    expect(reading(text)).toBe(expected);
    expect(unread(text)).toEqual([]);
  });

  it("quick entry parses pupillary distances", () => {
    const { eyes } = readQuickEntry("OD -1 OG -2 EIP 31,5/32");
    expect([eyes.right.eip, eyes.left.eip]).toEqual([31.5, 32]);
    expect(readQuickEntry("OD -1 EIP 31").eyes.right.eip).toBe(31);
  });

  it.each([
    ["OD -1 OG -2 EIP 31,5 / 32 mm"],
    ["OD -1 OG -2 EIP 31,5-32"],
    ["OD -1 OG -2 EP 31,5 32"],
    ["OD -1 OG -2 demi-écarts : 31,5 / 32"],
    ["OD -1 OG -2 EIP OD 31,5 OG 32"],
    ["OD -1 EIP 31,5 OG -2 EIP 32"],
    ["EIP 31,5/32 OD -1 OG -2"],
  ])("quick entry parses the distances of %s", (text) => {
    const right = { sphere: -1, eip: 31.5 };
    expect(all(text)).toEqual({ right, left: { sphere: -2, eip: 32 }, unread: 0 });
  });

  it.each([
    ["OD -1 OG -2 EP 62", 62, 31, 31],
    ["EP 62 OD -1 OG -2", 62, 31, 31],
    ["OD -1 OG -2 DP : 63,5 mm", 63.5, 31.75, 31.75],
    ["écart pupillaire 62,25 OD -1 OG -2", 62.25, 31, 31.25],
  ])(
    "quick entry divides the binocular distance %s between both eyes",
    (text, distance, right, left) => {
      const read = readQuickEntry(text);
      expect(read.binocular).toBe(distance);
      expect(read.eyes).toEqual({
        right: { sphere: -1, eip: right },
        left: { sphere: -2, eip: left },
      });
      expect(read.unread).toEqual([]);
    },
  );

  it("quick entry returns the positions of acuities in the text", () => {
    const text = "OD -2,25 10/10 P2";
    const { acuities } = readQuickEntry(text);
    expect(acuities.map(({ start, end }) => text.slice(start, end))).toEqual(["10/10", "P2"]);
  });

  it("quick entry fills the requested eye when the text names none", () => {
    expect(readQuickEntry("-1.00 -0.50 90", "left").eyes).toEqual({
      right: {},
      left: { sphere: -1, cylinder: -0.5, axis: 90 },
    });
  });
});

describe("prisms", () => {
  it.each([
    ["OD -1 prisme 2 base nasale OG -2", "−1.00 | −2.00", ["prisme 2 base nasale"]],
    ["OD -1 (-0.5) 90 3Δ BN OG -2", "−1.00 (−0.50) 90° | −2.00", ["3Δ BN"]],
    ["OD -1 2 Δ base 180° OG -2 2Δ base 0°", "−1.00 | −2.00", ["2 Δ base 180°", "2Δ base 0°"]],
    ["OD -1 -0.5 90 prisme 1,5 base sup.", "−1.00 (−0.50) 90° | -", ["prisme 1,5 base sup."]],
    ["OD -1 -0.5 90 base nasale 3Δ", "−1.00 (−0.50) 90° | -", ["base nasale 3Δ"]],
    ["OD -1 OG -2 add 2 prisme OD 2Δ BN", "−1.00 add +2.00 | −2.00 add +2.00", ["prisme OD 2Δ BN"]],
    ["OD -1 OG -2 add 2 OD 2Δ BN", "−1.00 add +2.00 | −2.00 add +2.00", ["OD 2Δ BN"]],
    ["OD -1 4 BE OG -2 4 BI add 2", "−1.00 add +2.00 | −2.00 add +2.00", ["4 BE", "4 BI"]],
  ])(
    "the prisms of %s are reported, and their numbers are not used as powers",
    (text, expected, prisms) => {
      const read = readQuickEntry(text);
      expect(reading(text)).toBe(expected);
      expect(read.prisms.map(({ start, end }) => text.slice(start, end))).toEqual(prisms);
      expect(isCompleteReading(read)).toBe(true);
    },
  );
});

describe("values without a field", () => {
  it.each([
    ["OD -1 prisme 2 base nasale OG -2", "OD prisme 2 base nasale"],
    ["OD -1 10/10 OG -2 8/10 P2", "OD 10/10 · OG 8/10 P2"],
    ["OD -1 OG -2 10/10", "10/10"],
    ["OD -1 3Δ BN OG -2 2 Δ base 0°", "OD 3Δ BN · OG 2 Δ base 0°"],
    ["OD -1 OG -2 prisme OD 2Δ BN", "prisme OD 2Δ BN"],
    ["OD -1 OG -2 H 18/19", "H 18/19"],
    ["OD -1 H 18 OG -2 H 19", "OD H 18 · OG H 19"],
    ["OD -1 OG -2 hauteurs : 18,5 mm", "hauteurs : 18,5 mm"],
    ["-1 2Δ BN ODG", "ODG 2Δ BN"],
    ["OD -1 OG -2", ""],
  ])("values without a field go to the notes: %s", (text, expected) => {
    const read = readQuickEntry(text);
    expect(noteText(read.notes)).toBe(expected);
    expect(isCompleteReading(read)).toBe(true);
  });

  it("notes are unchanged when unread words are removed", () => {
    const text = "OD -1 (-0.30) 5 prisme 2 BN OG -2 8/10";
    const erased = withoutUnread(text, readQuickEntry(text));
    expect(erased).toBe("OD −1.00 5° prisme 2 BN OG −2.00 8/10");
    expect(noteText(readQuickEntry(erased).notes)).toBe("OD prisme 2 BN · 8/10");
  });
});

describe("unread text", () => {
  it.each([
    ["OD -2.00 progressif", ["progressif"]],
    ["OD -2.10", ["-2.10"]],
    ["OD 45", ["45"]],
    ["OD -1 -0.5 90 7", ["7"]],
    ["OD -1 add", ["add"]],
    ["OD -1 add EIP 31", ["add"]],
    ["OD -1 OG", ["OG"]],
    ["OD -1 (-0.5) 200°", ["-0.5", "200°"]],
    ["OD -1 (-0.30) 90°", ["-0.30"]],
    // Near vision that is no constant addition to distance vision.
    ["OD -1 VP -2", ["-2"]],
    ["OD -1 (-0.5) 90 VP +1 (-0.75) 90", ["+1", "-0.75", "90"]],
    ["OD -1 add 2 VP +2", ["+2"]],
    ["VP OD +2 OG +2", ["+2", "+2"]],
    ["OD -1 VP OG -2", ["VP"]],
    ["OG idem", ["idem"]],
    ["OD -2,00 Dr Alami", ["Dr", "Alami"]],
    ["EP 62/60 OD -1", ["60", "OD", "-1"]],
    ["EP 90 OD -1", ["90"]],
    ["-2.00 OD -1.75 OG", ["OD", "-1.75"]],
    ["OD -2.00 (-0.75) 180°", []],
  ])("in %s quick entry marks as unread %o", (text, expected) => {
    expect(unread(text)).toEqual(expected);
    expect(isCompleteReading(readQuickEntry(text))).toBe(expected.length === 0);
  });

  it.each([
    ["OD brumeux OG -0.50", "- | −0.50", ["OD", "brumeux"]],
    ["OD brumeux et OG -0.50", "- | −0.50", ["OD", "brumeux"]],
    ["OD / OG -2,00", "- | −2.00", ["OD"]],
    ["OD OG -2,00", "- | −2.00", ["OD"]],
    ["OD 10/10 OG -2,00", "- | −2.00", ["OD"]],
    ["OD progressif -2,00 OG -1", "- | −1.00", ["OD", "progressif", "-2,00"]],
    ["OD -1.30 (-0.55) 200 OG -2", "- | −2.00", ["-1.30", "-0.55", "200"]],
    ["OD 45 -1 90 OG -2", "- (−1.00) 90° | −2.00", ["45"]],
    ["OD -1,00 Add 2,00 - 2,25 OG -1,50", "−1.00 add +2.00 | −1.50", ["- 2,25"]],
    [
      "DR KARIM le 12/11/2026 OD -1,00 OG -2,00",
      "−1.00 | −2.00",
      ["DR", "KARIM", "le", "12/11/2026"],
    ],
    [
      "Dr Alami 12 rue Hassan OD -1,00 OG -2,00",
      "−1.00 | −2.00",
      ["Dr", "Alami", "12", "rue", "Hassan"],
    ],
    ["OD -1,00 OG -2,00 (-0.5) 12 novembre 26", "−1.00 | −2.00", ["-0.5", "12 novembre 26"]],
    ["OD -1,00 OG -2,00 2026-11-12", "−1.00 | −2.00", ["2026-11-12"]],
    ["OD -1,00 OG -2,00 0612345678", "−1.00 | −2.00", ["0612345678"]],
    ["OD -1,00 indice1.5", "−1.00 | -", ["indice", "1.5"]],
    ["OD 1.5HC OG -1,00", "- | −1.00", ["OD", "1.5", "HC"]],
    ["-2.00 -1.75", "−2.00 | -", ["-1.75"]],
    ["OD -2.00 (-0.75) OG -1", "−2.00 | −1.00", ["-0.75"]],
    ["OD -1.30 OG idem", "- | -", ["-1.30", "idem"]],
    ["OD -2,00 amblyope OG -1", "−2.00 | −1.00", ["amblyope"]],
    ["rien OG -1", "- | −1.00", ["rien"]],
  ])("an unknown word moves no value to another field in %s", (text, expected, words) => {
    expect(reading(text)).toBe(expected);
    expect(unread(text)).toEqual(words);
    expect(isCompleteReading(readQuickEntry(text))).toBe(false);
  });

  it("an eye without correction is reported, and its power is emptied", () => {
    const text = "OD -0.50 OG prothèse";
    const read = readQuickEntry(text);
    expect(
      read.without.map(({ place, sides }) => [text.slice(place.start, place.end), sides]),
    ).toEqual([["prothèse", ["left"]]]);
    expect(isCompleteReading(read)).toBe(true);
    expect(applyQuickReading(eye(1, -1, 90, 2, 31), read.eyes.left)).toEqual({
      ...emptyEye,
      eip: 31,
    });
  });

  it.each([
    ["VP OD +2,00 OG +2,25", true],
    ["VL OD +1,00 VP OD +2,00", false],
    ["OD +1,00 VP OD -2,00", false],
  ])("quick entry detects whether %s has near vision only: %s", (text, isAlone) => {
    expect(readQuickEntry(text).isNearAlone).toBe(isAlone);
  });

  it.each([
    ["OD brumeux OG -0.50", "OG -0.50"],
    ["OD -1 (-0.30) 5 OG -2", "OD −1.00 5° OG −2.00"],
    ["OD -1 OG -2 OG add 2 premium", "OD -1 OG -2 OG add 2"],
    ["OD -1 OG progressif", "OD -1"],
    ["OD 45 -1 90 OG rien", "OD (−1.00) 90° OG rien"],
  ])(
    "the unread words of %s are removed, and the rest %s has the same values",
    (text, expected) => {
      const before = readQuickEntry(text);
      const erased = withoutUnread(text, before);
      expect(erased).toBe(expected);
      const after = readQuickEntry(erased);
      expect(after.unread).toEqual([]);
      expect(after.eyes).toEqual(before.eyes);
    },
  );

  it.each([
    ["-2.00 OD -1.75 OG", ""],
    ["1 OD -1 2 OG -2", "OG -2"],
    ["OD -1 OG progressif -2", "OD -1"],
    ["Sph Cyl Axe\nOD -1.00 90\nOG -1 -0.5 80", "OG -1 -0.5 80"],
    ["OD -2.OO -0.50 90 OG -1", "OG -1"],
  ])("values after an unread eye mark are removed too: %s becomes %s", (text, expected) => {
    expect(withoutUnread(text, readQuickEntry(text))).toBe(expected);
  });

  it("a removed word leaves a space, so that the numbers around it are not joined", () => {
    const text = "OD -1 add 1 brumeux 2";
    expect(withoutUnread(text, readQuickEntry(text))).toBe("OD -1 add 1");
    const glued = "OD -1brumeux00 OG -2";
    expect(withoutUnread(glued, readQuickEntry(glued))).toBe("OG -2");
  });

  it("a text without any readable value is reported", () => {
    expect(isNothingRead(readQuickEntry("bonjour"))).toBe(true);
    expect(isNothingRead(readQuickEntry("add 2"))).toBe(false);
    expect(isCompleteReading(readQuickEntry(""))).toBe(false);
  });
});

it("applying a reading replaces distance values, and leaves the others unchanged", () => {
  expect(applyQuickReading(eye(1, -1, 90, 2, 31), { sphere: -2 })).toEqual(
    eye(-2, null, null, 2, 31),
  );
  expect(applyQuickReading(eye(1, -1, 90, 2, 31), { addition: 1 })).toEqual(eye(1, -1, 90, 1, 31));
});

describe("a number that touches a letter", () => {
  it.each([
    ["0D: -2.25", "- | -", ["0", "D", "-2.25"]],
    ["0D -2.25 0G -1", "- | -", ["0", "D", "-2.25", "0", "G", "-1"]],
    ["OD: -2.25 0G -1", "−2.25 | -", ["0", "G", "-1"]],
    ["OD l.25 OG -1", "- | −1.00", ["OD", "l.", "25"]],
    ["OD O.25", "- | -", ["OD", "O.", "25"]],
    ["OD -2.OO OG -1", "- | −1.00", ["OD", "-2", "OO"]],
    ["OD -1 -0.5 x l80", "−1.00 | -", ["-0.5", "x", "l", "80"]],
    ["OG -2.5OD -0.5x90", "- | -", ["OG", "-2.5", "OD", "-0.5", "90"]],
    ["OD P1.5 x 90", "- | -", ["OD", "P", "1.5", "90"]],
    ["OD -2D50 -0.5x90", "- | -", ["OD", "-2", "D", "50", "-0.5", "90"]],
  ])("numbers joined to letters stay unread in %s", (text, expected, words) => {
    expect(reading(text)).toBe(expected);
    expect(unread(text)).toEqual(words);
  });

  it.each([
    ["OD-2.25D OG-1D", "−2.25 | −1.00"],
    ["OD sph-2 cyl-0.50 axe90", "−2.00 (−0.50) 90° | -"],
    ["OD1.00 OG1.25", "+1.00 | +1.25"],
    ["OD .5 OG -.75", "+0.50 | −0.75"],
  ])("numbers joined to a unit, a measure or an eye mark are parsed: %s", (text, expected) => {
    expect(reading(text)).toBe(expected);
    expect(unread(text)).toEqual([]);
  });
});

describe("the axis", () => {
  it.each([
    ["OD -1.00 A 2.00", "- | -", ["-1.00", "2.00"]],
    ["-1.00 -0.50 A 2.00", "−1.00 | -", ["-0.50", "2.00"]],
    ["OD -1 -0.5 axe +90", "−1.00 | -", ["-0.5", "+90"]],
    ["OD -1 -0.5 x -90", "−1.00 | -", ["-0.5", "-90"]],
    ["OD -1 -0.5 10,00°", "−1.00 | -", ["-0.5", "10,00°"]],
    ["OD 90° -0.50 -1.00", "- | -", ["90°", "-0.50", "-1.00"]],
    ["OD 90 -0.50 -1.00", "- | -", ["90", "-0.50", "-1.00"]],
    ["10 / -0.75 / -2.25", "- | -", ["10", "-0.75", "-2.25"]],
    ["axe 10 -0.75 -2.25", "- | -", ["10", "-0.75", "-2.25"]],
    ["OD 10 -0.75 -2.25 OG -1", "- | −1.00", ["10", "-0.75", "-2.25"]],
    ["-1.00 -0.50 -2.00", "−1.00 | -", ["-0.50", "-2.00"]],
    ["OD -1.00 1/2 OG -2", "−1.00 | −2.00", ["1/2"]],
    ["OD -1.00 10/8", "−1.00 | -", ["10/8"]],
    ["-1.00 3 / 4", "−1.00 | -", ["3 / 4"]],
  ])("an axis without sign and decimals is recognised in %s", (text, expected, words) => {
    expect(reading(text)).toBe(expected);
    expect(unread(text)).toEqual(words);
  });

  it("acuities that are not tenths, and two dictated spheres, are parsed", () => {
    expect(all("OD -1 20/40 OG -1 6/9").unread).toBe(0);
    expect(all("OD -1.00 10 / 10")).toEqual({ right: { sphere: -1 }, left: {}, unread: 0 });
    expect(reading("100/125")).toBe("+1.00 | +1.25");
  });
});

describe("marks of both eyes", () => {
  it.each([
    ["les deux yeux -2.00 (-0.50) 90", "−2.00 (−0.50) 90°"],
    ["Les 2 yeux : -2.00 (-0.50) 90", "−2.00 (−0.50) 90°"],
    ["-2.00 (-0.50) 90 les deux yeux", "−2.00 (−0.50) 90°"],
    ["aux deux yeux -1", "−1.00"],
    ["ODG (les deux yeux) -1", "−1.00"],
    ["chaque œil -1", "−1.00"],
    ["OD -1 OG -1 add 2 les deux yeux", "−1.00 add +2.00"],
    ["-2.00 (-0.50) 90° OD=OG", "−2.00 (−0.50) 90°"],
    ["OD -2.00 (-0.50) 90° OD=OG", "−2.00 (−0.50) 90°"],
    ["OD -2 OG -2 OD = OG", "−2.00"],
    ["OD -1 OG -1 add 2 OD=OG", "−1.00 add +2.00"],
  ])("the mark %s applies to both eyes", (text, expected) => {
    expect(reading(text)).toBe(`${expected} | ${expected}`);
    expect(unread(text)).toEqual([]);
  });

  it("OD=OG is reported as unread when the eyes differ", () => {
    expect(unread("OD -1 OG -2 OD=OG")).toEqual(["OD=OG"]);
  });
});

describe("pasted tables", () => {
  const both = "−1.00 (−0.50) 90° add +2.00 | −1.25 (−0.75) 80° add +2.25";
  it.each([
    ["O.D -1.00 O.G -2.00", "−1.00 | −2.00"],
    ["*OD* -1.00 **OG** -2.00", "−1.00 | −2.00"],
    ["- OD : -1.00\n- OG : -2.00", "−1.00 | −2.00"],
    ["- OD -1.00 - OG -2.00", "−1.00 | −2.00"],
    ["* OD -1.00\n* OG -2.00", "−1.00 | −2.00"],
    ["1. OD -1.00\n2. OG -2.00", "−1.00 | −2.00"],
    ["1) OD -1.00 2) OG -2.00", "−1.00 | −2.00"],
    ["1- OD -1.00\n2- OG -2.00", "−1.00 | −2.00"],
    ["OD -1,00 -0,50*90", "−1.00 (−0.50) 90° | -"],
    ["\tSph\tCyl\tAxe\tAdd\nOD\t-1.00\t-0.50\t90\t2.00\nOG\t-1.25\t-0.75\t80\t2.25", both],
    ["Œil Sph Cyl Axe Add OD -1.00 -0.50 90 2.00 OG -1.25 -0.75 80 2.25", both],
    ["\tOD\tOG\nSph\t-1.00\t-1.25\nCyl\t-0.50\t-0.75\nAxe\t90\t80\nAdd\t2.00\t2.25", both],
    [
      "| | Sph | Cyl | Axe | Add |\n|---|---|---|---|---|\n| OD | -1 | -0.5 | 90 | 2 |\n| OG | -1.25 | -0.75 | 80 | 2.25 |",
      both,
    ],
    ["Sph;Cyl;Axe;Add\nOD;-1;-0,5;90;2\nOG;-1,25;-0,75;80;2,25", both],
    [
      "\tSph\tCyl\tAxe\tAdd\nOD\t-1\t\t\t2\nOG\t-1.25\t-\t-\t2.25",
      "−1.00 add +2.00 | −1.25 add +2.25",
    ],
    ["\tOD\tOG\nSph\t-1.00\t-1.25\nCyl\t\t-0.75\nAxe\t\t80", "−1.00 | −1.25 (−0.75) 80°"],
  ])("the pasted table %j is parsed", (text, expected) => {
    expect(reading(text)).toBe(expected);
    expect(unread(text)).toEqual([]);
  });

  it("a table row that does not fit its headers is unread, and none of its values is used", () => {
    const text = "Sph Cyl Axe Add\nOD -1.00 2.00\nOG -1.25 -0.75 80 2.25";
    expect(reading(text)).toBe("- | −1.25 (−0.75) 80° add +2.25");
    expect(unread(text)).toEqual(["OD", "-1.00", "2.00"]);
  });
});

it("an unclear copy with a distance does not influence the next reading", () => {
  const next = "OD -1 OG brumeux idem";
  const alone = readQuickEntry(next).eyes;
  readQuickEntry("OD -1 OG brumeux idem EP 62");
  expect(readQuickEntry(next).eyes).toEqual(alone);
  expect(alone.left).toEqual({});
});
