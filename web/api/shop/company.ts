import { discountLimitNames } from "#domain/core/discountLimits.ts";
import type { Capability } from "#domain/core/capabilities.ts";
import type { Company, TagTemplate } from "#domain/core/records.ts";
import { networks } from "#domain/core/siteContact.ts";
import type { ImageChange } from "#lib/forms/images.ts";
import type { TypedFields } from "#lib/forms/typedFields.ts";
import { pb } from "#api/pb.ts";
import { withImage } from "#api/files.ts";
import { updateRecord } from "#api/records.ts";
import { company, loadCompany, refreshUser } from "#api/session/session.ts";
import { get, loadQuery } from "#api/request.ts";

const collection = "optique_companies";
/** Fields of the form that creates a company, in the order of the page: those of the shop, then of invoices. */
export const companyFields = {
  shop: [
    ...(["color", "name", "address", "phone", "email", "website", "other_info"] as const),
    ...(["ice", "rc", "if", "patente", "registration", "inpe"] as const),
    ...networks,
  ],
  invoices: [
    ...(["vat", "vat_rate", "vat_note"] as const),
    ...discountLimitNames,
    ...(["invoice_lock", "invoice_hides_eyes", "warranty_note", "bank_info"] as const),
  ],
} as const;
export type CompanyValues = TypedFields<
  typeof collection,
  (typeof companyFields)[keyof typeof companyFields][number]
>;

/** Capabilities of which the shop has records, and which therefore stay on. */
export const recordedUsesQuery = loadQuery(
  ["uses"],
  async (signal) => (await get<{ items: Capability[] }>("uses", {}, signal)).items,
);

/** Values of the company to store, by field. */
export type CompanyInput = Parameters<typeof withImage>[0];

/** Creates the company of a user who has none; the server assigns the user to it. */
export async function createCompany(input: CompanyInput, logo: ImageChange): Promise<void> {
  await pb.collection(collection).create(withImage(input, "logo", logo));
  await refreshUser();
  await loadCompany();
}

export const updateCompany = (
  id: string,
  input: CompanyInput,
  logo: ImageChange,
): Promise<Company> => updateRecord(collection, id, withImage(input, "logo", logo));

/** Switches the lock of issued invoices on. */
export async function lockInvoices(): Promise<void> {
  const id = company.peek()?.id ?? "";
  company.value = await updateRecord<Company>(collection, id, { invoice_lock: true });
}

/** Chooses the paper of the tags; from the first choice on, products queue for tags. */
export async function setTagTemplate(template: TagTemplate): Promise<void> {
  const id = company.peek()?.id ?? "";
  company.value = await updateRecord<Company>(collection, id, { tag_template: template });
}

/** Stores when a shared computer asks who works there. */
export async function setPersonPrompt(
  id: string,
  prompt: Pick<Company, "ask_person" | "idle_minutes">,
): Promise<void> {
  company.value = await updateRecord<Company>(collection, id, prompt);
}
