import { useEffect, useLayoutEffect, useState } from "react";
import { createPortal } from "react-dom";
import { useToaster } from "react-hot-toast/headless";
import { useValue } from "#lib/useValue.ts";
import { topModal } from "#lib/keys/modals.ts";
import { pageTitle } from "#ui/page/pageTitle.ts";
import { ui } from "#ui/ui.strings.ts";
import { closeQuestion, question } from "./confirmDelete.ts";
import { DeleteQuestion } from "./DeleteQuestion.tsx";
import { messages, removeToast } from "./toast.ts";
import { ToastCard } from "./ToastCard.tsx";
import { useFollowPointer } from "./useStay.ts";

/**
 * Shows one toast at a time in a band without actions (docs/look.md, Toasts), as a polite live region. Rendered
 * inside the open dialog, because everything else is inert.
 */
export function Toaster() {
  useFollowPointer();
  useEnds();
  const [message] = useValue(messages);
  const current = useValue(question);
  const { back, isWhole } = useValue(pageTitle);
  const host = useHost();
  const bar = back ? "max-md:left-13 max-md:right-25" : "max-md:inset-x-13";
  const band = isWhole ? "top-16 max-md:top-30 max-md:inset-x-3" : `top-0.5 ${bar}`;
  const place = current
    ? `inset-x-6 top-6 ${current.place === "center" ? "justify-center" : "justify-end"}`
    : `justify-end md:right-6 md:left-52 lg:left-96 ${band}`;
  return createPortal(
    <section
      aria-label={ui.messages}
      aria-live="polite"
      className={`pointer-events-none fixed z-50 flex print:hidden ${place}`}
    >
      {current ? (
        <DeleteQuestion key={current.id} {...current} />
      ) : (
        message && <ToastCard key={message.id} message={message} />
      )}
    </section>,
    host,
  );
}

/**
 * Shows the next toast when one expires. The only subscriber: the library removes the wrong listener otherwise
 * (2.6.1).
 */
function useEnds(): void {
  const { toasts } = useToaster();
  useEffect(() => {
    for (const { id, visible } of toasts) {
      if (visible) continue;
      if (id === String(question.peek()?.id)) closeQuestion();
      else removeToast(Number(id));
    }
  }, [toasts]);
}

/** One element moved between page and top dialog, so that toasts keep their state and time. */
function useHost(): HTMLElement {
  const modal = useValue(topModal);
  const [host] = useState(() => document.createElement("div"));
  useLayoutEffect(() => {
    (modal ?? document.body).append(host);
    return () => host.remove();
  }, [host, modal]);
  return host;
}
