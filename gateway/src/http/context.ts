import type { Access, ApiError, Caller, HttpMethod, PathMatch, PathSegment, PathTree } from '@bms/contracts';
import type { MadeCalls } from '@bms/telemetry';
import type { NextFunction, Request, Response } from 'express';

/** Context of a request, completed by one middleware after the other. */
export type RequestContext = {
  requestId: string;
  /** W3C Trace Context: the received one or a new one. */
  traceparent: string;
  /** The matched route with its path parameters; set by the routing middleware. */
  match: RouteMatch;
  /** The caller; the public caller until the authentication middleware has run. */
  caller: Caller;
  /** The calls to services made for it; undefined if slow requests are not recorded. */
  calls: MadeCalls | undefined;
  /** The parsed body; undefined if there was none. */
  body: unknown;
};

export type GatewayResponse = Response<unknown, RequestContext>;

/** Middleware of the request pipeline. It calls `next`, sends a response or throws an ApiError. */
export type Middleware = (request: Request, response: GatewayResponse, next: NextFunction) => void | Promise<void>;

/** Handler of a route, called after all middleware. */
export type RouteHandler = (request: Request, response: GatewayResponse) => void | Promise<void>;

/** Rules for the body of a request. */
export interface BodyRules {
  /** Maximum size in bytes. */
  readonly maxBytes: number;
  /** `json`: read and parsed by the gateway; `stream`: passed through, so that only Content-Length is checked. */
  readonly kind: 'json' | 'stream';
  /** True if the source text of numbers is kept, for rules on decimals. */
  readonly needsNumberSource: boolean;
  /** True if a form is taken, too. */
  readonly takesForm?: boolean;
  /** True for many records, which may have more values than another body. */
  readonly isBulk?: boolean;
}

/** Checks the origin of a request. @param params the path parameters */
export type AssertOrigin = (
  params: Readonly<Record<string, string>>,
  request: Request,
  response: GatewayResponse,
) => Promise<void>;

/** A method and path that the gateway serves, with the settings that the middleware needs. */
export interface Route {
  readonly method: HttpMethod;
  /** The path template, e.g. `/api/clients/{id}`. */
  readonly path: string;
  readonly segments: readonly PathSegment[];
  readonly access: Access;
  /** Checks the caller's permission for the module, and for a write that is no dry run. @throws ApiError forbidden */
  readonly permit: (caller: Caller, isDryRun?: boolean) => void;
  /** Name of the rate limit that counts calls of this route. */
  readonly limit: string;
  /** Undefined if a body is ignored. */
  readonly body?: BodyRules;
  /** True if the response contains a secret; it is not compressed, so that its length reveals nothing (BREACH). */
  readonly secret: boolean;
  /** Headers of all responses of the route. */
  readonly headers?: Readonly<Record<string, string>>;
  /**
   * Checks that the record of the path may be called by the page that sent a request; undefined for routes that no record
   * opens to pages of other origins. @throws ApiError forbidden, not_found
   */
  readonly assertOrigin?: AssertOrigin | undefined;
  /** Sends errors in the format of the route; undefined for problem+json. */
  readonly sendError?: ((error: ApiError, response: GatewayResponse) => void) | undefined;
  readonly answer: RouteHandler;
}

/** A matched route with the percent-decoded values of its path parameters. */
export type RouteMatch = PathMatch<Route>;

/** The routes of the gateway by path. */
export type Router = PathTree<Route>;

/** Returns the path template of the matched route, for logs and metrics; empty if no route is matched. */
export function templateOf(response: GatewayResponse): string {
  const match: Partial<RequestContext>['match'] = response.locals.match;
  return match?.route.path ?? '';
}
