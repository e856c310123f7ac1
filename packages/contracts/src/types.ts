import type { ServiceDefinition } from '@grpc/grpc-js';
import type { MessageContract } from './messages.ts';

export type { FieldContract, JsonValue, MessageContract, Move, Rules, ScalarType } from './messages.ts';

/** The content of protos/, read once at start and shared by the gateway, the services and the tools. */
export interface Contract {
  /** Every rpc, in file order. */
  readonly rpcs: readonly Rpc[];
  /** The gRPC services by full name, e.g. `bms.crm.Clients`. */
  readonly services: ReadonlyMap<string, ServiceContract>;
  /** The events that can be sent to webhooks, by type. */
  readonly events: readonly EventContract[];
  /** The events of records that webhooks receive, by service; they include `events`. */
  readonly recordEvents: readonly RecordEventsContract[];
  /** Returns a gRPC service by its full name, as @grpc/grpc-js takes it. @throws Error if there is none */
  definition(service: string): ServiceDefinition;
  /** Returns the rpc of a full gRPC path, e.g. `/bms.crm.Clients/List`. @throws Error if there is none */
  rpc(path: string): Rpc;
  /**
   * Returns a message by its full name, e.g. `bms.crm.Client`: one of an rpc or an event, or one that such a message
   * contains. @throws Error if there is none
   */
  message(name: string): MessageContract;
}

/** A type of event that can be sent to webhooks. */
export interface EventContract {
  /** E.g. `client.created`. */
  readonly type: string;
  /** Description of the occasion, for people. */
  readonly when: string;
  /** Message of the event data. */
  readonly message: MessageContract;
}

/** The events of the records of a service, as webhooks receive them. */
export interface RecordEventsContract {
  /** The resource in the types of changes, e.g. `client`. */
  readonly resource: string;
  /** The rpc that returns a record in the field `record`. */
  readonly rpc: Rpc;
  readonly events: readonly Omit<EventContract, 'message'>[];
}

/** A gRPC service: one resource. */
export interface ServiceContract {
  /** Full name, e.g. `bms.crm.Clients`. */
  readonly name: string;
  /** Name of the process that serves it: the segment after `bms.`, e.g. `crm`. */
  readonly owner: string;
  /** Module key of permissions, audit log and deleted records; empty if there is none. */
  readonly module: string;
  /** Type that references to its records name, e.g. `users`; several resources may share one. */
  readonly type: string;
  /** Title in the document. */
  readonly title: string;
  /** Reason why its records cannot be written in bulk; empty if there is none. */
  readonly noBulk: string;
  /** Reason why its records have no ids of other systems; empty if there is none. */
  readonly noExternalIds: string;
  /** Reason why its records have no history; empty if there is none. */
  readonly noHistory: string;
  readonly comment: string;
  readonly rpcs: readonly Rpc[];
}

/** One rpc with its routes. */
export interface Rpc {
  readonly service: ServiceContract;
  /** E.g. `List`. */
  readonly name: string;
  /** E.g. `/bms.crm.Clients/List`. */
  readonly path: string;
  readonly comment: string;
  readonly policy: Policy;
  readonly request: MessageContract;
  readonly response: MessageContract;
  /** The query parameters that choose members of the response, which the gateway observes; undefined if it has none. */
  readonly shape: MessageContract | undefined;
  /** The query parameters of an answer that can be a table, which the gateway observes; undefined if it cannot. */
  readonly table: MessageContract | undefined;
  /** The query parameters of a write that can be a dry run, which the gateway observes; undefined if it cannot. */
  readonly write: MessageContract | undefined;
  /** The query parameters of a detail that can be that of a former state, which the gateway observes; undefined if it cannot. */
  readonly past: MessageContract | undefined;
  /** Routes of the rpc; empty for internal rpcs. */
  readonly bindings: readonly HttpBinding[];
}

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** One verb and path of an rpc. */
export interface HttpBinding {
  readonly method: HttpMethod;
  /** Path template, e.g. `/api/clients/{id}`. */
  readonly path: string;
  /** Segments of the template. */
  readonly segments: readonly PathSegment[];
  /**
   * `` (no body), `*` (the members of the body are fields of the request) or the name of the field that is the body.
   */
  readonly body: string;
  /**
   * Source of the update mask: `patch` uses the members that are sent, `replace` every field that the caller may set,
   * `none` means that the request has no mask.
   */
  readonly mask: 'none' | 'patch' | 'replace';
}

export type PathSegment = { readonly literal: string } | { readonly variable: string };

