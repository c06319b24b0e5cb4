/** Which Optique answers, for who watches a shop from afar: PocketBase's own /api/health has no place for it. */
export const version = {
  get(e: core.RequestEvent): void {
    e.json(200, { version: OPTIQUE_VERSION });
  },
};
