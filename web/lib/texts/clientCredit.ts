import { formatMoney, toCentimes } from "#domain/core/money.ts";
import type { ClientCredit } from "#domain/documents/documents.ts";

/** Unused credit of an invoice's client, formatted; '' without any. */
export const creditAmount = ({ client_credit = 0 }: ClientCredit): string =>
  client_credit > 0 ? formatMoney(toCentimes(client_credit)) : "";
