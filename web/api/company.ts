import type { Company } from "#domain/core/records.ts";
import type { ImageChange } from "#lib/images.ts";
import { pb } from "./pb.ts";
import { withImage } from "./files.ts";
import { updateRecord } from "./records.ts";
import { company, loadCompany, refreshUser } from "./session.ts";

const collection = "optique_companies";
export const companyFields = [
  "name",
  "address",
  "phone",
  "email",
  "website",
  "other_info",
  "registration",
  "rc",
  "ice",
  "if",
  "patente",
  "inpe",
  "bank_info",
  "vat_note",
  "warranty_note",
  "color",
] as const;
/** Typed values; the rate in percent. */
export type CompanyValues = Record<(typeof companyFields)[number], string> & {
  vat: boolean;
  vat_rate: string;
  seller_discount: string;
  optician_discount: string;
  second_pair_discount: string;
  invoice_lock: boolean;
  invoice_hides_eyes: boolean;
};

/** Values to store, by field. */
export type CompanyInput = Parameters<typeof withImage>[0];

/** Creates the company of a user without one; the server links the user. */
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

/** Sets when a shared computer asks who works there. */
export async function setPersonPrompt(
  id: string,
  prompt: Pick<Company, "ask_person" | "idle_minutes">,
): Promise<void> {
  company.value = await updateRecord<Company>(collection, id, prompt);
}
