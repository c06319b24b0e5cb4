import { useEffect, useState } from "react";
import { isConnected, retryAt, retryNow } from "#api/connection.ts";
import { useValue } from "#lib/useValue.ts";
import { words } from "#lib/texts/words.strings.ts";
import { Icon } from "#ui/brand/Icon.tsx";
import { appStrings } from "#app/app.strings.ts";
import { ui } from "#ui/ui.strings.ts";

/** Band in place of the header's first line while the server does not answer, so that nothing moves. */
export function OfflineBand() {
  if (useValue(isConnected)) return null;
  return (
    <div className="sticky top-14 z-20 md:top-0 md:-mb-9 print:hidden">
      <p className="flex min-h-9 items-center gap-3 bg-warn-soft px-4 text-sm text-warn-ink lg:px-6">
        <Icon name="triangle-alert" className="size-4.5" />
        <span role="status" className="font-medium">
          {ui.offline}
        </span>
        <span className="max-lg:hidden">{appStrings.typingKept}</span>
        <Seconds />
        <button type="button" className="finger font-medium underline" onClick={retryNow}>
          {words.retry}
        </button>
      </p>
    </div>
  );
}

/** Seconds until the next attempt. Not announced to screen readers, because they change every second. */
function Seconds() {
  const at = useValue(retryAt);
  const [now, setNow] = useState(Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.ceil((at - now) / 1000));
  return (
    <span aria-hidden="true" className="whitespace-nowrap max-md:hidden">
      {appStrings.nextTry(seconds)}
    </span>
  );
}
