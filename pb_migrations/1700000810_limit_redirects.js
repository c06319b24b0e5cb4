/// <reference path="../pb_hooks/types/types.d.ts" />
// The return from another site's sign-in, which nobody uses: PocketBase gives its routes the id of our gate, so the gate
// does not see them, and this limit is what stands before their body. One an hour from one address is the least it takes.

const redirect = {
  label: "/api/oauth2-redirect",
  duration: 3600,
  maxRequests: 1,
  audience: "",
};

migrate(
  (app) => {
    const settings = app.settings();
    settings.rateLimits.rules = [...settings.rateLimits.rules, redirect];
    app.save(settings);
  },
  (app) => {
    const settings = app.settings();
    settings.rateLimits.rules = settings.rateLimits.rules.filter(
      (rule) => rule.label !== redirect.label,
    );
    app.save(settings);
  },
);
