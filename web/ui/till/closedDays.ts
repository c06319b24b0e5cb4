import { loadTill } from "#api/till.ts";
import { shortDay } from "./dayNames.ts";
import { tillStrings } from "./till.strings.ts";

/** Of the days that a deletion changes: that their till is closed; '' where none is, and where the server does not say. */
export async function closedDays(dates: readonly string[]): Promise<string> {
  const days = [...new Set(dates.map((date) => date.slice(0, 10)))].sort();
  try {
    const tills = await Promise.all(days.map((day) => loadTill(day)));
    const closed = tills.filter(({ close }) => close !== null).map(({ day }) => shortDay(day));
    return closed.length > 0 ? tillStrings.closedDays(closed) : "";
  } catch (error) {
    console.warn(error);
    return "";
  }
}
