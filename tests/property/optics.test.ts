import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkFields } from "#domain/core/fields/fields.ts";
import {
  eyeAsRead,
  checkEyeValue,
  type Eye,
  eyeFields,
  type Eyes,
  eyesOf,
  eyesToFields,
  isUnmeasured,
  measureLimits,
  type Measure,
  measures,
  nearVision,
  sphericalEquivalent,
  splitEip,
  stepMeasure,
  transpose,
} from "#domain/optics/optics.ts";
import { eyeChanges, notableSphereChange } from "#domain/optics/compare.ts";
import { formatEye, formatMeasure } from "#domain/optics/format.ts";
import {
  checkExtraValue,
  eyeExtraNames,
  extraLimits,
} from "#domain/optics/measures/extraMeasures.ts";
import { readMeasure } from "#domain/optics/parse.ts";
import { changesSinceLast } from "#domain/optics/changesSinceLast.ts";
import { opticsWarnings } from "#domain/optics/warnings.ts";
import {
  isCompleteReading,
  isNothingRead,
  readQuickEntry,
  applyQuickReading,
} from "#domain/optics/quickEntry/quickEntry.ts";
import {
  type TextRange,
  quickEntryTokens,
} from "#domain/optics/quickEntry/tokens/quickEntryTokens.ts";
import { withoutUnread } from "#domain/optics/quickEntry/quickEntryErased.ts";

const quarters = (min: number, max: number) =>
  fc.integer({ min: min * 4, max: max * 4 }).map((n) => n / 4);
const valueOf = (measure: Measure) =>
  measure === "axis"
    ? fc.integer({ min: 0, max: 180 })
    : quarters(measureLimits[measure].min, measureLimits[measure].max);
const orNull = <T>(values: fc.Arbitrary<T>) => fc.option(values, { nil: null });
const eyes: fc.Arbitrary<Eye> = fc.record({
  sphere: orNull(valueOf("sphere")),
  cylinder: orNull(valueOf("cylinder")),
  axis: orNull(valueOf("axis")),
  addition: orNull(valueOf("addition")),
  eip: orNull(valueOf("eip")),
});
const pairs: fc.Arbitrary<Eyes> = fc.record({ right: eyes, left: eyes });
const measure = fc.constantFrom(...measures);

/** Eye as ophthalmologists prescribe it: a sphere, with or without cylinder and axis. */
const written: fc.Arbitrary<Eye> = fc
  .record({
    sphere: quarters(-20, 20),
    astigmatism: orNull(
      fc.record({
        cylinder: quarters(-6, 6).filter((value) => value !== 0),
        axis: fc.integer({ min: 1, max: 180 }),
      }),
    ),
    addition: orNull(quarters(0.5, 4)),
  })
  .map(({ sphere, astigmatism, addition }) => ({
    sphere,
    cylinder: astigmatism?.cylinder ?? null,
    axis: astigmatism?.axis ?? null,
    addition,
    eip: null,
  }));

const isIn = ({ start, end }: TextRange, at: number) => start <= at && at < end;

const check = <T>(values: fc.Arbitrary<T>, law: (value: T) => void) =>
  fc.assert(fc.property(values, law));

