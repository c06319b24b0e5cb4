import type { ReactNode } from "react";
import type { InvoiceStatus, ReceiptStatus } from "#domain/core/records.ts";
import { invoiceStatusLabels, partialInList, receiptStatusLabels } from "#lib/texts/labels.ts";
import { Icon } from "#ui/brand/Icon.tsx";
import { Mark, type MarkName } from "./Mark.tsx";

type Tone = "ok" | "warn" | "bad" | "info" | "mute";
const tones: Record<Tone, string> = {
  ok: "badge-ok",
  warn: "badge-warn",
  bad: "badge-bad",
  info: "badge-info",
  mute: "badge-mute",
};

type Props = { tone: Tone; mark?: MarkName; className?: string; children: ReactNode };

/** Badge of a state, with an icon that distinguishes it without colour. A settled state is only a tick and its word. */
export function Badge({ tone, mark, className = "", children }: Props) {
  if (tone === "ok" && mark === "full")
    return (
      <span className={`done ${className}`}>
        <Icon name="check" className="size-4 text-ok" />
        {children}
      </span>
    );
  return (
    <span className={`badge ${tones[tone]} ${className}`}>
      {mark && <Mark name={mark} />}
      {children}
    </span>
  );
}

type StatusProps<Status> = {
  status: Status;
  className?: string;
  /** Visible text; the word of the state is then for screen readers. */
  children?: ReactNode;
};

/** Creates the badge of a record's states, from tone, icon and word of each (docs/look.md, States). */
export const statusBadge = <Status extends string>(
  looks: Readonly<Record<Status, readonly [Tone, MarkName]>>,
  labels: Readonly<Record<Status, string>>,
) =>
  function StatusBadge({ status, className = "", children }: StatusProps<Status>) {
    const [tone, mark] = looks[status];
    return (
      <Badge tone={tone} mark={mark} className={className}>
        <span className={children ? "sr-only" : ""}>{labels[status]}</span>
        {children}
      </Badge>
    );
  };

export const InvoiceStatusBadge = statusBadge<InvoiceStatus>(
  {
    unpaid: ["bad", "none"],
    partial: ["warn", "half"],
    paid: ["ok", "full"],
    cancelled: ["mute", "cross"],
  },
  invoiceStatusLabels,
);

const receiptLooks = {
  pending: ["info", "none"],
  received: ["ok", "full"],
  partial: ["warn", "half"],
  cancelled: ["bad", "cross"],
} as const;

export const ReceiptStatusBadge = statusBadge<ReceiptStatus>(receiptLooks, receiptStatusLabels);

/** Badge for the list of receipts, with the short word 'Partiel'. */
export const ListedReceiptBadge = statusBadge<ReceiptStatus>(receiptLooks, {
  ...receiptStatusLabels,
  partial: partialInList,
});
