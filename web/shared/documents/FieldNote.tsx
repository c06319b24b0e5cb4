import { Icon } from "#ui/brand/Icon.tsx";

type Props = { id: string; error: string | null };

/** Error under a field of items or payments. */
export function FieldNote({ id, error }: Props) {
  if (!error) return null;
  return (
    <p id={id} className="field-error">
      <Icon name="triangle-alert" className="size-4" />
      {error}
    </p>
  );
}
