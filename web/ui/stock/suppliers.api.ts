/** The suppliers of the shop, for filters. */
import type { Supplier } from "../../../pb_hooks/domain/records";
import { loadList } from "../../lib/api";

const all = 500;

export const listSuppliers = async (signal: AbortSignal): Promise<Supplier[]> =>
  (await loadList<Supplier>("suppliers", { perPage: all }, signal)).items;
