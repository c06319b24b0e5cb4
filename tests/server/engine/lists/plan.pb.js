// Test route of queryPlans.test.ts for the plan of a statement of any length; the dashboard's console accepts 5 000
// characters.
routerAdd("POST", "/api/test/plan", (e) => {
  const steps = arrayOf(new DynamicModel({ detail: "" }));
  const { sql } = e.requestInfo().body;
  e.app.db().newQuery(`EXPLAIN QUERY PLAN ${sql}`).all(steps);
  return e.json(200, steps);
});
