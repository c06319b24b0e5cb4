/** Contact on the public pages: the settings', else that of the only shop (docs/operations.md, First run). */
import { demoCompany } from "#demo/demoShop.ts";
import { shopContact, type PublicContact } from "#domain/core/siteContact.ts";
import { queryJson } from "#server/platform/storage/sql.ts";
import { demoUser } from "./demo/demo.ts";
import { processSettings } from "./processSettings.ts";

type Shop = Record<"phone" | "facebook" | "instagram" | "linkedin", string>;

/** Contact of a shop. The invented telephone, which a first run with examples fills in, is none. */
const contactOf = (shop: Shop | null) =>
  shopContact(shop?.phone === demoCompany.phone ? { ...shop, phone: "" } : shop);

/** The shop of this server; null where there are several, as none of them is the others' contact. */
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
