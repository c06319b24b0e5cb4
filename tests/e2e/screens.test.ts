import { screensOf } from "#support/screensOf.ts";
import { sweepTests } from "./pages/sweep.ts";

sweepTests("lists, details and figures", (full) => {
  const { figures, lists, details } = screensOf(full);
  return [...figures, ...lists, ...details];
});
