import { type RefObject, useEffect, useState } from "react";
import type { IsoDay } from "#domain/core/days/days.ts";
import type { CalendarPopup } from "./CalendarPopup.tsx";

export type CalendarProps = {
  anchor: RefObject<HTMLElement | null>;
  /** Opener: a press on it closes the calendar. */
  opener: HTMLElement;
  chosen: IsoDay | null;
  onChoose: (day: IsoDay) => void;
  onEscape: () => void;
  /** Press outside. */
  onLeave: () => void;
};

/** Open calendar (WAI-ARIA date picker dialog); the day picker's code is loaded with the first one, or after the page. */
export function Calendar(props: CalendarProps) {
  const [loaded, setLoaded] = useState<{ CalendarPopup: typeof CalendarPopup } | null>(null);
  useEffect(() => void import("./CalendarPopup.tsx").then(setLoaded, console.warn), []);
  return loaded && <loaded.CalendarPopup {...props} />;
}
