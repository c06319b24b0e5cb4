/** What law 09-08 gives a client: to see what is stored, and to be forgotten. */
import { postErase } from "./eraseClient.ts";
import { getExport } from "./exportClient.ts";

export const clientRoutes = { erase: postErase, export: getExport };
