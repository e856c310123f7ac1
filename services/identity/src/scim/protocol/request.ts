import type { SurfaceRequest, SurfaceResponse } from '@bms/contracts/types/api';
import { ScimError } from './scim-error.ts';

/** A JSON object. */
export type Json = Record<string, unknown>;

/** A request of the protocol. */
export interface ScimRequest {
  readonly method: string;
  /** The segments of the path below /scim/v2. */
  readonly segments: readonly string[];
  readonly query: URLSearchParams;
  /** The parsed body; undefined without one. */
  readonly body: unknown;
  /** If-Match; empty without it. */
  readonly ifMatch: string;
  /** If-None-Match; empty without it. */
  readonly ifNoneMatch: string;
}

/** A response of the protocol. */
export interface ScimAnswer {
  readonly status: number;
  readonly body?: object | undefined;
  readonly etag?: string | undefined;
  readonly location?: string | undefined;
}

/** Reads a request as the gateway passes it. */
export function readRequest({ method, segments, query, body, if_match, if_none_match }: SurfaceRequest): ScimRequest {
  return {
    method,
    segments: segments.filter((segment) => segment !== ''),
    query: new URLSearchParams(query),
    body: body === '' ? undefined : JSON.parse(body),
    ifMatch: if_match,
    ifNoneMatch: if_none_match,
  };
}

/** Returns a response as the gateway sends it. */
export const writeAnswer = ({ status, body, etag = '', location = '' }: ScimAnswer): SurfaceResponse => ({
  status,
  body: body === undefined ? '' : JSON.stringify(body),
  etag,
  location,
});

export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Returns the body as an object. @throws ScimError invalidSyntax */
export function objectBody({ body }: Pick<ScimRequest, 'body'>): Json {
  if (isObject(body)) return body;
  throw new ScimError(400, 'The body must be a JSON object.', 'invalidSyntax');
}

/** Returns the value of a member whose name is compared without case (RFC 7643, 2.1). */
export function memberOf(object: Json, name: string): unknown {
  if (name in object) return object[name];
  const key = Object.keys(object).find((known) => known.toLowerCase() === name.toLowerCase());
  return key === undefined ? undefined : object[key];
}
