import { queryOptions } from "@tanstack/react-query";
import type { User } from "#domain/core/records.ts";
import { pb } from "./pb.ts";

/** Everybody who may sign in, by name. */
export const usersQuery = queryOptions({
  queryKey: ["users"],
  queryFn: ({ signal }) =>
    pb.collection("optique_users").getFullList<User>({ sort: "name", signal }),
});
