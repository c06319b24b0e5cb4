/** Totals and differences of a period for the accountant (docs/rules-books.md). */
import { queryOptions } from "@tanstack/react-query";
import type { Books } from "#domain/books/booksAnswers.ts";
import type { Period } from "#domain/core/days/period.ts";
import { get } from "#api/request.ts";

export const booksQueries = {
  of: (period: Period) =>
    queryOptions({
      queryKey: ["books", period],
      queryFn: ({ signal }) => get<Books>("books", period, signal),
    }),
};
