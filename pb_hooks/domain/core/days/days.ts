/**
 * Civil days: business dates have no hour (docs/rules-common.md, Days). 'YYYY-MM-DD' in code, midnight UTC in the
 * database.
 */

export type IsoDay = string & { readonly unit: "day" };

const dateForm =
  /^(\d{4})-(\d{2})-(\d{2})(?:[ T](?:[01]\d|2[0-3]):[0-5]\d(?::[0-5]\d(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:?\d{2})?)?$/;

/** Last year that parseDay accepts. */
export const lastParsedYear = "2199";

/** Caches the last result: all parts of a document have the same day, and check it several times. */
let lastRead: { text: string; day: IsoDay | null } = { text: "", day: null };

/**
 * Reads 'YYYY-MM-DD' or PocketBase's own form, of the years 1900 to 2199; null for anything else and for days that do
 * not exist.
 */
export function parseDay(value: string): IsoDay | null {
  if (value !== lastRead.text) lastRead = { text: value, day: readDay(value) };
  return lastRead.day;
}

function readDay(value: string): IsoDay | null {
  const [, year, month, day] = dateForm.exec(value) ?? [];
  if (!year || !month || !day || year < "1900" || year > lastParsedYear) return null;
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  const exists = date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
  return exists ? (`${year}-${month}-${day}` as IsoDay) : null;
}

/** True of a text in the form of a day; whether the day exists is not checked. */
export const isDay = (text: string | undefined): text is IsoDay =>
  /^\d{4}-\d{2}-\d{2}$/.test(text ?? "");

/** Stored form of a day. */
export const storedDay = (day: IsoDay): string => `${day} 00:00:00.000Z`;

/** Instants (ms) from which a zone is this many minutes ahead of UTC, the oldest first. */
export type ZoneOffset = readonly [from: number, minutes: number];

/**
 * Shop's clock, for a browser: `lateMs` is how far its computer is behind, `zone` the shop's time zone. An empty zone
 * means the zone of this machine, as on the server, which runs in the shop's zone (TZ).
 */
export type ShopClock = { lateMs: number; zone: readonly ZoneOffset[] };
let shopClock: ShopClock = { lateMs: 0, zone: [] };

/**
 * Sets the clock in a browser (web/lib/clock/shopClock.ts), or to the day of a recorded act
 * (operations/demo/demoStory.ts).
 */
export function setShopClock(clock: ShopClock): void {
  shopClock = clock;
}

/** Minutes that a zone is ahead of UTC at an instant (ms); this machine's zone when the list is empty. */
export function offsetAt(ms: number, zone: readonly ZoneOffset[]): number {
  let found = zone[0];
  for (const row of zone) if (row[0] <= ms) found = row;
  return found ? found[1] : -new Date(ms).getTimezoneOffset();
}

/** Time by the shop's clock when this machine's clock shows `ms`. */
export const shopNow = (ms = Date.now()): Date => new Date(ms + shopClock.lateMs);

/** Date whose UTC parts show the shop's local time; it must not be used as an instant. */
export const inShopZone = (at: Date): Date =>
  new Date(at.getTime() + offsetAt(at.getTime(), shopClock.zone) * 60_000);

/** Civil day of an instant by the shop's clock; today by default. */
export function today(at = shopNow()): IsoDay {
  const shown = inShopZone(at);
  const part = (value: number) => String(value).padStart(2, "0");
  return `${shown.getUTCFullYear()}-${part(shown.getUTCMonth() + 1)}-${part(shown.getUTCDate())}` as IsoDay;
}

/** Instant at which a day begins in the server's time zone, in PocketBase's form. */
export const dayStartInstant = (day: IsoDay): string =>
  new Date(Number(day.slice(0, 4)), Number(day.slice(5, 7)) - 1, Number(day.slice(8)))
    .toISOString()
    .replace("T", " ");

/** Day after so many days; before it for a negative count. */
export function addDays(day: IsoDay, days: number): IsoDay {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10) as IsoDay;
}

/** Whole days from one day to another; negative when the second is earlier. */
export const daysBetween = (from: IsoDay, to: IsoDay): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);

/** Same day after so many months; the last day of that month when it is shorter. */
export function addMonths(day: IsoDay, months: number): IsoDay {
  const [year = 0, month = 1, date = 1] = day.split("-").map(Number);
  const wanted = month - 1 + months;
  const last = new Date(Date.UTC(year, wanted + 1, 0)).getUTCDate();
  const found = Date.UTC(year, wanted, Math.min(date, last));
  return new Date(found).toISOString().slice(0, 10) as IsoDay;
}

/** Same day a year earlier or later; 29 February becomes 28 February. */
export const yearBefore = (day: IsoDay): IsoDay => addMonths(day, -12);
export const yearAfter = (day: IsoDay): IsoDay => addMonths(day, 12);
