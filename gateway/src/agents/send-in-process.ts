import { createServer, type RequestListener, request as sendRequest } from 'node:http';
import { duplexPair } from 'node:stream';
import { text } from 'node:stream/consumers';
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
export function sendInProcess(listener: RequestListener, { headers: common, remoteAddress }: Sender): Dispatch {
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
