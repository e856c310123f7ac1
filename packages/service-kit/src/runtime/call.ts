import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Caller, Rpc } from '@bms/contracts';
import type { Logger } from 'pino';
import type { CallContext } from './call-context.ts';

/**
 * A call of an rpc, already authenticated, authorized by module permission and validated against the rules of the
 * contract.
 *
 * An abstract class of getters instead of an interface, because a call may be a class instance, whose getters a spread
 * drops: the compiler thus rejects `{ ...call, … }` where a call is expected. Nothing extends it.
 */
export abstract class Call<Request = unknown> {
  abstract get rpc(): Rpc;
  abstract get request(): Request;
  /** The update mask: names of record fields, or `custom_fields.field_3`. Empty if the rpc has none. */
  abstract get mask(): readonly string[];
  abstract get caller(): Caller;
  abstract get requestId(): string;
  /**
   * The trace context of the call (W3C Trace Context `traceparent`), propagated to further calls and events; empty if
   * there is none.
   */
  abstract get traceparent(): string;
  /** The IP address of the client app as seen by the gateway; empty on internal calls. */
  abstract get clientAddress(): string;
  /**
   * The User-Agent of the client app, in printable ASCII; set only on rpcs that open a session or have `user_agent` in
   * their policy, otherwise empty.
   */
  abstract get userAgent(): string;
  /** The Origin of the page that sent the request; set only on rpcs with `cross_origin` in their policy, otherwise empty. */
  abstract get origin(): string;
  /** The delegation by which gateways make calls for the caller later; set only on rpcs with `delegates` in their policy, otherwise empty. */
  abstract get delegation(): string;
  /** The key of the browser that navigates to an rpc with `navigation` in its policy; empty if it has none. */
  abstract get browserKey(): string;
  /** Aborted when the client disconnects or the deadline passes. */
  abstract get signal(): AbortSignal;
  /** The deadline in milliseconds since the Unix epoch; Infinity if the caller set none. */
  abstract get deadline(): number;
  /**
   * The versions that the caller accepts (If-Match), one of which must be current; undefined if any version is
   * accepted.
   */
  abstract get ifMatch(): readonly number[] | undefined;
  /** True if its transaction is rolled back: nothing is stored and nothing happens. */
  abstract get isDryRun(): boolean;
  /** True if the detail is to have `actions`. */
  abstract get wantsActions(): boolean;
  /** The former state of the record that the detail is to be of; undefined for the present one. */
  abstract get asOf(): AsOf | undefined;
  /** The Idempotency-Key; undefined if the caller sent none. */
  abstract get idempotencyKey(): string | undefined;
  /** The names of the list-valued filters that were sent without a value: they select no records. */
  abstract get emptyFilters(): readonly string[];
  /** The filters by an id that were sent with several ids, by name; the request has the first of them. */
  abstract get severalIds(): ReadonlyMap<string, readonly number[]>;
  /** The page of a scan of the list; undefined for the page that the request names. */
  abstract get scan(): Scan | undefined;
  abstract get log(): Logger;
  /** The values that belong to this call alone. */
  abstract get context(): CallContext;
  /** The version that was set for the response; undefined until it is set. */
  abstract get version(): number | undefined;
  /**
   * Sets the record version of the response, which the gateway returns as ETag. In a write, `work` calls it, so that a
   * replay of the Idempotency-Key returns the version too.
   */
  abstract setVersion(version: number): void;
  /** Marks the response as a replay of an earlier call with the same Idempotency-Key. */
  abstract markReplayed(): void;
}

/** A former state of a record: that of a version, or that at an instant. */
export type AsOf = { readonly version: number } | { readonly instant: Date };

/** A page of a scan, by which the gateway reads all records of a list in its order. */
export interface Scan {
  /** The maximum number of records. */
  readonly size: number;
  /** The `next_cursor` of the page before; empty for the first page. */
  readonly after: string;
}

/** An HTTP request with its response, as Node objects. */
export interface HttpExchange {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
}

/**
 * A call of an rpc with `stream` in its policy, whose bytes are sent or received over HTTP. `request` is bound from
 * path and query.
 */
export interface StreamCall<Request = unknown> extends Call<Request> {
  readonly http: HttpExchange;
  /** True if the response is a replay of an earlier call with the same Idempotency-Key. */
  readonly isReplayed: boolean;
  /** Adds members read from the body to the request, so that an Idempotency-Key covers them. */
  addToRequest(members: Readonly<Record<string, unknown>>): void;
}
