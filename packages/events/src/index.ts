export { watchForAbandoned } from './common/abandoned-transactions.ts';
export { isDatabaseUnavailable, isDuplicateKey, transactionOptions, unwrapBulkWrite } from './common/database.ts';
export { readSnapshot, type SnapshotRead } from './common/snapshot.ts';
export { transact } from './common/transaction.ts';
export {
  type BatchConsumer,
  type BatchHandler,
  type BatchMember,
  type ConsumerHooks,
  type ConsumerOptions,
  type ConsumerSettings,
  type DeliveryConsumer,
  type DeliveryHandler,
  type DeliveryHandlers,
  type EffectConsumer,
  type EffectHandler,
  type EffectHandlers,
  type IdempotentConsumer,
  type IdempotentHandler,
  type IdempotentHandlers,
  type PreparedBatch,
  type PreparedEffect,
  sameHandler,
} from './consumer/options.ts';
export type { UnsubscribedConsumer } from './consumer/subscription-state.ts';
export {
  type EventCatalogue,
  type EventCodec,
  type EventMessage,
  type EventType,
  mergingTypes,
  publishers,
} from './contract/catalogue.ts';
export { loadEventCatalogue } from './contract/load-catalogue.ts';
export { createEvents, type Events, type EventsOptions } from './events.ts';
export { type Lease, takeLease } from './leader/lease.ts';
export { type Job, type JobRun, type SchedulerOptions, startScheduler } from './leader/scheduler.ts';
export { eventCounters, eventGauges } from './metrics.ts';
export type { EventsState } from './monitor.ts';
export type { NatsServer } from './nats/connect.ts';
export type { Outbox } from './outbox/outbox.ts';
export type { RelayHooks } from './outbox/publisher.ts';
export { type ProjectionEffectsOptions, projectionEffects } from './projections/effects.ts';
export {
  createProjection,
  type OwnedRecord,
  type Projection,
  type ProjectionOptions,
  type ProjectionRow,
} from './projections/projection.ts';
export { type RebuildOptions, type RebuildResult, rebuildProjection } from './projections/rebuild.ts';
export * from './types.ts';
