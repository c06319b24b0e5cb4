import { useState } from "react";
import { useLocation } from "wouter";
import { type ServiceStatus, serviceStatuses } from "#domain/core/records.ts";
import type { ServiceDocument } from "#domain/services/serviceAnswers.ts";
import { isOpenService } from "#domain/services/serviceStatus.ts";
import { paths } from "#lib/addresses/paths.ts";
import { serverNow } from "#lib/clock/serverClock.ts";
import { instantMs } from "#lib/texts/formats.ts";
import { serviceStatusLabels } from "#lib/texts/labels.ts";
import { words } from "#lib/texts/words.strings.ts";
import type { OwnRemoval } from "#shared/documents/recordPage.tsx";
import { RemakeDialog } from "#shared/services/RemakeDialog.tsx";
import { nameOfService } from "#shared/services/serviceName.ts";
import { useMoveService } from "#shared/services/useMoveService.tsx";
import { toast } from "#ui/feedback/toast.ts";
import { Menu } from "#ui/overlay/Menu.tsx";
import type { MenuItem } from "#ui/overlay/MenuPopup.tsx";
import { Button } from "#ui/page/Button.tsx";
import { messageOf } from "../board/messageOf.ts";
import { nextService } from "../board/serviceSteps.ts";
import { useServiceMessage } from "../board/useServiceMessage.tsx";
import { servicesStrings } from "../services.strings.ts";
import { useSaveTicket } from "./useSaveTicket.ts";

const text = servicesStrings.ticket;
const right = "service.write" as const;
type Props = OwnRemoval & { ticket: ServiceDocument };

/**
 * Actions of a ticket: the next state as the main button; messages, sale, exchange, remake, prints and other states in
 * the menu.
 */
export function useTicketActs(props: Props) {
  const { ticket } = props;
  const [isRemaking, setRemaking] = useState(false);
  const { move, isMoving, dialog } = useMoveService();
  const moveTo = (to: ServiceStatus) => void move({ ...ticket, name: nameOfService(ticket) }, to);
  const primary = ticket.job === "" ? nextService(ticket) : null;
  const messages = useServiceMessage();
  const items = useMenuItems(props, moveTo, primary, {
    remake: () => setRemaking(true),
    message: messages.message,
  });
  return {
    menu: <Menu label={`${words.actions}, ${ticket.number}`} of={ticket.number} items={items} />,
    primary: primary && (
      <Button
        variant="primary"
        icon="check"
        right={right}
        isBusy={isMoving}
        onClick={() => moveTo(primary)}
      >
        {text.verbs[primary]}
      </Button>
    ),
    dialog: (
      <>
        {dialog}
        {messages.dialog}
        {isRemaking && <RemakeDialog ticket={ticket} onClose={() => setRemaking(false)} />}
      </>
    ),
  };
}

function useMenuItems(
  { ticket, isRemoving, onRemove }: Props,
  moveTo: (to: ServiceStatus) => void,
  primary: ServiceStatus | null,
  { remake, message }: { remake: () => void; message: (ticket: ServiceDocument) => void },
): (MenuItem | false)[] {
  const told = messageOf(ticket);
  const estimates = useEstimateItems(ticket, message);
  const states = ([...serviceStatuses, "cancelled"] as ServiceStatus[])
    .filter((status) => ticket.job === "" && status !== ticket.status && status !== primary)
    .map((status): MenuItem => ({
      icon: "arrow-circle",
      label: serviceStatusLabels[status],
      right,
      onSelect: () => moveTo(status),
    }));
  return [
    told !== null && {
      icon: "speech-bubble",
      label: text.messages[told],
      onSelect: () => message(ticket),
    },
    ...estimates,
    ticket.invoice === "" &&
      ticket.estimate > 0 && {
        icon: "invoice",
        label: text.invoiceIt,
        right: "sale.write",
        href: paths.sellService(ticket.id),
      },
    ticket.sold_on !== "" && {
      icon: "arrows",
      label: text.exchange,
      right: "credit.issue",
      href: paths.warrantyExchange(ticket.sold_on, ticket.id, ticket.invoice_item),
    },
    canRemake(ticket) && { icon: "eye", label: words.remake, right, onSelect: remake },
    ticket.job !== "" && { icon: "mounting", label: text.seeJob, href: paths.job(ticket.job) },
    { icon: "printer", label: text.printHandBack, href: paths.printHandBack(ticket.id) },
    ...states,
    {
      icon: "bin",
      label: words.remove,
      right: isRecentRemake(ticket) ? right : "document.delete",
      isDanger: true,
      isDisabled: isRemoving,
      onSelect: onRemove,
    },
  ];
}

/** True of an open ticket that can become a remake of its sale's lenses. */
const canRemake = ({ job, sold_on, invoice, slip, status }: ServiceDocument): boolean =>
  job === "" && sold_on !== "" && invoice === "" && slip === "" && isOpenService(status);

const hourMs = 3_600_000;
/** True while a remake is recent enough for its author to undo it; only the server knows the author. */
const isRecentRemake = ({ job, created }: ServiceDocument): boolean =>
  job !== "" && serverNow() - instantMs(created) < hourMs;

/** Menu entries about the estimate: request the client's agreement, record it, record a refusal. */
function useEstimateItems(
  ticket: ServiceDocument,
  message: (ticket: ServiceDocument) => void,
): (MenuItem | false)[] {
  const { save } = useSaveTicket(ticket);
  const [, navigate] = useLocation();
  if (ticket.job !== "" || ticket.invoice !== "") return [];
  const isAsked = ticket.status === "waiting";
  const ask = () => {
    if (ticket.estimate === 0) {
      toast.error(text.estimateFirst);
      return navigate(paths.editService(ticket.id));
    }
    // Opened before the request: a browser only opens a window directly after a press.
    message({ ...ticket, status: "waiting" });
    void save({ status: "waiting", pays: "client", estimate_answer: "" });
  };
  return [
    !isAsked && { icon: "speech-bubble", label: text.askAgreement, right, onSelect: ask },
    isAsked && {
      icon: "check",
      label: text.accepted,
      right,
      onSelect: () => void save({ status: "todo", estimate_answer: "accepted" }),
    },
    isAsked && {
      icon: "cross",
      label: text.refused,
      right,
      onSelect: () => void save({ status: "todo", estimate_answer: "refused" }),
    },
  ];
}
