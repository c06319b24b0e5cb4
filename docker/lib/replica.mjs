// Location of the replica: OPTIQUE_REPLICA, a folder or an address such as s3://bucket/optique.
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";

import { root } from "./paths.mjs";
import { dataFolder } from "./serve.mjs";

/** Address for Litestream, or nothing without a replica. */
export function replicaUrl() {
  const given = process.env["OPTIQUE_REPLICA"];
  if (given?.includes("://") && !/^(?:s3|file):\/\/./.test(given))
    throw new Error(`OPTIQUE_REPLICA: '${given}' is neither a folder nor s3://bucket/optique`);
  if (!given || given.includes("://")) return given;
  return pathToFileURL(resolve(root, given)).href;
}

/** Environment of docker/litestream.yml. Throws one line when no replica is named. */
export function replicaEnvironment() {
  const url = replicaUrl();
  if (!url)
    throw new Error("OPTIQUE_REPLICA: name a folder on another disk, or s3://bucket/optique");
  return { ...process.env, OPTIQUE_DATA: dataFolder(), OPTIQUE_REPLICA_URL: url };
}
