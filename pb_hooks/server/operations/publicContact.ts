/** Contact on the public pages: from the settings, else of the only shop (docs/operations.md, First run). */
import { demoCompany } from "#demo/demoShop.ts";
import { shopContact, type PublicContact } from "#domain/core/siteContact.ts";
import { queryJson } from "#server/platform/storage/sql.ts";
import { demoUser } from "./demo/demo.ts";
import { processSettings } from "./processSettings.ts";

type Shop = Record<"phone" | "facebook" | "instagram" | "linkedin", string>;

/** Contact of a shop; the invented telephone that a first run with examples fills in does not count. */
const contactOf = (shop: Shop | null) =>
  shopContact(shop?.phone === demoCompany.phone ? { ...shop, phone: "" } : shop);

/** The only shop of this server; null when there are several, since none should stand for the others. */
function onlyShop(app: core.App, demo: string): Shop | null {
  const found = queryJson<Shop[]>(
    app,
    `SELECT json_group_array(json_object('phone', phone, 'facebook', facebook, 'instagram', instagram, 'linkedin', linkedin)) AS json
     FROM (SELECT * FROM optique_companies WHERE id <> {:demo} LIMIT 2)`,
    { demo },
  );
  return found?.length === 1 ? (found[0] ?? null) : null;
}

export function publicContact(app: core.App): PublicContact {
  const demo = demoUser(app);
  const { site } = processSettings();
  const shop = contactOf(onlyShop(app, demo?.getString("company") ?? ""));
  const contact = { ...shop, ...Object.fromEntries(Object.entries(site).filter(([, set]) => set)) };
  return { ...contact, demo: demo !== null };
}
