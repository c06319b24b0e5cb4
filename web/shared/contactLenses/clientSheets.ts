import { contactLensQueries } from "#api/sales/contactLenses.ts";

/** Highest number of sheets that are loaded for one client. */
const mostSheets = 50;

/** Query of a client's sheets, the latest first. */
export const clientSheets = (client: string) =>
  contactLensQueries.sheets({ client, perPage: mostSheets });
