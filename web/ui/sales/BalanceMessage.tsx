import { type Centimes, formatMoney } from "../../../pb_hooks/domain/money";
import { messagingLink, messagingNumber } from "../../../pb_hooks/domain/phone";
import type { Client } from "../../../pb_hooks/domain/records";
import { Icon } from "../Icon";
import { salesStrings } from "./strings";

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
      <Icon name="message" />
      {strings.button}
    </a>
  );
}
