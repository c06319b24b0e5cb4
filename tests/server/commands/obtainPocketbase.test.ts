import { existsSync } from "node:fs";
import { chmod, mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import type { ServerResponse } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, inject, it } from "vitest";

import { DIGESTS } from "#docker/lib/downloadRelease.mjs";
import { obtainPocketbase } from "#docker/lib/obtainPocketbase.mjs";
import {
  type Answer,
  GOOD,
  program,
  type Releases,
  serveReleases,
  sha256,
  zip,
} from "#support/releaseServer.ts";

const NOWHERE = "http://127.0.0.1:65533";

let folder: string;
let cached: string;
let said: string[];
let releases: Releases | undefined;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "optique-obtain-"));
  await mkdir(join(folder, "cache"));
  await mkdir(join(folder, "bin"));
  cached = join(folder, "cache/pocketbase");
  said = [];
  releases = undefined;
});
afterEach(async () => {
  await releases?.close();
  await rm(folder, { recursive: true, force: true });
});

/** Simulates a machine without Go, unless a test installs one into its PATH. */
const obtain = (
  env: NodeJS.ProcessEnv = {},
  release: { digests?: Record<string, string>; platform?: string; silenceMs?: number } = {},
) =>
  obtainPocketbase({
    env: { PATH: join(folder, "bin"), ...env },
    cache: join(folder, "cache"),
    releases: releases?.url ?? NOWHERE,
    digests: { linux_amd64: sha256(GOOD) },
    platform: "linux",
    arch: "x64",
    silenceMs: 20_000,
    say: (line) => said.push(line),
    ...release,
  });

async function writeProgram(path: string, text: string) {
  await writeFile(path, text);
  await chmod(path, 0o755);
  return path;
}

describe("OPTIQUE_POCKETBASE", () => {
  it("OPTIQUE_POCKETBASE is used when it is the pinned version, without a download", async () => {
    releases = await serveReleases(GOOD);
    const own = await writeProgram(join(folder, "own"), program("0.40.4"));
    expect(await obtain({ OPTIQUE_POCKETBASE: own })).toBe(own);
    expect([said, releases.asked]).toEqual([[], []]);
  });

  it("OPTIQUE_POCKETBASE may be a Go build without version information", async () => {
    const own = inject("pocketbase");
    expect(await obtain({ OPTIQUE_POCKETBASE: own })).toBe(own);
  });

  it.each([
    ["leads nowhere", "does not exist", undefined, 0],
    ["is another version", "is PocketBase 0.39.0, not 0.40.4", program("0.39.0"), 0o755],
    ["was built from who knows what", "an unknown version", program("(untracked)"), 0o755],
    ["may not be executed", "may not be executed", program("0.40.4"), 0o644],
    ["is no program", "does not run", "not a program", 0o755],
    ["is another program", "is not PocketBase", "#!/bin/sh\necho hello\n", 0o755],
  ])(
    "a program named by OPTIQUE_POCKETBASE that %s stops with an error of one line",
    async (_, problem, text, mode) => {
      const own = join(folder, "own");
      if (text) await writeFile(own, text, { mode });
      await writeProgram(cached, program("0.40.4"));
      const failure = await obtain({ OPTIQUE_POCKETBASE: own }).catch(String);
      expect(failure).toContain(`OPTIQUE_POCKETBASE: '${own}' `);
      expect(failure).toContain(problem);
      expect(failure).toContain("correct or unset it");
      expect(failure).not.toContain("\n");
      expect(said).toEqual([]);
    },
  );
});

describe("the cached copy", () => {
  it("the cached copy is used without output", async () => {
    await writeProgram(cached, program("0.40.4"));
    expect(await obtain()).toBe(cached);
    expect(said).toEqual([]);
  });

  it.each([
    ["damaged", "half a progr", 0o755],
    ["not executable", program("0.40.4"), 0o600],
    ["of another version", program("0.40.3"), 0o755],
  ])("the cached copy is replaced when it is %s", async (_, text, mode) => {
    releases = await serveReleases(GOOD);
    await writeFile(cached, text, { mode });
    expect(await obtain()).toBe(cached);
    expect(said[0]).toMatch(/^PocketBase: the cached copy .*Replacing it\.$/);
    expect(await obtain()).toBe(cached);
    expect(releases.asked).toHaveLength(1);
  });
});

