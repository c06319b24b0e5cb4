declare global {
  /** What main.ts requires is the bundle of handlers.ts: registrations are typed by it. */
  function require(path: string): typeof import("./handlers.ts");

  /** Of package.json; the build writes it in (docker/lib/buildHooks.mjs). */
  const OPTIQUE_VERSION: string;

  /** PocketBase's VM has these two; its types leave them to the DOM's. */
  const console: { log(...values: unknown[]): void; error(...values: unknown[]): void };
}
export {};
