/** What came back. */
export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  /** The JSON body; undefined where there was none. */
  readonly body: unknown;
}

/** A client app: one address, one token. */
export interface Http {
  /** The session token; undefined for somebody who has not signed in. */
  readonly token: string | undefined;
  /** @param body sent as JSON; undefined for none */
  send(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Reply>;
}

/** @param url of a gateway @param token none for somebody who has not signed in */
export function createHttp(url: string, token?: string): Http {
  return {
    token,
    send: async (method, path, body, headers = {}) => {
      const response = await fetch(new URL(path, url), {
        method,
        headers: {
          ...(token !== undefined && { authorization: `Bearer ${token}` }),
          ...(body !== undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
      });
      const text = await response.text();
      return { status: response.status, headers: response.headers, body: text === '' ? undefined : JSON.parse(text) };
    },
  };
}

/** Signs in. @throws Error when that is refused */
export async function signIn(url: string, email: string, password: string): Promise<Http> {
  const reply = await createHttp(url).send('POST', '/api/auth/login', { email, password });
  if (reply.status !== 200) throw new Error(`${email} cannot sign in: ${JSON.stringify(reply.body)}`);
  return createHttp(url, (reply.body as { token: string }).token);
}
