import { type Client, createClient, createConfig } from '../generated/client/index.ts';
import { Bms } from '../generated/index.ts';
import { isStream, type Patience, patiently } from './patience.ts';
import { ApiProblem } from './problem.ts';

/** Where the service is and who calls. */
export interface ApiOptions {
  /** E.g. `https://bms.example.org`; in a browser the page's own origin where it is left out. */
  readonly url?: string;
  /** A session token or an API key, or what gives it for each request; none for public operations. */
  readonly token?: string | (() => string | undefined | Promise<string | undefined>);
  /** How a request is tried again; 5 times, waiting a minute at most, where it is left out. */
  readonly patience?: Patience;
  /** Sends a request; the platform's own `fetch` where it is left out. */
  readonly fetch?: (request: Request) => Promise<Response>;
}

const PATIENCE: Patience = { tries: 5, longestWait: 60 };

/**
 * The API as functions, e.g. `api.clients.list({ query: { search: 'konig' } })`. Each resolves to `{ data, response }` and
 * throws an ApiProblem for an answer that is no success.
 */
export const createApi = (options: ApiOptions = {}): Bms => new Bms({ client: createApiClient(options) });

/** What the functions of createApi send with: for a path that is not among them. */
export function createApiClient({
  url = '',
  token,
  patience = PATIENCE,
  fetch = globalThis.fetch,
}: ApiOptions): Client {
  const send = patiently((request) => fetch(request), patience);
  const client = createClient(
    createConfig({
      baseUrl: url,
      throwOnError: true,
      fetch: (input, init) => send(input instanceof Request ? input : new Request(input, init)),
    }),
  );
  client.interceptors.request.use((request) => withToken(request, token));
  client.interceptors.request.use(withKey);
  client.interceptors.error.use((error, response) => (response ? new ApiProblem(response, error) : error));
  return client;
}

/** Public operations look at no token, so it may go with every request. */
async function withToken(request: Request, token: ApiOptions['token']): Promise<Request> {
  const current = typeof token === 'function' ? await token() : token;
  if (current && !request.headers.has('Authorization')) request.headers.set('Authorization', `Bearer ${current}`);
  return request;
}

/** Every POST gets a key, so that sending it again does nothing twice; streams are sent once. */
function withKey(request: Request): Request {
  if (request.method === 'POST' && !isStream(request) && !request.headers.has('Idempotency-Key'))
    request.headers.set('Idempotency-Key', globalThis.crypto.randomUUID());
  return request;
}
