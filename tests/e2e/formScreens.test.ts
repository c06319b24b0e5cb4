import { fullFormsOf, screensOf } from "#support/screensOf.ts";
import { sweepTests } from "./pages/sweep.ts";

sweepTests("forms", (full) => [...screensOf(full).forms, ...fullFormsOf(full)]);
