declare global {
  /** Types a require in main.ts as the bundle of handlers.ts, so that registrations are type-checked. */
  function require(path: string): typeof import("./handlers.ts");

  /** Version from package.json, inserted by the build (docker/lib/buildHooks.mjs). */
  const OPTIQUE_VERSION: string;

  /** Methods that PocketBase's VM provides, but its type declarations leave to those of the DOM. */
  const console: { log(...values: unknown[]): void; error(...values: unknown[]): void };
}
export {};
