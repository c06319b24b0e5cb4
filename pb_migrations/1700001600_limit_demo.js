/// <reference path="../pb_hooks/types/types.d.ts" />
// Rate limit of the route that opens the demonstration for anybody.

const label = "POST /api/optique/demo";

migrate((app) => {
  const settings = app.settings();
  const rules = settings.rateLimits.rules;
  if (rules.some((rule) => rule.label === label)) return;
  settings.rateLimits.rules = [...rules, { label, maxRequests: 20, duration: 60, audience: "" }];
  app.save(settings);
});
