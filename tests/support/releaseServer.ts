import { createHash } from "node:crypto";
import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";

import { zip } from "./zip.ts";

/** A program that says it is PocketBase of a version, and does nothing else. */
export const program = (version: string) => `#!/bin/sh\necho "pocketbase version ${version}"\n`;

export const ARCHIVE = "pocketbase_0.40.4_linux_amd64.zip";
export const GOOD = zip("pocketbase", program("0.40.4"));

export interface Releases {
  readonly url: string;
  /** The paths that were asked for. */
  readonly asked: string[];
  readonly close: () => Promise<void>;
}

export type Answer = (response: ServerResponse) => void;

/** Serves one release as the real site does: an archive, and a file with its checksum. */
export async function serveReleases(
  archive: Answer | Buffer,
  sums: Answer | string = sumsOf(GOOD),
): Promise<Releases> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? "");
    const answer = request.url?.endsWith("/checksums.txt") ? sums : archive;
    if (typeof answer === "function") answer(response);
    else response.end(answer);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (!address || typeof address === "string") throw new Error("No port is free.");
  const close = async () => {
    server.close();
    server.closeAllConnections();
    await once(server, "close");
  };
  return { url: `http://127.0.0.1:${address.port}`, asked, close };
}

export function sumsOf(archive: Buffer): string {
  const sum = createHash("sha256").update(archive).digest("hex");
  return `${"0".repeat(64)}  pocketbase_0.40.4_darwin_amd64.zip\n${sum}  ${ARCHIVE}\n`;
}
