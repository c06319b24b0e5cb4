/**
 * Reads story.jsonl: the acts of the demonstration's shop until today, one a line as
 * `[days ago, time, who, kind, id, values]`. In the values, `#x12` is the id of prescription 12, `#CNSS` that of the
 * fund CNSS, and `#owner` that of the shop's first user. `@7` is the day a week after the act. `@m2` and `@e2` are the
 * first and last day of the month two months before today.
 */
import { addDays, addMonths, dayStartInstant, type IsoDay } from "#domain/core/days/days.ts";
import { presetPeriod } from "#domain/core/days/period.ts";
import { isObject, textValue, type Values } from "#domain/core/fields/values.ts";

type Line = [daysAgo: number, time: string, by: string, kind: string, id: string, values: Values];

export type Act = {
  day: IsoDay;
  /** Instant in milliseconds. */
  at: number;
  by: string;
  /** Collection without its prefix, or a route. */
  kind: string;
  id: string;
  values: Values;
};

/** Parses the acts of a story that ends today. `known`: ids, by name, of the records that exist before the story. */
export function readStory(text: string, today: IsoDay, known: Record<string, string>): Act[] {
  return text
    .trim()
    .split("\n")
    .map((line): Act => {
      const [daysAgo, time, by, kind, id, values] = JSON.parse(line) as Line;
      const day = addDays(today, -daysAgo);
      const { values: filled } = fill({ values }, { day, today, known, owner: `#${id}` });
      return { day, at: instantAt(day, time), by, kind, id: idOf(id), values: filled as Values };
    });
}

/** Pads a name to the 15 characters of a PocketBase id. */
export const idOf = (name: string): string => name.padStart(15, "0");

function instantAt(day: IsoDay, time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return Date.parse(dayStartInstant(day)) + (hours * 60 + minutes) * 60_000;
}

/** `owner`: id of the record that contains the list, from which its parts get their ids. */
type Place = { day: IsoDay; today: IsoDay; known: Record<string, string>; owner: string };

/** Lists whose parts are values, not records with an id: rows of a tariff, rates of a bill, instalments of a plan. */
const withoutIds: readonly string[] = ["rows", "rates", "plan"];

/**
 * Fills in ids and days. A part without an id gets one made of its owner, its list and its position, such as `x12i0`.
 */
function fill(values: Values, place: Place): Values {
  const { owner } = place;
  const own = (value: unknown): unknown => {
    if (typeof value === "string") return filledText(value, place);
    return isObject(value)
      ? fill(value, { ...place, owner: textValue(value["id"]) || owner })
      : value;
  };
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => [
      filledText(key, place),
      Array.isArray(value)
        ? value.map((part: unknown, at) => {
            const id = `${owner}${key.charAt(0)}${at}`;
            return own(isObject(part) && !withoutIds.includes(key) ? { id, ...part } : part);
          })
        : own(value),
    ]),
  );
}

function filledText(text: string, { day, today, known }: Place): string {
  if (/^@-?\d+$/.test(text)) return addDays(day, Number(text.slice(1)));
  if (/^@[me]\d+$/.test(text)) {
    const month = presetPeriod("month", addMonths(today, -Number(text.slice(2))));
    return text.startsWith("@m") ? month.from : month.to;
  }
  if (!text.startsWith("#")) return text;
  const name = text.slice(1);
  return known[name] ?? idOf(name);
}
