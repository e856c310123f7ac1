export {
  type EventCatalogue,
  type EventCodec,
  type EventMessage,
  type EventType,
  findType,
  publishers,
} from './catalogue/catalogue.ts';
export { loadEventCatalogue } from './catalogue/load-catalogue.ts';
export { watchForAbandoned } from './common/abandoned-transactions.ts';
export { isDatabaseUnavailable, transactionOptions, unwrapBulkWrite } from './common/database.ts';
export { gather, type Waiting } from './common/gather.ts';
export type {
  BatchConsumer,
  BatchHandler,
  BatchMember,
  ConsumerHooks,
  ConsumerOptions,
  ConsumerSettings,
  DeliveryConsumer,
  DeliveryHandler,
  EffectConsumer,
  EffectHandler,
} from './consumer/options.ts';
export { type Copies, type CopyOptions, type CopyRow, createCopies, type OwnedRecord } from './copies/copies.ts';
export { type CopyEffectsOptions, copyEffects } from './copies/effects.ts';
export { type RebuildOptions, type RebuildResult, rebuildCopies } from './copies/rebuild.ts';
export { createEvents, type Events, type EventsOptions } from './events.ts';
export { type Candidacy, type LeadOptions, standForLeader } from './lease/lead.ts';
export { type Lease, LeaseLost, type LeaseOptions, takeLease } from './lease/lease.ts';
export type { Outbox } from './outbox/outbox.ts';
export { redriveOutbox } from './outbox/redrive.ts';
export type { RelayHooks } from './relay/hooks.ts';
export { type Job, type JobRun, type SchedulerOptions, startScheduler } from './scheduler/scheduler.ts';
export * from './types.ts';
