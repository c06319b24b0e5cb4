import { booksQueries } from "#api/shop/books.ts";
import { pages } from "#lib/texts/pages.strings.ts";
import { paths } from "#lib/addresses/paths.ts";
import type { Route } from "#lib/addresses/route.ts";
import { seenBooks } from "#lib/seenBooks.ts";
import { booksPeriodAt } from "./periodAt.ts";

/** Prefetches nothing for a period that ends before it begins, nor for a person without the right to the books. */
const booksAt: Route["prefetch"] = ({ filter }) => {
  const seen = seenBooks.peek();
  if (seen === null) return [];
  const { period, isValid } = booksPeriodAt(filter, seen.closedUntil);
  return isValid ? [booksQueries.of(period)] : [];
};

export const routes: readonly Route[] = [
  {
    path: paths.books(),
    page: () => import("./BooksPage.tsx"),
    ...pages.books,
    prefetch: booksAt,
  },
  { path: paths.accounts, page: () => import("./accounts/AccountsPage.tsx"), ...pages.accounts },
];
