import { it } from "vitest";

import { runTool } from "#support/runTool.ts";

it("the types are right", () => runTool("typescript/bin/tsc", "-b"));
