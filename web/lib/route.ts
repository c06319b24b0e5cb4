import type { QueryKey } from "@tanstack/react-query";
import { type ComponentType, createContext } from "react";
import type { ListAddress } from "./listState.ts";
import type { Keys } from "./pages.strings.ts";

/** Everything about one address of the product; `features/<name>/routes.ts` has those of its pages. */
export type Route = {
  /** Pattern, made by its link: `paths.client(":id")`. */
  path: string;
  page: () => Promise<{ default: ComponentType }>;
  /** public: everybody; guest: signed-in users go to /app; app: signed in, within the shell; print: without it. */
  access: "public" | "guest" | "app" | "print";
  /** Its name in the visits. */
  name: string;
  /** Keys that act on it, for the page of '?'. */
  keys?: Keys;
  /** Queries that it opens with, requested beside its code; `id` is that of `path`, or ''. */
  prefetch?: (at: ListAddress & { id: string }) => readonly { queryKey: QueryKey }[];
  /** It answers without '/app' before it too. */
  isShort?: true;
};

/** Names of the pages by their pattern: a feature may not import the route table. */
export const PageNames = createContext<ReadonlyMap<string, string>>(new Map());
