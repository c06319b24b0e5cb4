// Whether the container can be built and checked on this machine.
import { execFile } from "node:child_process";
import { open } from "node:fs/promises";
import { promisify } from "node:util";

/**
 * Does a program start through the system's dynamic linker? The container has none.
 * @param {string} program
 */
export async function isLinked(program) {
  const file = await open(program);
  try {
    // The linker's path is among the first headers.
    const { buffer } = await file.read({ buffer: Buffer.alloc(4096) });
    return buffer.includes("/ld-linux") || buffer.includes("/ld-musl");
  } finally {
    await file.close();
  }
}

/**
 * Why docker/check-image.mjs cannot be run here, or nothing when it can.
 * @param {string} pocketbase
 * @returns {Promise<string | undefined>}
 */
export async function whyNotImage(pocketbase) {
  const isThere = await promisify(execFile)("buildah", ["--version"]).then(
    () => true,
    () => false,
  );
  if (!isThere) return "buildah is not installed";
  if (process.getuid?.() !== 0) return "buildah needs root for what is asked of it";
  if (await isLinked(pocketbase)) return `${pocketbase} needs the system's libraries`;
  return undefined;
}
