import { toggleMask } from "#lib/masking.ts";
import { words } from "#lib/words.strings.ts";
import { Icon } from "#ui/brand/Icon.tsx";
import { ui } from "#ui/ui.strings.ts";
import { useMasked } from "./MoneyText.tsx";

/** Says that amounts are hidden, in the first line of the header; pressed, it shows them again. */
export function MaskedNote() {
  if (!useMasked()) return null;
  return (
    <button
      type="button"
      title={words.showAmounts}
      className="-my-0.5 inline-flex min-h-6 items-center gap-1.5 text-sm text-ink-2 hover:text-ink print:hidden max-md:min-h-11"
      onClick={toggleMask}
    >
      <Icon name="eye-crossed" className="size-4" />
      {ui.maskedAmounts} <kbd className="kbd">H</kbd>
    </button>
  );
}
