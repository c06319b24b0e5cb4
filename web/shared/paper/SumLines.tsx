import type { SumLine } from "./creditLines.ts";
import { TicketRow } from "./TicketRow.tsx";

/** Sums of a ticket, one per line. */
export const SumLines = ({ lines }: { lines: readonly SumLine[] }) => (
  <>
    {lines.map(([label, amount]) => (
      <TicketRow key={label} label={label}>
        {amount}
      </TicketRow>
    ))}
  </>
);
