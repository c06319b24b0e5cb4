import { queryOptions } from "@tanstack/react-query";
import { drawerQueries } from "#api/lenses/drawers.ts";
import { queryClient } from "#api/queryClient.ts";
import { productQueries } from "#api/stock/products.ts";
import { paths } from "#lib/addresses/paths.ts";
import { words } from "#lib/texts/words.strings.ts";
import { printPage } from "../PrintedRecord.tsx";
import { PrintPage } from "../PrintPage.tsx";
import { DrawerSheet } from "./DrawerSheet.tsx";
import { drawerPrints as text } from "./drawers.strings.ts";

const formats = ["a4"] as const;

/** Loads a product with its drawer. */
const printedDrawer = (id: string) =>
  queryOptions({
    queryKey: ["lens-drawer", id, "printed"],
    queryFn: async () => {
      const [product, drawer] = await Promise.all([
        queryClient.fetchQuery(productQueries.one(id)),
        queryClient.fetchQuery(drawerQueries.one(id)),
      ]);
      return { product, drawer };
    },
  });

/** /print/tiroir/{product}: quantities of a drawer; waits for 'Imprimer'. */
export default printPage({
  query: printedDrawer,
  failed: text.drawerFailed,
  icon: "box",
  missing: text.missing,
  list: paths.lensDrawers,
  print: ({ product, drawer }, company, id) => (
    <PrintPage
      kind="drawer"
      title={text.drawerOf(product.name)}
      back={paths.lensDrawer(id)}
      backLabel={words.drawer}
      formats={formats}
      isWide
      isKeyed
    >
      {() => <DrawerSheet {...{ product, drawer, company }} />}
    </PrintPage>
  ),
});
