/** Exports for the command line tool, which works on the database of a service beside it or instead of it. */
export { countDeadLetters } from './consumer/dead-letters.ts';
export { readNatsAddress } from './nats/connect.ts';
export { redriveOutbox } from './outbox/redrive.ts';
export { type Backlog, unsentBacklog } from './outbox/rows.ts';
export { prepareRestoredEvents, type RestoredEvents } from './restored.ts';
