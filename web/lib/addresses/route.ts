import type { QueryKey } from "@tanstack/react-query";
import { type ComponentType, createContext } from "react";
import type { ListAddress } from "./listState.ts";
import type { Keys } from "#lib/texts/pages.strings.ts";

/** Route of a page, defined in `features/<name>/routes.ts`. */
export type Route = {
  /** Pattern of the address, made with its link function: `paths.client(":id")`. */
  path: string;
  page: () => Promise<{ default: ComponentType }>;
  /**
   * People who may open the page. public: everybody; guest: people without a session (others go to /app); print:
   * signed in, without the frame. By default: signed in, within the frame.
   */
  access?: "public" | "guest" | "print";
  /** Name of the page in the visit statistics. */
  name: string;
  /** Keyboard shortcuts of the page, for the keyboard help. */
  keys?: Keys;
  /** Queries to prefetch together with the page's code; `id` is that of the address, or ''. */
  prefetch?: (at: ListAddress & { id: string }) => readonly { queryKey: QueryKey }[];
  /** True when the address also works without '/app'. */
  isShort?: true;
};

/** Page names by pattern, for features, which may not import the table of routes. */
export const PageNames = createContext<ReadonlyMap<string, string>>(new Map());
