import request, { type Test } from 'supertest';

/** An HTTP response. */
export interface HttpResponse {
  readonly status: number;
  readonly headers: Headers;
  /** The JSON body; undefined if there is none. */
  readonly body: unknown;
}

/** An HTTP client with a base URL and a session token. */
export interface Http {
  /** The session token; undefined if not signed in. */
  readonly token: string | undefined;
  /**
   * Sends a request.
   * @param body sent as JSON; FormData as multipart/form-data; a string unchanged, with the content type of JSON;
   * undefined for none
   */
  send(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<HttpResponse>;
}

type Verb = 'get' | 'post' | 'put' | 'patch' | 'delete' | 'head' | 'options';

/**
 * Creates an HTTP client.
 * @param url the base URL of a gateway
 * @param token undefined for a client that is not signed in
 */
export function createHttp(url: string, token?: string): Http {
  const agent = request(url);
  return {
    token,
    send: async (method, path, body, headers = {}) => {
      const call = agent[method.toLowerCase() as Verb](path).set(headers);
      if (token !== undefined) call.set('Authorization', `Bearer ${token}`);
      if (body instanceof FormData) await addForm(call, body);
      else if (body !== undefined) call.type('json').send(body as string | object);
      const { status, headers: received, text, body: parsed } = await call;
      return { status, headers: new Headers(received), body: text ? parsed : undefined };
    },
  };
}

/** Adds a multipart form to a request. The form is serialized first, since that creates the boundary. */
async function addForm(call: Test, form: FormData): Promise<void> {
  const written = new Response(form);
  call.type(written.headers.get('content-type') ?? '').send(Buffer.from(await written.arrayBuffer()));
}

/** Signs in and returns a client with the session token. @throws Error if the sign-in is rejected */
export async function signIn(url: string, email: string, password: string): Promise<Http> {
  const response = await createHttp(url).send('POST', '/api/auth/login', { email, password });
  if (response.status !== 200) throw new Error(`${email} cannot sign in: ${JSON.stringify(response.body)}`);
  return createHttp(url, (response.body as { token: string }).token);
}
