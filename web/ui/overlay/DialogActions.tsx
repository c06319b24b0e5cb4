import { words } from "#lib/texts/words.strings.ts";
import type { Right } from "#domain/people/permissions.ts";
import { Button } from "#ui/page/Button.tsx";

type Props = {
  save: string;
  isBusy: boolean;
  /** Right that the save requires. */
  right?: Right;
  onCancel: () => void;
};

/** Two buttons at the end of a small dialog, the primary one last. */
export function DialogActions({ save, isBusy, right, onCancel }: Props) {
  return (
    <div className="flex justify-end gap-2 max-md:*:flex-1">
      <Button onClick={onCancel}>{words.cancel}</Button>
      <Button
        type="submit"
        variant="primary"
        isBusy={isBusy}
        busyLabel={words.saving}
        {...(right ? { right } : {})}
      >
        {save}
      </Button>
    </div>
  );
}
