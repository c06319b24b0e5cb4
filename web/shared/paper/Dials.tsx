import type { CSSProperties } from "react";
import { type Eyes } from "#domain/optics/optics.ts";
import { eyeSides } from "#domain/core/records.ts";
import { eyeLabels } from "#lib/texts/labels.ts";
import { AxisDial } from "#ui/brand/AxisDial.tsx";

type Props = {
  eyes: Eyes;
  /** Diameter of a dial, as a CSS class. */
  size?: string;
  className?: string;
  style?: CSSProperties;
};

/** Axis dials, as on a trial frame, of the eyes that have a cylinder. */
export function Dials({ eyes, size = "size-[8em]", className = "", style }: Props) {
  const shown = eyeSides.filter((side) => eyes[side].cylinder && eyes[side].axis !== null);
  if (shown.length === 0) return null;
  return (
    <div className={`keep flex justify-evenly text-center ${className}`} style={style}>
      {shown.map((side) => {
        const axis = eyes[side].axis ?? 0;
        return (
          <figure key={side}>
            <AxisDial
              axis={axis}
              label={eyeLabels.axisLabel(axis)}
              className={`mx-auto ${size}`}
              isPrinted
            />
            <figcaption>
              {eyeLabels[side].mark} <strong>{axis}°</strong>
            </figcaption>
          </figure>
        );
      })}
    </div>
  );
}
