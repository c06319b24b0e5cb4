import { Tooltip as BaseTooltip } from "@base-ui/react/tooltip";
import { useEffect, useState } from "react";
import { topLayer } from "./topLayer.ts";

/** Time of hovering before a tooltip shows. */
const delayMs = 600;

const targetOf = ({ target }: Event): HTMLElement | null =>
  target instanceof Element ? target.closest<HTMLElement>("[data-tooltip]") : null;

/** Element with a `data-tooltip` that is hovered, or focused by keyboard. */
function useTarget() {
  const [target, setTarget] = useState<HTMLElement | null>(null);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = (next: HTMLElement | null) => {
      clearTimeout(timer);
      setTarget((shown) => (shown === next ? shown : null));
      if (next) timer = setTimeout(() => setTarget(next), delayMs);
    };
    const onOver = (event: PointerEvent) =>
      wait(event.pointerType === "mouse" ? targetOf(event) : null);
    const onFocus = (event: FocusEvent) => {
      const focused = targetOf(event);
      wait(focused?.matches(":focus-visible") ? focused : null);
    };
    const onEnd = () => wait(null);
    const ends = ["pointerdown", "keydown", "focusout", "scroll"];
    document.addEventListener("pointerover", onOver);
    document.addEventListener("focusin", onFocus);
    for (const type of ends) document.addEventListener(type, onEnd, { capture: true });
    return () => {
      onEnd();
      document.removeEventListener("pointerover", onOver);
      document.removeEventListener("focusin", onFocus);
      for (const type of ends) document.removeEventListener(type, onEnd, { capture: true });
    };
  }, []);
  return target;
}

/**
 * The one tooltip of the page, for all elements with `data-tooltip`: rows have too many icon buttons for a component
 * each.
 */
export function Tooltip() {
  const target = useTarget();
  if (!target?.isConnected) return null;
  return (
    <BaseTooltip.Root
      open
      // Any key closes it, since Escape goes to the dialog.
      onOpenChange={(_, details) => {
        details.cancel();
        details.allowPropagation();
      }}
    >
      <BaseTooltip.Portal>
        <BaseTooltip.Positioner
          {...topLayer}
          anchor={target}
          side="bottom"
          sideOffset={6}
          positionMethod="fixed"
          className="pointer-events-none"
        >
          {/* Hidden from screen readers, which read the button's accessible name. */}
          <BaseTooltip.Popup
            aria-hidden="true"
            className="max-w-64 rounded-badge bg-ink px-2 py-1 text-xs text-surface"
          >
            {target.dataset["tooltip"]}
          </BaseTooltip.Popup>
        </BaseTooltip.Positioner>
      </BaseTooltip.Portal>
    </BaseTooltip.Root>
  );
}
