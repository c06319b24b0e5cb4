import type { ReactNode } from "react";
import type { InvoiceStatus, ReceiptStatus } from "#domain/core/records.ts";
import { invoiceStatusLabels, partialInList, receiptStatusLabels } from "#lib/labels.ts";
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

/** State badge with a mark that is distinct without colour; what is settled is a tick and its word. */
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

const invoiceTones: Record<InvoiceStatus, [Tone, MarkName]> = {
  unpaid: ["bad", "none"],
  partial: ["warn", "half"],
  paid: ["ok", "full"],
  cancelled: ["mute", "cross"],
};

type StatusProps = {
  status: InvoiceStatus;
  className?: string;
  /** Visible text instead of the word, which is announced. */
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

/** `isListed`: short 'Partiel' of the receipts list. */
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
