import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { fromGlasses, type Glasses } from "#domain/contactLenses/fromGlasses.ts";
import { readScan } from "#domain/contactLenses/gs1.ts";
import { turnedAxis } from "#domain/contactLenses/lars.ts";
import { eyeKeys, lensKeys, lensOfEye, readEye, readLens } from "#domain/contactLenses/lens.ts";
import { lensLimits } from "#domain/contactLenses/lensLimits.ts";
import { wearDays, wearEnd, type WornRow } from "#domain/contactLenses/wearEnd.ts";
import { addDays, daysBetween, type IsoDay, storedDay } from "#domain/core/days/days.ts";
import { contactOrderStatuses, contactWears } from "#domain/core/records.ts";
import { transposed } from "#domain/lenses/power.ts";

const numberOf = (key: keyof typeof lensLimits) => {
  const { min, max, step } = lensLimits[key];
  const hundredths = fc.integer({ min: min / step, max: Math.round(max / step) });
  return hundredths.map((steps) => Math.round(steps * step * 100) / 100);
};
const orBlank = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null, freq: 3 });
const word = (...words: string[]) => fc.constantFrom("", ...words);
const anyLens = fc
  .record({
    bc: orBlank(numberOf("bc")),
    dia: orBlank(numberOf("dia")),
    sphere: orBlank(numberOf("sphere")),
    cylinder: orBlank(numberOf("cylinder")),
    axis: orBlank(numberOf("axis")),
    add: orBlank(numberOf("add")),
    add_word: word("low", "med", "high"),
    dn: word("D", "N"),
    color: word("Vert", "Bleu clair"),
  })
  .map((lens) => (lens.add === null ? lens : { ...lens, add_word: "" }));
const anyEye = fc
  .tuple(
    anyLens,
    fc.record({
      product: word("abcdefghijklmno"),
      name: word("Toric 55"),
      use: word("far", "near"),
      va: word("8/10", "8,5/10", "cld"),
      near_va: word("P2", "p 3"),
      k1: orBlank(numberOf("k1")),
      k2: orBlank(numberOf("k2")),
      k_axis: orBlank(numberOf("k_axis")),
      origin: word("Repris des lunettes"),
    }),
  )
  .map(([lens, rest]) => ({ ...lens, ...rest }));

describe("a lens and an eye of a sheet", () => {
  it("an eye parses to the same values again, whatever the order of its keys and without blank ones", () => {
    fc.assert(
      fc.property(anyEye, fc.constantFrom(...eyeKeys), fc.boolean(), (sent, cut, isReversed) => {
        const entries = Object.entries(sent).filter(
          ([key, value]) => key !== cut || (value !== null && value !== ""),
        );
        const given = Object.fromEntries(isReversed ? entries.reverse() : entries);
        const { lens, violations } = readEye(given, "right_lens");
        expect(violations).toEqual([]);
        expect(readEye(JSON.parse(JSON.stringify(lens)), "right_lens")).toEqual({
          lens,
          violations: [],
        });
        if (lens) expect(Object.keys(lens)).toEqual(eyeKeys);
        const own = lensOfEye(lens);
        expect(readLens(own, "lens")).toEqual({ lens: own, violations: [] });
        if (own) expect(Object.keys(own)).toEqual(lensKeys);
      }),
      { numRuns: 300 },
    );
  });

  it("an invalid eye is refused with the path of a field, and parsed as null", () => {
    fc.assert(
      fc.property(fc.anything(), anyEye, fc.constantFrom(...eyeKeys), (value, eye, key) => {
        for (const sent of [value, { ...eye, [key]: value }]) {
          const { lens, violations } = readEye(sent, "right_lens");
          if (violations.length > 0) expect(lens).toBeNull();
          for (const { field } of violations) expect(field).toMatch(/^right_lens(?:\.|$)/);
          if (lens) expect(readEye(lens, "").lens).toEqual(lens);
        }
      }),
      { numRuns: 500 },
    );
  });
});

const quarters = (min: number, max: number) =>
  fc.integer({ min: min * 4, max: max * 4 }).map((steps) => steps / 4);
const anyGlasses: fc.Arbitrary<Glasses & { sphere: number; cylinder: number }> = fc.record({
  sphere: quarters(-30, 30),
  cylinder: quarters(-12, 12),
  axis: orBlank(fc.integer({ min: 0, max: 180 })),
  add: orBlank(quarters(0, 4)),
});
const anyVertex = orBlank(fc.integer({ min: 10, max: 50 }).map((halves) => halves / 2));

