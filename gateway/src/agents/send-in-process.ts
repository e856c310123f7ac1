import { createServer, type RequestListener, request as sendRequest } from 'node:http';
import { duplexPair } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { Request } from 'express';
import type { GatewayResponse } from '../http/context.ts';
import type { ApiAnswer, Dispatch } from './call-tool.ts';

/** The headers and the address that requests have in addition to their own. */
interface Sender {
  readonly headers: Readonly<Record<string, string>>;
  /** The address from which the requests seem to come. */
  readonly remoteAddress: string | undefined;
}

/**
 * Creates the function that sends requests to a request listener of this process by HTTP over a pair of streams, without a
 * connection: they pass through all of its middleware.
 */
function sendInProcess(listener: RequestListener, { headers: common, remoteAddress }: Sender): Dispatch {
  const server = createServer(listener);
  return ({ method, url: path, headers: own, payload }) => {
    const [here, there] = duplexPair();
    server.emit('connection', Object.assign(there, { remoteAddress }));
    const body = payload && JSON.stringify(payload);
    const headers = {
      ...{ ...common, ...own },
      ...(body && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }),
    };
    return new Promise<ApiAnswer>((resolve, reject) => {
      const sent = sendRequest({ createConnection: () => here, method, path, headers }, (answer) => {
        const { statusCode = 0, headers: received } = answer;
        text(answer).then((read) => resolve({ statusCode, headers: received, payload: read }), reject);
      });
      sent.on('error', reject);
      sent.end(body);
    });
  };
}

/**
 * Returns the function that sends requests to the API through this gateway in the name of the caller.
 * @param forwarded the names of the headers of the request that they have as well
 */
export function dispatchOf(request: Request, response: GatewayResponse, forwarded: readonly string[]): Dispatch {
  const own = forwarded.flatMap((name) => {
    const value = request.headers[name];
    return typeof value === 'string' ? [[name, value] as const] : [];
  });
  const { traceparent } = response.locals;
  const headers = { ...Object.fromEntries(own), accept: 'application/json', traceparent, host: 'gateway' };
  return sendInProcess(request.app, { headers, remoteAddress: request.socket.remoteAddress });
}
