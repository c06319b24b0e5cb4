// Builds the two files that PocketBase loads: main.pb.js, the list of registrations, and optique.js, what they call.
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";

import * as esbuild from "esbuild";

import { version } from "./paths.mjs";

/** @type {esbuild.BuildOptions} */
const SHARED = {
  target: "es2022",
  platform: "node",
  charset: "utf8",
  legalComments: "none",
  logLevel: "silent",
  write: false,
  define: { OPTIQUE_VERSION: JSON.stringify(version) },
};

/**
 * Builds both files; a warning is a failure. Throws one Error with all that is wrong, and then writes neither.
 * @param {string} source the folder of main.ts and handlers.ts
 * @param {string} out the folder that gets main.pb.js and optique.js
 */
export async function buildHooks(source, out) {
  try {
    const [main, bundle] = await Promise.all([
      // PocketBase runs each registered function from its own text in another VM: bundling would give it helpers it
      // cannot see.
      build({ entryPoints: [join(source, "main.ts")] }),
      build({ entryPoints: [join(source, "handlers.ts")], bundle: true, format: "cjs" }),
    ]);
    // PocketBase loads it as a plain script.
    const module = /^(?:import|export)\b.*$/m.exec(main)?.[0];
    if (module) throw new Error(`main.ts must not import or export: ${module}`);
    await mkdir(out, { recursive: true });
    await writeFile(join(out, "main.pb.js"), main);
    await writeFile(join(out, "optique.js"), bundle);
  } finally {
    // By itself its service may outlive a command, and keep its terminal.
    await esbuild.stop();
  }
}

/** @type {(options: esbuild.BuildOptions) => Promise<string>} */
const build = async (options) => {
  const result = await esbuild.build({ ...SHARED, ...options }).catch((failure) => failure);
  if (!result.errors) throw result;
  for (const kind of /** @type {const} */ (["error", "warning"])) {
    const messages = await esbuild.formatMessages(result[`${kind}s`], { kind });
    if (messages.length > 0) throw new Error(messages.join("").trim());
  }
  return result.outputFiles[0].text;
};