/** Access rule of an rpc; exactly one of the three. */
export type Access =
  | { readonly kind: 'public' }
  | {
      readonly kind: 'caller';
      readonly caller: 'any' | 'session' | 'administrator' | 'gateway' | 'service' | 'scim_token';
    }
  | { readonly kind: 'permission'; readonly module: string; readonly action: Action };

/** An action that every module has. */
export type StandardAction = 'view' | 'create' | 'update' | 'delete';

/** The action of a permission: a standard one, or one that a policy declares, such as `approve`. */
export type Action = StandardAction | (string & {});

/** The policy of an rpc, with defaults. */
export interface Policy {
  readonly access: Access;
  /** True for a POST that needs only the permission to view: it does not change the record. */
  readonly forViewers: boolean;
  /** Name of the rate limit; defaults to `default`. */
  readonly limit: string;
  /** HTTP status of a success. */
  readonly success: number;
  /** Deadline in milliseconds; 0 for the gateway's setting. */
  readonly deadlineMs: number;
  readonly secret: boolean;
  readonly stream: '' | 'upload' | 'download' | 'events';
  /** Message of the events of a stream, e.g. `bms.identity.LiveEvent`; empty if there is none. */
  readonly event: string;
  readonly put: 'replace' | 'merge';
  readonly endsSession: boolean;
  /** Response field with the token of a new session; empty if there is none. */
  readonly sessionToken: string;
  /** Additional gRPC status names that the rpc may return, besides those that follow from policy and rules. */
  readonly errors: readonly string[];
  /** Maximum size in bytes; 0 for the gateway's setting. */
  readonly maxBytes: number;
  /** True if portal users may also call it, for their own client's records. */
  readonly portal: boolean;
  /** True if API keys may not call it, whatever their role. */
  readonly noApiKeys: boolean;
  /** Media types of the content of an rpc that returns a file; otherwise empty. */
  readonly produces: readonly string[];
  /** True if the service receives the User-Agent of the client app. */
  readonly userAgent: boolean;
  /** List of the response whose entries are the rows of its CSV representation; empty if it has none. */
  readonly csv: string;
  /** True for the feed of changes: without a cursor, it answers `meta.next_cursor` of now. */
  readonly isFeed: boolean;
  /** True if a GET has an effect, so that lists do not call it for the details of their records. */
  readonly hasEffect: boolean;
  /** True if dry runs are rejected, because the rpc has effects outside of its transaction. */
  readonly noDryRun: boolean;
  /** The path of the created record, with a member of the response in braces; empty if it follows from the route. */
  readonly location: string;
  /** True if pages of other origins may call it, as the record allows. */
  readonly crossOrigin: boolean;
  /** True if callers may call it, too, whose account has to set up a second factor first. */
  readonly duringFactorSetup: boolean;
  /** Path of the panel to which errors lead browsers that navigate to the rpc; empty if it is no navigation. */
  readonly navigation: string;
  /** True if unknown parameters are ignored and the body may be a form, as protocols of other systems require. */
  readonly foreignInput: boolean;
  /** True if the service receives a delegation, with which gateways make calls for the caller later. */
  readonly delegates: boolean;
  /** True for the rpc Bulk, whose items are calls of Create, Update and Delete of its service. */
  readonly bulk: boolean;
  /** True for the rpc PutExternal, which calls Create or Update of its service. */
  readonly external: boolean;
  /** True for the rpc ListForSearch, which lists records for the search across modules. */
  readonly forSearch: boolean;
  /** True for the rpc History, which lists the versions of a record. */
  readonly history: boolean;
  /** True for the rpc Revert, which calls Update of its service with the values of an earlier version. */
  readonly revert: boolean;
  /** The protocol beside /api whose requests the rpc answers; undefined for all other rpcs. */
  readonly surface?: Surface | undefined;
  /** The announced end of a deprecated rpc. */
  readonly deprecation?: Deprecation | undefined;
}

/** A protocol with paths of its own, whose requests the gateway passes to an rpc as they are. */
export interface Surface {
  /** The path below which it is, e.g. `/scim/v2`. */
  readonly path: string;
  /** The media type of its bodies. */
  readonly mediaType: string;
  /** The schema of its errors. */
  readonly errorSchema: string;
}

/** The announced end of an operation. */
export interface Deprecation {
  /** The first instant of the day on which it was deprecated. */
  readonly since: Date;
  /** The first instant of the day from which it may be gone. */
  readonly sunset: Date;
}
