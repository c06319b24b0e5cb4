/** Every call of the company screens to the server (server/README.md, Routes). */
import type { Company, User } from "#domain/core/records.ts";
import { pb } from "./pb.ts";
import { loadCompany, refreshUser } from "./session.ts";
import type { ImageChange } from "#ui/form/ImagePicker.tsx";

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

const bodyOf = (values: CompanyValues, logo: ImageChange): FormData => {
  const body = new FormData();
  for (const name of companyFields) body.set(name, values[name]);
  if (logo !== undefined) body.set("logo", logo ?? "");
  return body;
};

/** Makes the company of a user who has none; the server links the user to it. */
export async function createCompany(values: CompanyValues, logo: ImageChange): Promise<void> {
  await pb.collection("optique_companies").create(bodyOf(values, logo));
  await refreshUser();
  await loadCompany();
}

export async function updateCompany(
  id: string,
  values: CompanyValues,
  logo: ImageChange,
): Promise<void> {
  await pb.collection<Company>("optique_companies").update(id, bodyOf(values, logo));
}

export const loadUsers = (signal: AbortSignal): Promise<User[]> =>
  pb.collection("optique_users").getFullList<User>({ sort: "name", signal });

type Backups = {
  backups: { name: string; size: number; created: string }[];
  cron: string;
  keep: number;
  lastError: string;
};
export const loadBackups = (signal: AbortSignal): Promise<Backups> =>
  pb.send<Backups>("/api/optique/backups", { method: "GET", signal });