describe("a lens from glasses", () => {
  it("the conversion of glasses is the same for plus and minus cylinder", () => {
    fc.assert(
      fc.property(anyGlasses, anyVertex, (glasses, vertex) => {
        const { axis } = glasses;
        const turned =
          axis === null || glasses.cylinder === 0 ? axis : axis > 90 ? axis - 90 : axis + 90;
        const other = { ...glasses, ...transposed(glasses), axis: turned };
        expect(fromGlasses(other, vertex)).toEqual(fromGlasses(glasses, vertex));
      }),
      { numRuns: 1000 },
    );
  });

  it("a converted sphere is the nearest quarter dioptre, and without a cylinder there is no axis", () => {
    fc.assert(
      fc.property(anyGlasses, anyVertex, (glasses, vertex) => {
        const found = fromGlasses(glasses, vertex);
        const lens = found?.lens;
        if (!lens) return;
        const power = found.minus.sphere;
        const strongest = Math.max(Math.abs(power), Math.abs(power + found.minus.cylinder));
        const exact = strongest < 4 ? power : power / (1 - (found.vertex / 1000) * power);
        expect(Math.abs((lens.sphere ?? 0) - exact)).toBeLessThanOrEqual(0.125 + 1e-9);
        expect(found.isConverted).toBe(strongest >= 4);
        expect(lens.cylinder).toBeLessThanOrEqual(0);
        if (!lens.cylinder) expect(lens.axis).toBeNull();
        expect(readLens(lens, "").violations).toEqual([]);
      }),
      { numRuns: 1000 },
    );
  });
});

it("rotating an axis to the left and back to the right restores it", () => {
  const degrees = fc.integer({ min: 0, max: 90 });
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 180 }), degrees, (axis, turn) => {
      const left = turnedAxis(axis, turn, "left");
      const right = turnedAxis(axis, turn, "right");
      expect(turnedAxis(left?.axis ?? 0, turn, "right")?.axis).toBe(axis);
      expect(turnedAxis(right?.axis ?? 0, turn, "left")?.axis).toBe(axis);
    }),
  );
});

const text = (min: number, max: number) =>
  fc.string({
    unit: fc.constantFrom(..."0123456789ABCLOTX-/.".split("")),
    minLength: min,
    maxLength: max,
  });
const digits = (min: number, max = min) =>
  fc.string({ unit: fc.constantFrom(..."0123456789".split("")), minLength: min, maxLength: max });
const anyGtin = digits(13)
  .filter((code) => Number(code) > 0)
  .map((code) => {
    const total = code
      .split("")
      .reduce((sum, digit, at) => sum + Number(digit) * (at % 2 === 0 ? 3 : 1), 0);
    return `${code}${(10 - (total % 10)) % 10}`;
  });
const anyDay = fc
  .integer({ min: 0, max: 36_500 })
  .map((days) => addDays("2000-01-01" as IsoDay, days));
const sixDigits = (day: IsoDay) => day.slice(2).replaceAll("-", "");

type Part = { ai: string; value: string; isFixed?: boolean };
const part = (ai: string, value: fc.Arbitrary<string>, isFixed = false) =>
  value.map((one): Part => ({ ai, value: one, isFixed }));
/** Other GS1 elements that the code of a box may contain. */
const others = fc.subarray(["11", "20", "21", "22", "30", "3103", "240", "422", "710", "91", "99"]);
const anyOther: Record<string, fc.Arbitrary<Part>> = {
  "11": part("11", anyDay.map(sixDigits), true),
  "20": part("20", digits(2), true),
  "21": part("21", text(1, 20)),
  "22": part("22", text(1, 8)),
  "30": part("30", digits(1, 8)),
  "3103": part("3103", digits(6), true),
  "240": part("240", text(1, 12)),
  "422": part("422", digits(3)),
  "710": part("710", text(1, 10)),
  "91": part("91", text(1, 12)),
  "99": part("99", text(1, 12)),
};
const anyBox = fc
  .record({
    gtin: fc.option(anyGtin, { nil: "" }),
    lot: fc.option(text(1, 20), { nil: "" }),
    day: fc.option(anyDay, { nil: "" as const }),
    more: others.chain((names) =>
      fc.tuple(...names.map((name) => anyOther[name] ?? part(name, text(1, 2)))),
    ),
    order: fc.infiniteStream(fc.nat()).map((stream) => [...stream.take(16)]),
  })
  .filter(({ gtin, lot, day }) => gtin !== "" || lot !== "" || day !== "")
  .map(({ gtin, lot, day, more, order }) => {
    const own: Part[] = [
      ...(gtin === "" ? [] : [{ ai: "01", value: gtin, isFixed: true }]),
      ...(day === "" ? [] : [{ ai: "17", value: sixDigits(day), isFixed: true }]),
      ...(lot === "" ? [] : [{ ai: "10", value: lot }]),
    ];
    const parts = [...own, ...more]
      .map((one, at) => ({ one, key: order[at] ?? 0 }))
      .sort((a, b) => a.key - b.key)
      .map(({ one }) => one);
    return { parts, box: { gtin, lot, expires_on: day } };
  });
const prefixes = fc.constantFrom("]d2", "]C1", "", "\u001d");
const codeOf = (parts: readonly Part[], separator: string): string =>
  parts
    .map(({ ai, value, isFixed }, at) =>
      isFixed || at === parts.length - 1 ? ai + value : ai + value + separator,
    )
    .join("");

