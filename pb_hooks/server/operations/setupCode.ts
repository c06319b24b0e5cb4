/**
 * The code that proves that who sets the shop up may read what the server printed (docs/operations.md, First run). Asked for
 * on every address but this computer's own, where only its own people reach.
 */
import type { Settings } from "#domain/core/settings.ts";
import { isSetUpNeeded } from "./accounts.ts";

type WithStore = Pick<core.App, "store">;
const codeKey = "optique.setupCode";
const onNetworkKey = "optique.setupOnNetwork";
const letters = "abcdefghjkmnpqrstuvwxyz23456789";
const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i;
/** Every address of the computer, of which it is best known by this one; npm start prints the others. */
const everywhere = /^(?:0\.0\.0\.0|\[::\])?:\d+$/;

/** Makes the code of this start and prints the link that carries it. */
export function offerSetup(app: core.App, { http }: Settings, print: (line: string) => void): void {
  if (!isSetUpNeeded(app)) return;
  const isOnNetwork = !loopback.test(http);
  const code = $security.randomStringWithAlphabet(12, letters);
  app.store().set(codeKey, code);
  app.store().set(onNetworkKey, isOnNetwork);
  const address = everywhere.test(http) ? `localhost${http.slice(http.lastIndexOf(":"))}` : http;
  print(`First run: http://${address}/setup?code=${code}`);
}

/** What a server in front says of itself. */
const proxyHeaders = [
  ...["For", "Proto", "Host", "Port", "Server", "Prefix"].map((name) => `X-Forwarded-${name}`),
  "X-Real-IP",
  "Forwarded",
  "Via",
];

/**
 * Is the code asked of this request? Not of a browser on this computer that asks a server of this computer by its own name.
 * A proxy on it that says nothing of itself and gives the server's name looks the same (README.md, Behind https), but for
 * HTTP/1.0, which no browser uses and nginx does unless it is told otherwise.
 */
export function isCodeAsked(e: core.RequestEvent): boolean {
  const { request } = e;
  if (!request || e.app.store().get(onNetworkKey) === true) return true;
  const isFromHere = loopback.test(request.host) && loopback.test(request.remoteAddr);
  const isPlain = request.protoMinor === 0;
  const isProxied = proxyHeaders.some((name) => request.header.values(name).length > 0);
  return !isFromHere || isPlain || isProxied;
}

export function isCode(app: WithStore, given: unknown): boolean {
  const code: unknown = app.store().get(codeKey);
  return (
    typeof code === "string" && typeof given === "string" && $security.equal(code, plain(given))
  );
}

/** As a person copies it from another screen: in groups, or as a telephone writes the first letter. */
const plain = (typed: string): string => typed.replace(/[\s-]/g, "").toLowerCase();

/** It was used: there is no second set-up. */
export const forgetCode = (app: WithStore): void => app.store().remove(codeKey);
