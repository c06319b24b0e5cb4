import { describe, expect, it } from "vitest";
import {
  isNothingRead,
  type QuickReading,
  readQuickEntry,
} from "#domain/optics/quickEntry/quickEntry.ts";
import { quickEntryText, withoutUnread } from "#domain/optics/quickEntry/quickEntryErased.ts";
import { quickEntryTokens } from "#domain/optics/quickEntry/tokens/quickEntryTokens.ts";
import { eyeSides } from "#domain/core/records.ts";

/** Words that the grammar knows, of every kind, and a few unknown ones. */
const words =
  "OD|OG|ODG|D|G|OS|OD=OG|OD et OG|right eye|left eye|les deux yeux|O.D.|0 D|0 G|-1|-2.25|+0,75|-2 , 50|-1/2|2 1/4|plan|150|(-0.50)|-0.75|90|90°|x 80|@ 10|axe 5|à 20°|-3.00 (-1) 5|+20.00|sph|cyl|axe|add|add 2|Add 2,25|Add OD 2 OG 1|VP|VL|near|/|;|\n|\t|:|,|rien|idem|brumeux|EIP|EP 62|EP 31/32|31|62|VP EP 29/30|VP 59|EP OD 31|H 18|H 18/19|h 20 1/2|H D 20 G 21|10/10|8/10|AV|AVP|P2|P 2|PL|P|2Δ BI|2 BE|prisme 2 base nasale|prisme OD 1 BS|Δ 4 BS|2 pd base in|2Δ|BI|1.5 BINF|prisme|x2|45|-1.30|200|0|0.00|1/2|(|)|2|1. |*OD*|Sph Cyl Axe|verre|20|l.25".split(
    "|",
  );

/** Time limit in milliseconds, far above what a slow machine needs. */
const limitMs = 600_000;

/** Creates a generator of pseudo-random numbers below a limit, the same in each run (mulberry32). */
function dice(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % limit;
  };
}

const throwDice = dice(63);
const pick = <T>(values: readonly T[]): T => values[throwDice(values.length)] as T;
const joint = () => (throwDice(12) === 0 ? "" : " ");
const linesOf = (count: number, make: () => string) => Array.from({ length: count }, make);
const someLine = () =>
  Array.from({ length: 1 + throwDice(4) }, () => pick(words) + joint()).join("");

const valuesOf = ({ eyes, extra }: QuickReading): Record<string, unknown> =>
  Object.fromEntries(
    eyeSides.flatMap((side) =>
      Object.entries({ ...eyes[side], ...extra[side] }).map(([name, value]) => [
        `${side} ${name}`,
        value,
      ]),
    ),
  );

/** Describes which law a line breaks; undefined when all hold. */
function fault(line: string): string | undefined {
  const reading = readQuickEntry(line);
  const [values, { unread }] = [valuesOf(reading), reading];
  if (unread.some(({ start }, index) => start < (unread[index - 1]?.end ?? 0))) return "overlap";
  if (isNothingRead(reading)) return undefined;
  const shown = quickEntryText(reading);
  const again = readQuickEntry(shown);
  const names = (one: object, other: object) => [
    ...new Set([...Object.keys(one), ...Object.keys(other)]),
  ];
  const differs = (other: Record<string, unknown>) =>
    names(values, other).filter((name) => values[name] !== other[name]);
  if (again.unread.length > 0 || differs(valuesOf(again)).length > 0) return `shown as ${shown}`;
  if (unread.length === 0) return undefined;
  const rest = readQuickEntry(withoutUnread(line, reading));
  const isEyeUnread = quickEntryTokens(line).some(
    ({ kind, start }) =>
      kind === "eye" && unread.some((place) => place.start <= start && start < place.end),
  );
  const kept = valuesOf(rest);
  // With an unread eye mark, values may be lost, but none may change or be added.
  const changed = differs(kept).filter((name) => !isEyeUnread || name in kept);
  return changed.length > 0 || rest.unread.length > 0
    ? `dropped: ${changed.join(", ")}`
    : undefined;
}

describe("laws of the grammar of quick entry", () => {
  it(
    "the displayed reading parses the same again, and removing unread words changes or adds no value",
    () => {
      const lines = linesOf(20_000, someLine);
      expect(
        lines.map((line) => [line, fault(line)]).filter(([, why]) => why !== undefined),
      ).toEqual([]);
    },
    limitMs,
  );

  /** Values that only one of the two eyes may have, to recognise where they go. */
  const own = {
    OD: [
      "-1",
      "+1.25",
      "(-0.50)",
      "-0.50 x 11",
      "10/10",
      "H 18",
      "2Δ BI",
      "add 1",
      "EP 31",
      "VP +2",
      "brumeux",
      "x2",
      "/",
      ":",
    ],
    OG: [
      "-2",
      "+2.25",
      "(-0.75)",
      "-0.75 x 12",
      "8/10",
      "H 19",
      "3Δ BE",
      "add 3",
      "EP 32",
      "VP +3",
      "Dr",
      "x3",
      "/",
      ":",
    ],
  };
  const ofEye = (mark: "OD" | "OG") =>
    [mark, ...Array.from({ length: 1 + throwDice(4) }, () => pick(own[mark]))].join(" ");

  it("a value after the mark of one eye never goes to the other eye", () => {
    // At the end, an addition, a height and an acuity may apply to both eyes.
    const isShared = (name: string) => /addition|height|va$/.test(name);
    for (const [first, second] of linesOf(3000, () => "").map(() =>
      throwDice(2) === 0 ? (["OD", "OG"] as const) : (["OG", "OD"] as const),
    )) {
      const [one, other] = [ofEye(first), ofEye(second)];
      const both = valuesOf(readQuickEntry(`${one} ${other}`));
      const alone = { ...valuesOf(readQuickEntry(one)), ...valuesOf(readQuickEntry(other)) };
      const moved = Object.keys(both).filter(
        (name) => both[name] !== alone[name] && !isShared(name),
      );
      expect({ line: `${one} ${other}`, moved }).toEqual({ line: `${one} ${other}`, moved: [] });
    }
  });

  it("invisible characters do not change a reading", () => {
    for (const line of linesOf(2000, someLine)) {
      const pasted = line
        .split("")
        .map((one) => (throwDice(4) === 0 ? `\u200e${one}\u2069` : one))
        .join("");
      expect({ line, read: valuesOf(readQuickEntry(pasted)) }).toEqual({
        line,
        read: valuesOf(readQuickEntry(line)),
      });
    }
  });
});
