import type { Register, RegisterRow } from "#domain/optics/register.ts";
import type { Page } from "#api/request.ts";

/** Page of the register, whose rows are all here. */
export function registerPage({ rows }: Register, page: number, perPage: number): Page<RegisterRow> {
  return {
    page,
    perPage,
    totalItems: rows.length,
    totalPages: Math.ceil(rows.length / perPage),
    items: rows.slice((page - 1) * perPage, page * perPage),
  };
}
