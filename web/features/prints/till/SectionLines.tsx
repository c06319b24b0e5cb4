import { formatMoney } from "#domain/core/money.ts";
import { TicketRow } from "#shared/paper/TicketRow.tsx";
import type { Section } from "./tillSections.ts";

/** One line per figure of a section. */
export const SectionLines = ({ note, lines }: Omit<Section, "title">) => (
  <>
    {note && <p>{note}</p>}
    {lines.map(({ label, amount, isStrong = false }, index) => (
      <TicketRow key={`${label} ${index}`} label={label} isStrong={isStrong}>
        {formatMoney(amount)}
      </TicketRow>
    ))}
  </>
);
