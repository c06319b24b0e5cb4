import { type Eyes, type Measure, nearVision } from "#domain/optics/optics.ts";
import { formatReading } from "#domain/optics/format.ts";
import { type EyeSide, eyeSides } from "#domain/core/records.ts";
import { eyeLabels } from "#lib/labels.ts";
import { EyeHeads } from "./EyeHeads.tsx";
import { strings } from "./prints.strings.ts";

type TableProps = { heads: readonly string[]; cells: (side: EyeSide) => readonly string[] };

/** A row for each eye, the right above the left. */
const Table = ({ heads, cells }: TableProps) => (
  <table className="sheet-table">
    <thead>
      <tr>
        <EyeHeads heads={heads} />
      </tr>
    </thead>
    <tbody>
      {eyeSides.map((side) => (
        <tr key={side}>
          <th scope="row" className="middle">
            {eyeLabels[side].mark}
          </th>
          {cells(side).map((cell, index) => (
            <td key={heads[index]} className="middle">
              {cell}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);

const nearMeasures = ["sphere", "cylinder", "axis"] as const;

type EyesProps = { eyes: Eyes; measures: readonly (readonly [Measure, string])[] };

/** Both eyes, with the measures that the sheet wants. */
export const EyesTable = ({ eyes, measures }: EyesProps) => (
  <Table
    heads={measures.map(([, head]) => head)}
    cells={(side) => measures.map(([measure]) => formatReading(measure, eyes[side][measure]))}
  />
);

/** The whole correction for reading, of each eye that has an addition: its sphere with it, the cylinder and axis as they are. */
export const NearTable = ({ eyes }: { eyes: Eyes }) => (
  <Table
    heads={[strings.invoice.nearSphere, eyeLabels.measures.cylinder, eyeLabels.measures.axis]}
    cells={(side) => {
      const near = nearVision(eyes[side]);
      return nearMeasures.map((measure) => formatReading(measure, near?.[measure] ?? null));
    }}
  />
);
