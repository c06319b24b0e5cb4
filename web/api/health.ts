import { queryOptions } from "@tanstack/react-query";
import { get } from "./request.ts";

/** What is wrong with the stored data, in sentences; none when all is well. */
export const healthQuery = queryOptions({
  queryKey: ["health"],
  queryFn: ({ signal }) => get<{ problems: string[] }>("health", {}, signal),
});
