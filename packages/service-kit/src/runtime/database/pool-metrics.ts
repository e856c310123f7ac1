import { Gauge, type Registry } from '@prometheus-io/client';
import type { mongo } from 'mongoose';

/** The state of the connection pools of a client, one for each server of its replica set. */
interface PoolState {
  /** The ids of the open connections that were used, by server. */
  readonly open: Map<string, Set<unknown>>;
  inUse: number;
  /** Operations that wait for a connection. */
  waiting: number;
}

/** Measures connection pools. */
export interface PoolMetrics {
  /**
   * Follows the pool of a client, by the events of the driver.
   * @param pool its name, e.g. `calls`
   */
  follow(pool: string, client: mongo.MongoClient): void;
}

/** Creates `bms_mongodb_pool_connections`, `bms_mongodb_pool_max_connections` and `bms_mongodb_pool_waiting`. */
export function createPoolMetrics(registry: Registry): PoolMetrics {
  const registers = [registry];
  const states = new Map<string, PoolState>();
  const maximum = new Gauge({
    name: 'bms_mongodb_pool_max_connections',
    help: 'Maximum number of connections to a server of MongoDB, by pool.',
    labelNames: ['pool'] as const,
    registers,
  });
  new Gauge({
    name: 'bms_mongodb_pool_connections',
    help: 'Open connections to MongoDB, by pool and state: in_use or idle.',
    labelNames: ['pool', 'state'] as const,
    registers,
    collect() {
      for (const [pool, state] of states) {
        this.set({ pool, state: 'in_use' }, state.inUse);
        this.set({ pool, state: 'idle' }, Math.max(0, openOf(state) - state.inUse));
      }
    },
  });
  new Gauge({
    name: 'bms_mongodb_pool_waiting',
    help: 'Operations that wait for a connection to MongoDB, by pool.',
    labelNames: ['pool'] as const,
    registers,
    collect() {
      for (const [pool, { waiting }] of states) this.set({ pool }, waiting);
    },
  });
  return {
    follow: (pool, client) => {
      maximum.set({ pool }, client.options.maxPoolSize);
      states.set(pool, followClient(client));
    },
  };
}

function followClient(client: mongo.MongoClient): PoolState {
  const state: PoolState = { open: new Map(), inUse: 0, waiting: 0 };
  client.on('connectionClosed', ({ address, connectionId }) => {
    state.open.get(address)?.delete(connectionId);
  });
  client.on('connectionCheckOutStarted', () => {
    state.waiting += 1;
  });
  client.on('connectionCheckOutFailed', () => {
    state.waiting -= 1;
  });
  client.on('connectionCheckedOut', ({ address, connectionId }) => {
    state.waiting -= 1;
    state.inUse += 1;
    const ids = state.open.get(address) ?? new Set();
    ids.add(connectionId);
    state.open.set(address, ids);
  });
  client.on('connectionCheckedIn', () => {
    state.inUse -= 1;
  });
  return state;
}

const openOf = ({ open }: PoolState): number => [...open.values()].reduce((sum, { size }) => sum + size, 0);