describe("the code of a box", () => {
  it("a code with separators is parsed exactly, or refused as doubtful if it happens to contain none", () => {
    fc.assert(
      fc.property(anyBox, fc.constantFrom("]d2", "]C1"), ({ parts, box }, prefix) => {
        const code = codeOf(parts, "\u001d");
        const read = readScan(`${prefix}${code}`);
        if (code.includes("\u001d")) expect(read).toEqual(box);
        else if ("refusal" in read) expect(read.refusal).toBe("doubt");
        else expect(read).toEqual(box);
        expect(readScan(`${prefix}${code}\u001d`)).toEqual(box);
      }),
      { numRuns: 1000 },
    );
  });

  it("a code without its separators is parsed exactly or refused, and its sure values are always right", () => {
    fc.assert(
      fc.property(anyBox, prefixes, ({ parts, box }, prefix) => {
        const code = codeOf(parts, "");
        // Excluded: without a prefix, digits of the length of a GTIN are parsed as a GTIN.
        fc.pre(prefix !== "" || !/^(?!17)(?:\d{8}|\d{12,14})$/.test(code));
        const read = readScan(prefix + code);
        if (!("refusal" in read)) expect(read).toEqual(box);
        else if (read.sure) {
          const { gtin, expires_on } = read.sure;
          expect([
            ["", box.gtin].includes(gtin),
            ["", box.expires_on].includes(expires_on),
          ]).toEqual([true, true]);
        }
      }),
      { numRuns: 3000 },
    );
  });

  it("a code with identifiers in brackets is parsed exactly", () => {
    fc.assert(
      fc.property(anyBox, fc.constantFrom("", " "), ({ parts, box }, blank) => {
        const code = parts.map(({ ai, value }) => `(${ai})${blank}${value}`).join(blank);
        expect(readScan(code)).toEqual(box);
      }),
    );
  });

  it("any text is either parsed as the code of a box, or refused", () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ maxLength: 60 }), digits(0, 40), text(0, 60)), (code) => {
        const read = readScan(code);
        expect(
          "refusal" in read || read.gtin !== "" || read.lot !== "" || read.expires_on !== "",
        ).toBe(true);
      }),
      { numRuns: 1000 },
    );
  });
});

const first = "2026-01-01" as IsoDay;
/** Days until the last day that can be returned. */
const last = daysBetween(first, "2199-12-31" as IsoDay);
const anyRow: fc.Arbitrary<WornRow> = fc
  .record({
    eye: fc.constantFrom("right", "left", ""),
    quantity: fc.integer({ min: 0, max: 8 }),
    wear: fc.constantFrom("", ...contactWears),
    box_size: fc.constantFrom(0, 1, 3, 6, 30, 90),
    trial: fc.boolean(),
    status: fc.constantFrom(...contactOrderStatuses),
    sold: fc.option(fc.integer({ min: 0, max: 900 }), { nil: null }),
    given: fc.option(fc.integer({ min: 0, max: 900 }), { nil: null }),
  })
  .map(({ sold, given, ...row }) => {
    const dayAt = (place: number | null) =>
      place === null ? "" : storedDay(addDays(first, place));
    return { ...row, given_on: dayAt(given), date: dayAt(sold) };
  });
const anyRows = fc.array(anyRow, { maxLength: 8 });
const daysAWeek = fc.integer({ min: 1, max: 7 });

describe("the end of boxes", () => {
  it("the end of wear is the latest of all starts plus the days of rows from then on, in any order", () => {
    fc.assert(
      fc.property(anyRows, daysAWeek, (rows, week) => {
        const worn = rows
          .filter(
            (row) =>
              !row.trial &&
              row.status !== "cancelled" &&
              row.wear !== "" &&
              row.box_size > 0 &&
              row.quantity > 0,
          )
          .filter(({ eye, given_on, date }) => eye !== "left" && (given_on || date) !== "")
          .map((row) => ({
            start: daysBetween(first, (row.given_on || row.date).slice(0, 10) as IsoDay),
            days: wearDays(row, "right", week),
          }));
        const ends = worn.map(({ start }) =>
          worn.filter((row) => row.start >= start).reduce((end, { days }) => end + days, start),
        );
        const expected =
          ends.length === 0 ? null : addDays(first, Math.min(Math.max(...ends), last));
        expect(wearEnd(rows, "right", week)).toBe(expected);
        expect(wearEnd([...rows].reverse(), "right", week)).toBe(expected);
      }),
      { numRuns: 500 },
    );
  });

  it("another box never shortens the wear, and fewer days per week never do", () => {
    fc.assert(
      fc.property(anyRows, anyRow, daysAWeek, (rows, row, week) => {
        const end = wearEnd(rows, "left", week) ?? "";
        expect((wearEnd([...rows, row], "left", week) ?? "") >= end).toBe(true);
        expect((wearEnd(rows, "left", Math.max(1, week - 1)) ?? "") >= end).toBe(true);
      }),
      { numRuns: 500 },
    );
  });
});
