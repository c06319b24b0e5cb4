import type { Page } from "./request.ts";

/** Builds a page from rows that are all loaded. */
export const pageOf = <Row>(rows: readonly Row[], page: number, perPage: number): Page<Row> => ({
  page,
  perPage,
  totalItems: rows.length,
  totalPages: Math.ceil(rows.length / perPage),
  items: rows.slice((page - 1) * perPage, page * perPage),
});
