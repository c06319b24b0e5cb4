import { useValue } from "#lib/useValue.ts";
import { words } from "#lib/texts/words.strings.ts";
import { Icon, type IconName } from "#ui/brand/Icon.tsx";
import { Button, IconButton } from "#ui/page/Button.tsx";
import { ui } from "#ui/ui.strings.ts";
import { toastText } from "./toastText.ts";
import { type Message, messages, removeToast } from "./toast.ts";
import { useStay } from "./useStay.ts";

const icons: Record<Message["kind"], [IconName, string]> = {
  success: ["circle-check", "text-ok"],
  error: ["triangle-alert", "text-bad"],
  info: ["circle-i", "text-info"],
};

/** Time to notice a mistake and reach the undo. */
const undoMs = 10_000;

/** Toast of at least 44 px, above the actions of a page. */
export function ToastCard({ message }: { message: Message }) {
  const { id, kind, text, durationMs, action } = message;
  const isLast = useValue(messages).length === 1;
  const { isHeld: _isHeld, ...stay } = useStay(id, action && isLast ? undoMs : durationMs);
  const [icon, color] = icons[kind];
  return (
    <div
      role="group"
      aria-label={ui.messageKinds[kind]}
      className="toast enter-toast max-md:w-full"
      {...stay}
    >
      <Icon name={icon} className={`size-4.5 shrink-0 ${color}`} />
      <p className="flex-1 py-1 font-medium leading-4.5 max-md:text-sm">{toastText(text)}</p>
      {action && (
        <Button
          size="sm"
          onClick={() => {
            removeToast(id);
            action.act();
          }}
        >
          {action.label}
        </Button>
      )}
      <IconButton icon="cross" label={words.close} size="sm" onClick={() => removeToast(id)} />
    </div>
  );
}
