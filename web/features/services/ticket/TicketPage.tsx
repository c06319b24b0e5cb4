import type { ServiceDocument } from "#domain/services/serviceAnswers.ts";
import { useForeign } from "#lib/approvals.ts";
import { paths } from "#lib/addresses/paths.ts";
import { serviceKindLabels } from "#lib/texts/labels.ts";
import { words } from "#lib/texts/words.strings.ts";
import { type OwnRemoval, recordPage } from "#shared/documents/recordPage.tsx";
import { serviceRecord } from "#shared/documents/recordKinds.ts";
import { nameOfService } from "#shared/services/serviceName.ts";
import { ServiceBadge } from "#shared/services/ServiceBadge.ts";
import { WarrantyLine } from "#shared/services/WarrantyLine.tsx";
import { EditLink, PrintLink } from "#ui/page/ButtonLink.tsx";
import { Columns } from "#ui/page/Columns.tsx";
import { PageHeader } from "#ui/page/PageHeader.tsx";
import { FoundCard } from "./FoundCard.tsx";
import { PartsCard } from "./PartsCard.tsx";
import { PhotosCard } from "./PhotosCard.tsx";
import { SupplierCard } from "./SupplierCard.tsx";
import { TicketRail } from "./TicketRail.tsx";
import { useDeleteTicket } from "./useDeleteTicket.ts";
import { useTicketActs } from "./useTicketActs.tsx";
import { servicesStrings } from "../services.strings.ts";

const text = servicesStrings.ticket;
type Props = OwnRemoval & { ticket: ServiceDocument };

/** Page of a ticket: warranty, findings, parts, supplier, next actions. */
function TicketDetail({ ticket, isRemoving, onRemove }: Props) {
  const isReader = useForeign("service.write");
  const acts = useTicketActs({ ticket, isRemoving, onRemove });
  return (
    <>
      <PageHeader
        title={ticket.number}
        subtitle={text.subtitle(
          ticket.remake_number || serviceKindLabels[ticket.kind],
          nameOfService(ticket),
        )}
        back={{ href: paths.services(), label: words.services }}
        badge={<ServiceBadge status={ticket.status} />}
        menu={acts.menu}
      >
        <EditLink href={paths.editService(ticket.id)} />
        <PrintLink href={paths.printDeposit(ticket.id)} />
        {acts.primary}
      </PageHeader>
      {acts.dialog}
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {ticket.warranty && <WarrantyLine warranty={ticket.warranty} />}
        <Columns rail={<TicketRail ticket={ticket} />}>
          {/* Disabled for a person who may only read tickets: a press would be refused. */}
          <fieldset disabled={isReader} className="contents">
            <FoundCard ticket={ticket} />
            <PartsCard ticket={ticket} />
            <SupplierCard ticket={ticket} />
            <PhotosCard ticket={ticket} />
          </fieldset>
        </Columns>
      </div>
    </>
  );
}

export default recordPage({
  ...serviceRecord,
  useRemoval: useDeleteTicket,
  detail: (ticket, removal) => <TicketDetail ticket={ticket} {...removal} />,
});
