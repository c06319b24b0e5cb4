import { useQuery } from "@tanstack/react-query";
import { formatMoney } from "#domain/core/money.ts";
import { unusedCredit } from "#domain/sale/credit.ts";
import { creditQueries, type ListedCredit } from "#api/sales/credits.ts";
import { Button } from "#ui/page/Button.tsx";
import { MoneyText } from "#ui/page/MoneyText.tsx";
import { salesStrings } from "#shared/sales/sales.strings.ts";

const text = salesStrings.usableCredits;

type Props = {
  /** Id of the client; '' for a walk-in, for whom no credits are listed. */
  client: string;
  isBusy: boolean;
  onUse: (note: ListedCredit) => void;
};

/** Unused credits of the client, each a button that pays with it. Renders nothing without any. */
export function UsableCredits({ client, isBusy, onUse }: Props) {
  const { data } = useQuery({ ...creditQueries.left(client), enabled: client !== "" });
  if (client === "" || !data || data.items.length === 0) return null;
  return (
    <div className="grid gap-2 rounded-control bg-brand-soft p-3">
      <p className="text-sm text-ink-2">{text.title}</p>
      {data.items.map((note) => (
        <Button key={note.id} icon="invoice" isBusy={isBusy} onClick={() => onUse(note)}>
          <MoneyText>{text.use(note.number, formatMoney(unusedCredit(note)))}</MoneyText>
        </Button>
      ))}
    </div>
  );
}
