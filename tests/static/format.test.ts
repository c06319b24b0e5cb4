import { it } from "vitest";

import { runTool, SOURCES } from "#support/runTool.ts";

it("every file is formatted", () => runTool("oxfmt/bin/oxfmt", "--check", ...SOURCES));
