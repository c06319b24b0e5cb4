/** Totals and differences of a period for the accountant (docs/rules-books.md). */
import type { Books } from "#domain/books/booksAnswers.ts";
import type { Period } from "#domain/core/days/period.ts";
import { getQuery } from "#api/request.ts";

export const booksQueries = {
  of: (period: Period) => getQuery<Books>(["books", period], "books", period),
};
