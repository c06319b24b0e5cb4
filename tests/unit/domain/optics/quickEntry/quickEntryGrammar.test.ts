import { describe, expect, it } from "vitest";
import { type QuickReading, readQuickEntry } from "#domain/optics/quickEntry/quickEntry.ts";
import { quickEntryText, withoutUnread } from "#domain/optics/quickEntry/quickEntryErased.ts";
import type { EyeSide } from "#domain/core/records.ts";

const marks = { sphere: "", cylinder: "c", axis: "x", addition: "add", eip: "eip" };

/** Formats every value parsed for an eye: '-1 c-0.5 x90 add2 eip31 prism=2 base=in'. */
function read({ eyes, extra }: QuickReading, side: EyeSide): string {
  const eye = new Map(Object.entries(eyes[side]));
  return [
    ...Object.entries(marks)
      .filter(([name]) => eye.has(name))
      .map(([name, mark]) => `${mark}${eye.get(name) ?? "none"}`),
    ...Object.entries(extra[side]).map(([name, value]) => `${name}=${value}`),
  ].join(" ");
}

const wordsOf = (text: string) =>
  readQuickEntry(text).unread.map(({ start, end }) => text.slice(start, end));
const valuesOf = ({ eyes, extra }: QuickReading) => ({ eyes, extra });

