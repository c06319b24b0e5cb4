import { useQuery } from "@tanstack/react-query";
import { drawerQueries } from "#api/lenses/drawers.ts";
import { paths } from "#lib/addresses/paths.ts";
import { words } from "#lib/texts/words.strings.ts";
import { Loaded } from "#ui/feedback/Loaded.tsx";
import { RowsSkeleton } from "#ui/feedback/Panel.tsx";
import { Card } from "#ui/page/Card.tsx";
import { DrawerTable } from "./DrawerTable.tsx";
import { diametersOf, gridOf } from "./drawerGrid.ts";
import { drawerStrings as text } from "./drawer.strings.ts";

type Props = {
  product: string;
  /** True on the drawer's own page, which already has the button to count it. */
  isPage?: boolean;
};

/** 'Tiroir': the quantities of a range by power. */
export function DrawerCard({ product, isPage = false }: Props) {
  const query = useQuery(drawerQueries.one(product));
  return (
    <Card
      title={words.drawer}
      className="overflow-hidden"
      aside={
        !isPage && (
          <a className="btn btn-secondary btn-sm" href={paths.lensDrawer(product)}>
            {text.count}
          </a>
        )
      }
    >
      <Loaded query={query} failed={text.failed} skeleton={<RowsSkeleton rows={5} />}>
        {({ cells, loose }) => (
          <>
            {loose > 0 && <p className="px-4 py-3 text-warn-ink">{text.loose(loose)}</p>}
            {cells.length === 0 && loose === 0 && (
              <p className="px-4 py-6 text-center text-ink-3">{text.empty}</p>
            )}
            {diametersOf(cells, []).map((diameter) => (
              <div key={diameter}>
                <h3 className="px-4 pt-3 font-medium">{text.diameter(diameter)}</h3>
                <DrawerTable grid={gridOf(cells, diameter)} />
              </div>
            ))}
          </>
        )}
      </Loaded>
    </Card>
  );
}
