import { pb } from "../../lib/pb";
import { loadCompany, refreshUser } from "../../lib/session";

export type CompanyValues = { name: string; address: string; phone: string; email: string };

/** Makes the company of a user who has none; the server links the user to it. */
export async function createCompany(values: CompanyValues): Promise<void> {
  await pb.collection("optique_companies").create(values);
  await refreshUser();
  await loadCompany();
}
