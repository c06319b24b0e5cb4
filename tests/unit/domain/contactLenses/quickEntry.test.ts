import { describe, expect, it } from "vitest";

import {
  type ContactReading,
  type EyeReading,
  entryChanges,
  isCompleteEntry,
  isNothingEntered,
  readContactEntry,
} from "#domain/contactLenses/quickEntry.ts";
import { whyUnreadTexts } from "#domain/contactLenses/contactLenses.strings.ts";

const products = [
  { id: "toric55", name: "Toric 55" },
  { id: "bio", name: "Biofinity" },
  { id: "bioToric", name: "Biofinity Toric" },
  { id: "moist", name: "1-Day Acuvue Moist" },
  { id: "air6", name: "Air Optix (6)" },
  { id: "total1", name: "Dailies Total-1" },
  { id: "soft3", name: "Soflens (3)" },
  { id: "soft6", name: "Soflens (6)" },
  { id: "twinA", name: "Éclat" },
  { id: "twinB", name: "eclat" },
  { id: "figure", name: "55" },
];

const read = (text: string): ContactReading => readContactEntry(text, products);
const unreadOf = (text: string): string[] =>
  read(text).unread.map(({ start, end }) => text.slice(start, end));

type Eyes = { right: EyeReading; left: EyeReading };
const both = (values: EyeReading): Eyes => ({ right: values, left: values });
const soft = { bc: 8.6, dia: 14.2 };
const myope = { ...soft, sphere: -3.25 };
const toric = { bc: 8.7, dia: 14.5, sphere: -2.5, cylinder: -0.75, axis: 180 };
const far = { bc: 8.6, dia: 14, sphere: 1.5, add: 2 };

