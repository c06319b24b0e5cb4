import { type Eyes, type Measure, nearVision } from "#domain/optics/optics.ts";
import { formatReading } from "#domain/optics/format.ts";
import { eyeSides } from "#domain/core/records.ts";
import { eyeLabels } from "#lib/labels.ts";
import { strings } from "./prints.strings.ts";

/** Both eyes, the right above the left, with the measures that the sheet wants. */
export function EyesTable({
  eyes,
  measures,
}: {
  eyes: Eyes;
  measures: readonly (readonly [Measure, string])[];
}) {
  return (
    <table className="sheet-table">
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-only">{strings.eye}</span>
          </th>
          {measures.map(([measure, label]) => (
            <th key={measure} scope="col" className="middle">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {eyeSides.map((side) => (
          <tr key={side}>
            <th scope="row" className="middle">
              {eyeLabels[side].mark}
            </th>
            {measures.map(([measure]) => (
              <td key={measure} className="middle">
                {formatReading(measure, eyes[side][measure])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Sphere plus addition of each eye that has one. */
export function NearTable({ eyes }: { eyes: Eyes }) {
  return (
    <table className="sheet-table">
      <thead>
        <tr>
          <th scope="col">
            <span className="sr-only">{strings.eye}</span>
          </th>
          <th scope="col" className="middle">
            {strings.invoice.nearSphere}
          </th>
        </tr>
      </thead>
      <tbody>
        {eyeSides.map((side) => {
          const near = nearVision(eyes[side]);
          return (
            <tr key={side}>
              <th scope="row" className="middle">
                {eyeLabels[side].mark}
              </th>
              <td className="middle">{near ? formatReading("sphere", near.sphere) : "-"}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
