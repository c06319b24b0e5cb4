import { readdir } from "node:fs/promises";
import { gunzipSync } from "node:zlib";
import { beforeAll, describe, expect, it } from "vitest";

import { call, expectOk } from "#support/shop.ts";
import { sharedServer, startServer } from "#support/startServer.ts";

const server = await sharedServer();
let assets: string[];
beforeAll(async () => {
  assets = await readdir("pb_public/assets");
});

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(server.url + path, { headers, redirect: "manual" });
const asset = (ending: string): string => {
  const found = assets.find((name) => name.endsWith(ending));
  if (!found) throw new Error(`No built file ends with ${ending}`);
  return `/assets/${found}`;
};

describe("the application", () => {
  it.each([
    "/",
    "/app",
    "/login",
    "/app/clients/nouveau",
    "/app/prescriptions/edit/abc?x=1",
    "/prescriptions/1/print",
    "/blog/article",
  ])("answers %s with its page, never cached, under a strict policy", async (path) => {
    const answer = await get(path);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toContain("text/html");
    expect(answer.headers.get("cache-control")).toBe("no-cache");
    const policy = answer.headers.get("content-security-policy") ?? "";
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("script-src 'self'");
    expect(policy).not.toMatch(/unsafe|\*|http/);
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
    expect(await answer.text()).toContain('<div id="root">');
  });

  it.each(["/app", "/", "/blog"])(
    "page %s contains nothing that the policy forbids",
    async (path) => {
      const html = (await (await get(path)).text())
        // Removes what the policy allows: data blocks, links to other pages, our own address.
        .replace(/<script type="application\/ld\+json">.*?<\/script>/, "")
        .replaceAll(/<a [^>]*>/g, "")
        .replaceAll(server.url, "");
      expect(html).not.toMatch(
        /<script(?![^>]*\bsrc=)|<style|\sstyle=|\son\w+=|https?:\/\/(?!www\.w3\.org)/,
      );
    },
  );
});

describe("built files", () => {
  it("built files are cached for ever, because their names change with their content", async () => {
    for (const path of [asset(".js"), asset(".css")]) {
      const answer = await get(path);
      expect(answer.status).toBe(200);
      expect(answer.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    }
  });

  it("built files are compressed", async () => {
    const { request } = await import("node:http");
    const path = asset(".css");
    const packed = await new Promise<Buffer>((resolve, reject) => {
      request(server.url + path, { headers: { "Accept-Encoding": "gzip" } }, (answer) => {
        expect(answer.headers["content-encoding"]).toBe("gzip");
        const parts: Buffer[] = [];
        answer
          .on("data", (part: Buffer) => parts.push(part))
          .on("end", () => resolve(Buffer.concat(parts)));
      })
        .on("error", reject)
        .end();
    });
    const plain = await (await get(path)).text();
    expect(gunzipSync(packed).toString()).toBe(plain);
    expect(packed.length).toBeLessThan(plain.length / 2);
  });

  it("answer 404 when missing, never the page", async () => {
    for (const path of ["/assets/nothing.js", "/assets/nothing.css", "/assets/"]) {
      const answer = await get(path);
      expect([404, 301, 307], path).toContain(answer.status);
      expect(answer.headers.get("cache-control"), path).not.toContain("max-age");
      expect(await answer.text()).not.toContain('id="root"');
    }
  });

  it("built files are not counted by the rate limit of guests", async () => {
    const own = await startServer();
    const rules = [{ label: "/", maxRequests: 5, duration: 60, audience: "@guest" }];
    expectOk(
      await call(own, "PATCH", "/api/settings", {
        token: await own.superuserToken(),
        body: { rateLimits: { enabled: true, rules } },
      }),
    );
    const statusesOf = async (path: string) =>
      new Set(
        await Promise.all(
          Array.from({ length: 10 }, async () => (await fetch(own.url + path)).status),
        ),
      );
    expect(await statusesOf(asset(".js"))).toEqual(new Set([200]));
    expect(await statusesOf("/login")).toContain(429);
    await own.stop();
  });

  it("built files give no access outside their folder", async () => {
    for (const path of [
      "/..%2f..%2fpackage.json",
      "/%2e%2e/pb_hooks/optique.js",
      "/assets/..%2f..%2fpb_hooks%2foptique.js",
    ]) {
      const text = await (await get(path)).text();
      expect(text, path).not.toMatch(/"name": "optique"|module\.exports/);
    }
  });
});

describe("an unknown address under /api", () => {
  it.each(["GET", "POST", "PUT", "PATCH", "DELETE"])(
    "answers %s with 404 in JSON",
    async (method) => {
      for (const path of ["/api/nothing", "/api/optique/nothing", "/api/optique/lists"]) {
        const answer = await fetch(server.url + path, { method });
        expect(answer.status, path).toBe(404);
        expect(await answer.json()).toMatchObject({ status: 404 });
      }
    },
  );
});

describe("PocketBase's dashboard", () => {
  it("PocketBase's dashboard is available to the administrator, with its own policy", async () => {
    const answer = await get("/_/");
    expect(answer.status).toBe(200);
    expect(await answer.text()).not.toContain('id="root"');
  });
});
