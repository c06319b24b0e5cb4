import { words } from "#lib/texts/words.strings.ts";
import { Icon, type IconName } from "#ui/brand/Icon.tsx";
import { Button, IconButton } from "#ui/page/Button.tsx";
import { ui } from "#ui/ui.strings.ts";
import { toastText } from "./toastText.ts";

type Kind = "success" | "error" | "info";
/** Action of a toast, such as undo. */
export type ToastAction = { label: string; act: () => void };
export type Message = { kind: Kind; text: string; action?: ToastAction };

const icons: Record<Kind, [IconName, string]> = {
  success: ["circle-check", "text-ok"],
  error: ["triangle-alert", "text-bad"],
  info: ["circle-i", "text-info"],
};

/** Toast, at least 44 px high, in front of a page's actions. */
export function ToastCard({ kind, text, action, onClose }: Message & { onClose: () => void }) {
  const [icon, color] = icons[kind];
  return (
    <div
      role="group"
      aria-label={ui.messageKinds[kind]}
      className="toast enter-toast max-md:w-full"
    >
      <Icon name={icon} className={`size-4.5 shrink-0 ${color}`} />
      <p className="flex-1 py-1 font-medium leading-4.5 max-md:text-sm">{toastText(text)}</p>
      {action && (
        <Button
          size="sm"
          onClick={() => {
            onClose();
            action.act();
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton icon="cross" label={words.close} size="sm" onClick={onClose} />
    </div>
  );
}
