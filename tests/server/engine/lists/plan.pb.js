// A route of queryPlans.test.ts alone: the plan of a statement, however long; the dashboard's console takes 5 000 signs.
routerAdd("POST", "/api/test/plan", (e) => {
  const steps = arrayOf(new DynamicModel({ detail: "" }));
  const { sql } = e.requestInfo().body;
  e.app.db().newQuery(`EXPLAIN QUERY PLAN ${sql}`).all(steps);
  return e.json(200, steps);
});
