import { printedBuyer } from "./printedBuyer.ts";
import { words } from "#lib/texts/words.strings.ts";

/** Buyer on a ticket, with address and ICE when known. */
export function TicketBuyer({ of }: { of: Parameters<typeof printedBuyer>[0] }) {
  const buyer = printedBuyer(of);
  if (!buyer) return null;
  return (
    <div className="mb-2 wrap-anywhere">
      <p dir="auto" className="font-semibold">
        {buyer.name}
      </p>
      {buyer.address && <p dir="auto">{buyer.address}</p>}
      {buyer.ice && (
        <p>
          {words.ice}&nbsp;: {buyer.ice}
        </p>
      )}
    </div>
  );
}
