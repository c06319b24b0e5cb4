import { type Eye, sphericalEquivalent } from "#domain/optics/optics.ts";
import { formatDioptre } from "#domain/optics/format.ts";
import { derived, EyeValue } from "../EyeValue.tsx";
import { formStrings } from "../form.strings.ts";

const strings = formStrings.eyes;
/** `near`: prescribed near vision. */
type Props = { eye: Eye; near: Eye | null };

const besideEquivalent = ({ eye, near }: Props) =>
  derived(eye, near).filter(({ label }) => label !== strings.equivalent);

/** Correction of the eye in words, beside the fields of a wide card, in three lines of reserved space. */
export function WideReading({ eye, near }: Props) {
  const lines = besideEquivalent({ eye, near });
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

/** Name of the eye with its spherical equivalent, for a narrow card. */
export function NameAndEquivalent({ eye, name }: { eye: Eye; name: string }) {
  const equivalent = sphericalEquivalent(eye);
  const hasBoth = equivalent === null ? "" : "@max-rx:hidden";
  return (
    <>
      <span
        dir="auto"
        className={`@rx:block @rx:text-xs text-sm text-ink-3 whitespace-nowrap ${hasBoth}`}
      >
        {name}
      </span>
      {equivalent !== null && <Equivalent value={equivalent} />}
    </>
  );
}

function Equivalent({ value }: { value: number }) {
  return (
    <span
      className="@rx:block @rx:text-xs text-sm text-ink-3 whitespace-nowrap"
      title={strings.equivalentTitle}
    >
      {strings.equivalent} {formatDioptre(value)}
    </span>
  );
}

/** Dashes shown in place of derived values until there are any. */
const awaited = [strings.nearVision, strings.transposed].map((label) => ({ label, text: "-" }));

/** Derived values, under the fields of a narrow card. */
export function NarrowDerived({ eye, near }: Props) {
  const lines = besideEquivalent({ eye, near });
  return (
    <p className="@rx:hidden col-span-5 mt-1 flex min-h-4.5 flex-wrap gap-x-3 text-sm text-ink-3">
      {(lines.length > 0 ? lines : awaited).map(({ label, text }) => (
        <span key={label} className="whitespace-nowrap">
          {label} {text}
        </span>
      ))}
    </p>
  );
}
