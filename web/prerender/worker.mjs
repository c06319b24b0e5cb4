// Builds the service worker with the file names of this build.
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { transformWithOxc } from "vite";

import { root } from "#docker/lib/paths.mjs";

const source = join(root, "web/worker/worker.ts");

/**
 * Writes the service worker beside the application.
 * @returns {import("vite").Plugin}
 */
export function worker() {
  return {
    name: "worker",
    apply: "build",
    generateBundle: {
      order: "post",
      async handler(_, bundle) {
        const kept = Object.keys(bundle)
          .filter((name) => name.startsWith("assets/"))
          .map((name) => `/${name}`)
          .sort();
        const text = await readFile(source, "utf8");
        const whole = ["theme.js", "favicon.svg"].map((name) =>
          readFile(join(root, "web/public", name), "utf8"),
        );
        // Files without a hash in their name change the build id too.
        const html = bundle["index.html"];
        const page = html?.type === "asset" ? String(html.source) : "";
        const build = createHash("sha256")
          .update([kept, page, text, ...(await Promise.all(whole))].join())
          .digest("hex")
          .slice(0, 12);
        const { code } = await transformWithOxc(text, source, {
          define: { kept: JSON.stringify(kept), build: JSON.stringify(build) },
        });
        this.emitFile({ type: "asset", fileName: "worker.js", source: code });
      },
    },
  };
}
