import { type Eye, sphericalEquivalent } from "#domain/optics/optics.ts";
import { formatDioptre } from "#domain/optics/format.ts";
import { derived, EyeValue } from "../EyeValue.tsx";
import { formStrings } from "./form.strings.ts";

const strings = formStrings.eyes;
type Props = { eye: Eye };

/** Beside the fields of a wide card: three lines, in a place that does not grow while they appear. */
export function WideReading({ eye }: Props) {
  const lines = derived(eye).filter(({ label }) => label !== strings.equivalent);
  return (
    <output className="grid content-center min-w-0 min-h-14" aria-live="polite">
      <span className="rx @max-[52rem]:text-sm">
        <EyeValue eye={eye} />
      </span>
      {lines.map(({ label, text }) => (
        <span key={label} className="text-sm text-ink-2 whitespace-nowrap">
          <span className="inline-block w-13 text-ink-3">{label}</span>
          {text}
        </span>
      ))}
    </output>
  );
}

/** Under the eye's name, where a wide row has room left. */
export function Equivalent({ eye }: Props) {
  const equivalent = sphericalEquivalent(eye);
  if (equivalent === null) return null;
  return (
    <span
      className="@max-rx:hidden block text-xs text-ink-3 whitespace-nowrap"
      title={strings.equivalentTitle}
    >
      {strings.equivalent} {formatDioptre(equivalent)}
    </span>
  );
}

/** Under the fields of a narrow card. */
export function NarrowDerived({ eye }: Props) {
  return (
    <p className="@rx:hidden col-span-5 mt-1 flex min-h-4.5 flex-wrap gap-x-3 text-sm text-ink-3">
      {derived(eye).map(({ label, text }) => (
        <span key={label} className="whitespace-nowrap">
          {label} {text}
        </span>
      ))}
    </p>
  );
}
