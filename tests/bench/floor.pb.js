// Routes for the lower bound (floor.ts): an empty request, and an insertion of rows by raw SQL.
routerAdd("GET", "/api/bench/empty", (e) => e.noContent(204));
routerAdd("PUT", "/api/bench/empty", (e) => e.noContent(204));
routerAdd("PUT", "/api/bench/rows", (e) => {
  const statements = JSON.parse(toString(e.request.body));
  $app.runInTransaction((tx) => {
    for (const [sql, sets] of statements) {
      const query = tx.db().newQuery(sql);
      query.prepare();
      for (const params of sets) query.bind(params).execute();
      query.close();
    }
  });
  e.noContent(204);
});
