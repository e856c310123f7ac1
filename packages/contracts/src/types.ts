import type { ServiceDefinition } from '@grpc/grpc-js';

/** What protos/ says, read once at start and shared by the gateway, the services and the tools. */
export interface Contract {
  /** Every rpc, in the order of the files. */
  readonly rpcs: readonly Rpc[];
  /** The gRPC services by full name, e.g. `bms.crm.Clients`. */
  readonly services: ReadonlyMap<string, ServiceContract>;
  /** The gRPC services by full name, as @grpc/grpc-js takes them. */
  readonly packageDefinition: Readonly<Record<string, ServiceDefinition>>;
  /** The rpc by its full gRPC path, e.g. `/bms.crm.Clients/List`. @throws Error when there is none. */
  rpc(path: string): Rpc;
  /** A message by full name, e.g. `bms.crm.Client`. @throws Error when there is none. */
  message(name: string): MessageContract;
}

/** A gRPC service: one resource. */
export interface ServiceContract {
  /** Full name, e.g. `bms.crm.Clients`. */
  readonly name: string;
  /** The process that serves it: the segment after `bms.`, e.g. `crm`. */
  readonly owner: string;
  /** The module key of permissions, audit log and deleted records; empty where there is none. */
  readonly module: string;
  /** Heading in the document. */
  readonly title: string;
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
  /** Empty for internal rpcs. */
  readonly bindings: readonly HttpBinding[];
}

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** One verb and path by which an rpc is called. */
export interface HttpBinding {
  readonly method: HttpMethod;
  /** The template, e.g. `/api/clients/{id}`. */
  readonly path: string;
  /** The template cut at its slashes. */
  readonly segments: readonly PathSegment[];
  /** `` (no body), `*` (the members of the body are fields of the request) or the field that is the body. */
  readonly body: string;
  /**
   * How the update mask is made: `patch` from the members that are sent, `replace` from every field the caller may set,
   * `none` where the request has no mask.
   */
  readonly mask: 'none' | 'patch' | 'replace';
}

export type PathSegment = { readonly literal: string } | { readonly variable: string };

/** Who may call an rpc; exactly one of the three. */
export type Access =
  | { readonly kind: 'public' }
  | { readonly kind: 'caller'; readonly caller: 'any' | 'session' | 'administrator' | 'gateway' | 'service' }
  | { readonly kind: 'permission'; readonly module: string; readonly action: Action };

export type Action = 'view' | 'create' | 'update' | 'delete';

/** The policy of an rpc with its defaults filled in. */
export interface Policy {
  readonly access: Access;
  /** Name of the limit, `default` where the proto names none. */
  readonly limit: string;
  /** HTTP status of a success. */
  readonly success: number;
  /** Milliseconds; 0 for the gateway's setting. */
  readonly deadlineMs: number;
  readonly secret: boolean;
  readonly stream: '' | 'upload' | 'download' | 'events';
  readonly put: 'replace' | 'merge';
  readonly endsSession: boolean;
  /** The field of the answer that holds the token of a new session; empty where there is none. */
  readonly sessionToken: string;
  /** gRPC status names that the rpc may answer besides those that follow from policy and rules. */
  readonly errors: readonly string[];
  /** Bytes; 0 for the gateway's setting. */
  readonly maxBytes: number;
  /** Users of the portal may call it too, for what is their client's. */
  readonly portal: boolean;
}

export interface MessageContract {
  /** Full name, e.g. `bms.crm.Client`. */
  readonly name: string;
  readonly comment: string;
  readonly fields: readonly FieldContract[];
  /** The field of that name, if there is one. */
  field(name: string): FieldContract | undefined;
}

export type ScalarType = 'string' | 'int32' | 'int64' | 'double' | 'bool' | 'bytes';

export interface FieldContract {
  readonly name: string;
  readonly comment: string;
  /** The type of the value, of each entry of a list, or of each value of a map. */
  readonly type: ScalarType | 'message';
  /** Where `type` is `message`. */
  readonly message?: MessageContract;
  readonly repeated: boolean;
  /** A map with string keys. */
  readonly map: boolean;
  /** Declared `optional`: unset is null in JSON. */
  readonly nullable: boolean;
  readonly rules: Rules;
}

/** See protos/bms/api/rules.proto, which says what each rule means. */
export interface Rules {
  readonly required: boolean;
  readonly readOnly: boolean;
  readonly createOnly: boolean;
  readonly writeOnly: boolean;
  readonly minLength: number;
  readonly maxLength: number;
  readonly format: '' | 'date' | 'date_time' | 'email' | 'uri' | 'phone' | 'currency' | 'slug' | 'id_list';
  readonly pattern: string;
  readonly allowed: readonly string[];
  /** As the field's JSON type; undefined where there is none. */
  readonly defaultValue?: JsonValue;
  readonly initial: string;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly above?: number;
  /** Set: a decimal, a string on the wire and a number in JSON. */
  readonly decimals?: number;
  readonly minItems: number;
  readonly maxItems: number;
  readonly uniqueItems: boolean;
  readonly keyPattern: string;
  readonly putKeeps: boolean;
  readonly inline: boolean;
  readonly sortable: readonly string[];
  /** The stored name; the field's own where the proto names none. */
  readonly storedAs: string;
  /** As the field's JSON type; undefined where there is none. */
  readonly example?: JsonValue;
  readonly sensitive: boolean;
  readonly omitEmpty: boolean;
  /** Module of the record that the id names; empty where the field is no reference. */
  readonly references: string;
  /** JSON text on the wire, its value in an answer. */
  readonly json: boolean;
  /** A map whose values are JSON text on the wire, and strings, numbers, booleans or null in JSON. */
  readonly scalar: boolean;
}

export type JsonValue = string | number | boolean | null | JsonValue[] | { [key: string]: JsonValue };

/** A field that a caller sent and what is wrong with it. */
export interface Violation {
  /** A path such as `items[1].rate`. */
  readonly field: string;
  /** E.g. `required`, `too_long`, `unknown_field`. */
  readonly code: string;
  /** One sentence for a person. */
  readonly message: string;
}

/** Who calls, as it travels from the gateway to a service (bms.identity.Caller in camel case). */
export interface Caller {
  readonly kind: 'user' | 'api_key' | 'public' | 'gateway' | 'service';
  /** The user, or the administrator whom an API key acts for; 0 if there is none. */
  readonly userId: number;
  readonly userType: '' | 'staff' | 'client';
  readonly isAdmin: boolean;
  readonly roleId: number;
  /** The client company of a portal user; else 0. */
  readonly clientId: number;
  readonly sessionId: string;
  readonly apiKeyId: number;
  /** `<module>.<action>` to scope, without those of scope none; empty for administrators, who may do everything. */
  readonly grants: Readonly<Record<string, 'own' | 'all'>>;
}
