/**
 * Reads story.jsonl, what the demonstration's shop did until today: one act a line, `[days ago, time, who, kind, id, values]`.
 * In its values `#x12` is the id of prescription 12, `#CNSS` that of a first fund, `#owner` that of the shop's first user, `@7`
 * the day a week after the act's own, `@m2` and `@e2` the first and last day of the month two months before today.
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

/** Acts of a story that ends today. `known`: ids of records that are there before it, by their name. */
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

/** Id of a record, in PocketBase's form. */
export const idOf = (name: string): string => name.padStart(15, "0");

function instantAt(day: IsoDay, time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return Date.parse(dayStartInstant(day)) + (hours * 60 + minutes) * 60_000;
}

/** `owner`: id of the document that parts belong to. */
type Place = { day: IsoDay; today: IsoDay; known: Record<string, string>; owner: string };

/** Lists whose parts are no records: rows of a tariff, rates of a bill, instalments of a plan. */
const withoutIds: readonly string[] = ["rows", "rates", "plan"];

/** Fills in ids and days; a part without an id gets one that follows from its place, such as `x12i0`. */
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
