import { deleteService } from "#api/sales/services.ts";
import type { ServiceDocument } from "#domain/services/serviceAnswers.ts";
import { serviceKindLabels, serviceStatusLabels } from "#lib/texts/labels.ts";
import { nameOfService } from "#shared/services/serviceName.ts";
import { useDelete } from "#ui/feedback/useDelete.ts";
import { servicesStrings } from "../services.strings.ts";

const text = servicesStrings.ticket;

/** Asks before a ticket is deleted; its parts return to the stock. */
export const useDeleteTicket = (onRemoved?: () => void) =>
  useDelete<ServiceDocument>({
    target: (ticket) => ({
      icon: "mounting",
      name: text.target(ticket.number),
      of: nameOfService(ticket),
      details: [serviceKindLabels[ticket.kind], serviceStatusLabels[ticket.status]],
    }),
    send: deleteService,
    removed: () => text.removed,
    failed: text.removeFailed,
    onRemoved,
  });