describe("the official release", () => {
  it("the official release is downloaded, verified, unpacked and cached", async () => {
    releases = await serveReleases(GOOD);
    expect(await obtain()).toBe(cached);
    expect(releases.asked).toEqual(["/v0.40.4/pocketbase_0.40.4_linux_amd64.zip"]);
    expect(await readdir(join(folder, "cache"))).toEqual(["pocketbase"]);
    expect(said).toEqual([
      `PocketBase: downloading ${releases.url}/v0.40.4/pocketbase_0.40.4_linux_amd64.zip`,
    ]);
  });

  const notFound: Answer = (response) => response.writeHead(404).end("no such release");
  const silence: Answer = () => undefined;
  const half = GOOD.subarray(0, GOOD.length / 2);
  /** Announces the whole archive, sends half of it, then calls `then`. */
  const sendHalf = (then: (response: ServerResponse) => void): Answer => {
    return (response) => {
      response.writeHead(200, { "Content-Length": GOOD.length });
      response.write(half, () => then(response));
    };
  };
  const other = zip("pocketbase", program("0.39.0"));
  const empty = zip("LICENSE.md", "no program");
  const noZip = Buffer.from("this is not an archive, whatever its name says");
  const refused: [string, Answer | Buffer, digest: string, string][] = [
    ["another archive", other, sha256(GOOD), "not the release that is pinned"],
    ["a truncated archive", half, sha256(GOOD), "not the release that is pinned"],
    ["an archive that breaks off", sendHalf((r) => r.destroy()), sha256(GOOD), "terminated: "],
    ["an archive that stalls", sendHalf(silence), sha256(GOOD), "sent nothing within 0.3 s"],
    ["no archive", notFound, sha256(GOOD), "answered 404"],
    ["no answer", silence, sha256(GOOD), "sent nothing within 0.3 s"],
    ["an archive without the program", empty, sha256(empty), "holds no pocketbase"],
    ["a file that is no archive", noZip, sha256(noZip), "invalid zip data"],
    ["another version", other, sha256(other), "what was obtained is PocketBase 0.39.0"],
  ];
  it.each(refused)(
    "the official release is reported, not cached, and replaced by Go after %s",
    async (_, archive, digest, why) => {
      releases = await serveReleases(archive);
      const silenceMs = why.includes("sent nothing") ? 300 : 20_000;
      const release = { digests: { linux_amd64: digest }, silenceMs };
      await expect(obtain({}, release)).rejects.toThrow("could not be obtained");
      const [, failure = "", go = ""] = said;
      expect(failure).toContain(why);
      expect(failure).toMatch(/or set OPTIQUE_POCKETBASE to a copy of your own\. Trying Go\.$/);
      expect(go).toContain("Go is not installed");
      expect(await readdir(join(folder, "cache"))).toEqual([]);
    },
  );

  it("the official release is reported when it cannot be reached", async () => {
    await expect(obtain()).rejects.toThrow("could not be obtained");
    expect(said[0]).toContain(`${NOWHERE}/v0.40.4/pocketbase_0.40.4_linux_amd64.zip`);
    expect(said[1]).toContain("fetch failed: connect ECONNREFUSED 127.0.0.1:65533");
  });

  it("an official release without a pinned digest is not requested; one line says so", async () => {
    releases = await serveReleases(GOOD);
    const failure = await obtain({}, { platform: "sunos" }).catch(String);
    expect(said[0]).toBe("PocketBase: no digest is pinned for sunos_amd64. Trying Go.");
    expect(said[1]).toContain("Go is not installed");
    expect(failure).not.toContain("unzip it");
    expect(releases.asked).toEqual([]);
  });

  it("the official release is verified against the digests of the repository", async () => {
    releases = await serveReleases(GOOD);
    await expect(obtain({}, { digests: DIGESTS })).rejects.toThrow("could not be obtained");
    expect(said[1]).toContain("not the release that is pinned");
  });

  it("the official release has a digest for each common platform", () => {
    expect(Object.keys(DIGESTS)).toEqual([
      "darwin_amd64",
      "darwin_arm64",
      "linux_amd64",
      "linux_arm64",
      "windows_amd64",
    ]);
    expect(Object.values(DIGESTS).filter((digest) => !/^[0-9a-f]{64}$/.test(digest))).toEqual([]);
  });
});

describe("Go, which builds PocketBase", () => {
  /** Fake Go of this version, which records its arguments and installs the given program. */
  const putGo = (version: string, install: string) =>
    writeProgram(
      join(folder, "bin/go"),
      `#!/bin/sh
if [ "$1" = version ]; then echo "go version go${version} linux/amd64"; exit; fi
echo "$GOTOOLCHAIN $CGO_ENABLED $*" > ${join(folder, "called")}
${install}
`,
    );
  const installs = (text: string) =>
    `/bin/cat > "$GOBIN/base" <<'END'\n${text}END\n/bin/chmod +x "$GOBIN/base"`;

  it("builds the pinned module when the release is unavailable", async () => {
    await putGo("1.21.0", installs(program("0.40.4")));
    expect(await obtain()).toBe(cached);
    expect(await readdir(join(folder, "cache"))).toEqual(["pocketbase"]);
    expect(said.at(-1)).toContain("building 0.40.4 with Go 1.21.0");
  });

  it("downloads the toolchain of the module, and needs no C compiler", async () => {
    await putGo(
      "1.26.8",
      `[ "$GOTOOLCHAIN$CGO_ENABLED" = auto0 ] || exit 3
[ "$3" = github.com/pocketbase/pocketbase/examples/base@v0.40.4 ] || exit 4
${installs(program("0.40.4"))}`,
    );
    expect(await obtain({ GOTOOLCHAIN: "local", CGO_ENABLED: "1" })).toBe(cached);
  });

  it.each([
    ["too old", "1.20.14", installs(program("0.40.4")), "Go 1.20.14 is too old, 1.21 or newer"],
    ["failing", "1.22rc1", "echo one >&2; echo 'no such host' >&2; exit 1", "no such host"],
    ["building something else", "1.30", installs(program("0.41.0")), "is PocketBase 0.41.0"],
  ])("Go is reported when %s, and leaves no file", async (_, version, install, problem) => {
    await putGo(version, install);
    await expect(obtain()).rejects.toThrow("could not be obtained");
    expect(said.at(-1)).toContain(problem);
    expect(said.at(-1)).toContain("Install or update Go");
    expect(await readdir(join(folder, "cache"))).toEqual([]);
  });
});

describe("when no source of PocketBase is available", () => {
  it("prints instructions with the addresses to use", async () => {
    const failure = await obtain().catch((error: unknown) => String(error));
    expect(failure).toContain(`${NOWHERE}/v0.40.4/pocketbase_0.40.4_linux_amd64.zip`);
    expect(failure).toContain(`unzip it to ${cached}`);
    expect(failure).toContain("set OPTIQUE_POCKETBASE");
    expect(failure).toContain("install Go 1.21 or newer from https://go.dev/dl/");
    expect(said.filter((line) => line.includes("\n"))).toEqual([]);
    expect(existsSync(cached)).toBe(false);
  });
});
