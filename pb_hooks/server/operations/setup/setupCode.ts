/**
 * Set-up code printed by the server (docs/operations.md, First run): proves that the person setting up can read its
 * output. Not required on the computer itself.
 */
import type { Settings } from "#domain/core/settings.ts";
import { isSetUpNeeded } from "./accounts.ts";

type WithStore = Pick<core.App, "store">;
const codeKey = "optique.setupCode";
const onNetworkKey = "optique.setupOnNetwork";
const letters = "abcdefghjkmnpqrstuvwxyz23456789";
const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::\d+)?$/i;
/** Addresses that listen on all interfaces: the link then shows localhost, and npm start prints the others. */
const everywhere = /^(?:0\.0\.0\.0|\[::\])?:\d+$/;

/** Creates the code of this start and prints the link with it. */
export function printSetupLink(
  app: core.App,
  { http }: Settings,
  print: (line: string) => void,
): void {
  if (!isSetUpNeeded(app)) return;
  const isOnNetwork = !loopback.test(http);
  const code = $security.randomStringWithAlphabet(12, letters);
  app.store().set(codeKey, code);
  app.store().set(onNetworkKey, isOnNetwork);
  const address = everywhere.test(http) ? `localhost${http.slice(http.lastIndexOf(":"))}` : http;
  print(`First run: http://${address}/setup?code=${code}`);
}

/** Request headers that reveal a proxy. */
const proxyHeaders = [
  ...["For", "Proto", "Host", "Port", "Server", "Prefix"].map((name) => `X-Forwarded-${name}`),
  "X-Real-IP",
  "Forwarded",
  "Via",
];

/**
 * True unless a browser on this computer requests its own server by a local name. A proxy that adds no headers looks
 * the same (docker/README.md, Behind https), except for HTTP/1.0: nginx's default, which no browser uses.
 */
export function isSetupCodeRequired(e: core.RequestEvent): boolean {
  const { request } = e;
  if (!request || e.app.store().get(onNetworkKey) === true) return true;
  const isFromHere = loopback.test(request.host) && loopback.test(request.remoteAddr);
  const isPlain = request.protoMinor === 0;
  const isProxied = proxyHeaders.some((name) => request.header.values(name).length > 0);
  return !isFromHere || isPlain || isProxied;
}

export function isSetupCode(app: WithStore, given: unknown): boolean {
  const code: unknown = app.store().get(codeKey);
  return (
    typeof code === "string" && typeof given === "string" && $security.equal(code, plain(given))
  );
}

/** Normalises a code copied by hand, which may be typed in groups or, on telephones, with a capital letter. */
const plain = (typed: string): string => typed.replace(/[\s-]/g, "").toLowerCase();

/** Deletes a used code, because there is no second set-up. */
export const deleteSetupCode = (app: WithStore): void => app.store().remove(codeKey);
