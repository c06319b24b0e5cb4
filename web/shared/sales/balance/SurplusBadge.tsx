import { formatMoney } from "#domain/core/money.ts";
import type { StoredAmounts } from "#domain/sale/due.ts";
import { Badge } from "#ui/page/Badge.tsx";
import { MoneyText } from "#ui/page/MoneyText.tsx";
import { salesStrings } from "#shared/sales/sales.strings.ts";
import { surplusOfInvoice } from "./showSurplus.ts";

export function SurplusBadge({ invoice }: { invoice: StoredAmounts }) {
  const surplus = surplusOfInvoice(invoice);
  return surplus > 0 ? (
    <Badge tone="warn">
      <MoneyText>{salesStrings.surplus.give(formatMoney(surplus))}</MoneyText>
    </Badge>
  ) : null;
}
