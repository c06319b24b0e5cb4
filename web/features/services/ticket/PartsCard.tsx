import { useState } from "react";
import { useRight } from "#api/session/people.ts";
import type { PartInput } from "#api/sales/services.ts";
import { type PartDirection, partDirections, type Product } from "#domain/core/records.ts";
import type { ServiceDocument, ServicePart } from "#domain/services/serviceAnswers.ts";
import { newId } from "#lib/ids.ts";
import { optionsOf, partDirectionLabels } from "#lib/texts/labels.ts";
import { formatCount } from "#lib/texts/formats.ts";
import { ProductCombobox } from "#shared/stock/ProductCombobox.tsx";
import { FieldFrame, SelectField } from "#ui/form/Field.tsx";
import { IconButton } from "#ui/page/Button.tsx";
import { Card } from "#ui/page/Card.tsx";
import { Money } from "#ui/page/Money.tsx";
import { servicesStrings } from "../services.strings.ts";
import { useSaveTicket } from "./useSaveTicket.ts";

const text = servicesStrings.ticket;

const inputOf = ({ id, product, quantity, direction, cell }: ServicePart): PartInput => ({
  id,
  product,
  quantity,
  direction,
  cell,
});

/** Stock parts given to the client or taken in exchange. Each press saves the ticket. */
export function PartsCard({ ticket }: { ticket: ServiceDocument }) {
  const [direction, setDirection] = useState<PartDirection>("out");
  const { isBusy, save } = useSaveTicket(ticket);
  const seesCosts = useRight("cost.see");
  const parts = ticket.items.map(inputOf);
  const add = ({ id: product }: Product) =>
    void save({ items: [...parts, { id: newId(), product, quantity: 1, direction }] });
  const takeOff = (id: string) => void save({ items: parts.filter((part) => part.id !== id) });
  const count = (id: string, quantity: number) =>
    void save({ items: parts.map((part) => (part.id === id ? { ...part, quantity } : part)) });
  return (
    <Card title={text.parts} isBusy={isBusy}>
      <ul className="divide-y divide-line px-4">
        {ticket.items.map((part) => (
          <PartRow
            key={part.id}
            part={part}
            onCount={(quantity) => count(part.id, quantity)}
            onTakeOff={() => takeOff(part.id)}
          />
        ))}
        {ticket.items.length === 0 && <li className="py-3 text-ink-3">{text.noParts}</li>}
      </ul>
      <div className="grid gap-4 border-t border-line p-4 md:grid-cols-[minmax(0,1fr)_12rem]">
        <FieldFrame id="part" label={text.addPart}>
          {() => <ProductCombobox id="part" label={text.addPart} text="" onSelect={add} />}
        </FieldFrame>
        <SelectField
          label={text.direction}
          value={direction}
          onChange={({ target }) => setDirection(target.value as PartDirection)}
          options={Object.fromEntries(optionsOf(partDirections, partDirectionLabels))}
        />
      </div>
      {seesCosts && ticket.loss !== undefined && ticket.loss !== 0 && (
        <p className="flex justify-between border-t border-line px-4 py-3 text-sm text-ink-2">
          {text.loss} <Money dirhams={ticket.loss} />
        </p>
      )}
    </Card>
  );
}

type RowProps = {
  part: ServicePart;
  onCount: (quantity: number) => void;
  onTakeOff: () => void;
};

function PartRow({ part, onCount, onTakeOff }: RowProps) {
  const { product_name, product_reference, direction, quantity } = part;
  return (
    <li className="flex items-center gap-2 py-2">
      <span className="min-w-0 flex-1 wrap-anywhere">
        <bdi dir="auto">{product_name}</bdi>
        <span className="block text-sm text-ink-3">
          {[partDirectionLabels[direction], product_reference].filter(Boolean).join(" · ")}
        </span>
      </span>
      {quantity > 1 && (
        <IconButton
          icon="minus"
          label={text.fewer(product_name)}
          onClick={() => onCount(quantity - 1)}
        />
      )}
      <span className="min-w-6 text-center">{formatCount(quantity)}</span>
      <IconButton
        icon="plus"
        label={text.more(product_name)}
        onClick={() => onCount(quantity + 1)}
      />
      <IconButton icon="bin" label={text.takeOut(product_name)} onClick={onTakeOff} />
    </li>
  );
}
