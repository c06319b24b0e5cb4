import { type ReactNode, useEffect, useState } from "react";
import type { CountDocument } from "#domain/counts/countAnswers.ts";
import { isTyping } from "#lib/keys/isTyping.ts";
import { useKeydown } from "#lib/keys/useKeydown.ts";
import { barredClass, BottomBar } from "#ui/page/BottomBar.tsx";
import { Button } from "#ui/page/Button.tsx";
import { Columns } from "#ui/page/Columns.tsx";
import { useIsPhone } from "#ui/page/useIsPhone.ts";
import { countsStrings } from "../counts.strings.ts";
import { CountPeople, CountTotals } from "./CountTotals.tsx";
import { LastCounted } from "./LastCounted.tsx";
import { LastScans } from "./LastScans.tsx";
import { ScanCard } from "./ScanCard.tsx";
import { useFieldScans } from "./useFieldScans.ts";
import { type Scans, useScans } from "./useScans.ts";
import { WaitingNotice } from "./WaitingNotice.tsx";

const patienceMs = 700;

/** Turns true only after a condition has lasted for a while, so that a brief one shows no notice. */
function useStays(isTrue: boolean): boolean {
  const [stays, setStays] = useState(false);
  useEffect(() => {
    if (!isTrue) return setStays(false);
    const timer = setTimeout(() => setStays(true), patienceMs);
    return () => clearTimeout(timer);
  }, [isTrue]);
  return isTrue && stays;
}

const UndoLast = ({ scans }: { scans: Scans }) => (
  <Button size="lg" icon="erase" disabled={scans.undoable() === undefined} onClick={scans.undoLast}>
    {countsStrings.scan.undoLast}
  </Button>
);

/** `review`: link to the review, placed within reach of the thumb on a phone. */
type Props = { count: CountDocument; review: ReactNode };

/** Scanning page of an open count. */
export function ScanDesk({ count, review }: Props) {
  const isPhone = useIsPhone();
  const scans = useScans(count);
  const fields = useFieldScans(scans);
  const isWaiting = useStays(scans.waiting.length > 0);
  useKeydown((event) => {
    if (event.key === "Delete" && !isTyping(event.target)) scans.undoLast();
  });
  return (
    <>
      <div className={isPhone ? barredClass : ""}>
        <Columns rail={<CountPeople count={count} />}>
          {isWaiting && <WaitingNotice scans={scans} />}
          <LastCounted scans={scans} isBegun={count.last.length > 0} />
          <CountTotals count={count} />
          <ScanCard fields={fields} />
          {!isPhone && <UndoLast scans={scans} />}
          <LastScans count={count} scans={scans} />
        </Columns>
      </div>
      {isPhone && (
        <BottomBar className="*:flex-1">
          <UndoLast scans={scans} />
          {review}
        </BottomBar>
      )}
    </>
  );
}
