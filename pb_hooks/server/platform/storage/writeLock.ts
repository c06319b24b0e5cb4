/** Write lock of the shop, set during a restore: the gate refuses every request except reads with 503. */
type WithStore = Pick<core.App, "store">;
const closedKey = "optique.closed";

/** Refuses all writes from now on; `reason` is a code of domain/core/messages/messages.ts. */
export const lockWrites = (app: WithStore, reason: string): void =>
  app.store().set(closedKey, reason);

export const unlockWrites = (app: WithStore): void => app.store().remove(closedKey);

/** Code of the reason why writes are refused; '' when they are allowed. */
export const writeLockReason = (app: WithStore): string => {
  const reason: unknown = app.store().get(closedKey);
  return typeof reason === "string" ? reason : "";
};
