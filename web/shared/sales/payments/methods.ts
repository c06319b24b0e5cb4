import { type PaymentMethod } from "#domain/core/records.ts";
import type { IconName } from "#ui/brand/Icon.tsx";

/**
 * Payment methods that our forms offer; `bank_transfer` is read but never written (docs/architecture.md, Collections).
 */
export const offeredMethods = [
  "cash",
  "card",
  "check",
  "transfer",
  "other",
] as const satisfies readonly PaymentMethod[];

export const methodIcons: Record<PaymentMethod, IconName> = {
  cash: "banknote",
  card: "bank-card",
  check: "cheque",
  transfer: "bank",
  bank_transfer: "bank",
  other: "three-dots",
  credit: "invoice",
};
