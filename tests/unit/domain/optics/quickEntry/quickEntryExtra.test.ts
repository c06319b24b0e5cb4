import { describe, expect, it } from "vitest";
import type { EyeExtra } from "#domain/optics/measures/extraMeasures.ts";
import { isCompleteReading, readQuickEntry } from "#domain/optics/quickEntry/quickEntry.ts";
import { withoutUnread } from "#domain/optics/quickEntry/quickEntryErased.ts";
import { noteText, unkeptNotes } from "#domain/optics/quickEntry/quickEntryNotes.ts";

type Read = Partial<EyeExtra>;
const words = (text: string) =>
  readQuickEntry(text).unread.map(({ start, end }) => text.slice(start, end));
const left = (text: string) => noteText(unkeptNotes(readQuickEntry(text).notes));

const own = (power: number, base: EyeExtra["base"]): Read => ({ prism: power, base });
const two = (one: Read, prism2: number, base2: EyeExtra["base"]): Read => ({
  ...one,
  prism2,
  base2,
});
const high = (height: number): Read => ({ height });
const near = (near_sphere: number, near_cylinder: number, near_axis: number): Read => ({
  near_sphere,
  near_cylinder,
  near_axis,
});
const nearEip = (near_eip: number): Read => ({ near_eip });

describe("ways of writing prism, heights, near vision and acuity", () => {
  it.each<[string, Read, Read]>([
    // Prism.
    ["OD -1 2Δ BI OG -2", own(2, "in"), {}],
    ["OD -1 2 Δ BI OG -2 2Δ BE", own(2, "in"), own(2, "out")],
    ["OD -1 prisme 2 base interne OG -2", own(2, "in"), {}],
    ["OD -1 prisme 2 base nasale OG -2", own(2, "in"), {}],
    ["OD -1 prisme 2 base temporale OG -2", own(2, "out"), {}],
    ["OD -1 prisme 1,5 base sup. OG -2", own(1.5, "up"), {}],
    ["OD -1 prisme 1,5 base inférieure OG -2", own(1.5, "down"), {}],
    ["OD -1 prisme de 2Δ base externe OG -2", own(2, "out"), {}],
    ["OD -1 P 1.5 BE 2 BS OG -2", two(own(1.5, "out"), 2, "up"), {}],
    ["OD -1 (-0.5) 90 P 1,5 BE 2 BS", two(own(1.5, "out"), 2, "up"), {}],
    ["OD -1 2 BE 1 BS OG -2", two(own(2, "out"), 1, "up"), {}],
    ["OD -1 prisme 2 base interne et 1 base sup OG -2", two(own(2, "in"), 1, "up"), {}],
    ["OD -1 3Δ base nasale OG -2 3Δ base nasale", own(3, "in"), own(3, "in")],
    ["OD -1 base nasale 3Δ OG -2", own(3, "in"), {}],
    ["OD -1 3 BN OG -2 3 BT", own(3, "in"), own(3, "out")],
    ["OD -1 0.5 BINF OG -2", own(0.5, "down"), {}],
    ["OD -1 2Δ base int. OG -2 2Δ base ext.", own(2, "in"), own(2, "out")],
    ["OD -1 2Δ nasal OG -2 2Δ temporal", own(2, "in"), own(2, "out")],
    ["OD -1 2Δ haut OG -2 2Δ bas", own(2, "up"), own(2, "down")],
    ["OD -1 2 Δ base 180° OG -2 2Δ base 0°", own(2, "out"), own(2, "out")],
    ["OD -1 2 Δ base 90 OG -2 2Δ base 270", own(2, "up"), own(2, "down")],
    ["OD -1 OG -2 add 2 prisme OD 2Δ BN", own(2, "in"), {}],
    ["OD -1 OG -2 add 2 OD 2Δ BN", own(2, "in"), {}],
    ["OD -1 OG -2 prisme OD 2 BI OG 3 BE", own(2, "in"), own(3, "out")],
    ["OD -1 4 BE OG -2 4 BI add 2", own(4, "out"), own(4, "in")],
    ["OD -1 2Δ OG -2", own(2, ""), {}],
    ["-1 2Δ BN ODG", own(2, "in"), own(2, "in")],
    ["2Δ BI", own(2, "in"), {}],
    ["P 1.5 BE 2 BS", two(own(1.5, "out"), 2, "up"), {}],
    ["P 2 BI", own(2, "in"), {}],
    ["OD P 2 BI -1 OG -2", own(2, "in"), {}],
    ["OD -1 P2 BI OG -2", own(2, "in"), {}],
    ["OD -1 P2BI OG -2", own(2, "in"), {}],
    ["P2BI", own(2, "in"), {}],
    ["OD -1 P2Δ BI OG -2", own(2, "in"), {}],
    ["OD -1 P2 base nasale OG -2", own(2, "in"), {}],
    ["OD -1 P2 BI 1Δ BS OG -2", two(own(2, "in"), 1, "up"), {}],
    ["OD -1 10/10 P2 BI OG -2", { ...own(2, "in"), va: "10/10" }, {}],
    ["OD -1 10/10 P1,5 BI OG -2", { ...own(1.5, "in"), va: "10/10" }, {}],
    // Fitting heights.
    ["OD -1 OG -2 h 18/18,5", high(18), high(18.5)],
    ["OD -1 OG -2 H 18 / 18.5", high(18), high(18.5)],
    ["OD -1 OG -2 H 18-19", high(18), high(19)],
    ["OD -1 OG -2 H 20", high(20), high(20)],
    ["OD -1 OG -2 hauteur 20", high(20), high(20)],
    ["OD -1 OG -2 hauteurs : 18,5 mm", high(18.5), high(18.5)],
    ["OD -1 OG -2 hauteur de montage 20", high(20), high(20)],
    ["OD -1 OG -2 HT 19", high(19), high(19)],
    ["OD -1 H 18 OG -2 H 19", high(18), high(19)],
    ["OD -1 OG -2 H OD 18 OG 19,5", high(18), high(19.5)],
    ["OD -1 OG -2 H OD 18", high(18), {}],
    ["OD -1 OG -2 hauteur OG 19", {}, high(19)],
    ["OD -1 H 18", high(18), {}],
    ["h 18/18,5", high(18), high(18.5)],
    ["hauteurs 18 et 19", high(18), high(19)],
    ["h 18 18,5", high(18), high(18.5)],
    ["OD -1 OG -2 hauteurs : 18 mm et 19,5 mm", high(18), high(19.5)],
    ["OD -1 OG -2 h 18 19 EP 62", high(18), high(19)],
    ["OD -1 H 18 2Δ BI OG -2", { ...own(2, "in"), ...high(18) }, {}],
    ["OD -1 H 18 15 BI OG -2", { ...own(15, "in"), ...high(18) }, {}],
    // Near distances and near vision.
    ["OD -1 OG -2 EP 31/32 VP 29,5/30", nearEip(29.5), nearEip(30)],
    ["OD -1 OG -2 EP 31/32 / VP 29,5 / 30", nearEip(29.5), nearEip(30)],
    ["OD -1 OG -2 EP 31/32 VP 29/30", nearEip(29), nearEip(30)],
    ["OD -1 OG -2 EP 31/32 VP 30/29", nearEip(30), nearEip(29)],
    ["OD -1 OG -2 EP 31/32 VP 30 / 30", nearEip(30), nearEip(30)],
    ["OD -1 OG -2 EP 31/32 EP VP 29/30", nearEip(29), nearEip(30)],
    ["OD -1 OG -2 EP 62 VP 29/30", nearEip(29), nearEip(30)],
    ["OD -1 OG -2 EP VP 29/30", nearEip(29), nearEip(30)],
    ["OD -1 OG -2 EP 31/32 VP EP 29/30", nearEip(29), nearEip(30)],
    ["OD -1 OG -2 VP EP 29/30", nearEip(29), nearEip(30)],
    ["VL OD -1 OG -2 VP EP 29/30 OD +1 OG 0", nearEip(29), nearEip(30)],
    ["OD -1 OG -2 VP EIP 59", nearEip(29.5), nearEip(29.5)],
    ["OD -1 OG -2 EIP VL 62 VP 59", nearEip(29.5), nearEip(29.5)],
    ["OD -1 OG -2 EP 62 VP 59", nearEip(29.5), nearEip(29.5)],
    ["OD -1 OG -2 EP de près 59", nearEip(29.5), nearEip(29.5)],
    ["OD -1 OG -2 EP VP 29,5/30", nearEip(29.5), nearEip(30)],
    ["OD -1 OG -2 EP OD 31 OG 32 VP OD 29,5 OG 30", nearEip(29.5), nearEip(30)],
    ["EP 31/32 VP 29,5/30", nearEip(29.5), nearEip(30)],
    ["VL OD -1 (-0,5) 90 VP OD +1 (-0,75) 85", near(1, -0.75, 85), {}],
    [
      "OD VL -1 (-0,5) 90 VP +1 (-0,75) 90 OG VL -2 (-1) 80 VP plan (-1) 85",
      near(1, -0.75, 90),
      near(0, -1, 85),
    ],
    ["VL OD -1 OG -1 VP OD +1 (-0,25) 90 OG +1", near(1, -0.25, 90), {}],
    // Acuity.
    ["OD -1 10/10 OG -2 8/10", { va: "10/10" }, { va: "8/10" }],
    ["OD -1 10/10 P2 OG -2 8/10 P3", { va: "10/10", near_va: "P2" }, { va: "8/10", near_va: "P3" }],
    ["OD -1 OG -2 AV 10/10 P2", { va: "10/10", near_va: "P2" }, { va: "10/10", near_va: "P2" }],
    ["OD -1 OG -2 10/10", { va: "10/10" }, { va: "10/10" }],
    ["10/10", { va: "10/10" }, { va: "10/10" }],
    ["AV 10/10 P2", { va: "10/10", near_va: "P2" }, { va: "10/10", near_va: "P2" }],
    ["OD -1 V 8 / 10 OG -2", { va: "8/10" }, {}],
    ["OD -1 AVL 10/10 AVP 8/10 OG -2", { va: "10/10", near_va: "8/10" }, {}],
    ["OD -1 10/10 P1,5 OG -2", { va: "10/10", near_va: "P1.5" }, {}],
    ["OD -1 8,5/10 OG -2", { va: "8.5/10" }, {}],
    ["OD -1 AV 8.5/10", { va: "8.5/10" }, {}],
    ["OD -1 0,5/10", { va: "0.5/10" }, {}],
    ["8,5/10", { va: "8.5/10" }, { va: "8.5/10" }],
    ["OD -1 (-0,5) 90 8,5/10 P2", { va: "8.5/10", near_va: "P2" }, {}],
    ["OD -1 Parinaud 2 OG -2", { near_va: "P2" }, {}],
    ["OD -1 P2 2Δ BI OG -2", { ...own(2, "in"), near_va: "P2" }, {}],
    ["OD -1 P2 base nasale 3Δ OG -2", { ...own(3, "in"), near_va: "P2" }, {}],
    ["OD -1 CLD OG -2 VBLM", { va: "CLD" }, { va: "VBLM" }],
    // Eye marks with a measure but no correction.
    ["OD 2Δ BI OG 2Δ BI", own(2, "in"), own(2, "in")],
    ["OG 2Δ BE", {}, own(2, "out")],
    ["OD P 1.5 BE 2 BS", two(own(1.5, "out"), 2, "up"), {}],
    ["OD h 18 OG h 18,5", high(18), high(18.5)],
    ["OD 10/10 OG 8/10", { va: "10/10" }, { va: "8/10" }],
    ["OD : 10/10 / OG : 8/10", { va: "10/10" }, { va: "8/10" }],
    ["OD AV 10/10 OG AV 8/10 EP 62", { va: "10/10" }, { va: "8/10" }],
    ["ODG 10/10", { va: "10/10" }, { va: "10/10" }],
    ["OD et OG 10/10", { va: "10/10" }, { va: "10/10" }],
    ["OD 10/10 OG 8/10 H 20", { va: "10/10", ...high(20) }, { va: "8/10", ...high(20) }],
    ["OD 10/10 H 18 OG 8/10 H 19", { va: "10/10", ...high(18) }, { va: "8/10", ...high(19) }],
    [
      "OD 2Δ BI 10/10 OG 2Δ BI 8/10",
      { ...own(2, "in"), va: "10/10" },
      { ...own(2, "in"), va: "8/10" },
    ],
    ["prisme OD 2 BI OG 2 BI", own(2, "in"), own(2, "in")],
    ["OD -1 OG -2 OD 10/10 OG 8/10", { va: "10/10" }, { va: "8/10" }],
    ["OD -1 OG -2 add 2 OD 10/10 OG 8/10", { va: "10/10" }, { va: "8/10" }],
    ["OD -1 OG -2 OD 10/10 OG 8/10 add 2", { va: "10/10" }, { va: "8/10" }],
    [
      "OD -1 OG -2 H 20 OD 10/10 OG 8/10",
      { va: "10/10", ...high(20) },
      { va: "8/10", ...high(20) },
    ],
    ["OD -1 OG -2 OG 8/10", {}, { va: "8/10" }],
    ["OD -1 OG -2 H OG 19 OD 18", high(18), high(19)],
    ["OD -1 OG H 20", high(20), high(20)],
    ["OD -1 OG 8/10", {}, { va: "8/10" }],
    ["OD -1 10/10 OG 2Δ BI", { va: "10/10" }, own(2, "in")],
    ["OD -1 OG 2Δ BI 8/10", {}, { ...own(2, "in"), va: "8/10" }],
    // Copies of the other eye.
    ["OD -1 2Δ BI OG idem", own(2, "in"), own(2, "in")],
    ["OD -1 2Δ BE OG = OD", own(2, "out"), own(2, "out")],
    ["OD -1 2Δ BI OD=OG", own(2, "in"), own(2, "in")],
    ["OG -1 2Δ BI OD idem", own(2, "in"), own(2, "in")],
    ["OD -1 2Δ BI OG idem 3Δ BE", own(2, "in"), own(3, "out")],
    ["OD -1 OG idem 2Δ BI", {}, own(2, "in")],
    ["OD -1 H 18 OG idem", high(18), high(18)],
    ["OD -1 H 18 OG idem H 19", high(18), high(19)],
    ["OD -1 10/10 OG idem", { va: "10/10" }, {}],
    ["VL OD -1 (-0,5) 90 VP +1 (-0,75) 85 OG idem", near(1, -0.75, 85), near(1, -0.75, 85)],
    // Spellings that the fields accept too.
    ["OD -1 AV PL OG -2", { va: "PL" }, {}],
    ["OD -1 H 9 OG -2", high(9), {}],
    ["OD -1 OG -2 H 9,5 10", high(9.5), high(10)],
    // All measures together.
    [
      "OD -1 2Δ BI 10/10 OG -2 8/10 add 2 H 18/19 EP 62 VP 59",
      { ...own(2, "in"), va: "10/10", height: 18, near_eip: 29.5 },
      { va: "8/10", height: 19, near_eip: 29.5 },
    ],
  ])("quick entry parses the further measures of %s", (text, right, leftEye) => {
    const read = readQuickEntry(text);
    expect(read.extra).toEqual({ right, left: leftEye });
    expect(words(text)).toEqual([]);
    expect(left(text)).toBe("");
    expect(isCompleteReading(read)).toBe(true);
  });

  it.each<[string, Read, Read, string]>([
    // Values that are not exact: their words go to the notes.
    ["OD -1 2 Δ base 45° OG -2", {}, {}, "OD 2 Δ base 45°"],
    ["OD -1 prisme OG -2", {}, {}, "OD prisme"],
    ["OD -1 1,3 BN OG -2", {}, {}, "OD 1,3 BN"],
    ["OD -1 2 BE BS OG -2", {}, {}, "OD 2 BE BS"],
    ["OD -1 2 BE 1 BS 1 BI OG -2", {}, {}, "OD 2 BE 1 BS 1 BI"],
    ["OD -1 20/40 OG -2 6/9", {}, {}, "OD 20/40 · OG 6/9"],
    ["OD -1 8/10 10/10 OG -2", { va: "8/10" }, {}, "OD 10/10"],
    ["OD -1 P29 OG -2", {}, {}, "OD P29"],
    ["OD -1 H 45 OG -2", {}, {}, "OD H 45"],
    ["OD -1 H 18,3 OG -2 H 19", {}, high(19), "OD H 18,3"],
    ["OD -1 V OG -2", {}, {}, "OD V"],
  ])("words without an exact value go to the notes: %s", (text, right, leftEye, notes) => {
    expect(readQuickEntry(text).extra).toEqual({ right, left: leftEye });
    expect(left(text).replaceAll(" BS OD 1 BI", " BS 1 BI")).toBe(notes);
  });

  it.each([
    ["OD -1 brumeux 2Δ BI OG -2"],
    ["OD brumeux H 18 OG -2"],
    ["OD progressif 10/10 OG -2"],
    ["OD / OG -2 2Δ BI"],
    ["OD 10/10 OG -2,00"],
    ["OD -1 OG -2 EP 31/32 brumeux VP 29,5/30"],
    ["OD -1 OG -2 EP 31/32 VP brumeux 29/30"],
    ["OD -1 OG -2 VP brumeux EP 29/30"],
    ["OD -1 OG -2 VP 29/30"],
    ["OD -1 EP 31 OG -2 VP 29/30"],
    ["OD -1 OG -2 EP 31/32 VP 8/9"],
    ["VL OD -1 (-0,5) 90 VP OD +1 brumeux (-0,75) 85"],
    ["OD -1 prisme 2 base brumeux nasale OG -2"],
  ])("no value is taken from words next to an unknown one: %s", (text) => {
    expect(readQuickEntry(text).extra).toEqual({ right: {}, left: {} });
    expect(isCompleteReading(readQuickEntry(text))).toBe(false);
  });

  it.each([
    ["OD -1 2Δ à 90° OG -2", "2Δ à 90°"],
    ["OD -1 2Δ @ 180 OG -2", "2Δ @ 180"],
    ["OD -1 2Δ axe 90 OG -2", "2Δ axe 90"],
    ["OD -1 prisme 2 à 90° OG -2", "prisme 2 à 90°"],
    ["OD -1 prisme 2 90° OG -2", "prisme 2 90°"],
    ["OD -1 2Δ base à 90° OG -2", "2Δ base à 90°"],
    ["OD -1 2Δ base @ 90 OG -2", "2Δ base @ 90"],
    ["OD -1 2Δ 90° OG -2", "2Δ 90°"],
    ["OD -1 2Δ BI à 90° OG -2", "2Δ BI à 90°"],
    ["OD -1 2Δ BI 90° OG -2", "2Δ BI 90°"],
    ["OD -1 prisme à 90° OG -2", "prisme à 90°"],
  ])("degrees after a prism are not used as an axis: %s", (text, note) => {
    expect(readQuickEntry(text).eyes).toEqual({ right: { sphere: -1 }, left: { sphere: -2 } });
    expect(readQuickEntry(text).extra).toEqual({ right: {}, left: {} });
    expect(words(text)).toEqual([]);
    expect(left(text)).toBe(`OD ${note}`);
  });

  it.each([["OD -1 (-0.5) 2Δ BI 90° OG -2"], ["OD 2Δ BI 90° (-0.5) -1 OG -2"]])(
    "an axis may follow a prism when the eye has a cylinder: %s",
    (text) => {
      const { right } = readQuickEntry(text).eyes;
      expect(right).toEqual({ sphere: -1, cylinder: -0.5, axis: 90 });
    },
  );

  it.each([
    ["h 18 / 19 / 20", ["20"]],
    ["h 18 19 20", ["19", "20"]],
    ["h 18 et 45", ["45"]],
    ["h 18 2", ["2"]],
    ["h 18,5 18,3", ["18,3"]],
    ["h 18 1,50 0,5 90", ["1,50", "0,5", "90"]],
    ["H OD 18 OG 19 20", ["20"]],
  ])("an unsigned number after a height is not used as a sphere: %s", (text, unread) => {
    expect(words(text)).toEqual(unread);
    expect(readQuickEntry(text).eyes).toEqual({ right: {}, left: {} });
  });

  it("a signed number after a height is a sphere", () => {
    expect(readQuickEntry("H 18/19 -1 / -2").eyes).toEqual({
      right: { sphere: -1 },
      left: { sphere: -2 },
    });
  });

  it("eye marks with measures only do not change the correction, and an addition applies to both", () => {
    const { eyes } = readQuickEntry("OD -1 OG -2 OD 10/10 OG 8/10 add 2");
    expect(eyes).toEqual({
      right: { sphere: -1, addition: 2 },
      left: { sphere: -2, addition: 2 },
    });
    expect(readQuickEntry("OD 10/10 OG 8/10").eyes).toEqual({ right: {}, left: {} });
  });

  it.each([
    ["OD 10/10 OG -2", ["OD"]],
    ["OD 10/10 OG 8/10 brumeux", ["OG", "brumeux"]],
    ["OD brumeux 10/10 OG 8/10", ["OD", "brumeux"]],
    ["OD 10/10 OG", ["OG"]],
    ["OD / 10/10 OG 8/10", ["OD"]],
  ])("an eye mark is unread when its correction may be missing: %s", (text, unread) => {
    expect(words(text)).toEqual(unread);
  });

  it.each([["OD -1 OG -2 VP EP 29/30"], ["OD -1 OG -2 VP brumeux EP 29/30"]])(
    "a near distance is not used as a far distance: %s",
    (text) => {
      expect(readQuickEntry(text).eyes).toEqual({ right: { sphere: -1 }, left: { sphere: -2 } });
    },
  );

  it.each([
    ["OD -1 2Δ BS OG idem", ["idem"]],
    ["OD -1 2 BE 1 BS OG idem", ["idem"]],
    ["OD -1 2Δ BS OD=OG", ["OD=OG"]],
    ["OD -1 1,3 BI OG idem", ["idem"]],
    ["OD -1 H 18,3 OG idem", ["idem"]],
    ["OD -1 2Δ BS OG idem 2Δ BI", []],
  ])("a copy is unread when the prism or height cannot be copied: %s", (text, unread) => {
    const read = readQuickEntry(text);
    expect(words(text)).toEqual(unread);
    expect(read.eyes).toEqual({ right: { sphere: -1 }, left: { sphere: -1 } });
    if (unread.length > 0) expect(read.extra).toEqual({ right: {}, left: {} });
    expect(readQuickEntry(withoutUnread(text, read)).unread).toEqual([]);
  });

  it("a copy includes the addition that follows from near vision", () => {
    const read = { sphere: -1, addition: 2 };
    expect(readQuickEntry("OD -1 VP +1 OG idem").eyes).toEqual({ right: read, left: read });
  });

  it.each([
    ["OD -1 (-0,5) 8,5/10", { sphere: -1 }, ["-0,5"]],
    ["OD -1 (0,5/10)", { sphere: -1, cylinder: 0.5, axis: 10 }, []],
    ["OD -1 cyl 0,5/10", { sphere: -1, cylinder: 0.5, axis: 10 }, []],
    ["OD 1/0,5/10", { sphere: 1, cylinder: 0.5, axis: 10 }, []],
    ["OD -1 0,5/10°", { sphere: -1, cylinder: 0.5, axis: 10 }, []],
    ["OD -1 -0,5/10", { sphere: -1, cylinder: -0.5, axis: 10 }, []],
  ])("an acuity is not used as cylinder and axis: %s", (text, right, unread) => {
    expect(readQuickEntry(text).eyes.right).toEqual(right);
    expect(words(text)).toEqual(unread);
  });

  it("near vision with the same cylinder gives an addition, with another only if VL is named", () => {
    const addition = readQuickEntry("VL OD -1 (-0,5) 90 VP OD +1 (-0,5) 90");
    expect(addition.eyes.right).toEqual({ sphere: -1, cylinder: -0.5, axis: 90, addition: 2 });
    expect(addition.extra.right).toEqual({});
    const given = readQuickEntry("VL OD -1 (-0,5) 90 VP OD +1 (-0,75) 85");
    expect(given.eyes.right).toEqual({ sphere: -1, cylinder: -0.5, axis: 90 });
    expect(words("OD -1 (-0.5) 90 VP +1 (-0.75) 90")).toEqual(["+1", "-0.75", "90"]);
  });

  it.each([
    ["P 1.5 BE 2 BS", {}],
    ["P 2 BI", {}],
    ["P1.5 BE", {}],
    ["OD P 1,5 BE", {}],
    ["OD P 2Δ BI", {}],
    ["P brumeux 1.5 BE", {}],
    ["P 1.5 brumeux BE", {}],
    ["P", { sphere: 0 }],
    ["OD P", { sphere: 0 }],
    ["OD P (-0.5) 90", { sphere: 0, cylinder: -0.5, axis: 90 }],
    ["OD P 0.5 x 90", { sphere: 0, cylinder: 0.5, axis: 90 }],
    ["OD P (-0.5) 90 P 2 BI", { sphere: 0, cylinder: -0.5, axis: 90 }],
    ["OD P -2 BI", { sphere: 0 }],
    ["OD 10/10 P 1 x 90", { sphere: 0, cylinder: 1, axis: 90 }],
    ["OD 10/10 P (-0.5) 90", { sphere: 0, cylinder: -0.5, axis: 90 }],
    ["OD AV PL", { sphere: 0 }],
    ["OD AV PL (-0.5) 90", { sphere: 0, cylinder: -0.5, axis: 90 }],
  ])("the letter P means Plan, unless a prism follows: %s", (text, right) => {
    expect(readQuickEntry(text).eyes).toEqual({ right, left: {} });
  });

  it.each<[string, Read, Read]>([
    ["OD -1 2Δ BI brumeux OG -2 H 18/19", { ...own(2, "in"), ...high(18) }, high(19)],
    ["OD -1 (-0.30) 5 2Δ BI OG -2 8/10", own(2, "in"), { va: "8/10" }],
    ["VL OD -1 (-0,5) 90 VP OD +1 (-0,75) 85 brumeux", near(1, -0.75, 85), {}],
    ["OD -1 (-0.30) 5 OG -2 EP 31/32 VP 29,5/30", nearEip(29.5), nearEip(30)],
    ["VL OD -1 (-0.5) 90 VP OD +1 (-0.75) 85 OG VL -2 (-0.30) 5", near(1, -0.75, 85), {}],
  ])("removing the unread words of %s leaves all values unchanged", (text, right, leftEye) => {
    const before = readQuickEntry(text);
    const after = readQuickEntry(withoutUnread(text, before));
    expect(after.unread).toEqual([]);
    expect(after.eyes).toEqual(before.eyes);
    expect(after.extra).toMatchObject({ right, left: leftEye });
  });
});
