/**
 * Parses the settings (README.md, Settings) from environment variables. A wrong value stops the start with a one-line
 * error.
 */
import { emailForm, minPassword } from "./signIn/credentials.ts";
import { readSite, type SiteContact, siteNames } from "./siteContact.ts";

export type Settings = {
  http: string;
  admin: { email: string; password: string } | null;
  demo: boolean;
  backup: { cron: string; keep: number };
  site: SiteContact;
};
type SettingsResult = { settings: Settings } | { problem: string };

export const settingNames = [
  "OPTIQUE_HTTP",
  "PORT",
  "OPTIQUE_ADMIN_EMAIL",
  "OPTIQUE_ADMIN_PASSWORD",
  "OPTIQUE_DEMO",
  "OPTIQUE_BACKUP_CRON",
  "OPTIQUE_BACKUP_KEEP",
  "OPTIQUE_REPLICA",
  "OPTIQUE_GATE_SECONDS",
  ...siteNames,
] as const;
type Environment = Partial<Record<(typeof settingNames)[number], string>>;

const httpForm = /^(\[[0-9a-fA-F:]+\]|[A-Za-z0-9.-]*):(\d{1,5})$/;
const cronForm = /^\S+\s+\S+\s+\S+\s+\S+\s+\S+$/;
/** A folder, or an address of a kind tested with the replica (docker/lib/replica.mjs repeats this pattern). */
const replicaForm = /^(?!\w+:\/\/)|^(?:s3|file):\/\/./;
const isPort = (text: string): boolean =>
  /^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= 65535;

function checkAdmin(email: string, password: string): string | null {
  if (!email !== !password)
    return "OPTIQUE_ADMIN_EMAIL and OPTIQUE_ADMIN_PASSWORD go together: set both or none";
  if (email && !emailForm.test(email))
    return `OPTIQUE_ADMIN_EMAIL: '${email}' is not an e-mail address`;
  if (password && password.length < minPassword)
    return `OPTIQUE_ADMIN_PASSWORD: at least ${minPassword} characters`;
  return null;
}

/** Parses the environment. Defaults: 127.0.0.1:8090, a backup at 01:00 UTC, 14 backups kept. */
export function readSettings(env: Environment): SettingsResult {
  const http = env.OPTIQUE_HTTP || "127.0.0.1:8090";
  const port = env.PORT ?? "";
  const email = env.OPTIQUE_ADMIN_EMAIL ?? "";
  const password = env.OPTIQUE_ADMIN_PASSWORD ?? "";
  const demo = env.OPTIQUE_DEMO ?? "";
  const cron = env.OPTIQUE_BACKUP_CRON || "0 1 * * *";
  const keep = env.OPTIQUE_BACKUP_KEEP || "14";
  const [, host = "", ownPort = ""] = httpForm.exec(http) ?? [];
  if (!isPort(ownPort))
    return { problem: `OPTIQUE_HTTP: '${http}' is not an address such as 127.0.0.1:8090` };
  if (port && !isPort(port))
    return { problem: `PORT: '${port}' is not a port between 1 and 65535` };
  const adminProblem = checkAdmin(email, password);
  if (adminProblem) return { problem: adminProblem };
  if (!["", "0", "1"].includes(demo))
    return { problem: `OPTIQUE_DEMO: '${demo}' is neither 1 nor 0` };
  if (!cronForm.test(cron))
    return { problem: `OPTIQUE_BACKUP_CRON: '${cron}' is not a cron expression of five fields` };
  if (!/^\d{1,3}$/.test(keep) || Number(keep) < 1)
    return { problem: `OPTIQUE_BACKUP_KEEP: '${keep}' is not a number from 1 to 999` };
  const replica = env.OPTIQUE_REPLICA ?? "";
  if (!replicaForm.test(replica))
    return { problem: `OPTIQUE_REPLICA: '${replica}' is neither a folder nor s3://bucket/optique` };
  const gate = env.OPTIQUE_GATE_SECONDS ?? "";
  if (!/^(?:[1-9]\d{0,3})?$/.test(gate))
    return { problem: `OPTIQUE_GATE_SECONDS: '${gate}' is not a number from 1 to 9999` };
  const site = readSite(env);
  if ("problem" in site) return site;
  return {
    settings: {
      ...site,
      http: `${host}:${port || ownPort}`,
      admin: email ? { email, password } : null,
      demo: demo === "1",
      backup: { cron, keep: Number(keep) },
    },
  };
}
