import { words } from "#lib/texts/words.strings.ts";
import { Button } from "#ui/page/Button.tsx";

type Props = { save: string; isBusy: boolean; onCancel: () => void };

/** Two buttons of a small dialog, the primary last. */
export function DialogActions({ save, isBusy, onCancel }: Props) {
  return (
    <div className="flex justify-end gap-2 max-md:*:flex-1">
      <Button onClick={onCancel}>{words.cancel}</Button>
      <Button type="submit" variant="primary" isBusy={isBusy} busyLabel={words.saving}>
        {save}
      </Button>
    </div>
  );
}