describe("quick entry assigns each value to its eye, or marks it as unread", () => {
  it.each<[string, string, string, string[]]>([
    // Pupillary distance and prism dioptre.
    ["2 p.d. base in OG -2.00", "prism=2 base=in", "-2", []],
    ["OD -1 2 pd BI OG -2", "-1 prism=2 base=in", "-2", []],
    ["OD -1 2pd BI OG -2", "-1 prism=2 base=in", "-2", []],
    ["OD -1 2 p.d. base out OS -2 1 p.d. base up", "-1 prism=2 base=out", "-2 prism=1 base=up", []],
    ["OD -1 2 DP BI OG -2", "-1 prism=2 base=in", "-2", []],
    ["OD -1 OG -2 PD 62", "-1 eip31", "-2 eip31", []],
    ["OD -1 OG -2 add 2 P.D. 31/32", "-1 add2 eip31", "-2 add2 eip32", []],
    ["OD -1 PD 31 OS -2 PD 32", "-1 eip31", "-2 eip32", []],
    ["distance pupillaire 62", "eip31", "eip31", []],
    ["pupillary distance: 62", "eip31", "eip31", []],
    ["OD -1 2 prism base in OG -2", "-1 prism=2 base=in", "-2", []],
    ["OD -1 2 dioptries prismatiques base interne OG -2", "-1 prism=2 base=in", "-2", []],
    // English marks of eyes, and others.
    ["Left Eye -2.00 Add +2.00", "", "-2 add2", []],
    ["Left eye: -2.00 (-0.50) 90 Add +2.00", "", "-2 c-0.5 x90 add2", []],
    ["Right Eye -1.00 Left Eye -2.00 Add +2.00", "-1 add2", "-2 add2", []],
    ["Left Eye -2.00 Add 2 Right Eye -1.00", "-1", "-2 add2", []],
    ["right eye (OD): -1.00 left eye (OS): -2.00", "-1", "-2", []],
    ["Right -1.00 Left -2.00", "-1", "-2", []],
    ["both eyes -1.00", "-1", "-1", []],
    ["R: -1.00 L: -2.00 add 2", "-1 add2", "-2 add2", []],
    ["OD -1 OI -2", "-1", "-2", []],
    ["OS -2 OD -1", "-1", "-2", []],
    ["AO -1", "-1", "-1", []],
    [
      "OD -1.00 -0.50 x 90 OS -1.25 -0.75 x 80 Add +2.00 PD 62",
      "-1 c-0.5 x90 add2 eip31",
      "-1.25 c-0.75 x80 add2 eip31",
      [],
    ],
    ["OD: -2.00 DS -0.50 DC axis 90 base in 2", "-2 c-0.5 x90 prism=2 base=in", "", []],
    ["OD -1 ojo izquierdo -2 add 2", "-1", "", ["ojo", "izquierdo", "-2", "add", "2"]],
    ["ojo izquierdo -2 Add 2", "", "", ["ojo", "izquierdo", "-2", "Add", "2"]],
    ["OD -1 OG -2 progressif Add 2", "-1", "-2", ["progressif", "Add", "2"]],
    ["OD -1 OG -2 progressif EP 62", "-1 eip31", "-2 eip31", ["progressif"]],
    ["OD -1 OG -2 progressif Add 2 ODG", "-1 add2", "-2 add2", ["progressif"]],
    // Values after VP.
    ["VL OD -1 2Δ BI OG -2 VP OD +1 3Δ BI OG 0", "-1 add2 prism=2 base=in", "-2 add2", ["3Δ BI"]],
    ["VL OD -1 OG -2 VP OD +1 3Δ BI OG 0", "-1 add2", "-2 add2", ["3Δ BI"]],
    ["VP 3Δ BI", "", "", ["3Δ BI"]],
    ["OD -1 VP prisme 3 BI OG -2 1Δ BS", "-1", "-2 prism=1 base=up", ["prisme 3 BI"]],
    ["OD -1 OG -1 VP OD 3Δ BI OG 3Δ BI", "-1", "-1", ["3Δ BI", "3Δ BI"]],
    ["OD -1 2Δ BI VP P2 3Δ BI", "-1 prism=2 base=in near_va=P2", "", ["3Δ BI"]],
    [
      "VL OD -1 10/10 OG -2 10/10 VP OD +1 8/10 OG 0 8/10",
      "-1 add2 va=10/10 near_va=8/10",
      "-2 add2 va=10/10 near_va=8/10",
      [],
    ],
    ["VL OD -1 OG -2 VP OD +1 8/10 OG 0 8/10", "-1 add2 near_va=8/10", "-2 add2 near_va=8/10", []],
    [
      "VL OD -1 10/10 OG -1 10/10 VP OD +1 P2 OG +1 P2",
      "-1 add2 va=10/10 near_va=P2",
      "-1 add2 va=10/10 near_va=P2",
      [],
    ],
    ["VL OD -1 OG -1 VP OD +1 OG +1 EP 62", "-1 add2", "-1 add2", ["EP 62"]],
    ["VL OD -1 OG -1 VP OD +1 OG +1 EP 29/30", "-1 add2", "-1 add2", ["EP 29/30"]],
    ["VL OD -1 OG -1 EP 31/32 VP OD +1 OG +1", "-1 add2 eip31", "-1 add2 eip32", []],
    ["VL OD -1 OG -1 VP OD +1 OG +1 H 18", "-1 add2 height=18", "-1 add2 height=18", []],
    ["VL: OD -1 VP: OD +1 VL: OG -2 VP: OG 0", "-1 add2", "-2 add2", []],
    ["OD -1 VL 10/10 VP P2 OG -2", "-1 va=10/10 near_va=P2", "-2", []],
    ["OD -1 AVP 8/10 OG -2 10/10", "-1 near_va=8/10", "-2 va=10/10", []],
    ["V.L. OD -1 V.P. OD +1", "-1 add2", "", []],
    ["distance OD -1 OS -1 near OD +1 OS +1", "-1 add2", "-1 add2", []],
    // VP without a named eye.
    ["OD -1 OG -2 VP +1.00", "-1", "-2", ["+1.00"]],
    ["OD -1 OG -1 VP +1.00", "-1 add2", "-1 add2", []],
    ["OD -1 (-0.5) 90 OG -1 (-0.5) 80 VP +1.00", "-1 c-0.5 x90 add2", "-1 c-0.5 x80 add2", []],
    ["OD -1 OG -1 VP +1 (-0.5) 90", "-1", "-1", ["+1", "-0.5", "90"]],
    ["OD -1 OG -2 VP: +1.00 / 0", "-1", "-2", ["+1.00", "0"]],
    ["OD -1 VP +1 OG -2 VP 0", "-1 add2", "-2 add2", []],
    ["OD -1 OG -2 EP 31", "-1", "-2", ["EP 31"]],
    ["OD -1 OG -2 OG EP 31", "-1", "-2 eip31", []],
    // Names before the marks 'D' and 'G'.
    ["AV D 10/10 G 8/10", "va=10/10", "va=8/10", []],
    ["AV : D 10/10 - G 8/10", "va=10/10", "va=8/10", []],
    ["AV G 8/10 D 10/10", "va=10/10", "va=8/10", []],
    ["AVL D 10/10 G 8/10 AVP D P2 G P3", "va=10/10 near_va=P2", "va=8/10 near_va=P3", []],
    ["AV OD : 10/10 ; OG : 8/10", "va=10/10", "va=8/10", []],
    ["D 10/10 G 8/10", "va=10/10", "va=8/10", []],
    ["AV 10/10 D, 8/10 G", "", "", ["AV", "10/10", "D", "G"]],
    ["10/10 OG", "", "", ["10/10", "OG"]],
    ["10/10 OG 8/10", "", "", ["10/10", "8/10"]],
    ["OD -1 OG -2 AV 10/10 / 8/10", "-1", "-2", ["10/10", "8/10"]],
    ["OD -1 OG -2 10/10 P2 10/10", "-1 va=10/10 near_va=P2", "-2 va=10/10 near_va=P2", []],
    ["OD -1 OG -2 H 18 H 19", "-1", "-2", ["H 18", "H 19"]],
    ["H 18 OG h 19", "", "", ["H 18", "h 19"]],
    ["AV 10/10 OD -1 OG -1 P2", "-1 va=10/10 near_va=P2", "-1 va=10/10 near_va=P2", []],
    ["H 18 OG", "", "", ["H 18", "OG"]],
    ["2Δ BI OG", "", "", ["2Δ BI", "OG"]],
    ["EP 31 OG", "", "", ["EP 31", "OG"]],
    ["EP 62 -1 OG", "eip31", "eip31", ["-1", "OG"]],
    ["EP : D 32 G 31", "eip32", "eip31", []],
    ["EP D 32 G 31", "eip32", "eip31", []],
    ["EP D 31 / G 32", "eip31", "eip32", []],
    ["EP G 31 D 32", "eip32", "eip31", []],
    ["H D 20 G 21", "height=20", "height=21", []],
    ["H G 21 D 20", "height=20", "height=21", []],
    ["H : D 20 / G 21", "height=20", "height=21", []],
    ["hauteur : D 20 G 21", "height=20", "height=21", []],
    ["Add D 2 G 2,25", "add2", "add2.25", []],
    ["Add G 2,25 D 2", "add2", "add2.25", []],
    ["Add 2 D -1 G -2", "-1 add2", "-2 add2", []],
    ["prisme D 2 BI G 3 BE", "prism=2 base=in", "prism=3 base=out", []],
    ["G -2\nD -1", "-1", "-2", []],
    ["D : -1.00 ; G : -2.00", "-1", "-2", []],
    ["D -1.00 D -0.50 D x 90 G -2.00 D", "-1 c-0.5 x90", "-2", []],
    ["OG -1 D -2", "", "-1", ["-2"]],
    ["-1.00 D -1.25 G", "", "", ["-1.00", "-1.25", "G"]],
    ["EIP OD 31 OD -1 OG -2", "-1 eip31", "-2", []],
    // Fragments of numbers are no axis.
    ["OD -1.00 OG -1.00 x2", "-1", "-1", ["x2"]],
    ["OD -1.00 OG -1.00 x 2", "-1", "-1", ["x 2"]],
    ["OD -1.00 OG -1.00 X2 verres", "-1", "-1", ["X2", "verres"]],
    ["OD -1.00 OG -1.00 verre x 2", "-1", "-1", ["x 2"]],
    ["OD -1 OG -2 add 2 EP 62 x2", "-1 add2 eip31", "-2 add2 eip31", ["x2"]],
    ["verre x2", "", "", ["x2"]],
    ["ODG plan x2", "0", "0", ["x2"]],
    ["OD -1.00 ×2", "-1", "", ["×2"]],
    ["OD -1.00 *2", "-1", "", ["*2"]],
    ["2 x verre", "", "", ["2", "x"]],
    ["OD -1.00 -0.50 x2", "-1 c-0.5 x2", "", []],
    ["OD -1.00 -0.50 x 5", "-1 c-0.5 x5", "", []],
    // Fractions.
    ["OD -1/2 OG -3/4", "-0.5", "-0.75", []],
    ["OD +1/2 OG +1 1/2", "0.5", "1.5", []],
    ["OD -2 1/4 OG -2", "-2.25", "-2", []],
    ["OD -1 1/2 OG -2", "-1.5", "-2", []],
    ["OD -2½ OG -¼", "-2.5", "-0.25", []],
    ["OD +2 3/4 (-1/2) 90", "2.75 c-0.5 x90", "", []],
    ["OD -2 1/2 -1/4 x 90", "-2.5 c-0.25 x90", "", []],
    ["OD -1 OG -2 add 1 3/4", "-1 add1.75", "-2 add1.75", []],
    ["add 1 1/2", "add1.5", "", []],
    ["2 1/2 BI", "prism=2.5 base=in", "", []],
    ["OD -1 2 1/2 BI OG -2", "-1 prism=2.5 base=in", "-2", []],
    ["OD -1 1/2 BI OG -2", "-1 prism=0.5 base=in", "-2", []],
    ["OD -1 prisme 1 1/2 BE", "-1 prism=1.5 base=out", "", []],
    ["OD -1 ½Δ BI", "-1 prism=0.5 base=in", "", []],
    ["H 18 1/2", "height=18.5", "height=18.5", []],
    ["H 18 1/2 / 19 1/2", "height=18.5", "height=19.5", []],
    ["OD -1 OG -2 H 18 1/2", "-1 height=18.5", "-2 height=18.5", []],
    ["EP 31 1/2 / 32", "eip31.5", "eip32", []],
    ["OD 1/2 OG -1", "", "-1", ["OD", "1/2"]],
    ["OD -1.00 3/4 OG -2", "-1", "-2", ["3/4"]],
    // Spaces around a comma.
    ["OD -2 , 25 OG -2 , 00", "-2.25", "-2", []],
    ["OD -2, 25 OG -2, 50", "-2.25", "-2.5", []],
    ["OD -2 ,25 OG -2 ,00", "-2.25", "-2", []],
    ["OD -2 .25 OG -1", "-2.25", "-1", []],
    ["OD -2 . 25 OG -1", "-2.25", "-1", []],
    ["OD -2,25 (-0 , 50) 90", "-2.25 c-0.5 x90", "", []],
    ["OD -2, 25, 90", "-2.25", "", ["90"]],
    ["OD - 2,25 OG - 2,00", "-2.25", "-2", []],
    ["–2,25, –0,75, 10", "-2.25 c-0.75 x10", "", []],
    // Prism in brackets, or with its sign first.
    ["prisme 2 (BI)", "prism=2 base=in", "", []],
    ["OD -1 prisme 2 (BI) OG -2 prisme 3 (BE)", "-1 prism=2 base=in", "-2 prism=3 base=out", []],
    ["OD -1 2Δ (BI) OG -2", "-1 prism=2 base=in", "-2", []],
    ["OD -1 (2Δ BI) OG -2", "-1 prism=2 base=in", "-2", []],
    ["OD -1 prisme: 2Δ (base nasale) OG -2", "-1 prism=2 base=in", "-2", []],
    ["Δ 4 BI", "prism=4 base=in", "", []],
    ["Δ4BI", "prism=4 base=in", "", []],
    ["4 Δ BI", "prism=4 base=in", "", []],
    ["Δ 4", "prism=4 base=", "", []],
    ["OD -1 Δ 4 BI OG -2 Δ 3 BE", "-1 prism=4 base=in", "-2 prism=3 base=out", []],
    ["OD -1 Δ : 4 BI OG -2", "-1 prism=4 base=in", "-2", []],
    ["OD -1 (-0.5) 90 Δ 4 BI OG -2", "-1 c-0.5 x90 prism=4 base=in", "-2", []],
    ["OD -1 5 Δ 4 BI", "-1", "", []],
    ["OD -1 (-0.5) 5 Δ 4 BI", "-1", "", ["-0.5"]],
    // Words about near print and light.
    ["10/10 P 2", "va=10/10 near_va=P2", "va=10/10 near_va=P2", []],
    ["OD -1 10/10 P 2 OG -2 8/10 P 3", "-1 va=10/10 near_va=P2", "-2 va=8/10 near_va=P3", []],
    ["OD -1 10/10 P 2 BI OG -2", "-1 va=10/10 prism=2 base=in", "-2", []],
    ["OD -1 10/10 Parinaud 2", "-1 va=10/10 near_va=P2", "", []],
    ["OD -1 PL OG -2", "-1 va=PL", "-2", []],
    ["OD -1 10/10 OG -2 PL", "-1 va=10/10", "-2 va=PL", []],
    ["OD PL OG -1", "0", "-1", []],
    ["OD -1 perception lumineuse", "-1 va=PL", "", []],
    ["OD -1 OG -2 AV OD 0.8 OG 1.0", "-1", "-2", ["OD", "0.8", "OG", "1.0"]],
    ["AV OD 1.0 OG 0.8", "", "", ["AV", "OD", "1.0", "OG", "0.8"]],
    // Marks that messengers insert, and digits of other scripts.
    ["\u200eOD -2.00\u202c \u200eOG -1.00", "-2", "-1", []],
    ["O\u200eD -2\u200b.00 OG\u200f -1.00", "-2", "-1", []],
    ["\u2066OD\u2069: \u2068-2.00\u2069 OG: -1", "-2", "-1", []],
    ["\ufeffOD -1\u2060 OG\u202a -2", "-1", "-2", []],
    ["OD \u200e-\u200e2,00 OG plan", "-2", "0", []],
    ["OD \u2011 2.00 OG \u20111.00", "-2", "-1", []],
    ["OD -\u0662,\u0662\u0665 OG -\u0662\u066b\u0660\u0660", "-2.25", "-2", []],
    ["prothe\u0300se OG -1", "", "-1", ["prothèse"]],
    // Zero typed in place of the letter O, or a space inside a mark.
    ["0 D -2.25 0 G -2.00", "-2.25", "-2", []],
    ["0 G -1 0 D -2", "-2", "-1", []],
    ["0.D. -2.25 0.G. -2.00", "-2.25", "-2", []],
    ["0.D -2.25 0.G -2.00", "-2.25", "-2", []],
    ["0S -1.25 0D -1.50", "-1.5", "-1.25", []],
    ["0D -1.25 0S -1.50", "-1.25", "-1.5", []],
    ["0 D -1 D 0 G -2 D", "-1", "-2", []],
    ["0 D plan OG -1", "0", "-1", []],
    ["O D -2.25 O G -2", "-2.25", "-2", []],
    ["O. D. -2.25 O. G. -2.00", "-2.25", "-2", []],
    ["OD 0 D OG -1 D", "0", "-1", []],
    ["OD: 0.00 D (-0.50 D) 90 OG: 0 D", "0 c-0.5 x90", "0", []],
    ["OD 0 OG 0", "0", "0", []],
    ["0D -2.25 OG -1", "", "-1", ["0", "D", "-2.25"]],
    // A cylinder of 0.00.
    ["OD -1.00 0.00 OG -2.00", "-1", "-2", []],
    ["OD -1 (0) OG -2", "-1", "-2", []],
    ["OD -1 cyl 0 OG -2", "-1", "-2", []],
    ["OD -1 0", "-1", "", []],
    ["OD +2 axe 90 (-1) OG -0.5 x 80", "2 c-1 x90", "c-0.5 x80", []],
    ["OD -0.5 x 90 (10/10)", "c-0.5 x90 va=10/10", "", []],
    ["OD -1 cyl 0 axe 0 OG -2", "-1 c0 x0", "-2", []],
    ["OD -1 (0.00) 180 OG -2", "-1 c0 x180", "-2", []],
    ["-1.00 0.00", "-1", "", ["0.00"]],
    // Heights and acuities before any eye mark apply to both eyes.
    ["EP 62 H 18 OD -1 OG -2", "-1 eip31 height=18", "-2 eip31 height=18", []],
    ["H 18 Add 2,25", "add2.25 height=18", "height=18", []],
    ["10/10 plan ODG", "0 va=10/10", "0 va=10/10", []],
    ["EP 31/32 ODG 8/10 H 18", "eip31 va=8/10 height=18", "eip32 va=8/10 height=18", []],
    ["-1 / 8/10", "-1 va=8/10", "", []],
    ["H 20 OD 21 OG", "", "", ["H 20 OD 21 OG"]],
    ["150 OG VP EP 29/30", "1.5 near_eip=29", "near_eip=30", ["OG"]],
    // Conflicting values are all unread.
    ["1 OD -1 -0.5 90 2 OG -2", "", "-2", ["1", "OD", "-1", "-0.5", "90", "2"]],
    ["-2.00 OD -1.75 OG -1", "", "-1", ["-2.00", "OD", "-1.75"]],
    ["-1 -0.5 OG", "", "", ["-1", "-0.5", "OG"]],
    ["EP 31/328 OD -1", "-1", "", ["EP 31/328"]],
    ["OD -1 OD -2", "-1", "", ["-2"]],
    ["OD -1 OG -2 OD -3", "-1", "-2", ["-3"]],
    ["OD -1 brumeux 2Δ BI 10/10 OG -2", "-1", "-2", ["brumeux", "2Δ BI", "10/10"]],
    ["OD -1 2Δ BI brumeux OG -2", "-1 prism=2 base=in", "-2", ["brumeux"]],
    ["OD -1 brumeux 2Δ BI OG -2 OD 3Δ BE", "-1", "-2", ["brumeux", "2Δ BI", "3Δ BE"]],
    // Order, line breaks and joined words.
    ["OD\n-1.00\nOG\n-2.00", "-1", "-2", []],
    ["OD -1.00, OG -2.00, add 2, EP 62", "-1 add2 eip31", "-2 add2 eip31", []],
    ["OD:-1.00(-0.50)90°;OG:-2.00", "-1 c-0.5 x90", "-2", []],
    ["OD-1.00(-0.50x90)OG-2.00(-0.25x80)Add2.00", "-1 c-0.5 x90 add2", "-2 c-0.25 x80 add2", []],
    ["add 2 EP 62 H 18/19 OD -1 OG -2", "-1 add2 eip31 height=18", "-2 add2 eip31 height=19", []],
    ["OD -1 OG -2 OD et OG add 2", "-1 add2", "-2 add2", []],
    ["OD -1 OG idem add 2", "-1 add2", "-1 add2", []],
  ])("quick entry parses %j", (text, right, left, unread) => {
    const reading = readQuickEntry(text);
    expect([read(reading, "right"), read(reading, "left")]).toEqual([right, left]);
    expect(wordsOf(text)).toEqual(unread);
    const line = quickEntryText(reading);
    expect(valuesOf(readQuickEntry(line))).toEqual(valuesOf(reading));
    expect(wordsOf(line)).toEqual([]);
    const rest = readQuickEntry(withoutUnread(text, reading));
    expect(rest.unread).toEqual([]);
    for (const side of ["right", "left"] as const) {
      expect(reading.eyes[side]).toMatchObject(rest.eyes[side]);
      expect(reading.extra[side]).toMatchObject(rest.extra[side]);
    }
  });
});
