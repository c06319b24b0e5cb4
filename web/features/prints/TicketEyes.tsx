import { eyesOf } from "../../../pb_hooks/domain/optics";
import { formatEye } from "../../../pb_hooks/domain/opticsFormat";
import { eyeSides, type Prescription } from "../../../pb_hooks/domain/records";
import { eyeLabels } from "../../lib/labels";

/** Both eyes in a line each. */
export function TicketEyes({ prescription }: { prescription: Prescription }) {
  const eyes = eyesOf(prescription);
  return (
    <div className="font-semibold">
      {eyeSides.map((side) => (
        <p key={side}>
          {eyeLabels[side].mark} {formatEye(eyes[side])}
        </p>
      ))}
    </div>
  );
}
