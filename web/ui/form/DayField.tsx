import { type ReactNode, useId } from "react";
import {
  type Control,
  type FieldValues,
  type Path,
  useController,
  type UseControllerProps,
} from "react-hook-form";
import { daysBetween, parseDay, today } from "#domain/core/days.ts";
import { Icon } from "#ui/brand/Icon.tsx";
import { ui } from "#ui/ui.strings.ts";
import { DayBox } from "./DayBox.tsx";
import { useDayText } from "./useDayText.ts";

type Props<Values extends FieldValues> = {
  path: Path<Values>;
  /** Above the field; in a row, which has no visible labels, for screen readers. */
  label: string;
  /** Where the form stands in no context. */
  control?: Control<Values>;
  rules?: NonNullable<UseControllerProps<Values>["rules"]>;
  id?: string;
  /** A row draws the sentences of the server itself, under this id. */
  inRow?: { errorId: string };
  isAhead?: boolean;
};

/** A day in a form. Its value is 'YYYY-MM-DD', or what was typed when that is none: the checks refuse it, nothing is dropped. */
export function DayField<Values extends FieldValues>(props: Props<Values>) {
  const ownId = useId();
  const { path, label, control, rules, id = ownId, inRow, isAhead } = props;
  const { field, fieldState } = useController<Values>({
    name: path,
    ...(control ? { control } : {}),
    ...(rules ? { rules } : {}),
  });
  const value: string = field.value ?? "";
  const day = useDayText({ value, onChange: field.onChange, keepsText: true, isAhead });
  const ahead = day.isTyping || isAhead ? 0 : daysAhead(value);
  const error = fieldState.error?.message;
  const note = (inRow ? undefined : error) ?? (error ? null : day.unread);
  const described = [inRow && error ? inRow.errorId : "", note || ahead > 0 ? `${id}-note` : ""];
  return (
    <div>
      {!inRow && (
        <label className="label" htmlFor={id}>
          {label}
        </label>
      )}
      <DayBox
        id={id}
        value={value}
        day={day}
        label={inRow ? label : undefined}
        isInvalid={Boolean(error) || day.unread !== null}
        isFuture={ahead > 0}
        describedBy={described.filter(Boolean).join(" ") || undefined}
        inputRef={field.ref}
        onBlur={field.onBlur}
      />
      {note ? (
        <FieldError id={`${id}-note`}>{note}</FieldError>
      ) : (
        ahead > 0 && (
          <p id={`${id}-note`} className="mt-1 text-sm text-warn-ink" role="status">
            {ui.day.ahead(ahead)}
          </p>
        )
      )}
    </div>
  );
}

/** How many days a value is after today; 0 for all others. */
function daysAhead(value: string): number {
  const day = parseDay(value);
  return day ? Math.max(0, daysBetween(today(), day)) : 0;
}

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="field-error">
      <Icon name="triangle-alert" className="size-4" />
      {children}
    </p>
  );
}
