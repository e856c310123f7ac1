import request, { type Test } from 'supertest';

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
  /** @param body sent as JSON, or as multipart/form-data where it is a form; text is sent as it is, as JSON; undefined for none */
  send(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Reply>;
}

type Verb = 'get' | 'post' | 'put' | 'patch' | 'delete' | 'head' | 'options';

/** @param url of a gateway @param token none for somebody who has not signed in */
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

/** A form whole, as the boundary is made by whoever writes it down. */
async function addForm(call: Test, form: FormData): Promise<void> {
  const written = new Response(form);
  call.type(written.headers.get('content-type') ?? '').send(Buffer.from(await written.arrayBuffer()));
}

/** Signs in. @throws Error when that is refused */
export async function signIn(url: string, email: string, password: string): Promise<Http> {
  const reply = await createHttp(url).send('POST', '/api/auth/login', { email, password });
  if (reply.status !== 200) throw new Error(`${email} cannot sign in: ${JSON.stringify(reply.body)}`);
  return createHttp(url, (reply.body as { token: string }).token);
}