describe("laws of eye values", () => {
  it("transposing an eye twice gives the same eye", () =>
    check(written, (eye) => {
      const once = transpose(eye);
      if (once) expect(transpose(once)).toEqual(eye);
      else expect(eye.cylinder).toBeNull();
    }));

  it("a transposition keeps the spherical equivalent and near vision, and gives an axis from 1 to 180", () =>
    check(written, (eye) => {
      const once = transpose(eye);
      if (!once) return;
      expect(sphericalEquivalent(once)).toBe(sphericalEquivalent(eye));
      expect(once.axis).toBeGreaterThanOrEqual(1);
      expect(once.axis).toBeLessThanOrEqual(180);
      const near = nearVision(eye);
      const nearOnce = nearVision(once);
      if (near && nearOnce) expect(transpose(near)).toEqual(nearOnce);
    }));

  it("an eye is read aloud whole, or not at all if one of its values is refused", () =>
    check(
      fc.tuple(eyes, measure, fc.oneof(fc.double(), quarters(-50, 50))),
      ([eye, name, value]) => {
        const read = eyeAsRead({ ...eye, [name]: value });
        const isWhole = name === "eip" || checkEyeValue(name, value) === null;
        expect(isUnmeasured({ ...read, eip: null })).toBe(
          !isWhole || isUnmeasured({ ...eye, [name]: value, eip: null }),
        );
        if (!isWhole) return;
        expect(read.sphere).toBe(name === "sphere" ? value : eye.sphere);
        expect(read.axis).not.toBe(0);
      },
    ));

  it("eye values in range and on their grid are accepted, and all others are refused", () =>
    check(
      fc.tuple(
        measure,
        fc.oneof(
          fc.double(),
          fc.integer({ min: -400, max: 400 }).map((n) => n / 8),
        ),
      ),
      ([name, value]) => {
        const { min, max, step } = measureLimits[name];
        const isKept = Number.isFinite(value) && value >= min && value <= max && value % step === 0;
        expect(checkEyeValue(name, value) === null).toBe(isKept);
      },
    ));

  it("two eyes are converted to ten fields and back unchanged, and their values are accepted", () =>
    check(pairs, (pair) => {
      expect(eyesOf(eyesToFields(pair))).toEqual(pair);
      expect(checkFields("optique_prescriptions", eyesToFields(pair), eyeFields, false)).toEqual(
        [],
      );
    }));

  it("a step gives an accepted value, never in the opposite direction", () =>
    check(
      fc.tuple(measure, fc.constantFrom(1 as const, -1 as const), fc.integer({ min: 1, max: 10 })),
      ([name, way, times]) =>
        check(orNull(valueOf(name)), (value) => {
          const next = stepMeasure(name, value, way, times);
          expect(checkEyeValue(name, next)).toBeNull();
          if (value !== null && name !== "axis")
            expect((next - value) * way).toBeGreaterThanOrEqual(0);
        }),
    ));

  it("formatted eye values are parsed back unchanged", () =>
    check(measure, (name) =>
      check(valueOf(name), (value) => {
        expect(readMeasure(name, formatMeasure(name, value))).toEqual({ readable: true, value });
      }),
    ));

  it("dividing a distance keeps its sum, and both halves are accepted values", () =>
    check(quarters(45, 80), (value) => {
      const { right, left } = splitEip(value);
      expect(right + left).toBe(value);
      expect([checkEyeValue("eip", right), checkEyeValue("eip", left)]).toEqual([null, null]);
    }));
});

describe("laws of warnings and comparisons", () => {
  it("each warning has its own key, and names existing fields of the eyes", () =>
    check(fc.tuple(pairs, orNull(pairs)), ([pair, previous]) => {
      const found = opticsWarnings(pair, previous);
      expect(new Set(found.map(({ key }) => key)).size).toBe(found.length);
      for (const { fields } of found)
        for (const field of fields) expect(eyesToFields(pair)[field] ?? "axis").not.toBeUndefined();
    }));

  it("an eye counts as unchanged compared with itself and with its transposition", () =>
    check(written, (eye) => {
      expect(eyeChanges(eye, eye)).toEqual([]);
      const other = transpose(eye);
      if (other)
        expect([eyeChanges(other, eye), notableSphereChange(other, eye)]).toEqual([[], null]);
    }));
});

