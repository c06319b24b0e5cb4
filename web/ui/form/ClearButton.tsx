import { Icon } from "#ui/brand/Icon.tsx";

type Props = { label: string; onClear: () => void };

/** Button at the end of a field that clears its selection. */
export const ClearButton = ({ label, onClear }: Props) => (
  <button
    type="button"
    className="absolute inset-y-0 right-0 grid w-9 place-items-center text-ink-3 touch:w-11"
    aria-label={label}
    data-tooltip={label}
    onClick={onClear}
  >
    <Icon name="cross" />
  </button>
);
