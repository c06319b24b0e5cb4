import type { ReactNode } from "react";
import { isAnonymisedClient } from "#domain/clients/anonymisedClient.ts";
import { formatMoney, toCentimes } from "#domain/core/money.ts";
import type { Client, Invoice } from "#domain/core/records.ts";
import type { Page } from "#api/request.ts";
import { formatDay, formatInstant } from "#lib/texts/formats.ts";
import { words } from "#lib/texts/words.strings.ts";
import { Icon, type IconName } from "#ui/brand/Icon.tsx";
import { TextCard } from "#ui/page/Card.tsx";
import { Money } from "#ui/page/Money.tsx";
import { MoneyText } from "#ui/page/MoneyText.tsx";
import { useIsPhone, useIsTablet } from "#ui/page/useIsPhone.ts";
import { ContactLinks } from "#ui/page/ContactLinks.tsx";
import { clientsStrings } from "./clients.strings.ts";

const text = clientsStrings.detail;

type Props = { client: Client; invoices: Page<Invoice> | undefined };

/** Side column with amount due and contacts; on a tablet they are side by side. */
export function ClientRail({ client, invoices }: Props) {
  const { due = 0, billed = 0 } = invoices ?? {};
  const isTablet = useIsTablet();
  // Placeholder of the same height as the sums, which take two lines in the side column.
  const awaited = useIsPhone() ? "min-h-8" : "min-h-12";
  return (
    <section className={`card self-start divide-line ${isTablet ? "flex divide-x" : "divide-y"}`}>
      <Part title={words.due}>
        {invoices ? (
          <div className="flex flex-wrap items-baseline justify-between gap-x-3">
            <p className={`text-xl font-semibold tracking-tight ${due > 0 ? "" : "text-ink-3"}`}>
              <Money dirhams={due} />
            </p>
            <p className="text-sm text-ink-3">
              <MoneyText>{text.billed(formatMoney(toCentimes(billed)))}</MoneyText>
            </p>
          </div>
        ) : (
          <p className={awaited} aria-busy="true" />
        )}
      </Part>
      {!isAnonymisedClient(client) && <Contact client={client} />}
    </section>
  );
}

/** Notes of a client. Renders nothing without any. */
export const ClientNotes = ({ client: { notes } }: Pick<Props, "client">) =>
  notes && <TextCard title={words.notes}>{notes}</TextCard>;

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <div className="flex-1 px-4 py-3">
    <h2 className="text-sm font-normal text-ink-3">{title}</h2>
    {children}
  </div>
);

const Contact = ({ client }: { client: Client }) => (
  <Part title={words.contactDetails}>
    <ul className="grid">
      <Detail icon="phone">{client.phone && <ContactLinks phone={client.phone} />}</Detail>
      <Detail icon="envelope">{client.email && <ContactLinks email={client.email} />}</Detail>
      <Detail icon="pin">
        <bdi dir="auto">{client.address}</bdi>
      </Detail>
      <Detail icon="invoice">{client.ice && clientsStrings.iceOf(client.ice)}</Detail>
      <Detail icon="person">
        {client.birth_date && clientsStrings.bornOn(formatDay(client.birth_date))}
      </Detail>
      <Detail icon="calendar">{clientsStrings.addedOn(formatInstant(client.created))}</Detail>
    </ul>
  </Part>
);

/** Line with an icon; links to telephone and mail are tall enough for a finger. */
const Detail = ({ icon, children }: { icon: IconName; children: ReactNode }) =>
  children ? (
    <li className="flex min-h-8 items-center gap-3">
      <Icon name={icon} className="size-4.5 text-ink-3" />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </li>
  ) : null;
