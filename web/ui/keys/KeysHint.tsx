import { isKeysHelpOpen } from "#lib/keysHelp.ts";

/** '? touches', at the end of the hints of a keyboard screen: it opens what it names. */
export const KeysHint = ({ children }: { children: string }) => (
  <button
    type="button"
    className="flex items-center gap-2 rounded-xs hover:text-ink"
    aria-haspopup="dialog"
    onClick={() => {
      isKeysHelpOpen.value = true;
    }}
  >
    <kbd className="kbd">?</kbd>
    {children}
  </button>
);
