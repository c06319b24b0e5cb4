import type { ReactNode } from "react";
import type { InvoiceStatus, ReceiptStatus } from "#domain/core/records.ts";
import { invoiceStatusLabels, partialInList, receiptStatusLabels } from "#lib/labels.ts";
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

/** A state in a word, with a mark that does not need colour to be told from the others. */
export function Badge({ tone, mark, className = "", children }: Props) {
  return (
    <span className={`badge ${tones[tone]} ${className}`}>
      {mark && <Mark name={mark} />}
      {children}
    </span>
  );
}

const invoiceTones: Record<InvoiceStatus, [Tone, MarkName]> = {
  unpaid: ["bad", "none"],
  partial: ["warn", "half"],
  paid: ["ok", "full"],
};

type StatusProps = {
  status: InvoiceStatus;
  className?: string;
  /** Shown in the place of the word, which is read out before it. */
  children?: ReactNode;
};

export function InvoiceStatusBadge({ status, className = "", children }: StatusProps) {
  const [tone, mark] = invoiceTones[status];
  return (
    <Badge tone={tone} mark={mark} className={className}>
      <span className={children ? "sr-only" : ""}>{invoiceStatusLabels[status]}</span>
      {children}
    </Badge>
  );
}

const receiptTones: Record<ReceiptStatus, [Tone, MarkName]> = {
  pending: ["info", "none"],
  received: ["ok", "full"],
  partial: ["warn", "half"],
  cancelled: ["bad", "cross"],
};

/** `isListed`: in the receipts list, where the partial one is 'Partiel'. */
export function ReceiptStatusBadge(props: { status: ReceiptStatus; isListed?: boolean }) {
  const [tone, mark] = receiptTones[props.status];
  return (
    <Badge tone={tone} mark={mark}>
      {props.isListed && props.status === "partial"
        ? partialInList
        : receiptStatusLabels[props.status]}
    </Badge>
  );
}
