import { contactLensQueries } from "#api/sales/contactLenses.ts";

/** Sheets of one client at most. */
const mostSheets = 50;

/** Query of a client's sheets, the latest first. */
export const clientSheets = (client: string) =>
  contactLensQueries.sheets({ client, perPage: mostSheets });
