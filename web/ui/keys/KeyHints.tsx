import { isKeysHelpOpen } from "#lib/keysHelp.ts";

type Props = {
  hints: readonly (readonly [key: string, word: string])[];
  /** What leads to all of them. */
  all: string;
};

/** The keys that go through a screen, and '? touches', which opens the page of all. */
export const KeyHints = ({ hints, all }: Props) => (
  <div className="flex items-center gap-4 text-sm text-ink-3 max-lg:hidden">
    {hints.map(([key, word]) => (
      <span key={key} className="inline-flex items-center gap-1.5">
        <kbd className="kbd">{key}</kbd>
        {word}
      </span>
    ))}
    <button
      type="button"
      className="inline-flex items-center gap-1.5 rounded-xs hover:text-ink"
      aria-haspopup="dialog"
      onClick={() => {
        isKeysHelpOpen.value = true;
      }}
    >
      <kbd className="kbd">?</kbd>
      {all}
    </button>
  </div>
);
