import { type RefObject, useEffect, useState } from "react";
import type { IsoDay } from "#domain/core/days/days.ts";
import type { CalendarPopup } from "./CalendarPopup.tsx";

export type CalendarProps = {
  anchor: RefObject<HTMLElement | null>;
  /** Button that opened the calendar, and closes it when pressed again. */
  opener: HTMLElement;
  chosen: IsoDay | null;
  onChoose: (day: IsoDay) => void;
  onEscape: () => void;
  /** Called on a press outside. */
  onLeave: () => void;
};

/** Open calendar (WAI-ARIA date picker dialog). Its code loads with the first one, or some time after the page. */
export function Calendar(props: CalendarProps) {
  const [loaded, setLoaded] = useState<{ CalendarPopup: typeof CalendarPopup } | null>(null);
  useEffect(() => void import("./CalendarPopup.tsx").then(setLoaded, console.warn), []);
  return loaded && <loaded.CalendarPopup {...props} />;
}
