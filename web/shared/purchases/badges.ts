import type { BillPaymentState } from "#domain/core/records.ts";
import type { BillState } from "#domain/purchases/bill.ts";
import type { SupplierCreditState } from "#domain/purchases/supplierCredit.ts";
import { statusBadge } from "#ui/page/Badge.tsx";
import {
  billPaymentStateLabels,
  billStateLabels,
  supplierCreditStateLabels,
} from "./purchases.strings.ts";

export const BillStateBadge = statusBadge<BillState>(
  {
    unpaid: ["info", "none"],
    partial: ["warn", "half"],
    late: ["bad", "none"],
    paid: ["ok", "full"],
  },
  billStateLabels,
);

export const BillPaymentStateBadge = statusBadge<BillPaymentState>(
  {
    issued: ["info", "none"],
    debited: ["ok", "full"],
    refused: ["bad", "cross"],
  },
  billPaymentStateLabels,
);

export const SupplierCreditBadge = statusBadge<SupplierCreditState>(
  {
    expected: ["warn", "none"],
    received: ["info", "half"],
    used: ["ok", "full"],
    abandoned: ["mute", "cross"],
  },
  supplierCreditStateLabels,
);