/** Texts that are parsed in full, with the values of both eyes or of each. */
const written: [text: string, eyes: Eyes][] = [
  // Examples of the guide's page.
  ["8.6 14.2 -3.25", both(myope)],
  ["8,6/14,2 -3,25", both(myope)],
  ["-2.50 -0.75 x 180 8.7 14.5", both(toric)],
  ["BC 8.4 DIA 14.0 PWR -4.00", both({ bc: 8.4, dia: 14, sphere: -4 })],
  ["D -4.00 BC 8.4 DIA 14.0", both({ bc: 8.4, dia: 14, sphere: -4 })],
  ["8.6 14.0 +1.50 ADD +2.00 N", both({ ...far, dn: "N" })],
  ["+1.50 HGH 8.4 14.3", both({ bc: 8.4, dia: 14.3, sphere: 1.5, add_word: "high" })],
  ["8.6 14.2 OD -3.25 OG -2.75", { right: myope, left: { ...soft, sphere: -2.75 } }],
  ["D -3.00 G -2.50", { right: { sphere: -3 }, left: { sphere: -2.5 } }],
  // Texts on boxes.
  ["BC 8.6 DIA 14.2 PWR -3.25", both(myope)],
  ["BC8.6 DIA14.2 PWR-3.25", both(myope)],
  ["RC: 8,60 mm\nØ: 14,20 mm\nD: -3,25", both(myope)],
  ["BC=8.6 / DIA=14.2 / D=-3.25", both(myope)],
  ["B.C. 8.6 | DIA. 14.2 | SPH. -3.25", both(myope)],
  ["LOT B12345 EXP 2027-05 BC 8.6 DIA 14.2 PWR -3.25", both(myope)],
  ["BC 8.6 DIA 14.2 PWR -3.25 LOT: 0123456 EXP: 05/2027", both(myope)],
  ["EXP. 31.05.2027 lot n° L-88 8.6 14.2 D-3.25", both(myope)],
  ["Ø14.2 RC8.6 -3.25D", both(myope)],
  ["-3.25 D 8.6 14.2", both(myope)],
  ["8.6,14.2,-3.25", both(myope)],
  ["8.6 ; 14.2 ; -3.25", both(myope)],
  ["14.2 8.6 −3.25", both(myope)],
  ["8.60/14/-3.25", both({ bc: 8.6, dia: 14, sphere: -3.25 })],
  ["PWR - 3.25 BC 8.6 DIA 14.2", both(myope)],
  ["8.6 14.2 plano", both({ ...soft, sphere: 0 })],
  ["plan 8.6 14.2", both({ ...soft, sphere: 0 })],
  ["SPH 0.00 BC 8.6 DIA 14.2", both({ ...soft, sphere: 0 })],
  ["+0.50 8.6", both({ bc: 8.6, sphere: 0.5 })],
  ["14.2 -3.25", both({ dia: 14.2, sphere: -3.25 })],
  ["-3", both({ sphere: -3 })],
  ["-.75 8.6 14.2", both({ ...soft, sphere: -0.75 })],
  ["٨٫٦ ١٤٫٢ -٣٫٢٥", both(myope)],
  // Toric lenses.
  ["8.7 14.5 -2.50 -0.75 180", both(toric)],
  ["8.7 14.5 -2,50 (-0,75) 180°", both(toric)],
  ["8.7 14.5 -2.50-0.75x180", both(toric)],
  ["8.7 14.5 -2.50/-0.75x180", both(toric)],
  ["8.7 14.5 -2.50 (-0.75 à 180°)", both(toric)],
  ["8.7 14.5 (-2.50 -0.75 x 180)", both(toric)],
  ["8.7 14.5 [-2.50 (-0.75 180°)]", both(toric)],
  ["(180° -0.75) -2.50 8.7 14.5", both(toric)],
  ["SPH -2.50 CYL -0.75 AX 180 BC 8.70 DIA 14.50", both(toric)],
  ["BC 8.70 CYL -0.75 AXIS 0 PWR -2.50 DIA 14.5", both(toric)],
  ["8.7 14.5 -2.50 -0.75 AXE: 180 deg", both(toric)],
  ["8.7 14.5 -2.50 -0.75 × 180", both(toric)],
  ["-2.50 -0.75 25 8.7 14.5", both({ ...toric, axis: 25 })],
  ["-2.50 -0.75 x 5 8.7 14.5", both({ ...toric, axis: 5 })],
  ["-2.50 -0.75 5° 8.7 14.5", both({ ...toric, axis: 5 })],
  ["-2.50 -0.75 8.7 14.5 90", both({ ...toric, axis: 90 })],
  ["CYL -0.75 AXE 10", both({ cylinder: -0.75, axis: 10 })],
  // Additions.
  ["8.6 14.0 +1.50 ADD 2,00", both(far)],
  ["8.6 14.0 +1.50 ADD +2.00D", both({ ...far, dn: "D" })],
  ["8.6 14.0 +1.50 ADD: +2.00 (N)", both({ ...far, dn: "N" })],
  ["ADD 2.00 8.6 14.0 +1.50", both(far)],
  ["+1.50 ADD LOW", both({ sphere: 1.5, add_word: "low" })],
  ["-1.50 addition moyenne", both({ sphere: -1.5, add_word: "med" })],
  ["+1.50 MID N", both({ sphere: 1.5, add_word: "med", dn: "N" })],
  ["HI -1.50", both({ sphere: -1.5, add_word: "high" })],
  // Products.
  ["Toric 55 8.7 14.5 -2.50 -0.75 x 180", both({ ...toric, product: "toric55" })],
  ["BIOFINITY TORIC 8.7 14.5 -2.50 -0.75 x 180", both({ ...toric, product: "bioToric" })],
  ["biofinity 8.6 14.2 -3.25", both({ ...myope, product: "bio" })],
  ["1 day acuvue moist 8.6 14.2 -3.25", both({ ...myope, product: "moist" })],
  ["8.6 14.2 -3.25 Air Optix", both({ ...myope, product: "air6" })],
  ["air optix (6) 8.6 14.2 -3.25", both({ ...myope, product: "air6" })],
  ["dailies total-1 8.6 14.2 -3.25", both({ ...myope, product: "total1" })],
  [
    "OD Biofinity -3.25 OG Toric 55 -2.75",
    { right: { product: "bio", sphere: -3.25 }, left: { product: "toric55", sphere: -2.75 } },
  ],
  // Texts of ordonnances.
  [
    "OD : -3,25 (8,6/14,2)\nOG : -2,75 (8,6/14,2)",
    { right: myope, left: { ...soft, sphere: -2.75 } },
  ],
  [
    "Œil droit : lentille souple -3.25 ; œil gauche : plan",
    { right: { sphere: -3.25 }, left: { sphere: 0 } },
  ],
  ["O.D. -3.25 O.G. -2.75 ODG 8.6 14.2", { right: myope, left: { ...soft, sphere: -2.75 } }],
  ["R -3.25 L -2.75", { right: { sphere: -3.25 }, left: { sphere: -2.75 } }],
  ["OG -2.75 OD -3.25", { right: { sphere: -3.25 }, left: { sphere: -2.75 } }],
  ["OD D -3.25 OG D -2.75", { right: { sphere: -3.25 }, left: { sphere: -2.75 } }],
  ["D: -3.25 8.6 14.2 / G: -2.75", { right: myope, left: { sphere: -2.75 } }],
  ["OD/OG 8.6 14.2 -3.25", both(myope)],
  ["OD et OG -3.25", both({ sphere: -3.25 })],
  [
    "OD -2.50 -0.75 x 180 OG -2.00",
    { right: { sphere: -2.5, cylinder: -0.75, axis: 180 }, left: { sphere: -2 } },
  ],
  [
    "D +1.50 ADD +2.00 D G +1.25 ADD +2.00 N",
    { right: { sphere: 1.5, add: 2, dn: "D" }, left: { sphere: 1.25, add: 2, dn: "N" } },
  ],
  ["", both({})],
];

