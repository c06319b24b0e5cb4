import { type RefObject, useEffect, useState } from "react";
import type { IsoDay } from "#domain/core/days.ts";
import type { CalendarPopup } from "./CalendarPopup.tsx";

export type CalendarProps = {
  anchor: RefObject<HTMLElement | null>;
  /** What opened it: a press there closes it, and is no leaving. */
  opener: HTMLElement;
  chosen: IsoDay | null;
  onChoose: (day: IsoDay) => void;
  onEscape: () => void;
  /** A press elsewhere. */
  onLeave: () => void;
};

/** Open calendar (WAI-ARIA date picker dialog); the day picker's code is loaded with the first one, or after the page. */
export function Calendar(props: CalendarProps) {
  const [loaded, setLoaded] = useState<{ CalendarPopup: typeof CalendarPopup } | null>(null);
  useEffect(() => void import("./CalendarPopup.tsx").then(setLoaded, console.warn), []);
  return loaded && <loaded.CalendarPopup {...props} />;
}
