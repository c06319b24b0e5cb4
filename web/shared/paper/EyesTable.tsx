import type { Eye, Eyes, Measure } from "#domain/optics/optics.ts";
import { formatReading } from "#domain/optics/format.ts";
import { type EyeSide, eyeSides } from "#domain/core/records.ts";
import { eyeLabels } from "#lib/texts/labels.ts";
import { EyeHeads } from "./EyeHeads.tsx";
import { printStrings } from "./prints.strings.ts";

type TableProps = {
  heads: readonly string[];
  cells: (side: EyeSide) => readonly string[];
  isRuled?: boolean;
};

/** Column widths, in percent of the sheet: the eye, three measures, then addition and EIP. */
const rulerWidths = [10, 22, 20, 14, 20, 14];

/** Widths for a number of columns, so that the two tables line up. */
function rulerOf(columns: number) {
  const widths = rulerWidths.slice(0, columns);
  const whole = widths.reduce((sum, width) => sum + width, 0);
  return { whole, shares: widths.map((width) => (100 * width) / whole) };
}

/** Table with one row per eye, the right one first. */
const Table = ({ heads, cells, isRuled = false }: TableProps) => {
  const { whole, shares } = rulerOf(heads.length + 1);
  return (
    <table className="sheet-table" style={isRuled ? { width: `${whole}%` } : undefined}>
      {isRuled && (
        <colgroup>
          {shares.map((share, index) => (
            <col key={rulerWidths.slice(0, index).join()} style={{ width: `${share}%` }} />
          ))}
        </colgroup>
      )}
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
};

const nearMeasures = ["sphere", "cylinder", "axis"] as const;

type Ruled = {
  eyes: Eyes;
  /** True when the other table is directly above or below. */
  isRuled?: boolean;
};
type EyesProps = Ruled & { measures: readonly (readonly [Measure, string])[] };

/** Table of the corrections of both eyes, with the measures that the sheet prints. */
export const EyesTable = ({ eyes, measures, isRuled = false }: EyesProps) => (
  <Table
    isRuled={isRuled}
    heads={measures.map(([, head]) => head)}
    cells={(side) => measures.map(([measure]) => formatReading(measure, eyes[side][measure]))}
  />
);

type NearProps = { near: Record<EyeSide, Eye | null>; isRuled?: boolean };

/** Table of the near vision of each eye: the prescribed one, else sphere plus addition. */
export const NearTable = ({ near, isRuled = false }: NearProps) => (
  <Table
    isRuled={isRuled}
    heads={[printStrings.invoice.nearSphere, eyeLabels.measures.cylinder, eyeLabels.measures.axis]}
    cells={(side) =>
      nearMeasures.map((measure) => formatReading(measure, near[side]?.[measure] ?? null))
    }
  />
);
