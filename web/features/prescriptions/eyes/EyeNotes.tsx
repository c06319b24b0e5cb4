import { useFormState } from "react-hook-form";
import { type EyeField, eyeField, eyeFields, measures } from "#domain/optics/optics.ts";
import type { OpticsWarning } from "#domain/optics/warnings.ts";
import { type EyeSide, eyeSides } from "#domain/core/records.ts";
import { Icon } from "#ui/brand/Icon.tsx";
import { eyeLabels } from "#lib/texts/labels.ts";
import type { FormValues } from "../formValues.ts";
import { focusField } from "#shared/eyes/focusField.ts";
import { useWriteEyes } from "./useEyes.ts";
import { WarningLine, WarningLines } from "#shared/eyes/WarningLines.tsx";
import { splitText, warningText } from "./warnings.strings.ts";

export const eyeErrorId = (field: EyeField): string => `error-${field}`;
export const warningId = (warning: OpticsWarning): string => `warn-${warning.key}`;

const sideOf = (field: EyeField): EyeSide =>
  eyeSides.find((side) => field.startsWith(side)) ?? "right";
const nameOf = (field: EyeField): string => {
  const measure = measures.find((name) => eyeField(sideOf(field), name) === field) ?? "sphere";
  return eyeLabels.measureNames[measure];
};

/** Errors by field. */
export function useRefused(): ReadonlyMap<EyeField, string> {
  const { errors } = useFormState<FormValues>({ name: eyeFields });
  return new Map(
    eyeFields.flatMap((field) => {
      const message = errors[field]?.message;
      return message ? [[field, message] as const] : [];
    }),
  );
}

/** Errors under the grid: five fields on a line leave no space below each one. */
export function EyeErrors({ refused }: { refused: ReadonlyMap<EyeField, string> }) {
  if (refused.size === 0) return null;
  return (
    <div
      className="px-4 py-1.5 border-t border-line bg-bad-soft text-bad-ink last:rounded-b-card"
      role="alert"
    >
      {[...refused].map(([field, message]) => (
        <p key={field} id={eyeErrorId(field)} className="flex items-start gap-2 py-1 text-base">
          <Icon name="triangle-alert" className="size-4.5 mt-px" />
          <span className="flex-1">
            <b className="font-semibold">
              {eyeLabels[sideOf(field)].mark}, {nameOf(field)}
            </b>{" "}
            : {message}
          </span>
        </p>
      ))}
    </div>
  );
}

type WarningsProps = { warnings: readonly OpticsWarning[]; since: string };

/** Warnings, one per line, some with a button. They never block a save. */
export function EyeWarnings({ warnings, since }: WarningsProps) {
  const writeEyes = useWriteEyes();
  const split = (right: number, left: number) => {
    writeEyes({ right: { eip: right }, left: { eip: left } });
    // The pressed button disappears with its warning, so the focus moves to the field.
    focusField("right_eip");
  };
  return (
    <WarningLines>
      {warnings.map((warning) => (
        <WarningLine
          key={warning.key}
          id={warningId(warning)}
          side={warning.side}
          action={
            warning.code === "eip_binocular" && (
              <button
                type="button"
                className="btn btn-secondary btn-sm -my-1.5"
                onClick={() => split(warning.right, warning.left)}
              >
                {splitText(warning.right, warning.left)}
              </button>
            )
          }
        >
          {warningText(warning, since)}
        </WarningLine>
      ))}
    </WarningLines>
  );
}
