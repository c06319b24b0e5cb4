import type { ReactNode } from "react";
import { callLinks } from "#domain/core/text/phone.ts";
import { formatDay, formatInstant, formatPhone } from "#lib/texts/formats.ts";
import { buyerOf } from "#lib/texts/labels.ts";
import { paths } from "#lib/addresses/paths.ts";
import { Card } from "#ui/page/Card.tsx";
import { InvoiceStatusBadge } from "#ui/page/Badge.tsx";
import { IconLink } from "#ui/page/ButtonLink.tsx";
import { Money } from "#ui/page/Money.tsx";
import { EmptyState } from "#ui/feedback/Panel.tsx";
import type { Dashboard } from "#api/shop/figures.ts";
import { words } from "#lib/texts/words.strings.ts";
import { ContactLinks } from "#ui/page/ContactLinks.tsx";
import { useIsPhone } from "#ui/page/useIsPhone.ts";
import { Avatar } from "#ui/brand/Avatar.tsx";
import { Icon } from "#ui/brand/Icon.tsx";
import { SalePicture } from "#shared/products/SalePicture.tsx";
import { dashboardStrings } from "./dashboard.strings.ts";

type PanelProps = {
  title: string;
  href: string;
  isEmpty: boolean;
  empty: ReactNode;
  children: ReactNode;
};

function Panel({ title, href, isEmpty, empty, children }: PanelProps) {
  return (
    <Card
      title={title}
      className="overflow-hidden"
      aside={
        <a href={href} className="link text-sm" aria-label={`${words.seeAll}\u00a0: ${title}`}>
          {words.seeAll}
        </a>
      }
    >
      {isEmpty ? empty : <ul className="divide-y divide-line">{children}</ul>}
    </Card>
  );
}

export function RecentInvoices({ figures: { recentInvoices } }: { figures: Dashboard }) {
  return (
    <Panel
      title={dashboardStrings.recentInvoices}
      href={paths.invoices()}
      isEmpty={recentInvoices.length === 0}
      empty={<EmptyState icon="invoice" title={dashboardStrings.noInvoice} />}
    >
      {recentInvoices.map(({ id, invoice_number, date, total_amount, status, ...invoice }) => (
        <li key={id} className="flex items-center gap-3 px-4 py-2 max-md:py-1.5 hover:bg-hover">
          <SalePicture sale={invoice} size="small" />
          <span className="min-w-0 flex-1">
            <span dir="auto" className="block truncate font-medium">
              {buyerOf(invoice)}
            </span>
            <span className="block text-sm text-ink-3">
              {invoice_number}
              <span className="max-md:hidden"> · </span>
              <span className="max-md:block">{formatDay(date)}</span>
            </span>
          </span>
          <span className="flex items-center gap-3 max-md:grid max-md:justify-items-end max-md:gap-0">
            <InvoiceStatusBadge status={status} />
            <Money dirhams={total_amount} className="font-semibold max-md:order-first" />
          </span>
          <span className="flex max-md:-mx-2">
            <IconLink
              href={paths.invoice(id)}
              icon="eye"
              label={`${words.view} ${invoice_number}`}
            />
            <IconLink
              href={paths.printInvoice(id)}
              icon="printer"
              label={`${words.print} ${invoice_number}`}
            />
          </span>
        </li>
      ))}
    </Panel>
  );
}

/** Button that calls the number, on a phone, large enough for a finger. */
function Call({ name, phone }: { name: string; phone: string }) {
  const [call] = callLinks(phone);
  return (
    call && (
      <a href={call.href} className="btn btn-quiet btn-icon" aria-label={`${words.call} ${name}`}>
        <Icon name="phone" />
      </a>
    )
  );
}

export function RecentClients({ figures: { recentClients } }: { figures: Dashboard }) {
  const isPhone = useIsPhone();
  return (
    <Panel
      title={dashboardStrings.recentClients}
      href={paths.clients}
      isEmpty={recentClients.length === 0}
      empty={<EmptyState icon="people" title={dashboardStrings.noClient} />}
    >
      {recentClients.map(({ id, name, phone, email, created }) => (
        <li key={id} className="flex items-center gap-3 px-4 py-2 max-md:py-1 hover:bg-hover">
          <Avatar name={name} />
          <span className="min-w-0 flex-1">
            <span dir="auto" className="block truncate font-medium">
              {name}
            </span>
            <span className="block truncate text-sm text-ink-3">
              {email || dashboardStrings.noEmail}
            </span>
            {isPhone && <span className="block text-sm">{formatPhone(phone)}</span>}
          </span>
          {!isPhone && <ContactLinks phone={phone} isListed />}
          <span className="flex items-center gap-3 max-md:grid max-md:justify-items-end max-md:gap-0">
            <span className="text-sm text-ink-3">{formatInstant(created)}</span>
            <span className="flex max-md:-mr-2">
              {isPhone && <Call name={name} phone={phone} />}
              <IconLink href={paths.client(id)} icon="eye" label={`${words.view} ${name}`} />
              <IconLink href={paths.editClient(id)} icon="pencil" label={`${words.edit} ${name}`} />
            </span>
          </span>
        </li>
      ))}
    </Panel>
  );
}
