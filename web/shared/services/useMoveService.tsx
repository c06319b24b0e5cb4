import { useRef } from "react";
import { refusalOf } from "#api/failure.ts";
import { loadService, type ServiceValues, updateService } from "#api/sales/services.ts";
import type { Service, ServiceStatus } from "#domain/core/records.ts";
import { today } from "#domain/core/days/days.ts";
import { isLentOut } from "#domain/services/serviceStatus.ts";
import { useLine } from "#lib/forms/useLine.ts";
import { serviceStatusLabels } from "#lib/texts/labels.ts";
import { tellUndoable } from "#ui/feedback/tellUndoable.ts";
import { toast } from "#ui/feedback/toast.ts";
import { useChoice } from "#ui/overlay/useQuestion.tsx";
import { serviceShared } from "./serviceShared.strings.ts";

export type MovedService = Pick<Service, "id" | "status" | "number" | "lent" | "lent_back_on"> & {
  /** Client or object, as toasts name the ticket. */
  name: string;
};
type Follow = (id: string, to: ServiceStatus, answer: Promise<Service>) => void;

/**
 * Moves tickets one after the other, with undo. At hand-over, asks whether lent glasses came back. The page renders
 * `dialog`.
 */
export function useMoveService(follow?: Follow) {
  const { send, isMoving } = useMoves(follow);
  const { choose, question } = useChoice<boolean>();
  const move = async (service: MovedService, to: ServiceStatus): Promise<void> => {
    if (to === service.status) return;
    if (to !== "returned" || !isLentOut(service)) return send(service, to);
    const isBack = await choose({
      title: serviceShared.lentOut.title,
      content: <p>{serviceShared.lentOut.text(service.lent)}</p>,
      choices: [
        { text: serviceShared.lentOut.back, answer: true },
        { text: serviceShared.lentOut.later, answer: false },
      ],
    });
    if (isBack) send(service, to, { lent_back_on: today() });
    else if (isBack === false) send(service, to);
  };
  return { move, isMoving, dialog: question };
}

type Back = Pick<ServiceValues, "lent_back_on">;

function useMoves(follow: Follow | undefined) {
  const line = useLine();
  const latest = useRef(follow);
  latest.current = follow;
  const send = (service: MovedService, to: ServiceStatus, back: Back = {}): void => {
    const { id, name, status: before, lent_back_on } = service;
    const takeBack = async () => {
      const now = await loadService(id).catch(() => null);
      if (now && now.status !== to)
        return void toast.error(serviceShared.movedOn(serviceStatusLabels[now.status]));
      send({ ...service, status: to }, before, "lent_back_on" in back ? { lent_back_on } : {});
    };
    const answer = line.send(
      () => updateService(id, { status: to, ...back }),
      (sent) => sent.then(() => tell(name, to, () => void takeBack()), tellFailure),
    );
    latest.current?.(id, to, answer);
  };
  return { send, isMoving: line.isBusy };
}

const tell = (name: string, to: ServiceStatus, undo: () => void): void =>
  tellUndoable(serviceShared.moved(name, serviceStatusLabels[to]), undo);

function tellFailure(error: unknown): void {
  console.warn(error);
  toast.error(refusalOf(error, serviceShared.moveFailed));
}
