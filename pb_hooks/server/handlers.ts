/** Public surface of the bundle: the functions that main.pb.js calls, and the registrations that the build reads. */
export { backups } from "./operations/backups/backups.ts";
export { serverLock } from "./operations/start/serverLock.ts";
export { rehearsal } from "./operations/backups/rehearsal.ts";
export { reindex } from "./operations/integrity/reindex.ts";
export { serving } from "./operations/serving.ts";
export { start } from "./operations/start/start.ts";
export { trial } from "./operations/backups/tryBackupCommand.ts";
export { hiddenRecords } from "./platform/records/hiddenRecords.ts";
export { fileTokens } from "./platform/records/protectedFiles.ts";
export { realtime } from "./platform/requests/realtime.ts";
export { requestLog } from "./platform/requests/requestLog.ts";
export { requests } from "./platform/requests/requests.ts";
export { signIn } from "./platform/people/signIn.ts";
export { crons, gate, records, registrations, routes } from "./registry.ts";
