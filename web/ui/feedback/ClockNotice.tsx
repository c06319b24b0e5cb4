import { clockAhead } from "#lib/clock/serverClock.ts";
import { useValue } from "#lib/useValue.ts";
import { Notice } from "./Panel.tsx";
import { ui } from "#ui/ui.strings.ts";

const minuteMs = 60_000;

/** Notice that this computer's clock is wrong, and by how much. */
export function ClockNotice({ className = "" }: { className?: string }) {
  const ahead = useValue(clockAhead) ?? 0;
  if (ahead === 0) return null;
  return (
    <div className={`${className} print:hidden`} role="status">
      <Notice tone="warn">{ui.clock(Math.round(Math.abs(ahead) / minuteMs), ahead > 0)}</Notice>
    </div>
  );
}
