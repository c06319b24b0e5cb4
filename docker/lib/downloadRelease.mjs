// Second way to PocketBase: the official release, if its digest is the pinned one.
import { createHash } from "node:crypto";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";

import { exe } from "./paths.mjs";
import { POCKETBASE_VERSION } from "./version.mjs";

/** Download address of PocketBase's releases. */
export const RELEASES = "https://github.com/pocketbase/pocketbase/releases/download";

/**
 * SHA-256 of the archive for each platform, pinned because a published release may be replaced.
 * @type {Record<string, string>}
 */
export const DIGESTS = {
  darwin_amd64: "052906521f09f6f23405cd804c930d2b7a1f8eee06d39b85723b5054b2acb4e4",
  darwin_arm64: "eeb619ea4f8a06421daedb946d133bed269fea334a760941d147f76befc25ebc",
  linux_amd64: "9042ec818570e79c3628dadcd0a756c1496d9e1173918ec409d133c02f82e5fa",
  linux_arm64: "86095bf8ed9345954f0d2bf0a5fb9b57584ae60b77ebf3b6cd23a8003a3fd418",
  windows_amd64: "81c30964508fa7df15fe4571a6ee39e059859c566dad03ebf181aebe07366c3e",
};

const TOTAL_MS = 600_000;

/** @typedef {{ machine: string, url: string, digest: string | undefined }} Release */

/**
 * Release for a platform, as process.platform and process.arch name it; unusable without a digest.
 * @param {{ releases: string, digests: Record<string, string>, platform: string, arch: string }} from
 * @returns {Release}
 */
export function releaseFor({ releases, digests, platform, arch }) {
  const system = platform === "win32" ? "windows" : platform;
  const machine = `${system}_${arch === "x64" ? "amd64" : arch}`;
  const folder = `${releases}/v${POCKETBASE_VERSION}`;
  const url = `${folder}/pocketbase_${POCKETBASE_VERSION}_${machine}.zip`;
  return { machine, url, digest: digests[machine] };
}

/**
 * Downloads the program into a folder and returns its path. Throws when it is missing, incomplete or not the pinned
 * one.
 * @param {string} folder
 * @param {Release} release
 * @param {number} silenceMs how long the server may send nothing
 */
export async function downloadRelease(folder, { url, digest }, silenceMs) {
  const archive = await download(url, silenceMs);
  if (createHash("sha256").update(archive).digest("hex") !== digest)
    throw new Error("this is not the release that is pinned, and was thrown away");
  const name = `pocketbase${exe}`;
  // Imported late: on a new machine the package is installed only now.
  const { unzipSync } = await import("fflate");
  const program = unzipSync(archive, { filter: (file) => file.name === name })[name];
  if (!program) throw new Error(`the archive holds no ${name}`);
  await writeFile(join(folder, name), program, { mode: 0o755 });
  return join(folder, name);
}

/** @type {(url: string, silenceMs: number) => Promise<Buffer>} */
const download = async (url, silenceMs) => {
  const stop = new AbortController();
  const tooSilent = new Error(`sent nothing within ${silenceMs / 1000} s`);
  const silence = setTimeout(() => stop.abort(tooSilent), silenceMs);
  try {
    const signal = AbortSignal.any([stop.signal, AbortSignal.timeout(TOTAL_MS)]);
    const response = await fetch(url, { signal });
    if (!response.ok || !response.body) throw new Error(`answered ${response.status}`);
    const chunks = [];
    for await (const chunk of response.body) {
      chunks.push(chunk);
      silence.refresh();
    }
    return Buffer.concat(chunks);
  } finally {
    clearTimeout(silence);
    // Aborts after a refusal too: an unread response would keep the connection open, and the program running.
    stop.abort();
  }
};
