import { words } from "#lib/texts/words.strings.ts";
import { Button } from "#ui/page/Button.tsx";

type Props = { isSaving: boolean; className?: string; hasKey?: boolean };

/** Save button, the last stop when Enter moves through the form. */
export function SaveButton({ isSaving, className = "", hasKey }: Props) {
  return (
    <Button
      type="submit"
      variant="primary"
      isBusy={isSaving}
      busyLabel={words.saving}
      className={className}
      data-enter=""
    >
      {words.save}
      {hasKey && <span className="text-xs font-normal">Ctrl S</span>}
    </Button>
  );
}
