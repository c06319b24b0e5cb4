import { words } from "#lib/texts/words.strings.ts";
import { type ComponentProps, type ReactNode, useId, useState } from "react";
import { type FieldValues, type Path, type RegisterOptions, useFormContext } from "react-hook-form";
import { Icon } from "#ui/brand/Icon.tsx";
import { CurrencyUnit } from "#ui/page/Money.tsx";
import { ui } from "#ui/ui.strings.ts";
import { Select } from "./Select.tsx";

type Frame = {
  label: string;
  error?: string | undefined;
  hint?: ReactNode;
  /** Adds '(facultatif)' to the label. */
  isOptional?: boolean;
  /** Adds a dot to the label, for a required field among optional ones. */
  isRequired?: boolean;
  className?: string;
};
type FrameProps = Frame & {
  id: string;
  children: (described: {
    "aria-invalid"?: true;
    "aria-required"?: true;
    "aria-describedby"?: string;
  }) => ReactNode;
};

/** Label, field, and error or hint, connected for screen readers. */
export function FieldFrame({
  id,
  label,
  error,
  hint,
  isOptional,
  isRequired,
  className = "",
  children,
}: FrameProps) {
  const noteId = `${id}-note`;
  return (
    <div className={className}>
      <label className={`label ${isRequired ? "label-required" : ""}`} htmlFor={id}>
        {label} {isOptional && <span className="font-normal text-ink-3">{words.optional}</span>}
      </label>
      {children({
        ...(error ? { "aria-invalid": true as const } : {}),
        ...(isRequired ? { "aria-required": true as const } : {}),
        ...(error || hint ? { "aria-describedby": noteId } : {}),
      })}
      {error ? (
        <p id={noteId} className="field-error">
          <Icon name="triangle-alert" className="size-4" />
          {error}
        </p>
      ) : (
        hint && (
          <p id={noteId} className="field-hint">
            {hint}
          </p>
        )
      )}
    </div>
  );
}

const split = <P extends Frame>(props: P) => {
  const { label, error, hint, isOptional, isRequired, className, ...input } = props;
  const frame = {
    label,
    error,
    hint,
    ...(isOptional ? { isOptional } : {}),
    ...(isRequired ? { isRequired } : {}),
    ...(className ? { className } : {}),
  };
  return { frame, input };
};

/**
 * Wraps the input of an amount with its unit. The input needs right padding for it: `pr-10`, or `pr-7` in a row
 * (`isNarrow`).
 */
export const InDirhams = ({
  className = "",
  isNarrow = false,
  children,
}: ComponentProps<"span"> & { isNarrow?: boolean }) => (
  <span className={`relative block ${className}`}>
    {children}
    <CurrencyUnit
      className={`pointer-events-none absolute inset-y-0 grid items-center ${isNarrow ? "right-2" : "right-3"}`}
    />
  </span>
);

type TextProps = Frame &
  ComponentProps<"input"> & {
    /** True for digits aligned to the right. */
    isNumber?: boolean;
    /** True for an amount in dirhams: digits aligned to the right, with the unit and a numeric keypad. */
    isAmount?: boolean;
  };

export function TextField({ isNumber, isAmount, ...props }: TextProps) {
  const id = useId();
  const { frame, input } = split(props);
  const numeric = isNumber || isAmount ? "field-num" : "";
  return (
    <FieldFrame id={id} {...frame}>
      {(described) => {
        const field = (
          <input
            id={id}
            dir="auto"
            className={`field ${numeric} ${isAmount ? "pr-10" : ""}`}
            autoComplete="off"
            {...(isAmount && { inputMode: "decimal" })}
            {...input}
            {...described}
          />
        );
        return isAmount ? <InDirhams>{field}</InDirhams> : field;
      }}
    </FieldFrame>
  );
}

export function TextAreaField(props: Frame & ComponentProps<"textarea">) {
  const id = useId();
  const { frame, input } = split(props);
  return (
    <FieldFrame id={id} {...frame}>
      {(described) => (
        <textarea
          id={id}
          dir="auto"
          className="field h-auto py-2"
          rows={4}
          {...input}
          {...described}
        />
      )}
    </FieldFrame>
  );
}

export function SelectField({
  options,
  ...props
}: Frame & Omit<ComponentProps<"select">, "className"> & { options: Record<string, string> }) {
  const id = useId();
  const { frame, input } = split(props);
  return (
    <FieldFrame id={id} {...frame}>
      {(described) => (
        <Select id={id} options={Object.entries(options)} {...input} {...described} />
      )}
    </FieldFrame>
  );
}

export function PasswordField(props: Frame & ComponentProps<"input">) {
  const id = useId();
  const [isShown, setShown] = useState(false);
  const { frame, input } = split(props);
  const toggle = isShown ? ui.hidePassword : ui.showPassword;
  return (
    <FieldFrame id={id} {...frame}>
      {(described) => (
        <span className="relative block">
          <input
            id={id}
            className="field pr-11"
            type={isShown ? "text" : "password"}
            {...input}
            {...described}
          />
          <button
            type="button"
            className="btn btn-quiet absolute inset-y-0 right-0 h-full w-10 px-0 touch:w-11"
            aria-label={toggle}
            aria-pressed={isShown}
            title={toggle}
            onClick={() => setShown(!isShown)}
          >
            <Icon name={isShown ? "eye-crossed" : "eye"} />
          </button>
        </span>
      )}
    </FieldFrame>
  );
}

type Registered<Values extends FieldValues> = {
  path: Path<Values>;
  rules?: {
    required?: string;
    /** Changes the typed text before it is checked and kept. */
    setValueAs?: (typed: string) => string;
    validate?: (typed: string) => string | boolean;
    onBlur?: () => void;
    onChange?: () => void;
  };
};

/** Connects a field component to the form context, and shows its error. */
export const inForm = <Props extends Frame>(Field: (props: Props) => ReactNode) =>
  function FormField<Values extends FieldValues>({
    path,
    rules,
    ...props
  }: Omit<Props, "error" | "name"> & Registered<Values>) {
    const { register, formState, getFieldState } = useFormContext<Values>();
    const { error } = getFieldState(path, formState);
    return (
      <Field
        {...(props as unknown as Props)}
        error={error?.message}
        {...register(path, rules as RegisterOptions<Values>)}
      />
    );
  };

export const FormText = inForm(TextField);
export const FormTextArea = inForm(TextAreaField);
export const FormSelect = inForm(SelectField);
