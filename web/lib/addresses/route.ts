import type { QueryKey } from "@tanstack/react-query";
import { type ComponentType, createContext } from "react";
import type { ListAddress } from "./listState.ts";
import type { Keys } from "#lib/texts/pages.strings.ts";

/** Route of a page, defined in `features/<name>/routes.ts`. */
export type Route = {
  /** Pattern, made by its link: `paths.client(":id")`. */
  path: string;
  page: () => Promise<{ default: ComponentType }>;
  /** public: everybody; guest: signed-in users go to /app; print: signed in, without the shell, as the first run is. By default within it. */
  access?: "public" | "guest" | "print";
  /** Name in analytics. */
  name: string;
  /** Shortcuts, for the keyboard help. */
  keys?: Keys;
  /** Queries prefetched beside its code; `id` is the path's, or ''. */
  prefetch?: (at: ListAddress & { id: string }) => readonly { queryKey: QueryKey }[];
  /** Also served without the '/app' prefix. */
  isShort?: true;
};

/** Page names by pattern, for features, which may not import the route table. */
export const PageNames = createContext<ReadonlyMap<string, string>>(new Map());
