import fc from "fast-check";
import { describe, expect, it } from "vitest";

import {
  type ContactReading,
  type EyeReading,
  isCompleteEntry,
  readContactEntry,
} from "#domain/contactLenses/quickEntry.ts";
import { type EyeSide, eyeSides } from "#domain/core/records.ts";

const products = [
  { id: "toric", name: "Toric 55" },
  { id: "moist", name: "1-Day Acuvue Moist" },
];

/**
 * Expected values of an eye; base curve and diameter are in the ranges of soft lenses, which tell them apart.
 */
type Truth = { [Key in keyof EyeReading]: NonNullable<EyeReading[Key]> } & { sphere: number };
const quarters = (min: number, max: number) =>
  fc.integer({ min: min * 4, max: max * 4 }).map((steps) => steps / 4);
const tenths = (min: number, max: number) =>
  fc.integer({ min: min * 10, max: max * 10 }).map((steps) => steps / 10);
const sizes = fc.record({ bc: tenths(8, 9.5), dia: tenths(13, 15) });
const toricPart = fc.record({
  cylinder: quarters(-3, -0.25),
  axis: fc.integer({ min: 1, max: 180 }),
});
const addition = fc.oneof(
  fc.record({ add: quarters(0.5, 4) }),
  fc.record({ add: quarters(0.5, 4), dn: fc.constantFrom("D" as const, "N" as const) }),
  fc.record({ add_word: fc.constantFrom("low" as const, "med" as const, "high" as const) }),
);
const maybe = <Value extends object>(values: fc.Arbitrary<Value>): fc.Arbitrary<Partial<Value>> =>
  fc.option(values, { nil: {} });
const product = fc.record({ product: fc.constantFrom("toric", "moist") });
const anyTruth: fc.Arbitrary<Truth> = fc
  .tuple(quarters(-12, 8), maybe(sizes), maybe(toricPart), maybe(addition), maybe(product))
  .map(([sphere, ...parts]) => Object.assign({ sphere }, ...parts) as Truth);

const signed = (value: number, digits: number): string =>
  `${value < 0 ? "-" : "+"}${Math.abs(value).toFixed(digits)}`;
const addNames = {
  low: ["LOW", "LO", "basse"],
  med: ["MED", "MID", "moyenne"],
  high: ["HIGH", "HGH", "HI", "haute"],
};
const productNames: Record<string, string[]> = {
  toric: ["Toric 55", "TORIC 55"],
  moist: ["1-Day Acuvue Moist", "1 day acuvue moist"],
};

/** Chooses among spellings by a sequence of random numbers. */
type Choose = <Value>(values: readonly Value[]) => Value;
function chooser(random: readonly number[]): Choose {
  let at = 0;
  return (values) => {
    const chosen = values[(random[at++ % random.length] ?? 0) % values.length];
    if (chosen === undefined) throw new Error("nothing to choose");
    return chosen;
  };
}

/** Spelling of a power, in an order that makes its values unambiguous. */
function powerWords({ sphere, cylinder, axis }: Truth, choose: Choose): string {
  const names = ["", "PWR ", "SPH ", "SPH: ", "sphère "];
  const far = sphere === 0 ? choose(["plan", "plano", "+0.00"]) : choose(names) + signed(sphere, 2);
  if (cylinder === undefined || axis === undefined) return far;
  const amount = signed(cylinder, 2);
  const degrees = [
    `x ${axis}`,
    `x${axis}`,
    `${axis}°`,
    `AXE ${axis}`,
    `AX ${axis}`,
    `axis: ${axis}`,
    `@ ${axis}`,
  ];
  const angle = choose(axis >= 25 ? [...degrees, `${axis}`] : degrees);
  return choose([
    `${far} ${amount} ${angle}`,
    `${far} (${amount}) ${angle}`,
    `${far} (${amount} ${angle})`,
    `${far} CYL ${amount} AXE ${axis}`,
    `(${axis}° ${amount}) ${far}`,
  ]);
}

function additionWords({ add, add_word, dn = "" }: Truth, choose: Choose): string[] {
  if (add_word) return [choose(["ADD ", ""]) + choose(addNames[add_word])];
  if (add === undefined) return [];
  const amount = choose([signed(add, 2), add.toFixed(2)]);
  return [`${choose(["ADD ", "ADD: ", "Add "])}${amount}${dn && choose([" ", ""]) + dn}`];
}

function sizeWords({ bc, dia }: Truth, choose: Choose): string[] {
  if (bc === undefined || dia === undefined) return [];
  return choose([
    [`${bc.toFixed(1)} ${dia.toFixed(1)}`],
    [`${bc.toFixed(2)}/${dia.toFixed(1)}`],
    [`${dia.toFixed(1)} ${bc.toFixed(1)}`],
    [`BC ${bc.toFixed(1)}`, `DIA ${dia.toFixed(1)}`],
    [`RC: ${bc.toFixed(2)} mm`, `\u00d8 ${dia.toFixed(1)} mm`],
    [`BC${bc}`, dia.toFixed(1)],
    [`DIA${dia}`, bc.toFixed(1)],
  ]);
}

/** Spelling of an eye's values in some order, with other words that boxes have. */
function eyeWords(truth: Truth, choose: Choose): string[] {
  const name = truth.product ? [choose(productNames[truth.product] ?? [""])] : [];
  const parts = [
    ...name,
    ...sizeWords(truth, choose),
    powerWords(truth, choose),
    ...additionWords(truth, choose),
  ];
  const box = choose(["", "", "", "LOT B12345", "EXP 2027-05", "lot: 98A EXP 31/05/2027"]);
  if (box) parts.splice(choose([0, 1, 2]), 0, box);
  return choose([parts, [...parts.slice(1), ...parts.slice(0, 1)], [...parts].reverse()]);
}

