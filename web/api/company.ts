import { queryOptions } from "@tanstack/react-query";
import type { Company, MessageKind, User } from "#domain/core/records.ts";
import type { ImageChange } from "#lib/images.ts";
import { parseRate } from "#lib/vatRate.ts";
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
  "vat_note",
  "color",
] as const;
/** Typed values; the rate in percent. */
export type CompanyValues = Record<(typeof companyFields)[number], string> & {
  vat: boolean;
  vat_rate: string;
};

/** Stored values with the logo. */
function inputOf({ vat_rate, vat, ...texts }: CompanyValues, logo: ImageChange) {
  const rate = parseRate(vat_rate);
  const values = { ...texts, vat, ...(rate === null ? {} : { vat_rate: rate }) };
  return withImage(values, "logo", logo);
}

/** Creates the company of a user without one; the server links the user. */
export async function createCompany(values: CompanyValues, logo: ImageChange): Promise<void> {
  await pb.collection(collection).create(inputOf(values, logo));
  await refreshUser();
  await loadCompany();
}

export const updateCompany = (
  id: string,
  values: CompanyValues,
  logo: ImageChange,
): Promise<Company> => updateRecord(collection, id, inputOf(values, logo));

/** Workshop settings: delays, and own message texts. */
export type WorkshopValues = Pick<Company, "mounting_days" | "lab_days"> & {
  messages: Partial<Record<MessageKind, string>>;
};
export const updateWorkshop = (id: string, values: WorkshopValues): Promise<Company> =>
  updateRecord(collection, id, values);

/** Users of the company, by name. */
export const usersQuery = queryOptions({
  queryKey: ["users"],
  queryFn: ({ signal }) =>
    pb.collection("optique_users").getFullList<User>({ sort: "name", signal }),
});
