/**
 * The code that proves that who sets the shop up may read what the server printed (server/README.md, First run). Asked for
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

/** Is the code asked of this request? A proxy before a server of this computer keeps the name that the visitor typed. */
export function isCodeAsked(e: core.RequestEvent): boolean {
  const isProxied = (e.request?.header.get("X-Forwarded-For") ?? "") !== "";
  return (
    e.app.store().get(onNetworkKey) === true || isProxied || !loopback.test(e.request?.host ?? "")
  );
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