type Written = { text: string; words: string[]; eyes: Record<EyeSide, EyeReading> };
const marks = [
  { right: "OD", left: "OG" },
  { right: "OD:", left: "OG:" },
  { right: "O.D.", left: "O.G." },
  { right: "D", left: "G" },
  { right: "Œil droit :", left: "Œil gauche :" },
] as const;

const anyWritten: fc.Arbitrary<Written> = fc
  .record({
    right: anyTruth,
    left: anyTruth,
    form: fc.constantFrom("both", "eyes", "left", "pair"),
    random: fc.array(fc.nat(), { minLength: 40, maxLength: 40 }),
  })
  .map(({ right, left, form, random }) => {
    const choose = chooser(random);
    const mark = choose(marks);
    const join = choose([" ", "  ", "\n", " ; "]);
    const ofRight = eyeWords(right, choose);
    const ofLeft = eyeWords(left, choose);
    const words = {
      both: ofRight,
      pair: ["ODG", ...ofRight],
      left: [mark.left, ...ofLeft],
      eyes: choose([
        [mark.right, ...ofRight, mark.left, ...ofLeft],
        [mark.left, ...ofLeft, mark.right, ...ofRight],
      ]),
    }[form];
    const eyes = {
      both: { right, left: right },
      pair: { right, left: right },
      left: { right: {}, left },
      eyes: { right, left },
    }[form];
    const written = choose([0, 1])
      ? words
      : words.map((word) => word.replaceAll(/(?<=\d)\.(?=\d)/g, ","));
    return { text: written.join(join), words: written, eyes };
  });

/** Parsed values of an eye that differ from the expected ones. */
const misplaced = ({ eyes }: ContactReading, truth: Written["eyes"]): string[] =>
  eyeSides.flatMap((side) =>
    Object.entries(eyes[side]).flatMap(([key, value]) =>
      truth[side][key as keyof EyeReading] === value ? [] : [`${side} ${key} ${value}`],
    ),
  );

const read = (text: string) => readContactEntry(text, products);

describe("quick entry", () => {
  it("every spelling is parsed exactly or marked as unread, and no value is put in another field or eye", () => {
    fc.assert(
      fc.property(anyWritten, ({ text, eyes }) => {
        const reading = read(text);
        expect(misplaced(reading, eyes)).toEqual([]);
        if (isCompleteEntry(reading)) expect(reading.eyes).toEqual(eyes);
      }),
      { numRuns: 3000 },
    );
  });

  it("more than four fifths of the spellings are parsed in full", () => {
    const all = fc.sample(anyWritten, { numRuns: 500, seed: 20_261_128 });
    const complete = all.filter(({ text }) => isCompleteEntry(read(text)));
    expect(complete.length).toBeGreaterThan(400);
  });

  const slips = [
    "",
    "blah",
    "UV",
    "L",
    "R",
    "idem",
    "3.25",
    "12/11/2026",
    "8/10",
    "x",
    "-",
    "(",
    "B12345",
  ];
  it("inserting or deleting a word never puts a value in another field or eye", () => {
    fc.assert(
      fc.property(
        anyWritten,
        fc.constantFrom(...slips),
        fc.nat(),
        fc.boolean(),
        ({ words, eyes }, slip, place, isPut) => {
          // Eye marks are not deleted, nor all words of an eye, because the text would then mean something
          // else.
          const at = place % words.length;
          const isMark = (index: number) => /^(?:O|\u0152|D$|G$|ODG)/.test(words[index] ?? "");
          const isAll = isMark(at - 1) && (at + 1 === words.length || isMark(at + 1));
          fc.pre(isPut || !(isMark(at) || isAll));
          const changed = isPut
            ? [...words.slice(0, at), slip, ...words.slice(at)]
            : words.filter((_, one) => one !== at);
          expect(misplaced(read(changed.join(" ")), eyes)).toEqual([]);
        },
      ),
      { numRuns: 3000 },
    );
  });

  it("powers without their signs are never put in another field", () => {
    fc.assert(
      fc.property(anyWritten, ({ words, eyes }) => {
        const weak = eyeSides.every((side) => Math.abs(eyes[side].sphere ?? 0) < 4);
        fc.pre(weak);
        const unsigned = words.map((word) => word.replace(/^[+-](?=\d)/, ""));
        expect(misplaced(read(unsigned.join(" ")), eyes)).toEqual([]);
      }),
      { numRuns: 1000 },
    );
  });

  it("any text is parsed or marked as unread, and parses the same after unread parts are removed", () => {
    const anyText = fc.oneof(
      fc.string({ maxLength: 80 }),
      fc
        .array(
          fc.constantFrom(
            "OD",
            "OG",
            "D",
            "G",
            "N",
            "-2.50",
            "+0.75",
            "8.6",
            "14.2",
            "x",
            "90",
            "ADD",
            "BC",
            "/",
            "(",
            ")",
            "plan",
            "HI",
            "\n",
            "Toric 55",
            "lot",
          ),
          { maxLength: 14 },
        )
        .map((words) => words.join(" ")),
    );
    fc.assert(
      fc.property(anyText, (text) => {
        const { unread, eyes } = read(text);
        let end = 0;
        for (const words of unread) {
          expect(words.start).toBeGreaterThanOrEqual(end);
          expect(words.end).toBeGreaterThan(words.start);
          end = words.end;
        }
        expect(end).toBeLessThanOrEqual(text.length);
        expect(read(text)).toEqual({ unread, eyes });
      }),
      { numRuns: 2000 },
    );
  });
});
