import { type Bms, createApiClient, createApi as createFunctions } from '@bms/client';

/** Retry policy for rate limits (429) and unavailable services (503); `maxWait` is in seconds. */
const retry = { tries: 8, maxWait: 60 };

/** The API as seen by a client app: every operation as a function, and by path. */
export interface Api {
  readonly call: Bms;
  get<Answer>(path: string): Promise<Answer>;
  /** @param key the Idempotency-Key, which makes retries safe; generated for each call by default */
  post<Answer>(path: string, body: object, key?: string): Promise<Answer>;
  patch<Answer>(path: string, body: object): Promise<Answer>;
}

/**
 * Creates a client of the API.
 * @param url base URL of the service, e.g. `http://127.0.0.1:8080`
 * @param token a session token; none for public calls
 */
export function createApi(url: string, token?: string): Api {
  const options = { url, retry, ...(token !== undefined && { token }) };
  const client = createApiClient(options);
  const dataOf = async <Answer>(answer: Promise<{ data: Answer }>): Promise<Answer> => (await answer).data;
  return {
    call: createFunctions(options),
    get: <Answer>(path: string) => dataOf(client.get<{ 200: Answer }, unknown, true>({ url: path })),
    post: <Answer>(path: string, body: object, key?: string) => {
      const headers = { 'Content-Type': 'application/json', ...(key !== undefined && { 'Idempotency-Key': key }) };
      return dataOf(client.post<{ 201: Answer }, unknown, true>({ url: path, body, headers }));
    },
    patch: <Answer>(path: string, body: object) => {
      const headers = { 'Content-Type': 'application/json' };
      return dataOf(client.patch<{ 200: Answer }, unknown, true>({ url: path, body, headers }));
    },
  };
}
