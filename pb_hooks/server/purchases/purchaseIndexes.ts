import {
  billPaymentSearch,
  billSearch,
  supplierCreditSearch,
} from "#domain/purchases/purchaseSearch.ts";
import { searchIndexOf } from "#server/engine/search/searchIndex.ts";

export const billIndex = searchIndexOf(billSearch);
export const billPaymentIndex = searchIndexOf(billPaymentSearch);
export const supplierCreditIndex = searchIndexOf(supplierCreditSearch);
