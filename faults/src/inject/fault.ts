import type { FaultStage } from '../stage/fault-stage.ts';

/** The group of a fault; a run takes faults of all groups in turn. */
export type FaultGroup = 'process' | 'backing' | 'role' | 'freeze' | 'network' | 'all';

/** Dependencies of a fault besides the system. */
export interface FaultContext {
  readonly stage: FaultStage;
  /** Returns numbers from 0 to below 1, the same for the same seed. */
  readonly random: () => number;
  /** The longest time that a process is frozen, in milliseconds. */
  readonly maxFreezeMs: number;
  /** Creates records in crm at once, whose events are then consumed by other services. */
  readonly burst: () => Promise<void>;
}

/** A fault that happened. */
export interface Injected {
  /** The process and the harm, e.g. `crm 2 for 12 s`. */
  readonly detail: string;
  /** The instant from which recovery is measured: the begin of a kill with restart, the end of any other fault. */
  readonly since: number;
}

/** A kind of fault. */
export interface Fault {
  /** E.g. `kill crm`. */
  readonly kind: string;
  readonly group: FaultGroup;
  /** Causes the fault and resolves when it is over; killed processes may still be starting. */
  inject(context: FaultContext): Promise<Injected>;
}

/** Returns a random element. */
export function pick<T>(random: () => number, from: readonly T[]): T {
  return from[Math.floor(random() * from.length)]!;
}

/** Returns a random whole number of milliseconds. */
export function between(random: () => number, leastMs: number, mostMs: number): number {
  return Math.round(leastMs + random() * (mostMs - leastMs));
}