describe("texts that quick entry parses in full", () => {
  it("the table has more than sixty spellings of boxes and ordonnances", () =>
    expect(written.length).toBeGreaterThan(60));

  it.each(written)("the whole text %j is parsed", (text, eyes) => {
    expect({ eyes: read(text).eyes, unread: unreadOf(text) }).toEqual({ eyes, unread: [] });
  });
});

/** Texts with the values that are still parsed, and each unread part with its reason. */
const doubtful: [text: string, eyes: Eyes, unread: Record<string, string>][] = [
  ["8.6 14.2 3.25", both(soft), { "3.25": "sign" }],
  ["-2.50 +0.75 x 90", both({ sphere: -2.5 }), { "+0.75 x 90": "plus_cylinder" }],
  ["-2.50 -0.75 14 8.7", both({ sphere: -2.5, cylinder: -0.75, bc: 8.7 }), { "14": "axis" }],
  ["8.6 14.2 PWR 3.25", both(soft), { "PWR 3.25": "sign" }],
  ["8.6 14.2 0.00", both(soft), { "0.00": "sign" }],
  ["OD - 3.25", both({}), { "- 3.25": "sign" }],
  ["8.6-14.0", both({ bc: 8.6 }), { "-14.0": "sign" }],
  ["3.25 -0.75 x 180", both({}), { "3.25 -0.75 x 180": "sign" }],
  ["8.6 14.2 6.50 -0.75 x 90", both({}), { "8.6 14.2 6.50 -0.75 x 90": "size" }],
  ["8.6 8.6", both({}), { "8.6 8.6": "size" }],
  ["BC 8.6 8.4 14.2", both({ bc: 8.6 }), { "8.4 14.2": "size" }],
  ["BC 8.6 8.4", both({ bc: 8.6 }), { "8.4": "twice" }],
  ["11.5 -3.25", both({}), { "11.5 -3.25": "size" }],
  ["13.8 14.2", both({}), { "13.8 14.2": "range" }],
  ["8.605 14.2", both({}), { "8.605 14.2": "range" }],
  ["14.2 DIA 8.6 BC -3.25", both({}), { "14.2 DIA 8.6 BC -3.25": "twice" }],
  ["8.6 BC 14.2 DIA", both({}), { "8.6 BC 14.2 DIA": "unknown" }],
  ["BC/DIA 8.6/14.2", both({}), { BC: "unknown", "DIA 8.6": "unknown", "14.2": "unknown" }],
  ["BC 142 DIA 8.6", both({}), { "BC 142 DIA 8.6": "range" }],
  ["-3.25 -2.75", both({}), { "-3.25 -2.75": "cylinder" }],
  ["OD -3.25 -2.75", { right: { sphere: -3.25 }, left: {} }, { "-2.75": "cylinder" }],
  ["(-2.50) -0.75 x 90", both({}), { "-2.50": "cylinder", "-0.75 x 90": "after" }],
  ["-2.50 x 90", both({}), { "-2.50 x 90": "axis" }],
  ["-2.50 -0.75 x 190", both({ sphere: -2.5, cylinder: -0.75 }), { "x 190": "range" }],
  ["-2.50 -0.75 x 90.5", both({ sphere: -2.5, cylinder: -0.75 }), { "x 90.5": "axis" }],
  [
    "-2.50 -0.75 x 90 +2.00",
    both({ sphere: -2.5, cylinder: -0.75, axis: 90 }),
    { "+2.00": "twice" },
  ],
  ["-2.50 -0.75 x 90 x 2", both({ sphere: -2.5, cylinder: -0.75, axis: 90 }), { "x 2": "twice" }],
  ["-3.25 75", both({ sphere: -3.25 }), { "75": "axis" }],
  ["-25", both({}), { "-25": "range" }],
  ["-3.20", both({}), { "-3.20": "range" }],
  ["-2.50 CYL +0.75 AXE 90", both({ sphere: -2.5 }), { "CYL +0.75 AXE 90": "plus_cylinder" }],
  ["8.6° -3.25", both({ sphere: -3.25 }), { "8.6°": "axis" }],
  ["PWR plano CYL plan", both({ sphere: 0 }), { "CYL plan": "range" }],
  ["-3.25 mm", both({}), { "-3.25 mm": "size" }],
  ["ADD -2.00 8.6", both({ bc: 8.6 }), { "ADD -2.00": "sign" }],
  ["ADD 0.25", both({}), { "ADD 0.25": "range" }],
  ["+1.50 ADD 2.00 HIGH", both({ sphere: 1.5, add: 2 }), { HIGH: "twice" }],
  ["ADD LOW +1.50", both({ add_word: "low" }), { "+1.50": "sign" }],
  ["+1.50 N", both({ sphere: 1.5 }), { N: "unknown" }],
  ["-3.25 D -2.75", both({ sphere: -3.25 }), { "D -2.75": "unknown" }],
  ["+1.50 ADD 2.00 D -1.00", both({ sphere: 1.5, add: 2 }), { "D -1.00": "unknown" }],
  [
    "G +1.25 ADD 2.00 D +1.50",
    { right: {}, left: { sphere: 1.25, add: 2 } },
    { "D +1.50": "unknown" },
  ],
  ["D 14.2", both({}), { "D 14.2": "unknown" }],
  ["R -3.25 8.6", both({}), { "R -3.25 8.6": "unknown" }],
  ["-3.25 L -2.75", both({}), { "-3.25 L -2.75": "eye" }],
  ["8.6 14.2 -3.25 UV", both(myope), { UV: "unknown" }],
  ["UV 8.6 14.2 OG -2.75", { right: {}, left: { sphere: -2.75 } }, { "UV 8.6 14.2": "unknown" }],
  ["OD -3.25 OG idem", { right: { sphere: -3.25 }, left: {} }, { idem: "unknown" }],
  ["OD / OG -2.00", { right: {}, left: { sphere: -2 } }, { OD: "eye" }],
  ["-3.25 OG -2.75", { right: { sphere: -3.25 }, left: {} }, { "-2.75": "twice" }],
  ["8.6 OD 8.4 OG 14.2", { right: {}, left: { bc: 8.6, dia: 14.2 } }, { "8.4": "twice" }],
  [
    "+1.50 HI OD ADD 2.00",
    { right: { sphere: 1.5, add_word: "high" }, left: { sphere: 1.5, add_word: "high" } },
    { "ADD 2.00": "twice" },
  ],
  ["8,6,14,2", both({}), { "8,6,14,2": "unknown" }],
  ["l.25 8.6", both({}), { "l.25 8.6": "unknown" }],
  ["B12345", both({}), { B12345: "unknown" }],
  ["LOT 8.6 14.2", both({}), { "LOT 8.6 14.2": "unknown" }],
  ["LOT OD -3.25", { right: { sphere: -3.25 }, left: {} }, { LOT: "unknown" }],
  ["EXP 14.2 -3.25", both({}), { "EXP 14.2 -3.25": "unknown" }],
  ["12/11/2026 -3.25", both({}), { "12/11/2026 -3.25": "unknown" }],
  ["-3.25 8/12", both({ sphere: -3.25 }), { "8/12": "unknown" }],
  [
    "OD -3.25 8/10 OG -2.75",
    { right: { sphere: -3.25 }, left: { sphere: -2.75 } },
    { "8/10": "unknown" },
  ],
  [
    "Biofinity Toric Biofinity -3.25",
    both({ product: "bioToric", sphere: -3.25 }),
    { Biofinity: "twice" },
  ],
  ["Biofinity XR 8.6", both({ product: "bio" }), { "XR 8.6": "unknown" }],
  ["Bio 8.6", both({}), { "Bio 8.6": "unknown" }],
  ["Soflens -3.25", both({}), { "Soflens -3.25": "product" }],
  ["éclat -3.25", both({}), { "éclat -3.25": "product" }],
  ["dailies total -1.00", both({}), { "dailies total -1.00": "unknown" }],
  ["Toric 55.5", both({}), { "Toric 55.5": "unknown" }],
  ["8.6 ".repeat(300), both({}), { ["8.6 ".repeat(300)]: "unknown" }],
];

