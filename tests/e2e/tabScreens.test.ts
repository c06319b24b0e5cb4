import { tabsOf } from "#support/screensOf.ts";
import { sweepTests } from "./pages/sweep.ts";

sweepTests("tabs and days", tabsOf);
