import { type Centimes, formatMoney } from "#domain/core/money.ts";
import { messagingLink, messagingNumber } from "#domain/core/phone.ts";
import type { Client } from "#domain/core/records.ts";
import { Icon } from "#ui/brand/Icon.tsx";
import { salesStrings } from "./sales.strings.ts";

const strings = salesStrings.message;
type Props = { client: Client; invoiceNumber: string; remaining: Centimes };

/** A message about what is still due: name, invoice and amount, never a medical value. */
export function BalanceMessage({ client, invoiceNumber, remaining }: Props) {
  const { number, refusal } = messagingNumber(client.phone);
  if (refusal) return <p className="mt-2 text-sm text-ink-3">{strings.refusals[refusal]}</p>;
  const text = strings.text(client.name, invoiceNumber, formatMoney(remaining));
  return (
    <a
      className="btn btn-secondary btn-sm w-full mt-3"
      href={messagingLink(number, text)}
      target="_blank"
      rel="noopener noreferrer"
    >
      <Icon name="speech-bubble" />
      {strings.button}
    </a>
  );
}