describe("laws of quick entry", () => {
  it("quick entry parses the application's own display of eyes unchanged", () =>
    check(fc.tuple(written, written), ([right, left]) => {
      const read = readQuickEntry(`OD ${formatEye(right)} OG ${formatEye(left)}`);
      expect(read.unread).toEqual([]);
      const blank = { sphere: null, cylinder: null, axis: null, addition: null, eip: null };
      expect(applyQuickReading(blank, read.eyes.left)).toEqual(left);
      // A single addition at the end applies to both eyes.
      const addition = right.addition ?? left.addition;
      expect(applyQuickReading(blank, read.eyes.right)).toEqual({ ...right, addition });
    }));

  it("quick entry marks an unknown word as unread, and the reading is not complete", () =>
    check(fc.tuple(written, fc.constantFrom("progressif", "Dr", "%", "7,31")), ([eye, word]) => {
      const text = `OD ${formatEye(eye)} ${word}`;
      const reading = readQuickEntry(text);
      expect(isCompleteReading(reading)).toBe(false);
      expect(reading.unread.map(({ start, end }) => text.slice(start, end))).toContain(word);
    }));

  it("inserting an unknown word moves no value, and may only make some values unread", () => {
    // Complete prescriptions; the word is inserted between any two parts.
    const texts = fc.oneof(
      fc
        .tuple(written, written)
        .map(([right, left]) => `OD ${formatEye(right)} OG ${formatEye(left)}`),
      fc
        .tuple(written, written)
        .map(([right, left]) => `${formatEye(right)} / ${formatEye(left)} EIP 31,5 / 32`),
      fc.constantFrom(
        "OD et OG : -1,25 add 2",
        "OD = OG -2.25 -0.75 x 10",
        "-1,00 OG -1,25 Add 2,00 ODG",
        "( 120 +1.25 ) -4.00 / ( 90 -1 ) +2",
        "Add OD 2 OG 2,25 OD -1 OG -2",
        "Axe OD 90 OG 80 Cylindre OD -0,5 OG -0,75 sph OD -1 OG -2",
        "OD -2,00 ( -0,50 ) 90° OG idem EP 62",
        "plan ODG add 2",
        "VL OD -1,00 OG -1,25 VP OD +1,00 OG +0,75",
        "OD -1 prisme 2 base nasale OG prothèse",
        "OD -1 2 BE 1 BS 10/10 OG -2 8/10 P2 H 18/19 EP 62 VP 59",
        "OD -1 P 1.5 BE 2 BS OG -2 prisme OD 2 OG 3 BN AV 10/10 h 20",
        "VL OD -1 (-0.5) 90 VP OD +1 (-0.75) 85 OG VL -2 H 18 2Δ BI",
        "OD -1 add 2 OG -1.25 EIP OD 31 OG 32",
        "OD -1 P2 BI 8,5/10 OG -2 2Δ à 90° hauteurs 18 et 19",
        "OD 2Δ BI 10/10 OG 2Δ BE 8/10 h 18 18,5 EP 62",
        "OD -1 OG -2 OD 10/10 OG H 19 add 2 EP 31/32 VP 29/30",
        "OD -1 2Δ BI H 18 OG idem VP EP 29/30",
        "P 1.5 BE 2 BS -1 / P (-0.5) 90",
        "OD VL -1 VP +1 OG idem H OG 19 OD 18",
      ),
    );
    const words = fc.constantFrom("brumeux", "Dr", "%", "progressif", "12/11/2026");
    check(fc.tuple(texts, words, fc.nat()), ([text, word, at]) => {
      const parts = text.split(" ");
      const index = at % (parts.length + 1);
      const before = readQuickEntry(text);
      const typed = [...parts.slice(0, index), word, ...parts.slice(index)].join(" ");
      const after = readQuickEntry(typed);
      expect(before.unread).toEqual([]);
      expect(isCompleteReading(after)).toBe(false);
      for (const side of ["right", "left"] as const) {
        for (const name of measures) {
          const value = after.eyes[side][name];
          if (value !== undefined) expect(value).toBe(before.eyes[side][name]);
        }
        for (const name of eyeExtraNames) {
          const value = after.extra[side][name];
          if (value !== undefined) expect(value).toBe(before.extra[side][name]);
        }
      }
    });
  });

  const parts = fc.constantFrom(
    ..."OD OG ODG OD=OG -1 -2,00 (-0.5) 90 90\u00b0 200 45 add 2 A 2.00 VP VL / rien idem brumeux EIP 31 62 plan x -1.30 2\u0394 BN BE prisme H\u00a018 10/10 P2 P h 8,5/10 VP\u00a0EP\u00a029/30 et 18 \u00e0 0D 1/2 7/10 l.25 - 1. *OG* Sph Cyl Axe les\u00a0deux\u00a0yeux".split(
      " ",
    ),
  );
  const typed = fc
    .array(fc.tuple(parts, fc.constantFrom(" ", " ", " ", "", "\n", "\t")), { maxLength: 12 })
    .map((words) => words.flat().join(""));

  it("a reading does not depend on texts that were read before", () =>
    check(fc.tuple(typed, typed), ([text, before]) => {
      const first = readQuickEntry(text);
      readQuickEntry(before);
      expect(readQuickEntry(text)).toEqual(first);
    }));

  it("removing unread words once leaves none, and neither changes nor adds values", () =>
    check(typed, (text) => {
      const before = readQuickEntry(text);
      if (isNothingRead(before)) return;
      const after = readQuickEntry(withoutUnread(text, before));
      expect(after.unread).toEqual([]);
      const isEyeUnread = quickEntryTokens(text).some(
        ({ kind, start }) => kind === "eye" && before.unread.some((place) => isIn(place, start)),
      );
      for (const side of ["right", "left"] as const) {
        const left = isEyeUnread ? { ...before.eyes[side], ...after.eyes[side] } : after.eyes[side];
        expect(left).toEqual(before.eyes[side]);
        for (const name of eyeExtraNames) {
          const value = before.extra[side][name];
          if (value !== undefined && !isEyeUnread) expect(after.extra[side][name]).toBe(value);
        }
      }
    }));

  it("quick entry never returns an invalid value or throws, whatever the text", () =>
    check(
      fc.oneof(
        fc.string(),
        fc.stringMatching(/^[ODGadx0-9 .,+()°/-]{0,40}$/),
        fc.stringMatching(/^[ODGBINEHPV0-9Δ .,/]{0,30}$/),
      ),
      (text) => {
        const { eyes: read, extra, unread } = readQuickEntry(text);
        for (const eye of [read.right, read.left]) {
          for (const name of measures) expect(checkEyeValue(name, eye[name])).toBeNull();
        }
        for (const eye of [extra.right, extra.left])
          for (const name of Object.keys(extraLimits) as (keyof typeof extraLimits)[])
            if (name in eye)
              expect(checkExtraValue(name, eye[name as keyof typeof eye])).toBeNull();
        for (const { start, end } of unread) {
          expect(start).toBeLessThanOrEqual(end);
          expect(end).toBeLessThanOrEqual(text.length);
        }
      },
    ));
});

