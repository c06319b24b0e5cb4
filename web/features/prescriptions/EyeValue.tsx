import { type Eye, nearVision, sphericalEquivalent, transpose } from "#domain/optics/optics.ts";
import { formatDioptre, formatDistance } from "#domain/optics/format.ts";
import { words } from "#lib/texts/words.strings.ts";
import { formStrings } from "./form.strings.ts";

const strings = formStrings.eyes;
type Props = { eye: Eye };

/** Correction of an eye, '+2.00 (−1.25) 90° add +2.00', with 'add' in grey. */
export function EyeValue({ eye }: Props) {
  return (
    <>
      {formatDistance(eye)}
      {eye.addition !== null && (
        <>
          {" "}
          <span className="text-ink-3 font-normal">{words.add}</span> {formatDioptre(eye.addition)}
        </>
      )}
    </>
  );
}

/** Values derived from a correction. `near`: prescribed near vision, which replaces sphere plus addition. */
export function derived(
  eye: Eye,
  near: Eye | null,
): { label: string; title: string; text: string }[] {
  const [computed, transposed, equivalent] = [
    nearVision(eye),
    transpose(eye),
    sphericalEquivalent(eye),
  ];
  const shown = near ?? computed;
  return [
    ...(shown
      ? [
          {
            label: strings.nearVision,
            title: near ? strings.givenNearTitle : strings.nearVisionTitle,
            text: formatDistance(shown),
          },
        ]
      : []),
    ...(transposed
      ? [
          {
            label: strings.transposed,
            title: strings.transposedTitle,
            text: formatDistance(transposed),
          },
        ]
      : []),
    ...(equivalent === null
      ? []
      : [
          {
            label: strings.equivalent,
            title: strings.equivalentTitle,
            text: formatDioptre(equivalent),
          },
        ]),
  ];
}
