type Props = { cancel: string; save: string; isBusy: boolean; onCancel: () => void };

/** The two buttons of a small dialog, the primary last. */
export function DialogActions({ cancel, save, isBusy, onCancel }: Props) {
  return (
    <div className="flex justify-end gap-2">
      <button type="button" className="btn btn-secondary" onClick={onCancel}>
        {cancel}
      </button>
      <button type="submit" className="btn btn-primary" aria-busy={isBusy || undefined}>
        {save}
      </button>
    </div>
  );
}
