import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Caller, Contract, Rpc } from '@bms/contracts';
import type { ConsumerOptions, DomainEvent, Job } from '@bms/events';
import type { Registry } from '@prometheus-io/client';
import type { ClientSession, Connection, IndexDefinition, Schema } from 'mongoose';
import type { Logger } from 'pino';
import type { References } from './references/references.ts';

/** One call of an rpc, already authenticated, permitted at the coarse grant and checked against the rules of the contract. */
export interface Call<Request = unknown> {
  readonly rpc: Rpc;
  readonly request: Request;
  /** The update mask: names of fields of the record, or `custom_fields.field_3`. Empty where the rpc has none. */
  readonly mask: readonly string[];
  readonly caller: Caller;
  readonly requestId: string;
  /** The trace that the call belongs to (W3C Trace Context), passed on with every further call and event; empty where there is none. */
  readonly traceparent: string;
  /** The address of the client app, as the gateway sees it; empty on internal calls. */
  readonly clientAddress: string;
  /** Aborted when the caller has hung up or the deadline has passed. */
  readonly signal: AbortSignal;
  /** The deadline in milliseconds since 1970; Infinity where the caller set none. */
  readonly deadline: number;
  /** The version that the caller expects (If-Match); undefined where none was sent. */
  readonly ifMatch: number | undefined;
  /** The Idempotency-Key; undefined where none was sent. */
  readonly idempotencyKey: string | undefined;
  readonly log: Logger;
  /** The version that was set to answer with; undefined while none was. */
  readonly version: number | undefined;
  /**
   * Answers with the version of the record, which the gateway shows as ETag. In a write it is called by `work`, so that a
   * repeat of the Idempotency-Key gets it too.
   */
  setVersion(version: number): void;
}

/** What every handler may use; made once per process. */
export interface Kit {
  /** The name of the process, e.g. `crm`. */
  readonly service: string;
  readonly contract: Contract;
  /** The service's own database. */
  readonly db: Connection;
  readonly log: Logger;
  /** Where a module registers metrics of its own; /metrics shows them. */
  readonly metrics: Registry;
  /** Where ids of other modules' records are looked up. */
  readonly references: References;
  /** The next id of a collection, from this process's block. */
  nextId(collection: string): Promise<number>;
  /**
   * Runs `work` in one transaction (snapshot, majority) with the Idempotency-Key entry and the outbox of the call: all of
   * it is kept or nothing. What `work` returns is the answer of the rpc, and what a repeat of the key gets again. `work`
   * may run more than once. A handler calls it at most once.
   * @throws ApiError timeout when the call is cancelled or late, before anything is committed.
   */
  write<Answer>(call: Call, work: (tx: Transaction) => Promise<Answer>): Promise<Answer>;
  /**
   * As `write`, for writes that all touch one document, such as the counter of numbers without gaps: calls that wait while
   * one transaction runs are written together in the next one. If that fails for one of them each is tried alone.
   * @returns what a handler calls once a call; calls share transactions only with those of the same `work`
   */
  groupWrite<Input, Answer>(work: GroupWork<Input, Answer>): (call: Call, input: Input) => Promise<Answer>;
  /**
   * Calls an rpc of another service as this service (caller kind `service`), within the deadline of the call it is part of.
   * @param path e.g. `/bms.identity.Directory/Users`
   * @throws ApiError as that service threw it; unavailable where it is away or has no address (setting UPSTREAMS).
   */
  request<Answer>(path: string, message: object, within?: Call): Promise<Answer>;
  /** Adds a consumer of events; while the modules are set up. */
  consume(consumer: ConsumerOptions): void;
  /** Adds a job that one of the service's processes runs at its interval; while the modules are set up. */
  schedule(job: Job): void;
  /** Runs `stop` at shutdown, after the last call was answered and before the database is closed. */
  onShutdown(stop: () => Promise<void> | void): void;
}

/** An open transaction. */
export interface Transaction {
  readonly session: ClientSession;
  /** Puts an event into the outbox; it goes out when, and only when, the transaction commits. */
  emit(event: DomainEvent): void;
}

/** A call in a group that is written in one transaction, with what it wants written. */
export interface GroupMember<Input> {
  readonly call: Call;
  readonly input: Input;
  /** As that of a transaction; the event belongs to this call. */
  emit(event: DomainEvent): void;
}

/** Writes what the calls of a group want; the answers are in the order of the calls. May run more than once. */
export type GroupWork<Input, Answer> = (
  members: readonly GroupMember<Input>[],
  session: ClientSession,
) => Promise<readonly Answer[]>;

export type Handler<Request = never, Answer = unknown> = (call: Call<Request>) => Promise<Answer>;

/** A request on the HTTP side with its response, as Node has them. */
export interface HttpExchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

/** A call of an rpc with `stream` in its policy: its bytes come or go over HTTP. `request` is what path and query say. */
export interface StreamCall<Request = unknown> extends Call<Request> {
  readonly http: HttpExchange;
}

/**
 * Serves an rpc with `stream`: it returns the answer message, which goes out as JSON, or nothing where it has written to the
 * response itself. What it throws is answered as a problem, once the rest of the body is read.
 */
export type StreamHandler<Request = never> = (call: StreamCall<Request>) => Promise<object | undefined>;

/** A collection of the service's own database; its indexes are built before the module is set up. */
export interface ModelDefinition {
  /** The name of the mongoose model and of the collection, e.g. `clients`. */
  readonly name: string;
  readonly schema: Schema;
  /** Indexes that follow from the contract, beside those of the schema. */
  indexes?(contract: Contract): IndexDefinition[];
}

/** The handlers of a gRPC service by the names of its rpcs; those of rpcs with `stream` are stream handlers. */
export type Handlers = Readonly<Record<string, Handler | StreamHandler>>;

/** What a module file exports: the rpcs of one gRPC service of the contract, with what runs beside them. */
export interface ServiceModule {
  /** Full name in the contract, e.g. `bms.crm.Clients`. Start-up refuses a service whose rpcs have no handler, and a handler that is no rpc. */
  readonly service: string;
  /** The module's collections, which `kit.db.model(name)` then knows. */
  readonly models?: readonly ModelDefinition[];
  /** Called once at start, after the indexes are built and before the port opens. */
  setup(kit: Kit): Promise<Handlers> | Handlers;
}
