import { figureQueries } from "#api/shop/figures.ts";
import { pages } from "#lib/texts/pages.strings.ts";
import { paths } from "#lib/addresses/paths.ts";
import type { Route } from "#lib/addresses/route.ts";
import { periodOfAddress } from "#shared/period/periodOfAddress.ts";

/** Prefetches nothing for a period that ends before it begins. */
const figuresAt: Route["prefetch"] = ({ filter }) => {
  const { period, isValid } = periodOfAddress(filter, "week");
  return isValid ? [figureQueries.statistics(period)] : [];
};

export const routes: readonly Route[] = [
  {
    path: paths.statistics,
    page: () => import("./StatisticsPage.tsx"),
    ...pages.statistics,
    prefetch: figuresAt,
  },
];
