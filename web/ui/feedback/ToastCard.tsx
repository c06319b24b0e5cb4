import { useEffect, useRef, useState } from "react";
import {
  resolveValue,
  type Toast,
  toast as library,
  type ToastType,
} from "react-hot-toast/headless";
import { IconButton } from "#ui/page/Button.tsx";
import { Icon, type IconName } from "#ui/brand/Icon.tsx";
import { ui } from "#ui/ui.strings.ts";
import { removeToast } from "./toast.ts";

/** One toast. It stays while the pointer is over it or the keyboard moves in it. */
export function ToastCard({ toast }: { toast: Toast }) {
  const [isPointed, setPointed] = useState(false);
  const [isWalked, setWalked] = useState(false);
  useHold(toast, isPointed || isWalked);
  return (
    <div
      className="toast enter-toast pointer-events-auto max-md:w-full"
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      // The focus alone does not hold a toast: a question takes it, and its time still passes.
      onKeyUp={(event) => movingKeys.has(event.key) && setWalked(true)}
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setWalked(false)}
    >
      {toast.type === "custom" ? resolveValue(toast.message, toast) : <Message toast={toast} />}
    </div>
  );
}

const movingKeys = new Set(["Tab", "ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight"]);

/**
 * Keeps a toast while `isHeld`; after that its whole time begins again. The library's own pause would stop every toast,
 * and go on with the rest of the time.
 */
function useHold(toast: Toast, isHeld: boolean): void {
  const first = useRef(toast);
  const wasHeld = useRef(false);
  useEffect(() => {
    if (isHeld === wasHeld.current) return;
    wasHeld.current = isHeld;
    const { id, type, message, duration = 0 } = first.current;
    const show = type === "blank" ? library : library[type];
    show(message, { id, duration: isHeld ? Infinity : duration });
  }, [isHeld]);
}

const icons: Partial<Record<ToastType, [IconName, string]>> = {
  success: ["circle-check", "text-ok"],
  error: ["triangle-alert", "text-bad"],
  blank: ["circle-i", "text-info"],
};

function Message({ toast }: { toast: Toast }) {
  const [icon, color] = icons[toast.type] ?? ["circle-i", "text-info"];
  return (
    <>
      <Icon name={icon} className={`mt-px size-4.5 ${color}`} />
      <p className="flex-1 font-semibold">{resolveValue(toast.message, toast)}</p>
      <IconButton
        icon="cross"
        label={ui.close}
        size="sm"
        className="-my-1.5 -mr-1.5"
        onClick={() => removeToast(toast.id)}
      />
    </>
  );
}
