/** A gauge or counter of the events of a process. */
interface MetricDefinition {
  readonly help: string;
  readonly labels: readonly string[];
}

const ofConsumer = ['consumer', 'from'] as const;

/** The gauges of the events of a process, by name. */
export const eventGauges = {
  events_outbox_unsent: { help: 'Events in the outbox that are not published yet.', labels: [] },
  events_outbox_oldest_unsent_seconds: { help: 'Age of the oldest event that is not published yet.', labels: [] },
  events_relay_leader: { help: '1 if this process publishes the outbox of its service, otherwise 0.', labels: [] },
  events_dead_letters: { help: 'Events that consumers of the service gave up on.', labels: [] },
  events_consumer_pending: { help: 'Events that are not delivered to a consumer yet.', labels: ofConsumer },
  events_consumer_unacknowledged: {
    help: 'Events that are delivered to a consumer and not acknowledged yet.',
    labels: ofConsumer,
  },
  events_consumer_stalled_seconds: {
    help: 'Time for which a consumer has had events without acknowledging any.',
    labels: ofConsumer,
  },
  events_consumer_age_seconds: {
    help: 'Time from the publication of the latest event to the start of its handling.',
    labels: ofConsumer,
  },
} as const satisfies Record<string, MetricDefinition>;

/** The counters of the events of a process, by name. */
export const eventCounters = {
  events_consumed_total: {
    help: 'Handled events by consumer and outcome: done, repeat, skipped, failed or parked.',
    labels: ['consumer', 'outcome'],
  },
} as const satisfies Record<string, MetricDefinition>;
