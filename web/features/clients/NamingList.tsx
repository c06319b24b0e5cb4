import type { Naming } from "#domain/clients/naming.ts";
import { formatDay, formatPhone } from "#lib/texts/formats.ts";
import { Checkbox } from "#ui/form/Checkbox.tsx";
import { clientsStrings } from "./clients.strings.ts";

const text = clientsStrings.personalData;

type Props = {
  naming: Naming;
  confirmed: ReadonlySet<string>;
  onConfirm: (confirmed: Set<string>) => void;
};

/**
 * Prospect quotes that may name the person, each to be confirmed, and labels of cash movements that the erasure clears.
 */
export function NamingList({ naming: { quotes, moves }, confirmed, onConfirm }: Props) {
  const toggle = (id: string) => {
    const next = new Set(confirmed);
    if (!next.delete(id)) next.add(id);
    onConfirm(next);
  };
  return (
    <>
      {quotes.length > 0 && (
        <fieldset>
          <legend className="label">{text.quotes}</legend>
          {quotes.map(({ id, number, date, prospect_name, prospect_phone }) => (
            <Checkbox key={id} checked={confirmed.has(id)} onChange={() => toggle(id)}>
              {[number, formatDay(date), prospect_name, formatPhone(prospect_phone)]
                .filter(Boolean)
                .join(" · ")}
            </Checkbox>
          ))}
          <p className="text-sm text-ink-2">{text.quotesHint}</p>
        </fieldset>
      )}
      {moves.length > 0 && (
        <div>
          <p className="label">{text.moves}</p>
          <ul className="grid gap-1">
            {moves.map(({ id, date, label }) => (
              <li key={id}>
                {formatDay(date)} · {label}
              </li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}
