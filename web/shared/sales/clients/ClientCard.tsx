import { isAnonymisedClient } from "#domain/clients/anonymisedClient.ts";
import { noMoney } from "#domain/core/money.ts";
import type { Client, Invoice } from "#domain/core/records.ts";
import type { ClientCredit } from "#domain/documents/documents.ts";
import { invoiceDue, type StoredAmounts } from "#domain/sale/due.ts";
import { paths } from "#lib/addresses/paths.ts";
import { Card } from "#ui/page/Card.tsx";
import { ContactLinks } from "#ui/page/ContactLinks.tsx";
import { BalanceMessage } from "#shared/sales/balance/BalanceMessage.tsx";

type Props = {
  title: string;
  client: Client;
  /** Invoice for which a message about the amount due is offered. */
  invoice: (Pick<Invoice, "id" | "invoice_number"> & StoredAmounts & ClientCredit) | null;
};

/** Card of a document's client, with a link to a message about the amount due. */
export function ClientCard({ title, client, invoice }: Props) {
  const remaining = invoice ? invoiceDue(invoice) : noMoney;
  return (
    <Card title={title} className="flex flex-col">
      <div className="flex flex-1 flex-col items-start p-4">
        <a
          dir="auto"
          className="link inline-flex min-h-6 items-center touch:min-h-11"
          href={paths.client(client.id)}
        >
          {client.name}
        </a>
        {client.phone && (
          <p className="mt-1">
            <ContactLinks phone={client.phone} />
          </p>
        )}
        {invoice && remaining > 0 && !isAnonymisedClient(client) && (
          <BalanceMessage client={client} invoice={invoice} remaining={remaining} />
        )}
      </div>
    </Card>
  );
}
