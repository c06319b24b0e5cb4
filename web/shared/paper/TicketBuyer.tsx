import { buyerLines, printedBuyer } from "./printedBuyer.ts";

/** Buyer on a ticket, with address and ICE when known. */
export function TicketBuyer({ of }: { of: Parameters<typeof printedBuyer>[0] }) {
  const buyer = printedBuyer(of);
  if (!buyer) return null;
  return (
    <div className="mb-2 wrap-anywhere">
      <p dir="auto" className="font-semibold">
        {buyer.name}
      </p>
      {buyerLines(buyer).map((line) => (
        <p key={line} dir="auto">
          {line}
        </p>
      ))}
    </div>
  );
}
