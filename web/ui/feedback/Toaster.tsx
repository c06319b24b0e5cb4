import { useLayoutEffect, useState } from "react";
import { createPortal } from "react-dom";
import { useToaster } from "react-hot-toast/headless";
import { useValue } from "#lib/useValue.ts";
import { topModal } from "#ui/overlay/modals.ts";
import { ui } from "#ui/ui.strings.ts";
import { ToastCard } from "./ToastCard.tsx";

const columns = [
  { position: "top-right", align: "justify-items-end" },
  { position: "top-center", align: "justify-items-center" },
] as const;
/** Of a toast whose time is over: it is hidden at once, so there is no animation to wait for. */
const removeDelay = 1;

/**
 * The toasts, top right or top centre; announced politely. They live in the dialog that is open, where there is one: what
 * is outside it is neither seen nor clicked.
 */
export function Toaster() {
  const { toasts } = useToaster({ position: "top-right", removeDelay });
  const host = useHost();
  const shown = toasts.filter(({ visible }) => visible);
  return createPortal(
    <section
      aria-label={ui.messages}
      className="pointer-events-none fixed inset-x-0 top-0 z-50 print:hidden"
    >
      {columns.map(({ position, align }) => (
        <div
          key={position}
          aria-live="polite"
          className={`absolute top-0 grid w-full gap-2 p-4 ${align}`}
        >
          {shown
            .filter((toast) => toast.position === position)
            .map((toast) => (
              <ToastCard key={toast.id} toast={toast} />
            ))}
        </div>
      ))}
    </section>,
    host,
  );
}

/** One element that moves between the page and the dialog on top: the toasts in it stay the same, and keep their time. */
function useHost(): HTMLElement {
  const modal = useValue(topModal);
  const [host] = useState(() => document.createElement("div"));
  useLayoutEffect(() => {
    (modal ?? document.body).append(host);
    return () => host.remove();
  }, [host, modal]);
  return host;
}
