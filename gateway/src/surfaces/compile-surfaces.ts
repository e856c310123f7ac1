import {
  type ApiError,
  type Contract,
  type HttpMethod,
  type PathSegment,
  problemOf,
  type Rpc,
  type Surface,
} from '@bms/contracts';
import { type CallerTokens, metadataOf } from '@bms/rpc';
import { compilePermission } from '@bms/service-kit/process';
import type { Request } from 'express';
import type { GatewayResponse, Route, RouteHandler } from '../http/context.ts';
import { clientAddress } from '../limits/address.ts';
import type { Channels } from '../upstreams/channels.ts';
import { type CallRpc, prepareCall } from '../upstreams/upstream.ts';

/** Dependencies of the routes of surfaces. */
export interface SurfaceDeps {
  readonly contract: Contract;
  /** Returns the channels for large messages to the service that owns an rpc. */
  readonly channelsOf: (owner: string) => Channels;
  readonly callerTokens: CallerTokens;
  /** Default deadline in milliseconds; the policy of an rpc may override it. */
  readonly deadlineMs: number;
  /** Default maximum size in bytes; the policy of an rpc may override it. */
  readonly maxBodyBytes: number;
}

const METHODS: readonly HttpMethod[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** The variables of the segments below the path of a surface. */
const VARIABLES = ['first', 'second', 'third', 'fourth'] as const;

/**
 * Compiles the routes of the surfaces of the contract: protocols beside /api, such as SCIM, whose requests pass to one rpc as
 * they are. They have authentication, rate limits, body limits, logs and metrics like all other routes.
 * @see docs/adr/0235-scim.md
 */
export function compileSurfaces(deps: SurfaceDeps): Route[] {
  return deps.contract.rpcs.flatMap((rpc) => (rpc.policy.surface ? routesOf(rpc, rpc.policy.surface, deps) : []));
}

function routesOf(rpc: Rpc, surface: Surface, deps: SurfaceDeps): Route[] {
  const { policy } = rpc;
  const call = prepareCall(deps.contract, rpc, deps.channelsOf(rpc.service.owner));
  const common = {
    access: policy.access,
    permit: compilePermission(rpc),
    limit: policy.limit,
    secret: policy.secret,
    body: {
      kind: 'json',
      maxBytes: policy.maxBytes || deps.maxBodyBytes,
      needsNumberSource: false,
      isBulk: true,
    },
    sendError: sendSurfaceError(surface),
    answer: answerSurface(rpc, surface, call, deps),
  } as const;
  const literals: PathSegment[] = surface.path
    .slice(1)
    .split('/')
    .map((literal) => ({ literal }));
  return [0, ...VARIABLES.keys().map((index) => index + 1)].flatMap((depth) => {
    const variables = VARIABLES.slice(0, depth);
    const segments = [...literals, ...variables.map((variable) => ({ variable }))];
    const path = [surface.path, ...variables.map((name) => `{${name}}`)].join('/');
    return METHODS.map((method) => ({ ...common, method, path, segments }));
  });
}

function answerSurface(rpc: Rpc, surface: Surface, call: CallRpc, deps: SurfaceDeps): RouteHandler {
  const deadlineMs = rpc.policy.deadlineMs || deps.deadlineMs;
  return async (request, response) => {
    const { requestId, traceparent, caller, calls } = response.locals;
    const metadata = metadataOf({
      callerToken: deps.callerTokens(caller, rpc.service.owner),
      requestId,
      traceparent,
      clientAddress: clientAddress(request),
    });
    const onStart = (cancel: () => void): void => void response.once('close', cancel);
    const { message } = await call(messageOf(request, response), { metadata, deadlineMs, calls, onStart });
    send(response, surface, message as unknown as SurfaceAnswer);
  };
}

function messageOf(request: Request, response: GatewayResponse) {
  const { match, body } = response.locals;
  const [, query = ''] = request.url.split('?', 2);
  return {
    method: request.method,
    segments: VARIABLES.flatMap((name) => match.params[name] ?? []),
    query,
    body: body === undefined ? '' : JSON.stringify(body),
    if_match: request.headers['if-match'] ?? '',
    if_none_match: request.headers['if-none-match'] ?? '',
  };
}

/** bms.api.SurfaceResponse in its wire format. */
interface SurfaceAnswer {
  readonly status: number;
  readonly body: string;
  readonly etag: string;
  readonly location: string;
}

function send(
  response: GatewayResponse,
  { mediaType }: Surface,
  { status, body, etag, location }: SurfaceAnswer,
): void {
  response.statusCode = status;
  if (etag) response.setHeader('ETag', etag);
  if (location) response.setHeader('Location', location);
  response.setHeader('Cache-Control', 'no-store');
  if (body) response.setHeader('Content-Type', mediaType);
  if (status !== 204 && status !== 304) response.setHeader('Content-Length', Buffer.byteLength(body));
  response.end(body || undefined);
}

/**
 * Creates the function that sends errors in the format of a surface (RFC 7644, 3.12), with the status and headers that they
 * have in the API.
 */
function sendSurfaceError({ mediaType, errorSchema }: Surface) {
  return (error: ApiError, response: GatewayResponse): void => {
    const { status, headers, body } = problemOf(error, response.locals.requestId);
    const { detail } = JSON.parse(body) as { detail?: string };
    const scimType = error.code === 'malformed_json' ? { scimType: 'invalidSyntax' } : {};
    const sent = JSON.stringify({ schemas: [errorSchema], status: String(status), ...scimType, detail });
    response.statusCode = status;
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
    response.setHeader('Content-Type', mediaType);
    response.setHeader('Content-Length', Buffer.byteLength(sent));
    response.end(sent);
  };
}
