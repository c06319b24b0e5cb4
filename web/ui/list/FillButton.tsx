import { fillsWindow, fittingRows, toggleFill } from "#lib/addresses/pageRows.ts";
import { useValue } from "#lib/useValue.ts";
import { IconButton } from "#ui/page/Button.tsx";
import { ui } from "#ui/ui.strings.ts";

const fewRows = 10;

/** Button that switches between the usual page size and one that fills a tall window. */
export function FillButton() {
  const isFilled = useValue(fillsWindow);
  if (!isFilled && fittingRows() <= fewRows) return null;
  return (
    <IconButton
      icon="sort"
      label={ui.fillWindow}
      aria-pressed={isFilled}
      className="ml-auto max-lg:hidden aria-pressed:bg-brand-soft aria-pressed:text-brand-ink"
      onClick={toggleFill}
    />
  );
}
