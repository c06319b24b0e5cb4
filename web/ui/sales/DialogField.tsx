import { type ComponentProps, useId } from "react";
import { FieldNote } from "./FieldNote";

type Props = Omit<ComponentProps<"input">, "id" | "className"> & {
  label: string;
  note?: string;
  hint?: string;
  error?: string | undefined;
  isAmount?: boolean;
  /** Written at the end of the field. */
  unit?: string;
};

/** A labelled field of a small dialog; its error stands in the place of its hint. */
export function DialogField({ label, note, hint, error, isAmount, unit, ...input }: Props) {
  const id = useId();
  const about = `${id}-about`;
  return (
    <div>
      <label className="label" htmlFor={id}>
        {label} {note && <span className="font-normal text-ink-3">{note}</span>}
      </label>
      <div className="relative">
        <input
          autoComplete="off"
          {...(isAmount ? { inputMode: "decimal" } : {})}
          {...input}
          id={id}
          className={`field ${isAmount ? "field-num font-semibold" : ""} ${unit ? "pr-10" : ""}`}
          aria-invalid={error ? true : undefined}
          aria-describedby={error || hint ? about : undefined}
        />
        {unit && (
          <span className="unit pointer-events-none absolute inset-y-0 right-3 grid items-center">
            {unit}
          </span>
        )}
      </div>
      {error ? (
        <FieldNote id={about} error={error} />
      ) : (
        hint && (
          <p id={about} className="field-hint">
            {hint}
          </p>
        )
      )}
    </div>
  );
}