describe("texts with unread parts", () => {
  it.each(doubtful)("the text %j has unread parts, each with its reason", (text, eyes, unread) => {
    const reading = read(text);
    const told = reading.unread.map(({ start, end, why }) => [text.slice(start, end), why]);
    expect({ eyes: reading.eyes, told }).toEqual({ eyes, told: Object.entries(unread) });
    expect(isCompleteEntry(reading)).toBe(false);
    for (const { why } of reading.unread) expect(whyUnreadTexts[why]).not.toBe("");
  });

  it("positions of unread parts refer to the typed text, even with invisible characters", () => {
    const text = "8.6\u200b 14.2 \u200f3.25 \u200e";
    expect(unreadOf(text)).toEqual(["3.25"]);
  });
});

describe("applying a reading of quick entry", () => {
  it("only a reading without unread parts is complete", () => {
    expect(
      [read("8.6 14.2 -3.25"), read("8.6 x"), read(""), read(" , ")].map(isCompleteEntry),
    ).toEqual([true, false, false, false]);
    expect([read("8.6"), read("x"), read("")].map(isNothingEntered)).toEqual([false, true, true]);
  });

  it("a reading replaces the whole power and the whole addition", () => {
    const power = { sphere: null, cylinder: null, axis: null };
    const addition = { add: null, add_word: "", dn: "" };
    expect(entryChanges({ sphere: -3 })).toEqual({ ...power, sphere: -3 });
    expect(entryChanges({ add_word: "high" })).toEqual({ ...addition, add_word: "high" });
    expect(entryChanges({ bc: 8.6, product: "bio" })).toEqual({
      bc: 8.6,
      product: "bio",
      name: "",
    });
    expect(entryChanges({})).toEqual({});
  });
});
