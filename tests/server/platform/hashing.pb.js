/// <reference path="../../../pb_hooks/types/types.d.ts" />
// Takes the turns of hashing, or the seats of a caller, and gives them back (tests/server/platform/hashing.test.ts).

routerAdd("POST", "/api/optique/test/places/{name}/{count}", (e) => {
  const [name, count] = [e.request.pathValue("name"), Number(e.request.pathValue("count"))];
  const isTaken = e.request.url.query().get("taken") === "yes";
  for (let place = 0; place < count; place += 1) {
    const key = `optique.${name}.${place}`;
    if (isTaken) e.app.store().set(key, Date.now());
    else e.app.store().remove(key);
  }
  e.noContent(204);
});
