import { useEffect, useState } from "react";
import { isTyping } from "#lib/isTyping.ts";
import { Dialog } from "#ui/overlay/Dialog.tsx";
import { strings } from "#app/app.strings.ts";

/** '?' shows the keys; '/' brings the focus to the search of the list in view. */
export function KeysHelp() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return;
      if (event.key === "?") {
        setOpen(true);
      } else if (event.key === "/") {
        const search = document.querySelector<HTMLInputElement>("input[data-search]");
        if (!search) return;
        event.preventDefault();
        search.focus();
        search.select();
      }
    };
    window.addEventListener("keydown", onKey);
    return () => window.removeEventListener("keydown", onKey);
  }, []);
  if (!isOpen) return null;
  return (
    <Dialog title={strings.keysTitle} onClose={() => setOpen(false)}>
      <dl className="grid grid-cols-[auto_1fr] items-center gap-x-4 gap-y-2">
        {strings.keys.map(([key, text]) => (
          <div key={key} className="contents">
            <dt>
              <kbd className="inline-flex h-6 items-center rounded-xs border border-line bg-canvas px-1.5 text-xs text-ink-2">
                {key}
              </kbd>
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
