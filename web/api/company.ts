import type { Company, MessageKind } from "#domain/core/records.ts";
import type { ImageChange } from "#lib/images.ts";
import { pb } from "./pb.ts";
import { withImage } from "./files.ts";
import { updateRecord } from "./records.ts";
import { loadCompany, refreshUser } from "./session.ts";

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
] as const;
export type CompanyValues = Record<(typeof companyFields)[number], string>;

/** Makes the company of a user who has none; the server links the user to it. */
export async function createCompany(values: CompanyValues, logo: ImageChange): Promise<void> {
  await pb.collection(collection).create(withImage(values, "logo", logo));
  await refreshUser();
  await loadCompany();
}

export const updateCompany = (
  id: string,
  values: CompanyValues,
  logo: ImageChange,
): Promise<Company> => updateRecord(collection, id, withImage(values, "logo", logo));

/** What the workshop goes by: the delays, and the texts that the shop wrote in the place of ours. */
export type WorkshopValues = Pick<Company, "mounting_days" | "lab_days"> & {
  messages: Partial<Record<MessageKind, string>>;
};
export const updateWorkshop = (id: string, values: WorkshopValues): Promise<Company> =>
  updateRecord(collection, id, values);
