import { useEffect } from "react";
import { approvalQuestion, personQuestion } from "#api/session/prompts.ts";
import { isAtStation, isLocked } from "#api/session/people.ts";
import { user } from "#api/session/session.ts";
import { lockStation } from "#api/session/station.ts";
import { useShortcut } from "#lib/keys/useShortcut.ts";
import { useValue } from "#lib/useValue.ts";
import { ApprovalDialog } from "./ApprovalDialog.tsx";
import { EnterDialog } from "./EnterDialog.tsx";
import { LockScreen } from "./LockScreen.tsx";
import { isOwnPinOpen } from "./ownPin.ts";
import { OwnPinDialog } from "./OwnPinDialog.tsx";
import { useIdleLock } from "./useIdleLock.ts";

/** Lock of a shared computer, and the questions that refused writes ask, above every page. */
export function Prompts() {
  const staff = useValue(user);
  const isStation = useValue(isAtStation);
  const isCovered = useValue(isLocked);
  const person = useValue(personQuestion);
  const approval = useValue(approvalQuestion);
  const isPinOpen = useValue(isOwnPinOpen);
  useIdleLock();
  // When the session ends, pending questions are answered with no.
  useEffect(() => {
    if (staff) return;
    person?.answer(false);
    approval?.answer(null);
  }, [staff, person, approval]);
  if (!staff) return null;
  return (
    <>
      {isStation && <LockKey />}
      {isCovered && <LockScreen />}
      {isPinOpen && <OwnPinDialog onClose={() => (isOwnPinOpen.value = false)} />}
      {person && <EnterDialog {...person} />}
      {approval && (
        <ApprovalDialog key={approval.refused.map(({ act }) => act).join()} {...approval} />
      )}
    </>
  );
}

/** Locks a shared computer on Ctrl+L, wherever the focus is. */
function LockKey() {
  useShortcut("l", lockStation, () => true);
  return null;
}
