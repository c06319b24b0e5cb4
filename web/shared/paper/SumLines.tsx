import type { SumLine } from "./creditLines.ts";
import { TicketRow } from "./TicketRow.tsx";

/** Sums in lines of a ticket. */
export const SumLines = ({ lines }: { lines: readonly SumLine[] }) => (
  <>
    {lines.map(([label, amount]) => (
      <TicketRow key={label} label={label}>
        {amount}
      </TicketRow>
    ))}
  </>
);
