import { request } from 'node:http';
import { connect } from 'node:net';

/** A response with its body. */
export interface TestResponse {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The body as JSON; empty if it is not JSON. */
  readonly json: Record<string, unknown>;
}

export interface Sent {
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** An object is sent as JSON, a string unchanged; the default content type is JSON. */
  readonly body?: unknown;
}

/** Creates a function that calls a gateway like a client app. */
export type Client = (method: string, path: string, sent?: Sent) => Promise<TestResponse>;

export function clientOf(url: string): Client {
  return async (method, path, { token, headers = {}, body } = {}) => {
    const answer = await fetch(url + path, {
      method,
      headers: {
        ...(token !== undefined && { authorization: `Bearer ${token}` }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...headers,
      },
      body:
        body === undefined
          ? undefined
          : typeof body === 'string' || body instanceof Uint8Array
            ? body
            : JSON.stringify(body),
    });
    const text = await answer.text();
    return { status: answer.status, headers: answer.headers, text, json: parse(text) };
  };
}

function parse(text: string): Record<string, unknown> {
  try {
    return JSON.parse(text);
  } catch {
    return {};
  }
}

/** Returns the invalid fields with their error codes, sorted. */
export function faults(response: TestResponse): string[] {
  const errors = (response.json['errors'] ?? []) as { field: string; code: string }[];
  return errors.map(({ field, code }) => `${field}:${code}`).sort();
}

/** Sends a request whose path is not normalized by a URL parser. */
export function rawRequest(
  port: number,
  method: string,
  path: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; text: string; allow?: string; ratelimit?: string }> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, method, path, headers, agent: false }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk;
      });
      answer.on('end', () =>
        resolve({
          status: answer.statusCode ?? 0,
          text,
          allow: answer.headers.allow,
          ratelimit: answer.headers['ratelimit'] as string | undefined,
        }),
      );
    });
    sent.on('error', reject).end();
  });
}

/** Writes bytes to a connection and reads until it closes. */
export function rawBytes(port: number, ...pieces: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => {
      for (const piece of pieces) socket.write(piece);
    });
    let text = '';
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
    });
    socket.on('close', () => resolve(text)).on('error', reject);
  });
}
