import { createHash } from "node:crypto";
import { once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import { strToU8, zipSync } from "fflate";

/** Fake PocketBase that only prints a version. */
export const program = (version: string) => `#!/bin/sh\necho "pocketbase version ${version}"\n`;

/** Archive of one file, as in a release. */
export const zip = (name: string, content: string) =>
  Buffer.from(zipSync({ [name]: strToU8(content) }));

export const GOOD = zip("pocketbase", program("0.40.4"));

export const sha256 = (archive: Buffer) => createHash("sha256").update(archive).digest("hex");

export interface Releases {
  readonly url: string;
  readonly asked: string[];
  readonly close: () => Promise<void>;
}

export type Answer = (response: ServerResponse) => void;

/** Serves the archive of one release like GitHub. */
export async function serveReleases(archive: Answer | Buffer): Promise<Releases> {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? "");
    if (typeof archive === "function") archive(response);
    else response.end(archive);
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
