import { describe, expect, it } from "vitest";

import { readSettings } from "#domain/core/settings.ts";

describe("the environment settings", () => {
  it("by default the settings serve the local machine only", () => {
    expect(readSettings({})).toEqual({
      settings: {
        http: "127.0.0.1:8090",
        admin: null,
        demo: false,
        backup: { cron: "0 1 * * *", keep: 14 },
        site: { phone: "", whatsapp: "", email: "", facebook: "", instagram: "", linkedin: "" },
      },
    });
  });

  it("settings include the operators' contact", () => {
    const env = {
      OPTIQUE_SITE_PHONE: " 05 22 00 00 00 ",
      OPTIQUE_SITE_WHATSAPP: "06 12 34 56 78",
      OPTIQUE_SITE_FACEBOOK: "https://www.facebook.com/optique",
    };
    expect(readSettings(env)).toMatchObject({
      settings: {
        site: {
          phone: "05 22 00 00 00",
          whatsapp: "212612345678",
          email: "",
          facebook: "https://www.facebook.com/optique",
        },
      },
    });
  });

  it("the port in PORT overrides that of OPTIQUE_HTTP", () => {
    expect(readSettings({ OPTIQUE_HTTP: "0.0.0.0:8090", PORT: "3000" })).toMatchObject({
      settings: { http: "0.0.0.0:3000" },
    });
  });

  it("settings include an administrator, the demo shop and the backups", () => {
    const env = {
      OPTIQUE_ADMIN_EMAIL: "a@b.co",
      OPTIQUE_ADMIN_PASSWORD: "12345678",
      OPTIQUE_DEMO: "1",
      OPTIQUE_BACKUP_CRON: "30 2 * * 1",
      OPTIQUE_BACKUP_KEEP: "3",
      OPTIQUE_REPLICA: "s3://bucket/optique",
    };
    expect(readSettings(env)).toMatchObject({
      settings: { admin: { email: "a@b.co" }, demo: true, backup: { cron: "30 2 * * 1", keep: 3 } },
    });
  });

  it.each([
    [{ OPTIQUE_HTTP: "8090" }, "OPTIQUE_HTTP"],
    [{ OPTIQUE_HTTP: "127.0.0.1" }, "OPTIQUE_HTTP"],
    [{ OPTIQUE_ADMIN_PASSWORD: "administrateur" }, "OPTIQUE_ADMIN_EMAIL"],
    [{ OPTIQUE_HTTP: "localhost:99999" }, "OPTIQUE_HTTP"],
    [{ OPTIQUE_SITE_PHONE: "12" }, "OPTIQUE_SITE_PHONE"],
    [{ OPTIQUE_SITE_WHATSAPP: "us" }, "OPTIQUE_SITE_WHATSAPP"],
    [{ OPTIQUE_SITE_EMAIL: "us" }, "OPTIQUE_SITE_EMAIL"],
    [{ OPTIQUE_SITE_FACEBOOK: "https://www.facebook.com/" }, "OPTIQUE_SITE_FACEBOOK"],
    [{ OPTIQUE_SITE_INSTAGRAM: "javascript:alert(1)" }, "OPTIQUE_SITE_INSTAGRAM"],
    [{ OPTIQUE_SITE_LINKEDIN: "linkedin.com/in/x" }, "OPTIQUE_SITE_LINKEDIN"],
    [{ PORT: "abc" }, "PORT"],
    [{ PORT: "0" }, "PORT"],
    [{ OPTIQUE_ADMIN_EMAIL: "a@b.co" }, "OPTIQUE_ADMIN_PASSWORD"],
    [{ OPTIQUE_ADMIN_EMAIL: "a", OPTIQUE_ADMIN_PASSWORD: "12345678" }, "OPTIQUE_ADMIN_EMAIL"],
    [{ OPTIQUE_ADMIN_EMAIL: "a@b.c", OPTIQUE_ADMIN_PASSWORD: "12345678" }, "OPTIQUE_ADMIN_EMAIL"],
    [{ OPTIQUE_ADMIN_EMAIL: "a@b.co", OPTIQUE_ADMIN_PASSWORD: "court" }, "OPTIQUE_ADMIN_PASSWORD"],
    [{ OPTIQUE_DEMO: "oui" }, "OPTIQUE_DEMO"],
    [{ OPTIQUE_BACKUP_CRON: "demain" }, "OPTIQUE_BACKUP_CRON"],
    [{ OPTIQUE_BACKUP_KEEP: "-1" }, "OPTIQUE_BACKUP_KEEP"],
    [{ OPTIQUE_REPLICA: "ftp://x" }, "OPTIQUE_REPLICA"],
    [{ OPTIQUE_REPLICA: "s3://" }, "OPTIQUE_REPLICA"],
    [{ OPTIQUE_GATE_SECONDS: "0" }, "OPTIQUE_GATE_SECONDS"],
    [{ OPTIQUE_GATE_SECONDS: "2 s" }, "OPTIQUE_GATE_SECONDS"],
  ])("settings of %o are refused with one line that names the setting", (env, name) => {
    const result = readSettings(env);
    if (!("problem" in result)) throw new Error("accepted");
    expect(result.problem).toContain(name);
    expect(result.problem).not.toContain("\n");
  });
});
