import { Fragment } from "react";
import { useLocation } from "wouter";
import { uses } from "#api/session/people.ts";
import { isTyping } from "#lib/keys/isTyping.ts";
import { useKeydown } from "#lib/keys/useKeydown.ts";
import { isKeysHelpOpen } from "#lib/keys/keysHelp.ts";
import type { Keys } from "#lib/texts/pages.strings.ts";
import { paths } from "#lib/addresses/paths.ts";
import { useValue } from "#lib/useValue.ts";
import { words } from "#lib/texts/words.strings.ts";
import { Dialog } from "#ui/overlay/Dialog.tsx";
import { appStrings } from "#app/app.strings.ts";
import { matchOf } from "#app/navigation.ts";

/** Keyboard help: '?' shows the keys of the current screen. Also handles '/', which focuses the list's search. */
export function KeysHelp() {
  const isOpen = useValue(isKeysHelpOpen);
  const [path] = useLocation();
  useKeys();
  if (!isOpen) return null;
  const close = () => {
    isKeysHelpOpen.value = false;
  };
  const own = matchOf(path)?.route.keys;
  return (
    <Dialog title={words.keyboardShortcuts} onClose={close}>
      {own && <KeyTable title={appStrings.keys.here} keys={own} />}
      <KeyTable title={appStrings.keys.everywhere} keys={appStrings.keys.common} />
      <a href={paths.help} className="link justify-self-start" onClick={close}>
        {words.guide}
      </a>
    </Dialog>
  );
}

/** True of the fields of an eye, where '?' opens the help: a form focuses one first, and no value contains '?'. */
const isOfFigures = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement && "measure" in target.dataset;

const useKeys = (): void =>
  useKeydown((event) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (isTyping(event.target) && !(event.key === "?" && isOfFigures(event.target))) return;
    if (event.key === "?") {
      event.preventDefault();
      isKeysHelpOpen.value = true;
    } else if (event.key === "/") {
      const search = document.querySelector<HTMLInputElement>("input[data-search]");
      if (!search) return;
      event.preventDefault();
      search.focus();
      search.select();
    }
  });

type KeysProps = { title: string; keys: Keys };

const Cap = ({ children }: { children: string }) => (
  <kbd className="inline-flex h-6 min-w-6 items-center justify-center rounded-xs border border-line bg-canvas px-1.5 text-xs text-ink-2">
    {children}
  </kbd>
);

const KeyTable = ({ title, keys }: KeysProps) => (
  <section>
    <h3 className="mb-2 text-sm font-semibold text-ink-3">{title}</h3>
    <dl className="grid gap-2">
      {keys
        .filter(([, , of]) => !of || uses(of))
        .map(([key, text]) => (
          <div key={key} className="flex items-center justify-between gap-4">
            <dt className="order-last flex shrink-0 gap-1">
              {key.split(" ").map((cap, index) => (
                <Fragment key={cap}>
                  {index > 0 && " "}
                  <Cap>{cap}</Cap>
                </Fragment>
              ))}
            </dt>
            <dd>{text}</dd>
          </div>
        ))}
    </dl>
  </section>
);
