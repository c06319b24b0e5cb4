// npm test: builds what is missing, then runs every test. `npm test -- server` runs one part, and `npm test -- e2e
// sale` the files of a part whose names contain a word. `npm test -- all --shuffle` runs all files in random order,
// and `npm test -- e2e --shard 1/2` the first half of the files. `npm run bench -- sale --beside 64304171` measures
// that commit too. OPTIQUE_DURATIONS=<file> stores vitest's JSON report. The last line is `N passed, N failed`.
import { parseArgs } from "node:util";

import { prepare } from "#docker/lib/prepare.mjs";
import { runSilently, command } from "#docker/lib/run.mjs";
import { isLinked } from "#docker/lib/version.mjs";
import { countOf, projectsOf, slowestOf } from "./countOf.mjs";

/** Parts that `npm run check` runs. Each part is a vitest project of vite.config.ts, or two. */
const CHECK = ["format", "lint", "types", "unit"];
const ALL = [...CHECK, "server", "e2e", "image"];

/** @param {readonly string[]} words of the command without its options */
function chosen([part, ...filters]) {
  if (!part || part === "all") return { asked: ALL, filters };
  if (part === "check") return { asked: CHECK, filters };
  const known = [...ALL, "bench", "torture"];
  if (known.includes(part)) return { asked: [part], filters };
  throw new Error(`There is no part called ${part}: ${known.join(", ")}`);
}

/**
 * Reason why the container's image cannot be built on this machine; falsy when it can.
 * @param {string} pocketbase
 */
async function whyNotImage(pocketbase) {
  const version = await runSilently("buildah", ["--version"]).catch(() => undefined);
  if (!version) return "buildah is not installed";
  if (process.getuid?.() !== 0) return "buildah needs root for what is asked of it";
  return (await isLinked(pocketbase)) && `${pocketbase} needs the system's libraries`;
}

/** Test files that take longest: sweeps over all screens, and some of the server part. */
const SLOWEST =
  /(?:[sS]creens|formStates|dialogs|appearance|workshop|gate|restore|serve|dataFolder|setup|rehearsal|upgrade|counterSale|site)\.test\.ts$/;

/** Runs the slowest files first, then in vitest's order, so that all workers end at about the same time. */
async function slowestFirst() {
  const { BaseSequencer } = await import("vitest/node");
  return class extends BaseSequencer {
    /**
     * @override
     * @param {import("vitest/node").TestSpecification[]} files
     */
    async sort(files) {
      const sorted = await super.sort(files);
      return [true, false].flatMap((isFirst) =>
        sorted.filter(({ moduleId }) => SLOWEST.test(moduleId) === isFirst),
      );
    }
  };
}

async function main() {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      shuffle: { type: "boolean" },
      shard: { type: "string" },
      beside: { type: "string" },
    },
  });
  const { asked, filters } = chosen(positionals);
  if (values.beside) process.env["OPTIQUE_BESIDE"] = values.beside;
  const pocketbase = await prepare({ types: true });
  const reason = asked.includes("image") && (await whyNotImage(pocketbase));
  if (reason) console.log(`The container's image is not checked: ${reason}.`);
  const parts = asked.filter((part) => part !== "image" || !reason);
  if (parts.length === 0) return { passed: 0, failed: 0, notes: [] };
  // Imported late, because on a new machine the packages are installed only now.
  const { startVitest } = await import("vitest/node");
  const report = process.env["OPTIQUE_DURATIONS"];
  const options = {
    project: parts.flatMap(projectsOf),
    watch: false,
    ...(values.shard && { shard: values.shard }),
    ...(report && { outputFile: report, reporters: ["default", "json"] }),
  };
  const sequence = values.shuffle
    ? { shuffle: { files: true, tests: false } }
    : { sequencer: await slowestFirst() };
  // Given as a Vite override, because as an option it would replace the groupOrder of each project.
  const { state } = await startVitest("test", filters, options, { test: { sequence } });
  const modules = state.getTestModules();
  for (const line of slowestOf(modules)) console.log(line);
  return countOf(parts, modules, state.getUnhandledErrors());
}

await command(async () => {
  const { passed, failed, notes } = await main().catch((error) => {
    console.error(error instanceof Error ? error.message : error);
    return { passed: 0, failed: 1, notes: [] };
  });
  for (const line of [...notes, `${passed} passed, ${failed} failed`]) console.log(line);
  // Exits at once, because nothing may be printed after the last line.
  process.exit(failed === 0 && passed > 0 ? 0 : 1);
});
