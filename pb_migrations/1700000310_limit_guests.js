/// <reference path="../pb_hooks/types/types.d.ts" />
// What a guest may ask, and what is kept of it: 3 000 requests a minute from one address, which a whole shop that loads
// the application at once stays far below, and a log of the server's own errors for three days.

const guests = { label: "/", duration: 60, maxRequests: 3000, audience: "@guest" };
const errors = 8;

migrate(
  (app) => {
    const settings = app.settings();
    settings.logs.maxDays = 3;
    settings.logs.minLevel = errors;
    settings.logs.logIP = false;
    settings.logs.logAuthId = false;
    settings.rateLimits.rules = [...settings.rateLimits.rules, guests];
    app.save(settings);
    // What was kept so far holds search words and addresses with names.
    app.auxDB().newQuery("DELETE FROM _logs").execute();
  },
  (app) => {
    const settings = app.settings();
    settings.logs.maxDays = 14;
    settings.logs.minLevel = 0;
    settings.rateLimits.rules = settings.rateLimits.rules.filter(
      (rule) => rule.audience !== guests.audience,
    );
    app.save(settings);
  },
);
