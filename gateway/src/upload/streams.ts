import { Agent, type ClientRequest } from 'node:http';
import { Agent as SecureAgent } from 'node:https';
import type { Socket } from 'node:net';
import { ApiError, type Caller, type Rpc } from '@bms/contracts';
import type { CallerTokens, ProcessTls } from '@bms/rpc';
import { ConfigError } from '@bms/service-kit/process';
import type { Request } from 'express';
import { createProxyMiddleware, type Options, type RequestHandler } from 'http-proxy-middleware';
import type { GatewayResponse, RouteHandler } from '../http/context.ts';
import { writeProblem } from '../http/send-problem.ts';
import { rejectRequest } from '../http/server.ts';
import { clientAddress } from '../limits/address.ts';
import { callerSubject } from '../limits/middleware.ts';
import { checkedIdempotencyKey } from '../transcode/preconditions.ts';
import { dropRequestHops, replaceResponseHops } from './hop-by-hop.ts';
import { requireRate } from './require-rate.ts';
import { StreamCount } from './stream-count.ts';

/** Dependencies of routes whose body is streamed instead of transcoded. */
export interface StreamDeps {
  /** HTTP address (host:port) of each service by name. */
  readonly targets: Readonly<Record<string, string>>;
  readonly callerTokens: CallerTokens;
  /** Returns the delegation by which a service has calls made for a caller. */
  readonly delegationOf: (caller: Caller, service: string) => string;
  /** Mutual TLS with the services; undefined for plain text. */
  readonly tls: ProcessTls | undefined;
  /**
   * Time limit without traffic in either direction, in milliseconds; the total duration of an upload is not limited.
   */
  readonly idleTimeoutMs: number;
  /** Minimum upload rate in bytes per second, measured over `idleTimeoutMs`. */
  readonly minUploadRate: number;
  /** Maximum number of concurrent event streams of one caller. */
  readonly maxEventStreams: number;
}

const AGENT = { keepAlive: true, maxFreeSockets: 32 };

/** Untrusted client headers about the caller, which are not forwarded to a service. */
const BELIEVED_BY_NOBODY = [
  'x-auth-token',
  'cookie',
  'expect',
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-delegation',
];

/**
 * Streams requests and responses to and from the service's HTTP port without buffering them as a whole.
 * @returns a function that throws ConfigError if the settings contain no HTTP address of the service
 */
export function createStreams(deps: StreamDeps): (rpc: Rpc) => RouteHandler {
  const agent = deps.tls ? secureAgent(deps.tls) : new Agent(AGENT);
  const proxies = new Map<string, RequestHandler<Request, GatewayResponse>>();
  const eventStreams = new StreamCount(deps.maxEventStreams, 'event streams');
  return (rpc) => {
    const { owner } = rpc.service;
    const isEvents = rpc.policy.stream === 'events';
    const address = deps.targets[owner];
    if (!address)
      throw new ConfigError(`setting UPSTREAMS_HTTP: it names no address of ${owner}, which ${rpc.path} needs`);
    const proxy = proxies.get(owner) ?? createProxy(address, agent, deps);
    proxies.set(owner, proxy);
    return async (request, response) => {
      if (request.method === 'POST') checkedIdempotencyKey(request.headers['idempotency-key'] as string | undefined);
      if (isEvents) eventStreams.open(callerSubject(response.locals.caller), response);
      takeOver(request, response, deps.callerTokens(response.locals.caller, owner));
      if (rpc.policy.delegates) request.headers['x-delegation'] = deps.delegationOf(response.locals.caller, owner);
      await proxy(request, response);
    };
  };
}

/** Creates an agent with the current certificates; changed ones are used for new connections. */
function secureAgent(tls: ProcessTls): SecureAgent {
  const agent = new SecureAgent(AGENT);
  tls.follow((certificates) => void Object.assign(agent.options, certificates));
  return agent;
}

/** Replaces the headers that the service trusts with the gateway's own. */
function takeOver(request: Request, response: GatewayResponse, callerToken: string): void {
  const { headers } = request;
  if (headers.expect !== undefined) response.writeContinue();
  dropRequestHops(headers);
  for (const name of BELIEVED_BY_NOBODY) delete headers[name];
  headers['authorization'] = `Bearer ${callerToken}`;
  headers['x-request-id'] = response.locals.requestId;
  headers['traceparent'] = response.locals.traceparent;
  headers['x-client-address'] = clientAddress(request);
}

function createProxy(
  address: string,
  agent: Agent,
  { tls, idleTimeoutMs, minUploadRate }: StreamDeps,
): RequestHandler<Request, GatewayResponse> {
  const options: Options<Request, GatewayResponse> = {
    target: `${tls ? 'https' : 'http'}://${address}`,
    agent,
    proxyTimeout: idleTimeoutMs,
    // The default handlers of the package send errors as plain text.
    ejectPlugins: true,
    plugins: [
      (proxy) => {
        proxy.on('error', (_error, request, response) => sendUnavailable(request, response));
        proxy.on('proxyRes', replaceResponseHops);
        proxy.on('econnreset', (_error, _request, response) => response.destroy());
        proxy.on('proxyReq', (outgoing: ClientRequest, request, response) => {
          requireRate(request, { bytesPerSecond: minUploadRate, windowMs: idleTimeoutMs }, () => {
            if (!response.headersSent) rejectRequest(response, 408);
            outgoing.destroy();
          });
          response.once('close', () => response.writableFinished || outgoing.destroy());
        });
      },
    ],
  };
  return createProxyMiddleware<Request, GatewayResponse>(options);
}

function sendUnavailable(request: Request | undefined, response: GatewayResponse | Socket | undefined): void {
  if (!request || !response || !('locals' in response) || response.destroyed) return;
  // The handler that ended the call to the service has already sent a response.
  if (response.writableEnded) return;
  if (response.headersSent) request.socket.destroy();
  else writeProblem(new ApiError('unavailable'), response);
}
