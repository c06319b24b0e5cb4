import { isKeysHelpOpen } from "#lib/keys/keysHelp.ts";

type HintProps = { name: string; word: string };

/** Key with the name of its action. */
export const KeyHint = ({ name, word }: HintProps) => (
  <span className="inline-flex items-center gap-1.5">
    <kbd dir="auto" className="kbd">
      {name}
    </kbd>
    {word}
  </span>
);

type Props = {
  hints: readonly (readonly [key: string, word: string])[];
  /** Label of the button that opens the keyboard help. */
  all: string;
};

/** Key hints of a screen, followed by '? touches', which opens the keyboard help. */
export const KeyHints = ({ hints, all }: Props) => (
  <div className="mr-2 flex items-center gap-4 text-sm text-ink-3 max-lg:hidden">
    {hints.map(([key, word]) => (
      <KeyHint key={key} name={key} word={word} />
    ))}
    <button
      type="button"
      className="rounded-xs hover:text-ink"
      aria-haspopup="dialog"
      onClick={() => {
        isKeysHelpOpen.value = true;
      }}
    >
      <KeyHint name="?" word={all} />
    </button>
  </div>
);
