import type { ReactNode } from "react";
import { isStandIn } from "#domain/clients/standIn.ts";
import { formatMoney, toCentimes } from "#domain/core/money.ts";
import type { Client, Invoice } from "#domain/core/records.ts";
import type { Page } from "#api/request.ts";
import { formatInstant } from "#lib/formats.ts";
import { Icon, type IconName } from "#ui/brand/Icon.tsx";
import { Money } from "#ui/page/Money.tsx";
import { MoneyText } from "#ui/page/MoneyText.tsx";
import { Reach } from "#ui/page/Reach.tsx";
import { strings } from "./clients.strings.ts";

const text = strings.detail;

type Props = { client: Client; invoices: Page<Invoice> | undefined };

/** What is owed, how to reach the client, and what was noted. */
export function ClientRail({ client, invoices }: Props) {
  const { due = 0, billed = 0 } = invoices ?? {};
  return (
    <div className="grid content-start gap-4 md:flex lg:grid *:flex-1">
      <section className="card">
        <div className="p-4">
          <h2 className="text-sm font-normal text-ink-3">{text.due}</h2>
          {invoices ? (
            <>
              <p className={`text-xl font-semibold tracking-tight ${due > 0 ? "" : "text-ink-3"}`}>
                <Money dirhams={due} />
              </p>
              <p className="text-sm text-ink-3">
                <MoneyText>{text.billed(formatMoney(toCentimes(billed)))}</MoneyText>
              </p>
            </>
          ) : (
            <p className="min-h-12" aria-busy="true" />
          )}
        </div>
      </section>
      {!isStandIn(client) && <Contact client={client} />}
      {client.notes && (
        <section className="card">
          <h2 className="card-head card-title">{text.notes}</h2>
          <p className="p-4 wrap-anywhere whitespace-pre-line text-ink-2">{client.notes}</p>
        </section>
      )}
    </div>
  );
}

const Contact = ({ client }: { client: Client }) => (
  <section className="card">
    <h2 className="card-head card-title">{text.contact}</h2>
    <ul className="grid p-4 py-2.5">
      <Fact icon="phone">{client.phone && <Reach phone={client.phone} isListed />}</Fact>
      <Fact icon="envelope">{client.email && <Reach email={client.email} />}</Fact>
      <Fact icon="pin">{client.address}</Fact>
      <Fact icon="calendar">{strings.addedOn(formatInstant(client.created))}</Fact>
    </ul>
  </section>
);

const Fact = ({ icon, children }: { icon: IconName; children: ReactNode }) =>
  children ? (
    <li className="flex min-h-8 items-center gap-3 max-md:min-h-11">
      <Icon name={icon} className="size-4.5 text-ink-3" />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </li>
  ) : null;
