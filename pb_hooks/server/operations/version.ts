/** Version of Optique, for monitoring: PocketBase's /api/health has no field for it. */
export const version = {
  get(e: core.RequestEvent): void {
    e.json(200, { version: OPTIQUE_VERSION });
  },
};
