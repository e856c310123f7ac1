import { type Client, createClient, createConfig } from '../generated/client/index.ts';
import { Bms } from '../generated/index.ts';
import { ApiProblem } from './problem.ts';
import { isStream, type RetryPolicy, withRetries } from './retry.ts';

/** Connection settings of the API client. */
export interface ApiOptions {
  /** Base URL, e.g. `https://bms.example.org`; in a browser it defaults to the origin of the page. */
  readonly url?: string;
  /** Session token or API key, or a function that returns it for each request. Public operations need none. */
  readonly token?: string | (() => string | undefined | Promise<string | undefined>);
  /** Retry policy. Defaults to 5 attempts, with waits of at most 60 seconds each. */
  readonly retry?: RetryPolicy;
  /** Sends a request. Defaults to the `fetch` of the platform. */
  readonly fetch?: (request: Request) => Promise<Response>;
}

const DEFAULT_RETRY: RetryPolicy = { tries: 5, maxWait: 60 };

/**
 * Creates the API client, e.g. `api.clients.list({ query: { search: 'konig' } })`. Each method resolves to `{ data,
 * response }` and throws ApiProblem for an unsuccessful response.
 */
export const createApi = (options: ApiOptions = {}): Bms => new Bms({ client: createApiClient(options) });

/** Creates the HTTP client that createApi uses, for paths without a generated method. */
export function createApiClient({
  url = '',
  token,
  retry = DEFAULT_RETRY,
  fetch = globalThis.fetch,
}: ApiOptions): Client {
  const send = withRetries((request) => fetch(request), retry);
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

/** Adds the token unless the request has an Authorization header. Public operations ignore it. */
async function withToken(request: Request, token: ApiOptions['token']): Promise<Request> {
  const current = typeof token === 'function' ? await token() : token;
  if (current && !request.headers.has('Authorization')) request.headers.set('Authorization', `Bearer ${current}`);
  return request;
}

/** Adds an Idempotency-Key to POST requests, which makes retries safe. Uploads get none because they are sent once. */
function withKey(request: Request): Request {
  if (request.method === 'POST' && !isStream(request) && !request.headers.has('Idempotency-Key'))
    request.headers.set('Idempotency-Key', globalThis.crypto.randomUUID());
  return request;
}
