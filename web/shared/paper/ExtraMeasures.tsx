import { eyeSides, type Prescription } from "#domain/core/records.ts";
import {
  formatPairs,
  type ExtraLine,
  extraLines,
  wearerLines,
} from "#domain/optics/measures/formatExtra.ts";
import { extraOf, wearerOf } from "#domain/optics/measures/extraMeasures.ts";
import { eyeLabels } from "#lib/texts/labels.ts";
import { printStrings } from "./prints.strings.ts";

const written = (lines: readonly ExtraLine[]): string =>
  lines.map(({ label, text }) => `${label} ${text}`).join(" \u00b7 ");

/**
 * Further measures: prism, near EIP, height and acuity of each eye, those of the wearer, the later pairs. Nothing when
 * all are blank.
 */
export function ExtraMeasures({
  prescription,
  without = [],
  className = "",
}: {
  prescription: Prescription;
  /** Names of the lines that this paper omits. */
  without?: readonly string[];
  className?: string;
}) {
  // The near vision is omitted: it has its own table.
  const left = ["near", ...without];
  const lines = [
    ...eyeSides.map((side) => [
      eyeLabels[side].mark,
      written(
        extraLines(extraOf(prescription, side), side).filter(({ name }) => !left.includes(name)),
      ),
    ]),
    [printStrings.wearer, written(wearerLines(wearerOf(prescription)))],
  ].filter(([, text]) => text);
  const pairs = formatPairs(prescription, without);
  if (lines.length === 0 && pairs.length === 0) return null;
  return (
    <section className={`keep grid gap-1 ${className}`}>
      {lines.map(([mark, text]) => (
        <p key={mark} className="wrap-anywhere">
          <strong>{mark}</strong>&nbsp;: {text}
        </p>
      ))}
      {pairs.map((text) => (
        <p key={text} className="wrap-anywhere">
          {text}
        </p>
      ))}
    </section>
  );
}
