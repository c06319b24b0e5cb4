const key = "optique.secret";

/** Random secret of this installation, which signs staff tokens; cached in memory after the first read. */
export function installationSecret(app: core.App): string {
  const kept: unknown = app.store().get(key);
  if (typeof kept === "string") return kept;
  const { secret } = app.findCachedCollectionByNameOrId("optique_users").authToken;
  app.store().set(key, secret);
  return secret;
}
