import type { Contract } from '@bms/contracts';
import type { ConsumerOptions, Job } from '@bms/events';
import type { Registry } from '@prometheus-io/client';
import type { Connection, IndexDefinition, Schema } from 'mongoose';
import type { Logger } from 'pino';
import type { Call, StreamCall } from './call.ts';
import type { CollectReports } from './report/collect-reports.ts';
import type { Request } from './requests.ts';

/** The dependencies of a running process; created once at its start. The kit of the modules adds to them. */
export interface Runtime {
  /** The name of the process, e.g. `crm`. */
  readonly service: string;
  readonly contract: Contract;
  /** The service's own database. */
  readonly db: Connection;
  readonly log: Logger;
  /** The registry for metrics of the modules; exposed on /metrics. */
  readonly metrics: Registry;
  readonly request: Request;
  /** Adds a consumer of events; call it while the modules are set up. */
  consume(consumer: ConsumerOptions): void;
  /** Adds a job that runs at its interval in one of the service's processes; call it while the modules are set up. */
  schedule(job: Job): void;
  /** Asks all processes of the system for their reports. Only the service activity has the permission on NATS. */
  readonly collectReports: CollectReports;
  /** Registers `stop` to run at shutdown, after the last call has completed and before the database is closed. */
  onShutdown(stop: () => Promise<void> | void): void;
}

export type Handler<Request = never, Answer = unknown> = (call: Call<Request>) => Promise<Answer>;

/**
 * Handles an rpc with `stream`. It returns the response message, which is sent as JSON, or nothing if it has written
 * the response itself. An error is sent as problem details after the rest of the body is drained.
 */
export type StreamHandler<Request = never, Answer extends object = object> = (
  call: StreamCall<Request>,
) => Promise<Answer | undefined>;

/** The handlers of a gRPC service by rpc name; rpcs with `stream` have stream handlers. */
export type Handlers = Readonly<Record<string, Handler | StreamHandler>>;

/** A collection of the service's own database; its indexes are built before the module is set up. */
export interface ModelDefinition {
  /** The name of the mongoose model and of the collection, e.g. `clients`. */
  readonly name: string;
  readonly schema: Schema;
  /** Returns the indexes derived from the contract, besides those of the schema. */
  indexes?(contract: Contract): IndexDefinition[];
}

/** The handlers of one gRPC service of the contract with its background work, set up with what its process shares. */
export interface Module<Shared> {
  /**
   * The full name in the contract, e.g. `bms.crm.Clients`. The start fails for a service with an rpc without a handler,
   * or a handler without an rpc.
   */
  readonly service: string;
  /** The module's collections, available as `kit.db.model(name)`. */
  readonly models?: readonly ModelDefinition[];
  /** Called once at start, after the indexes are built and before the port opens. */
  setup(shared: Shared): Promise<Handlers> | Handlers;
}
