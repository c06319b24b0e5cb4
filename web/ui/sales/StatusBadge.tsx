import type { InvoiceStatus } from "../../../pb_hooks/domain/records";
import { invoiceStatusLabels } from "../../lib/labels";
import { Icon, type IconName } from "../Icon";

const looks: Record<InvoiceStatus, { badge: string; mark: IconName }> = {
  unpaid: { badge: "badge-bad", mark: "mark-none" },
  partial: { badge: "badge-warn", mark: "mark-half" },
  paid: { badge: "badge-ok", mark: "mark-full" },
};

/** The status as a word and a shape, never a colour alone. */
export function StatusBadge({ status }: { status: InvoiceStatus }) {
  const { badge, mark } = looks[status];
  return (
    <span className={`badge ${badge}`}>
      <Icon name={mark} className="size-2.5" />
      {invoiceStatusLabels[status]}
    </span>
  );
}
