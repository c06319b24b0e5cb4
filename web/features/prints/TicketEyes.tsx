import { eyesOf } from "#domain/optics/optics.ts";
import { formatEye, formatReading } from "#domain/optics/format.ts";
import { eyeSides, type Prescription } from "#domain/core/records.ts";
import { eyeLabels } from "#lib/texts/labels.ts";

/** Corrections on a ticket, one line per eye. */
export function TicketEyes({ prescription }: { prescription: Prescription }) {
  const eyes = eyesOf(prescription);
  return (
    <div className="font-semibold">
      {eyeSides.map((side) => (
        <p key={side}>
          {eyeLabels[side].mark} {formatEye(eyes[side])}
        </p>
      ))}
      {eyeSides.some((side) => eyes[side].eip !== null) && (
        <p>
          {eyeLabels.measures.eip}&nbsp;:{" "}
          {eyeSides
            .map((side) => `${eyeLabels[side].mark} ${formatReading("eip", eyes[side].eip)}`)
            .join(" · ")}
        </p>
      )}
    </div>
  );
}
