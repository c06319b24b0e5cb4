/** Public surface of the bundle: the functions that main.pb.js calls, and the registrations that the build reads. */
export { backups } from "./operations/backups.ts";
export { serverLock } from "./operations/serverLock.ts";
export { rehearsal } from "./operations/rehearsal.ts";
export { reindex } from "./operations/reindex.ts";
export { serving } from "./operations/serving.ts";
export { start } from "./operations/start.ts";
export { trial } from "./operations/tryBackupCommand.ts";
export { fileTokens, hiddenRecords } from "./platform/records/hiddenRecords.ts";
export { realtime } from "./platform/requests/realtime.ts";
export { requestLog } from "./platform/requests/requestLog.ts";
export { requests } from "./platform/requests/requests.ts";
export { signIn } from "./platform/people/signIn.ts";
export { crons, gate, records, registrations, routes } from "./registry.ts";
