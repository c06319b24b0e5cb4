import type { SiteContact } from "#domain/core/siteContact.ts";
import { get } from "./request.ts";

/** How to reach the people behind this Optique. */
export const loadSite = (): Promise<SiteContact> => get("site");
