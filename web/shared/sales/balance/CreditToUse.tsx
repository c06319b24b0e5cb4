import type { ClientCredit } from "#domain/documents/documents.ts";
import { creditAmount } from "#lib/texts/clientCredit.ts";
import { words } from "#lib/texts/words.strings.ts";
import { MoneyText } from "#ui/page/MoneyText.tsx";

type Props = {
  /** Invoice with an amount due. */
  of: ClientCredit;
  className?: string;
};

/** Credit that the client could use, shown beside the amount due; nothing without a credit. */
export function CreditToUse({ of, className = "" }: Props) {
  const amount = creditAmount(of);
  if (!amount) return null;
  return (
    <span className={`block text-sm font-normal text-ok-ink ${className}`}>
      <MoneyText>{words.creditToUse(amount)}</MoneyText>
    </span>
  );
}
