import { useLayoutEffect, useState } from "react";
import { createPortal } from "react-dom";
import { resolveValue, type Toast, useToaster } from "react-hot-toast/headless";
import { useValue } from "#lib/useValue.ts";
import { topModal } from "#lib/keys/modals.ts";
import { pageTitle } from "#ui/page/pageTitle.ts";
import { ui } from "#ui/ui.strings.ts";
import { HeldContext, useHold } from "./useHold.ts";

/** React key that changes when a message is repeated, so that it is shown and announced again. */
const keyOf = ({ id, createdAt }: Toast): string => `${id} ${createdAt}`;

/**
 * Draws the toasts as a polite live region, the newest in front, in a band without actions (docs/look.md, Toasts).
 * While held, toasts are one below the other. The region moves into an open dialog, because the page outside is inert.
 */
export function Toaster() {
  const { toasts, handlers } = useToaster();
  const shown = toasts.filter(({ visible }) => visible);
  const [newest] = shown.map(keyOf);
  const { isHeld, ...hold } = useHold(handlers, newest);
  const { back, isWhole } = useValue(pageTitle);
  const host = useHost();
  const bar = back ? "max-md:left-13 max-md:right-25" : "max-md:inset-x-13";
  const band = isWhole ? "top-16 max-md:top-30 max-md:inset-x-3" : `top-0.5 ${bar}`;
  const covers = isHeld ? "" : "*:[grid-area:1/1] [&>[data-message]~[data-message]]:invisible";
  return createPortal(
    <HeldContext value={isHeld}>
      <section
        aria-label={ui.messages}
        aria-live="polite"
        className={`pointer-events-none fixed z-50 grid grid-cols-1 gap-1.5 justify-items-end max-md:justify-items-stretch print:hidden md:right-6 md:left-52 lg:left-96 ${band} ${covers}`}
        {...hold}
      >
        {shown.map((toast) => (
          <div key={keyOf(toast)} data-message={toast.type === "custom" ? undefined : ""}>
            {resolveValue(toast.message, toast)}
          </div>
        ))}
      </section>
    </HeldContext>,
    host,
  );
}

/** Returns one element that moves between the page and the top dialog, so that toasts keep their state and time. */
function useHost(): HTMLElement {
  const modal = useValue(topModal);
  const [host] = useState(() => document.createElement("div"));
  useLayoutEffect(() => {
    (modal ?? document.body).append(host);
    return () => host.remove();
  }, [host, modal]);
  return host;
}
