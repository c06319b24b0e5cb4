// Test route of queryPlans.test.ts for the plans of statements of any length; the dashboard's console accepts 5 000
// characters.
routerAdd("POST", "/api/test/plan", (e) => {
  const plans = e.requestInfo().body.statements.map((sql) => {
    const steps = arrayOf(new DynamicModel({ detail: "" }));
    e.app.db().newQuery(`EXPLAIN QUERY PLAN ${sql}`).all(steps);
    return steps.map(({ detail }) => detail);
  });
  return e.json(200, plans);
});
