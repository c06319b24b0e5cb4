import { type ReactNode, useId } from "react";
import {
  type Control,
  type FieldValues,
  type Path,
  useController,
  type UseControllerProps,
} from "react-hook-form";
import { parseDay, today } from "#domain/core/days/days.ts";
import { formatAge } from "#lib/texts/formats.ts";
import { words } from "#lib/texts/words.strings.ts";
import { Icon } from "#ui/brand/Icon.tsx";
import { formTexts } from "./form.strings.ts";
import { DayBox } from "./DayBox.tsx";
import { useDayText } from "./useDayText.ts";

type Props<Values extends FieldValues> = {
  path: Path<Values>;
  /** Label, in a row for screen readers only. */
  label: string;
  /** Form control, outside a form context. */
  control?: Control<Values>;
  rules?: NonNullable<UseControllerProps<Values>["rules"]>;
  id?: string;
  /** In a row: id of the error that the row itself renders. */
  inRow?: { errorId: string };
  isAhead?: boolean;
  /** Adds '(facultatif)' to the label. */
  isOptional?: boolean;
  /** True of an unsaved document, which warns about days more than a year ago. */
  isNew?: boolean;
};

/** Field for a day. Its form value is 'YYYY-MM-DD', or the typed text if invalid, which the checks then refuse. */
export function DayField<Values extends FieldValues>(props: Props<Values>) {
  const ownId = useId();
  const { path, label, control, rules, id = ownId, inRow, isAhead, isOptional, isNew } = props;
  const { field, fieldState } = useController<Values>({
    name: path,
    ...(control ? { control } : {}),
    ...(rules ? { rules } : {}),
  });
  const value: string = field.value ?? "";
  const day = useDayText({ value, onChange: field.onChange, keepsText: true, isAhead });
  const remark = day.isTyping || isAhead ? null : remarkOf(value, isNew === true);
  const error = fieldState.error?.message;
  const note = (inRow ? undefined : error) ?? (error ? null : day.unread);
  const described = [inRow && error ? inRow.errorId : "", note || remark ? `${id}-note` : ""];
  return (
    <div>
      {!inRow && (
        <label className="label" htmlFor={id}>
          {label} {isOptional && <span className="font-normal text-ink-3">{words.optional}</span>}
        </label>
      )}
      <DayBox
        id={id}
        value={value}
        day={day}
        label={inRow ? label : undefined}
        isInvalid={Boolean(error) || day.unread !== null}
        isFuture={remark?.isFuture === true}
        describedBy={described.filter(Boolean).join(" ") || undefined}
        inputRef={field.ref}
        onBlur={field.onBlur}
      />
      {note ? (
        <FieldError id={`${id}-note`}>{note}</FieldError>
      ) : (
        remark && (
          <p id={`${id}-note`} className="mt-1 text-sm text-warn-ink" role="status">
            {remark.text}
          </p>
        )
      )}
    </div>
  );
}

/** Warning about a future day, and in a new document about a day more than a year ago. */
function remarkOf(value: string, isNew: boolean): { text: string; isFuture: boolean } | null {
  const [day, now] = [parseDay(value), today()];
  if (!day) return null;
  if (day > now) return { text: formTexts.day.ahead(formatAge(now, day)), isFuture: true };
  const lastYear = `${Number(now.slice(0, 4)) - 1}${now.slice(4)}`;
  if (!isNew || day >= lastYear) return null;
  return { text: formTexts.day.longAgo(formatAge(day, now)), isFuture: false };
}

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="field-error">
      <Icon name="triangle-alert" className="size-4" />
      {children}
    </p>
  );
}
