import { useEffect, useRef, useState } from "react";
import { today } from "#domain/core/days/days.ts";
import { askPerson } from "#api/session/prompts.ts";
import { company, logOut } from "#api/session/session.ts";
import { formatLongDay, formatTime } from "#lib/texts/formats.ts";
import { openModal } from "#lib/keys/modals.ts";
import { isUnsaved, leave } from "#lib/forms/useLeaveWarning.ts";
import { useValue } from "#lib/useValue.ts";
import { AxisDial } from "#ui/brand/AxisDial.tsx";
import { CompanyLogo } from "#ui/brand/Logo.tsx";
import { Icon } from "#ui/brand/Icon.tsx";
import { appStrings } from "#app/app.strings.ts";
import { stationStrings } from "./station.strings.ts";

const tickMs = 1000;
/** Angle of the dial's line while nothing is typed. */
const restAxis = 105;

function useClock(): string {
  const [time, setTime] = useState(() => formatTime());
  useEffect(() => {
    const timer = setInterval(() => setTime(formatTime()), tickMs);
    return () => clearInterval(timer);
  }, []);
  return time;
}

/** Covers the page of a shared computer until a person signs in; typed text stays underneath. */
export function LockScreen() {
  const ref = useRef<HTMLDialogElement>(null);
  const shop = useValue(company);
  const time = useClock();
  useEffect(() => (ref.current ? openModal(ref.current) : undefined), []);
  return (
    <dialog
      ref={ref}
      aria-label={stationStrings.locked}
      className="m-0 grid size-full max-h-none max-w-none place-content-center justify-items-center gap-6 bg-deep p-6 text-on-deep"
      onCancel={(event) => event.preventDefault()}
    >
      <div className="grid justify-items-center">
        <p className="text-md text-on-deep-2">{formatLongDay(today())}</p>
        <p className="text-hero font-semibold">{time}</p>
      </div>
      <AxisDial axis={restAxis} label="" isOnDeep className="size-48 max-md:size-40" />
      <div className="grid justify-items-center gap-3">
        <CompanyLogo company={shop} />
        <p dir="auto" className="text-md font-medium">
          {shop?.name}
        </p>
      </div>
      <button
        type="button"
        className="flex h-12 w-64 items-center justify-center gap-2 rounded-large bg-on-deep/15 text-md font-medium hover:bg-on-deep/25"
        onClick={() => void askPerson(null)}
      >
        <Icon name="lock" />
        {stationStrings.unlock}
      </button>
      <p className="min-h-5 text-on-deep-2">{isUnsaved() && stationStrings.waiting}</p>
      <button
        type="button"
        className="finger text-sm text-on-deep-2 underline underline-offset-3"
        onClick={() => leave(logOut, { text: appStrings.logoutUnsaved })}
      >
        {appStrings.logout}
      </button>
    </dialog>
  );
}
