import { loadTill } from "#api/till.ts";
import { tillStrings } from "./till.strings.ts";

/** Of the days that a deletion changes: that the till of one is closed; '' where none is, and where the server does not say. */
export async function closedDays(dates: readonly string[]): Promise<string> {
  const days = new Set(dates.map((date) => date.slice(0, 10)));
  try {
    const tills = await Promise.all([...days].map((day) => loadTill(day)));
    return tills.some(({ close }) => close !== null) ? tillStrings.dayClosed : "";
  } catch (error) {
    console.warn(error);
    return "";
  }
}
