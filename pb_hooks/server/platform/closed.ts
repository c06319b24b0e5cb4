/** While the shop is closed to writing, such as during a restore, the gate answers 503 to all that is no reading. */
type WithStore = Pick<core.App, "store">;
const closedKey = "optique.closed";

/** From now on every write is refused; `reason` is a code of domain/core/messages.ts. */
export const refuseWrites = (app: WithStore, reason: string): void =>
  app.store().set(closedKey, reason);

export const acceptWrites = (app: WithStore): void => app.store().remove(closedKey);

/** Why writes are refused; '' while they are not. */
export const closedReason = (app: WithStore): string => {
  const reason: unknown = app.store().get(closedKey);
  return typeof reason === "string" ? reason : "";
};
