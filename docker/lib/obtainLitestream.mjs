// Obtains the pinned Litestream: the cached copy, else a build by Go. No digest is pinned, so no release is downloaded.
import { mkdir } from "node:fs/promises";
import { join } from "node:path";

import { cache, exe } from "./paths.mjs";
import { runSilently } from "./run.mjs";

/** Version that the replica was tested with. */
export const LITESTREAM_VERSION = "0.5.17";
const MODULE = `github.com/benbjohnson/litestream/cmd/litestream@v${LITESTREAM_VERSION}`;
const folder = join(cache, `litestream-${LITESTREAM_VERSION}`);
const program = join(folder, `litestream${exe}`);

/** Path of a working cached copy, or nothing. */
export const cachedLitestream = () =>
  runSilently(program, ["version"]).then(
    (said) => (said.includes(LITESTREAM_VERSION) ? program : undefined),
    () => undefined,
  );

/** Path of Litestream; throws when it cannot be built. */
export async function obtainLitestream() {
  const found = await cachedLitestream();
  if (found) return found;
  console.error(
    `Litestream: building ${LITESTREAM_VERSION} with Go, which takes some minutes, once`,
  );
  await mkdir(folder, { recursive: true });
  const env = { ...process.env, GOBIN: folder, GOTOOLCHAIN: "auto", CGO_ENABLED: "0" };
  await runSilently("go", ["install", "-ldflags=-s -w", MODULE], { cwd: folder, env });
  return program;
}
