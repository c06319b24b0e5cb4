import { useEffect, useState } from "react";
import type { CountDocument } from "#domain/counts/countAnswers.ts";
import { Button } from "#ui/page/Button.tsx";
import { Columns } from "#ui/page/Columns.tsx";
import { useKeydown } from "#lib/keys/useKeydown.ts";
import { isTyping } from "#lib/keys/isTyping.ts";
import { countsStrings } from "../counts.strings.ts";
import { CountPeople, CountTotals } from "./CountTotals.tsx";
import { LastCounted } from "./LastCounted.tsx";
import { LastScans } from "./LastScans.tsx";
import { ScanCard } from "./ScanCard.tsx";
import { useFieldScans } from "./useFieldScans.ts";
import { useScans } from "./useScans.ts";
import { WaitingNotice } from "./WaitingNotice.tsx";

const patienceMs = 700;

/** True while something stays true: a moment is not worth a notice. */
function useStays(isTrue: boolean): boolean {
  const [stays, setStays] = useState(false);
  useEffect(() => {
    if (!isTrue) return setStays(false);
    const timer = setTimeout(() => setStays(true), patienceMs);
    return () => clearTimeout(timer);
  }, [isTrue]);
  return isTrue && stays;
}

/** Scanning page of an open count. */
export function ScanDesk({ count }: { count: CountDocument }) {
  const scans = useScans(count);
  const fields = useFieldScans(scans);
  const isWaiting = useStays(scans.waiting.length > 0);
  useKeydown((event) => {
    if (event.key === "Delete" && !isTyping(event.target)) scans.undoLast();
  });
  return (
    <Columns isPaired first={<CountTotals count={count} />} rail={<CountPeople count={count} />}>
      {isWaiting && <WaitingNotice scans={scans} />}
      <LastCounted scans={scans} />
      <ScanCard fields={fields} />
      <Button
        size="lg"
        icon="erase"
        className="w-full"
        disabled={scans.undoable() === undefined}
        onClick={scans.undoLast}
      >
        {countsStrings.scan.undoLast}
      </Button>
      <LastScans count={count} scans={scans} />
    </Columns>
  );
}
