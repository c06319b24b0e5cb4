import { type ReactNode, useRef, useState } from "react";
import { attempt } from "#ui/feedback/attempt.ts";
import { missingRight } from "#api/failure.ts";
import type { JobCard } from "#api/sales/jobs.ts";
import { deleteService, remakeLenses } from "#api/sales/services.ts";
import { currentPerson } from "#api/session/people.ts";
import type { ServiceDocument } from "#domain/services/serviceAnswers.ts";
import { isMadeJob } from "#domain/services/remake.ts";
import { useOnce } from "#lib/forms/useOnce.ts";
import { newId } from "#lib/ids.ts";
import { type RemadeJob, RemakeForm } from "#shared/services/RemakeDialog.tsx";
import { serviceShared } from "#shared/services/serviceShared.strings.ts";
import { tellUndoable } from "#ui/feedback/tellUndoable.ts";
import { toast } from "#ui/feedback/toast.ts";
import { clientOf } from "../clientOf.ts";
import { useDelayOffer } from "./useDelayOffer.ts";

const texts = serviceShared.remake;

/** Numbers of the pairs that have lenses. */
const pairsOf = ({ pairs }: JobCard): number[] =>
  pairs.filter(({ lenses }) => lenses > 0).map(({ pair }) => pair);

/** True of a job that was begun and has lenses to make again. */
export const canRemake = (card: JobCard): boolean =>
  isMadeJob(card.status) && pairsOf(card).length > 0;

const remadeOf = (card: JobCard): RemadeJob => ({
  id: card.id,
  prescription: card.prescription,
  client: card.expand.client?.id ?? "",
  pairs: pairsOf(card),
});

type Asked = { card: JobCard; isBroken: boolean };

/**
 * Starts remakes of a job's lenses: through a form, or by one press for a breakage in the shop. The page renders
 * `dialog`.
 */
export function useRemakes(onBroken: (id: string) => void): {
  remake: (card: JobCard) => void;
  breakLenses: (card: JobCard) => void;
  dialog: ReactNode;
} {
  const [asked, setAsked] = useState<Asked | null>(null);
  const offer = useDelayOffer();
  const sendBroken = useBroken((card, service) => {
    onBroken(card.id);
    const withdraw = offer.later(card, service);
    tellUndoable(texts.brokenTold(clientOf(card), service.remake_number || service.number), () => {
      withdraw();
      void takeBack(card, service);
    });
  });
  const ask = (card: JobCard, isBroken: boolean) => {
    if (canRemake(card)) setAsked({ card, isBroken });
  };
  return {
    remake: (card) => ask(card, false),
    breakLenses: (card) => {
      if (pairsOf(card).length > 1) ask(card, true);
      else if (canRemake(card)) sendBroken(card);
    },
    dialog: asked && (
      <RemakeForm
        job={remadeOf(asked.card)}
        {...(asked.isBroken ? { cause: "mounting", worker: personHere() } : {})}
        onMade={(service) => offer.now(asked.card, service)}
        onClose={() => setAsked(null)}
      />
    ),
  };
}

const personHere = (): string => currentPerson.peek()?.id ?? "";

/** Records a breakage by the current person. A press after a lost answer sends the same ticket again. */
function useBroken(onMade: (card: JobCard, service: ServiceDocument) => void) {
  const { once } = useOnce();
  const sent = useRef(new Map<string, string>());
  const send = async (card: JobCard) => {
    const id = sent.current.get(card.id) ?? newId();
    sent.current.set(card.id, id);
    const worker = personHere();
    await attempt(async () => {
      const { service } = await remakeLenses(card.id, {
        id,
        cause: "mounting",
        ...(worker ? { worker } : {}),
      });
      sent.current.delete(card.id);
      onMade(card, service);
    }, texts.failed);
  };
  return (card: JobCard) => void once(() => send(card));
}

/** Deletes a remake, which its author may do within an hour: stock, state and promised day are restored. */
async function takeBack(card: JobCard, service: ServiceDocument): Promise<void> {
  try {
    await deleteService(service.id);
    toast.success(texts.takenBack(clientOf(card)));
  } catch (error) {
    console.warn(error);
    toast.error(missingRight(error) || texts.takeBackFailed);
  }
}
