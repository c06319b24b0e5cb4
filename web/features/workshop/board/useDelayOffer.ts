import type { JobCard } from "#api/sales/jobs.ts";
import { currentPerson } from "#api/session/people.ts";
import type { ServiceDocument } from "#domain/services/serviceAnswers.ts";
import { formatDay } from "#lib/texts/formats.ts";
import { words } from "#lib/texts/words.strings.ts";
import { messagesStrings } from "#shared/messages/messages.strings.ts";
import { openMessage, type ReadyMessage, useMessages } from "#shared/messages/useMessages.ts";
import { serviceSubject } from "#shared/services/serviceMessage.ts";
import { serviceShared } from "#shared/services/serviceShared.strings.ts";
import { removeToast, toast, undoMs } from "#ui/feedback/toast.ts";
import { clientOf } from "../clientOf.ts";

/** Offers a message about the delay when a remake postponed the promised day. */
export function useDelayOffer() {
  const messageFor = useMessages();
  const messageOf = (card: JobCard, service: ServiceDocument): ReadyMessage | null => {
    const { client } = card.expand;
    const isLater = service.promised_on > card.promised_on && card.status !== "delivered";
    return client && isLater ? messageFor(serviceSubject("delay", service, client)) : null;
  };
  const now = (card: JobCard, service: ServiceDocument): string => {
    const message = messageOf(card, service);
    return message ? invite(card, service, message) : "";
  };
  return {
    now,
    /** Offers the message after the time to undo; returns a function that withdraws the offer. */
    later: (card: JobCard, service: ServiceDocument): (() => void) => {
      let shown = "";
      const person = currentPerson.peek()?.id;
      const timer = setTimeout(() => {
        if (currentPerson.peek()?.id === person) shown = now(card, service);
      }, undoMs);
      return () => {
        clearTimeout(timer);
        if (shown) removeToast(shown);
      };
    },
  };
}

const invite = (card: JobCard, service: ServiceDocument, message: ReadyMessage): string =>
  toast.invite(serviceShared.remake.newPromise(clientOf(card), formatDay(service.promised_on)), {
    label: words.message,
    act: () => {
      if (openMessage(message)) toast.success(messagesStrings.prepared);
    },
  });
