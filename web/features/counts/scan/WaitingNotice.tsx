import { formatCount } from "#lib/texts/formats.ts";
import { Notice } from "#ui/feedback/Panel.tsx";
import { Button } from "#ui/page/Button.tsx";
import { countsStrings } from "../counts.strings.ts";
import type { Scans } from "./useScans.ts";

const text = countsStrings.scan;

/** Notice about scans that wait on this device, with the reason when the count is closed or a batch was refused. */
export function WaitingNotice({ scans }: { scans: Scans }) {
  const { waiting, state, sentence, resume, forget } = scans;
  if (waiting.length === 0) return null;
  if (state === "closed")
    return (
      <Notice tone="bad">
        <p>{text.late(waiting.length)}</p>
        <Button size="sm" className="mt-2" onClick={forget}>
          {text.forget}
        </Button>
      </Notice>
    );
  return (
    <Notice tone={state === "held" ? "bad" : "warn"}>
      <p className="font-semibold">{text.waiting(formatCount(waiting.length))}</p>
      <p>{state === "held" ? sentence || text.held : text.waitingHint}</p>
      {state === "held" && (
        <Button size="sm" className="mt-2" onClick={resume}>
          {text.send}
        </Button>
      )}
    </Notice>
  );
}
