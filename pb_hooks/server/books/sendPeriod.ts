import { sendJson } from "#server/platform/records/jsonText.ts";
import { recordTexts, type Written } from "#server/platform/records/recordTexts.ts";

const shown: Written = { table: "optique_periods" };

/** Sends a period in the form of the records API. */
export const sendPeriod = (e: core.RequestEvent, id: string): void =>
  sendJson(e, String(recordTexts(e.app, shown, [id])).slice(1, -1));
