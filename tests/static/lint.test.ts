import { it } from "vitest";

import { runTool, SOURCES } from "#support/runTool.ts";

it("the linter finds nothing", () =>
  runTool("oxlint/bin/oxlint", "--type-aware", "--deny-warnings", ...SOURCES));
