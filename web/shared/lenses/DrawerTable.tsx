import type { ReactNode } from "react";
import { ScrollBox } from "#ui/page/ScrollBox.tsx";
import { cellAt, type DrawerGrid } from "./drawerGrid.ts";
import { drawerStrings as text } from "./drawer.strings.ts";
import { dioptreText } from "#domain/lenses/formatPower.ts";

type Props = {
  grid: DrawerGrid;
  /** Content of a cell; by default its quantity, and the lenses on order. */
  cell?: (name: string, place: { row: number; column: number }) => ReactNode;
};

/** Grid of a drawer: a row for each sphere, a column for each cylinder. */
export function DrawerTable({ grid, cell }: Props) {
  const { spheres, cylinders } = grid;
  const show = cell ?? ((name: string) => <Quantity grid={grid} name={name} />);
  return (
    <ScrollBox label={text.diameter(grid.diameter)}>
      <table className="tbl w-auto!" aria-label={text.diameter(grid.diameter)}>
        <thead>
          <tr>
            <th scope="col">{text.head}</th>
            {cylinders.map((cylinder) => (
              <th key={cylinder} scope="col" className="num">
                {dioptreText(cylinder)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {spheres.map((sphere, row) => (
            <tr key={sphere}>
              <th
                scope="row"
                className="num bg-surface in-[tr:last-child]:border-b-0 md:sticky md:left-0"
              >
                {dioptreText(sphere)}
              </th>
              {cylinders.map((cylinder, column) => (
                <td key={cylinder} className="num h-9! w-16 py-1!">
                  {show(cellAt(grid, sphere, cylinder), { row, column })}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}

function Quantity({ grid, name }: { grid: DrawerGrid; name: string }) {
  const { quantity = 0, awaited = 0 } = grid.cells.get(name) ?? {};
  return (
    <>
      {quantity > 0 && <span className="font-medium">{quantity}</span>}
      {awaited > 0 && (
        <span className="ml-1 text-sm text-info-ink" title={text.awaited(awaited)}>
          +{awaited}
        </span>
      )}
    </>
  );
}
