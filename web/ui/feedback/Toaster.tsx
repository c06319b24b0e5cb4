import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { useValue } from "#lib/useValue.ts";
import { Button, IconButton } from "#ui/page/Button.tsx";
import { Icon, type IconName } from "#ui/brand/Icon.tsx";
import { topModal } from "#ui/overlay/modals.ts";
import { ui } from "#ui/ui.strings.ts";
import { dismissToast, type Toast, toasts } from "./toast.ts";

const icons: Record<Toast["kind"], [IconName, string]> = {
  success: ["done", "text-ok"],
  error: ["alert", "text-bad"],
  info: ["info", "text-info"],
  confirm: ["trash", "text-bad"],
};

/**
 * The toasts, top right or top centre; announced politely. A message stays while it is looked at. They live in the dialog
 * that is open, where there is one: what is outside it is neither seen nor clicked.
 */
export function Toaster() {
  const shown = useValue(toasts);
  const modal = useValue(topModal);
  // One element that moves: the toasts keep their time.
  const [host] = useState(() => document.createElement("div"));
  useLayoutEffect(() => {
    (modal ?? document.body).append(host);
    return () => host.remove();
  }, [host, modal]);
  return createPortal(
    <section
      aria-label={ui.messages}
      className="pointer-events-none fixed inset-x-0 top-0 z-50 print:hidden"
    >
      {(["right", "center"] as const).map((place) => (
        <div
          key={place}
          aria-live="polite"
          className={`absolute top-0 grid w-full gap-2 p-4 ${place === "right" ? "justify-items-end" : "justify-items-center"}`}
        >
          {shown
            .filter((toast) => toast.place === place)
            .map((toast) => (
              <ToastCard key={toast.id} toast={toast} />
            ))}
        </div>
      ))}
    </section>,
    host,
  );
}

const movingKeys = new Set(["Tab", "ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]);

function ToastCard({ toast }: { toast: Toast }) {
  const [isPointed, setPointed] = useState(false);
  const [isWalked, setWalked] = useState(false);
  const { id, durationMs } = toast;
  useEffect(() => {
    if (isPointed || isWalked) return;
    const timer = setTimeout(() => dismissToast(id), durationMs);
    return () => clearTimeout(timer);
  }, [id, durationMs, isPointed, isWalked]);
  return (
    <div
      className="toast enter-toast pointer-events-auto max-md:w-full"
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      // Not the focus itself: the question takes it, and its time still passes.
      onKeyUp={(event) => movingKeys.has(event.key) && setWalked(true)}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setWalked(false)}
    >
      {toast.kind === "confirm" ? <Question toast={toast} /> : <Message toast={toast} />}
    </div>
  );
}

function Message({ toast }: { toast: Toast }) {
  const [icon, color] = icons[toast.kind];
  return (
    <>
      <Icon name={icon} className={`mt-px size-4.5 ${color}`} />
      <p className="flex-1 font-semibold">{toast.text}</p>
      <IconButton
        icon="close"
        label={ui.close}
        size="sm"
        className="-my-1.5 -mr-1.5"
        onClick={() => dismissToast(toast.id)}
      />
    </>
  );
}

function Question({ toast }: { toast: Toast }) {
  const cancel = useRef<HTMLButtonElement>(null);
  // The keyboard can answer at once, and the wrong key does no harm; then it goes on from where it was.
  useEffect(() => {
    const opener = document.activeElement;
    cancel.current?.focus();
    return () => {
      const isLost = document.activeElement === document.body;
      if (isLost && opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, []);
  return (
    <div
      role="alertdialog"
      aria-label={toast.text}
      className="grid flex-1 gap-3"
      onKeyDown={(event) => {
        if (event.key !== "Escape") return;
        // Not the dialog that it may stand in.
        event.preventDefault();
        dismissToast(toast.id);
      }}
    >
      <div>
        <p className="font-semibold">{toast.text}</p>
        <p className="text-ink-2">{ui.confirmText}</p>
      </div>
      <div className="grid grid-cols-2 gap-2">
        <Button ref={cancel} size="sm" onClick={() => dismissToast(toast.id)}>
          {ui.cancel}
        </Button>
        <Button
          variant="danger"
          size="sm"
          onClick={() => {
            dismissToast(toast.id);
            toast.onConfirm?.();
          }}
        >
          {ui.remove}
        </Button>
      </div>
    </div>
  );
}
