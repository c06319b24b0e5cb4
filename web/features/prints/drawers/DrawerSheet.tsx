import type { Drawer } from "#api/lenses/drawers.ts";
import type { ListedProduct } from "#api/stock/products.ts";
import { today } from "#domain/core/days/days.ts";
import type { Company } from "#domain/core/records.ts";
import { formatDay } from "#lib/texts/formats.ts";
import { cellAt, diametersOf, type DrawerGrid, gridOf } from "#shared/lenses/drawerGrid.ts";
import { drawerStrings } from "#shared/lenses/drawer.strings.ts";
import { dioptreText } from "#domain/lenses/formatPower.ts";
import { ShopSheet } from "#shared/paper/ShopSheet.tsx";
import { drawerPrints as text } from "./drawers.strings.ts";

type Props = { product: ListedProduct; drawer: Drawer; company: Company };

/** Quantities of a drawer, one grid per diameter, on landscape A4. */
export function DrawerSheet({ product, drawer, company }: Props) {
  const { cells, loose } = drawer;
  const supplier = product.expand?.supplier?.name;
  return (
    <ShopSheet
      company={company}
      title={text.drawer}
      under={
        <>
          <p dir="auto">{product.name}</p>
          <p>{[supplier, product.reference].filter(Boolean).join(" · ")}</p>
          <p>{formatDay(today())}</p>
        </>
      }
    >
      {cells.length === 0 && <p>{text.empty}</p>}
      {diametersOf(cells, []).map((diameter) => (
        <Grid key={diameter} grid={gridOf(cells, diameter)} />
      ))}
      {loose > 0 && <p>{text.loose(loose)}</p>}
    </ShopSheet>
  );
}

const Grid = ({ grid }: { grid: DrawerGrid }) => (
  <section className="mb-[1.5em]">
    <h2 className="keep font-semibold">{drawerStrings.diameter(grid.diameter)}</h2>
    <table className="sheet-table text-[0.9em]">
      <thead>
        <tr>
          <th scope="col">{drawerStrings.head}</th>
          {grid.cylinders.map((cylinder) => (
            <th key={cylinder} scope="col" className="amount">
              {dioptreText(cylinder)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {grid.spheres.map((sphere) => (
          <tr key={sphere} className="keep">
            <th scope="row" className="amount">
              {dioptreText(sphere)}
            </th>
            {grid.cylinders.map((cylinder) => (
              <td key={cylinder} className="amount">
                {grid.cells.get(cellAt(grid, sphere, cylinder))?.quantity || ""}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);
