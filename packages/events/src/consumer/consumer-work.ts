import { Mutex, Semaphore } from 'async-mutex';

/** The maximum number of concurrent handlers of a process. async-mutex counts down from it at each release. */
const ALL = 1024;
const DEFAULT_EFFECTS = 8;

/** Limits the concurrent work of the consumers of a process; what waits starts in order of arrival. */
export interface ConsumerWork {
  /** Runs a handler concurrently with others. */
  beside<T>(work: () => Promise<T>): Promise<T>;
  /** Runs a handler while no other runs. */
  alone<T>(work: () => Promise<T>): Promise<T>;
  /**
   * Runs the transaction of an effect once fewer than the limit are in progress, so that consumers with a backlog leave
   * database connections and CPU time for calls.
   */
  transact<T>(work: () => Promise<T>): Promise<T>;
}

/** Creates the limits of a process. @param effects maximum number of concurrent transactions of effects */
export function createConsumerWork(effects = DEFAULT_EFFECTS): ConsumerWork {
  const handlers = new Semaphore(ALL);
  const transactions = new Semaphore(effects);
  return {
    beside: (work) => handlers.runExclusive(work),
    alone: (work) => handlers.runExclusive(work, ALL),
    transact: (work) => transactions.runExclusive(work),
  };
}

/** Returns the same limits with one transaction at a time. */
export function serialTransactions(work: ConsumerWork): ConsumerWork {
  const mutex = new Mutex();
  return { ...work, transact: (run) => mutex.runExclusive(() => work.transact(run)) };
}
