import { useEffect, useState } from "react";
import { loadSetup } from "#api/shop/setup.ts";
import { setupStrings } from "./setup.strings.ts";

const askMs = 400;

/** Progress bar while the demonstration shop is created, polled from the server. */
export function Progress() {
  const [share, setShare] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => {
      loadSetup().then(
        ({ progress }) => progress && setShare(progress.done / progress.total),
        (error: unknown) => console.warn(error),
      );
    }, askMs);
    return () => clearInterval(timer);
  }, []);
  const percent = Math.round(share * 100);
  return (
    <div
      role="progressbar"
      aria-label={setupStrings.filling}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      className="grid gap-1"
    >
      <p className="flex justify-between text-sm text-ink-2">
        <span>{setupStrings.filling}</span>
        <span>{percent}&nbsp;%</span>
      </p>
      <span className="block h-1.5 overflow-hidden rounded-full bg-sunken">
        <span className="block h-full bg-ok" style={{ width: `${percent}%` }} />
      </span>
    </div>
  );
}
