import type { ReactNode } from "react";
import { get, useFormContext, useFormState } from "react-hook-form";
import { eyeKeys } from "#domain/contactLenses/lens.ts";
import { lensRemarkText } from "#domain/contactLenses/contactLenses.strings.ts";
import type { LensRemark } from "#domain/contactLenses/lensRemarks.ts";
import { emptyEye, transpose } from "#domain/optics/optics.ts";
import { type EyeSide } from "#domain/core/records.ts";
import { focusField } from "#shared/eyes/focusField.ts";
import { WarningLine, WarningLines } from "#shared/eyes/WarningLines.tsx";
import { errorIdOf } from "#shared/documents/useFieldError.ts";
import { Icon } from "#ui/brand/Icon.tsx";
import { Button } from "#ui/page/Button.tsx";
import { eyeId, eyePath, remarkId } from "./eyePaths.ts";
import { acceptedEye, changedTexts, type EyeTexts, readNumber } from "./eyeValues.ts";
import { sheetStrings, valueName } from "./sheet.strings.ts";
import { lensField, type SheetValues } from "./sheetValues.ts";
import { useWriteEye } from "./useEyes.ts";

type Refused = { key: keyof EyeTexts; message: string };

const messageOf = (error: unknown): string =>
  typeof error === "object" &&
  error !== null &&
  "message" in error &&
  typeof error.message === "string"
    ? error.message
    : "";

/** Refused values of an eye, and the error about the eye as a whole, or ''. */
export function useRefused(side: EyeSide): { refused: Refused[]; wanted: string } {
  const { control } = useFormContext<SheetValues>();
  const { errors } = useFormState({ control, name: lensField(side) });
  const refused = eyeKeys.flatMap((key): Refused[] => {
    const message = messageOf(get(errors, eyePath(side, key)));
    return message ? [{ key, message }] : [];
  });
  return { refused, wanted: messageOf(get(errors, lensField(side))) };
}

type ErrorsProps = { side: EyeSide; texts: EyeTexts; state: ReturnType<typeof useRefused> };

/** Errors under the row of an eye, because there is no space below each field. */
export function EyeErrors({ side, texts, state: { refused, wanted } }: ErrorsProps) {
  if (refused.length === 0 && wanted === "") return null;
  return (
    <div className="bg-bad-soft px-4 py-1.5 text-bad-ink" role="alert">
      {wanted && <ErrorLine>{wanted}</ErrorLine>}
      {refused.map(({ key, message }) => (
        <ErrorLine
          key={key}
          id={errorIdOf(eyePath(side, key))}
          action={key === "cylinder" && <Transpose side={side} texts={texts} />}
        >
          <b className="font-semibold">{valueName(key)}</b>&nbsp;: {message}
        </ErrorLine>
      ))}
    </div>
  );
}

type LineProps = { id?: string; action?: ReactNode; children: ReactNode };

const ErrorLine = ({ id, action, children }: LineProps) => (
  <p id={id} className="flex items-start gap-2 py-1 text-base">
    <Icon name="triangle-alert" className="mt-px size-4.5" />
    <span className="flex-1">{children}</span>
    {action}
  </p>
);

/** Button offered for a plus cylinder: converts it to minus, in which lenses are made. */
function Transpose({ side, texts }: Omit<ErrorsProps, "state">) {
  const writeEye = useWriteEye();
  const cylinder = readNumber("cylinder", texts.cylinder);
  const { sphere, axis } = acceptedEye(texts);
  const other = cylinder ? transpose({ ...emptyEye, sphere, cylinder, axis }) : null;
  if (!cylinder || cylinder < 0 || !other) return null;
  const press = () => {
    const { sphere: moved, cylinder: minus, axis: turned } = other;
    writeEye(side, changedTexts({ sphere: moved, cylinder: minus, axis: turned }));
    // The button disappears with the error, so the focus moves to the cylinder.
    focusField(eyeId(side, "cylinder"));
  };
  return (
    <Button size="sm" onClick={press}>
      {sheetStrings.eyes.transpose}
    </Button>
  );
}

type RemarksProps = { side: EyeSide; remarks: readonly LensRemark[] };

/** Amber remarks under the row of an eye, which never block a save. */
export const EyeRemarks = ({ side, remarks }: RemarksProps) => (
  <WarningLines>
    {[...new Set(remarks.map(({ key }) => key))].map((key) => (
      <div key={key} id={remarkId(side, key)}>
        {remarks
          .filter((remark) => remark.key === key)
          .map((remark) => (
            <WarningLine key={remark.code}>{lensRemarkText(remark)}</WarningLine>
          ))}
      </div>
    ))}
  </WarningLines>
);
