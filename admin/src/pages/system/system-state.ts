/** A process of the system, as in the contract. */
export interface SystemProcess {
  readonly service: string;
  readonly instance: string;
  readonly state: 'ready' | 'not_ready' | 'no_answer';
  readonly version: string;
  readonly started_at: string | null;
  readonly reported_at: string | null;
  readonly memory_bytes: number | null;
  readonly event_loop_delay_ms: number | null;
  readonly parts: readonly { readonly name: string; readonly state: 'up' | 'unavailable' | 'full' | 'not_set_up' }[];
  readonly outbox: { readonly unsent: number; readonly oldest_seconds: number; readonly is_leader: boolean } | null;
  readonly slow_request_ms: number | null;
}

/** A consumer of events, as in the contract. */
export interface SystemConsumer {
  readonly service: string;
  readonly consumer: string;
  readonly source: string;
  readonly pending: number;
  readonly unacknowledged: number;
  readonly stalled_seconds: number;
}

/** A part of the work for a slow request, as in the contract. */
export interface SlowCall {
  readonly service: string;
  readonly kind: 'called' | 'served' | 'consumed';
  readonly name: string;
  readonly offset_ms: number;
  readonly duration_ms: number;
  readonly status: string;
}

/** A slow request, as in the contract. */
export interface SlowRequest {
  readonly started_at: string;
  readonly duration_ms: number;
  readonly method: string;
  readonly route: string;
  readonly status: number;
  readonly request_id: string;
  readonly trace_id: string;
  readonly trace_url: string;
  readonly calls: readonly SlowCall[];
}

/** The state of the system, as in the contract. */
export interface SystemState {
  readonly collected_at: string;
  readonly is_complete: boolean;
  readonly processes: readonly SystemProcess[];
  readonly consumers: readonly SystemConsumer[];
  readonly dead_letters: readonly { readonly service: string; readonly count: number }[];
  readonly slow_requests: readonly SlowRequest[];
}

/** The severity of a state, from bad to good. */
export type Severity = 'error' | 'warning' | 'success';

const RANKS: Readonly<Record<Severity, number>> = { error: 0, warning: 1, success: 2 };

/** Returns the parts of a process that are unavailable or full, such as "mongodb unavailable". */
const faultsOf = ({ parts }: SystemProcess): string[] =>
  parts.filter(({ state }) => state !== 'up').map(({ name, state }) => `${name} ${state.replaceAll('_', ' ')}`);

/** Returns the severity of the state of a process. An optional part that is unavailable leaves the process ready. */
export function severityOf(process: SystemProcess): Severity {
  if (process.state !== 'ready') return 'error';
  return faultsOf(process).length > 0 ? 'warning' : 'success';
}

/** Returns the state of a process in words, with the parts that are unavailable. */
export function stateText(process: SystemProcess): string {
  if (process.state === 'no_answer') return 'No answer';
  const state = process.state === 'ready' ? 'Ready' : 'Not ready';
  const faults = faultsOf(process);
  return faults.length > 0 ? `${state}: ${faults.join(', ')}` : state;
}

/** Returns the processes with the unhealthy ones first, in their order otherwise. */
export const byHealth = (processes: readonly SystemProcess[]): SystemProcess[] =>
  processes.toSorted((one, other) => RANKS[severityOf(one)] - RANKS[severityOf(other)]);

/** Returns the services of which no process answers, so that their consumers are not measured. */
export function silentServices(processes: readonly SystemProcess[]): string[] {
  const answering = new Set(processes.flatMap(({ service, state }) => (state === 'no_answer' ? [] : [service])));
  const silent = processes.flatMap(({ service }) => (answering.has(service) || service === 'gateway' ? [] : [service]));
  return [...new Set(silent)];
}

/** The time without progress from which a consumer counts as stalled, in seconds; a shorter one is a busy consumer. */
const STALLED_SECONDS = 10;

export const isStalled = ({ stalled_seconds }: SystemConsumer): boolean => stalled_seconds >= STALLED_SECONDS;

/** Returns the consumers that have events to handle, the stalled ones first, then by lag. */
export const behind = (consumers: readonly SystemConsumer[]): SystemConsumer[] =>
  consumers
    .filter((consumer) => consumer.pending + consumer.unacknowledged > 0 || isStalled(consumer))
    .toSorted(
      (one, other) =>
        Number(isStalled(other)) - Number(isStalled(one)) ||
        other.pending + other.unacknowledged - (one.pending + one.unacknowledged),
    );

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const inUnit = (value: number, unit: string, digits = 0): string =>
  `${value.toLocaleString(undefined, { maximumFractionDigits: digits })} ${unit}`;

/** Formats a duration in milliseconds, such as "0.4 ms", "812 ms", "2.4 s", "5 min" or "3 days". */
export function durationText(ms: number): string {
  if (ms < 10) return inUnit(ms, 'ms', 1);
  if (ms < SECOND) return inUnit(ms, 'ms');
  if (ms < MINUTE) return inUnit(ms / SECOND, 's', 1);
  if (ms < HOUR) return inUnit(Math.floor(ms / MINUTE), 'min');
  if (ms < DAY) return inUnit(Math.floor(ms / HOUR), 'h');
  const days = Math.floor(ms / DAY);
  return inUnit(days, days === 1 ? 'day' : 'days');
}
