import { Agent, type ClientRequest } from 'node:http';
import type { Socket } from 'node:net';
import { ApiError, type Rpc } from '@bms/contracts';
import { ConfigError } from '@bms/service-kit/process';
import type { Request } from 'express';
import { createProxyMiddleware, type Options, type RequestHandler } from 'http-proxy-middleware';
import type { CallerTokens } from '../auth/caller-tokens.ts';
import type { Answer, Reply } from '../http/exchange.ts';
import { writeProblem } from '../http/send-problem.ts';
import { clientAddress } from '../limits/address.ts';

/** What routes need whose bytes pass by the transcoder. */
export interface StreamParts {
  /** Name of a service to the address (host:port) of its HTTP side. */
  readonly targets: Readonly<Record<string, string>>;
  readonly callerTokens: CallerTokens;
  /** How long neither side may move a byte, in milliseconds; an upload as a whole may take any time. */
  readonly idleTimeoutMs: number;
}

/** Headers that say who calls, by a client's own word: none reaches a service. */
const BELIEVED_BY_NOBODY = [
  'x-auth-token',
  'cookie',
  'expect',
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
];

/**
 * Passes requests and answers through to the service's own HTTP side, without ever holding them whole.
 * @returns a function that throws ConfigError where the settings name no HTTP address of the service
 */
export function createStreams(parts: StreamParts): (rpc: Rpc) => Answer {
  const agent = new Agent({ keepAlive: true, maxFreeSockets: 32 });
  const proxies = new Map<string, RequestHandler<Request, Reply>>();
  return (rpc) => {
    const { owner } = rpc.service;
    const address = parts.targets[owner];
    if (!address)
      throw new ConfigError(`setting UPSTREAMS_HTTP: it names no address of ${owner}, which ${rpc.path} needs`);
    const proxy = proxies.get(owner) ?? createProxy(address, agent, parts.idleTimeoutMs);
    proxies.set(owner, proxy);
    return async (request, reply) => {
      takeOver(request, reply, parts.callerTokens(reply.locals.caller, owner));
      await proxy(request, reply);
    };
  };
}

/** The headers that the service believes are ours, whatever was sent under their names. */
function takeOver(request: Request, reply: Reply, callerToken: string): void {
  const { headers } = request;
  if (headers.expect !== undefined) reply.writeContinue();
  for (const name of BELIEVED_BY_NOBODY) delete headers[name];
  headers['authorization'] = `Bearer ${callerToken}`;
  headers['x-request-id'] = reply.locals.requestId;
  headers['traceparent'] = reply.locals.traceparent;
  headers['x-client-address'] = clientAddress(request);
}

function createProxy(address: string, agent: Agent, idleTimeoutMs: number): RequestHandler<Request, Reply> {
  const options: Options<Request, Reply> = {
    target: `http://${address}`,
    agent,
    proxyTimeout: idleTimeoutMs,
    // The package's own handlers answer errors as plain text.
    ejectPlugins: true,
    plugins: [
      (proxy) => {
        proxy.on('error', (_error, request, reply) => refuse(request, reply));
        proxy.on('econnreset', (_error, _request, reply) => reply.destroy());
        proxy.on('proxyReq', (outgoing: ClientRequest, _request, reply) => {
          reply.once('close', () => reply.writableFinished || outgoing.destroy());
        });
      },
    ],
  };
  return createProxyMiddleware<Request, Reply>(options);
}

function refuse(request: Request | undefined, reply: Reply | Socket | undefined): void {
  if (!request || !reply || !('locals' in reply) || reply.destroyed) return;
  if (reply.headersSent) request.socket.destroy();
  else writeProblem(new ApiError('unavailable'), reply);
}
