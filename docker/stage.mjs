// Prepares the container's last stage: `node docker/stage.mjs FOLDER` fills FOLDER/root and FOLDER/data.
import { chmod, cp, mkdir, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";

import { root } from "./lib/paths.mjs";
import { prepare } from "./lib/prepare.mjs";
import { command } from "./lib/run.mjs";
import { isLinked } from "./lib/version.mjs";

/** Files by their path in the container. Certificates and time zones come from the build machine. */
const COPIED = {
  "optique/pb_hooks/main.pb.js": join(root, "pb_hooks/main.pb.js"),
  "optique/pb_hooks/optique.js": join(root, "pb_hooks/optique.js"),
  "optique/pb_hooks/demo/story.jsonl": join(root, "pb_hooks/demo/story.jsonl"),
  "optique/pb_migrations": join(root, "pb_migrations"),
  "optique/pb_public": join(root, "pb_public"),
  "LICENSES.txt": join(root, "pb_public/LICENSES.txt"),
  "etc/ssl/certs/ca-certificates.crt": "/etc/ssl/certs/ca-certificates.crt",
  "usr/share/zoneinfo": "/usr/share/zoneinfo",
};

// Duplicates of the zones with and without leap seconds, and tables that no program here reads.
const UNUSED_ZONES =
  /\/zoneinfo\/(?:posix|right|posixrules|localtime|leap.*|tzdata\.zi|.*\.tab|.*\.list)$/;

/** User entry of the container, which would otherwise run as root. */
const PASSWD = "optique:x:65532:65532::/data:/nowhere\n";
const GROUP = "optique:x:65532:\n";

await command(async () => {
  if (!process.argv[2]) throw new Error("Usage: node docker/stage.mjs FOLDER");
  const folder = resolve(process.argv[2]);
  const pocketbase = await prepare({ app: true });
  if (await isLinked(pocketbase)) {
    throw new Error(
      `${pocketbase} needs the system's libraries, and the container has none: delete it, unset OPTIQUE_POCKETBASE, try again.`,
    );
  }
  const image = join(folder, "root");
  await rm(folder, { recursive: true, force: true });
  await mkdir(join(folder, "data"), { recursive: true });
  for (const [place, from] of Object.entries({ "optique/pocketbase": pocketbase, ...COPIED })) {
    await cp(from, join(image, place), {
      recursive: true,
      dereference: true,
      filter: (source) => !UNUSED_ZONES.test(source),
    });
  }
  await writeFile(join(image, "etc/passwd"), PASSWD);
  await writeFile(join(image, "etc/group"), GROUP);
  // Large uploads pass through /tmp.
  await mkdir(join(image, "tmp"));
  await chmod(join(image, "tmp"), 0o1777);
});
