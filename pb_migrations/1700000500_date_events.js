/// <reference path="../pb_hooks/types/types.d.ts" />
// The day of a visit is the shop's, not the universal one of its record.
migrate(
  (app) => {
    const events = app.findCollectionByNameOrId("optique_events");
    events.fields.add(new TextField({ name: "day", max: 10 }));
    events.addIndex("idx_events_company_day", false, "company, day", "");
    app.save(events);
    app.db().newQuery("UPDATE optique_events SET day = substr(created, 1, 10)").execute();
  },
  (app) => {
    const events = app.findCollectionByNameOrId("optique_events");
    events.removeIndex("idx_events_company_day");
    events.fields.removeByName("day");
    app.save(events);
  },
);