describe("changes of sight shown to the customer", () => {
  const both = fc.record({ right: written, left: written });
  const told = (former: Eyes, current: Eyes) =>
    changesSinceLast(former, current).map(({ about, way, degree }) => ({ about, way, degree }));

  it("at most three changes are shown, and none for equal eyes", () => {
    fc.assert(
      fc.property(pairs, pairs, (former, current) => {
        expect(changesSinceLast(former, current).length).toBeLessThanOrEqual(3);
        for (const { way, degree } of told(current, current))
          expect({ way, degree }).toEqual(
            way === "first" ? { way, degree: "slight" } : { way: "same", degree: "same" },
          );
      }),
    );
  });

  it("the shown changes do not depend on the cylinder sign of an eye", () => {
    fc.assert(
      fc.property(both, both, (former, current) => {
        const turned = { right: transpose(former.right) ?? former.right, left: former.left };
        expect(told(turned, current)).toEqual(told(former, current));
      }),
    );
  });

  it("worse sight is mentioned only for a stronger correction of the same sign", () => {
    const strength = ({ sphere, cylinder }: Eye) => (sphere ?? 0) + (cylinder ?? 0) / 2;
    fc.assert(
      fc.property(both, both, (former, current) => {
        for (const change of changesSinceLast(former, current)) {
          if (change.about !== "distance") continue;
          const [before, now] = [strength(former[change.side]), strength(current[change.side])];
          expect(change.way === "stronger").toBe(
            before * now >= 0 && Math.abs(now) > Math.abs(before) && Math.abs(now - before) >= 0.25,
          );
        }
      }),
    );
  });

  it("swapping the two prescriptions swaps 'stronger' and 'weaker'", () => {
    const other = { stronger: "weaker", weaker: "stronger" } as Record<string, string>;
    fc.assert(
      fc.property(both, both, (former, current) => {
        const far = (changes: ReturnType<typeof told>) =>
          changes.filter(({ about }) => about === "distance");
        expect(far(told(current, former))).toEqual(
          far(told(former, current)).map((one) => ({ ...one, way: other[one.way] ?? one.way })),
        );
      }),
    );
  });
});
