/** Exports for the command line tool, which works on the database of a service beside it. */
export { recountTotals } from './records/totals/recount.ts';
export { upstreams } from './runtime/config/service-settings.ts';
export { lastBackup, recordBackup } from './runtime/health/backup-age.ts';
export { createRequests, type Requests } from './runtime/requests.ts';
