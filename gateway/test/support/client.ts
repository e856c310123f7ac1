import { request } from 'node:http';
import { connect } from 'node:net';

/** An answer with its body read. */
export interface Reply {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The body as JSON; empty where it is none. */
  readonly json: Record<string, unknown>;
}

export interface Sent {
  readonly token?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** An object is sent as JSON, a string as it stands, with the type of JSON where none is given. */
  readonly body?: unknown;
}

/** Calls a gateway as a client app does. */
export type Client = (method: string, path: string, sent?: Sent) => Promise<Reply>;

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

/** The names of the fields at fault with their codes, sorted. */
export function faults(reply: Reply): string[] {
  const errors = (reply.json['errors'] ?? []) as { field: string; code: string }[];
  return errors.map(({ field, code }) => `${field}:${code}`).sort();
}

/** Sends a request whose path is not touched by a URL parser. */
export function rawRequest(
  port: number,
  method: string,
  path: string,
  headers: Record<string, string> = {},
): Promise<{ status: number; text: string; allow?: string }> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: '127.0.0.1', port, method, path, headers, agent: false }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (chunk: string) => {
        text += chunk;
      });
      answer.on('end', () => resolve({ status: answer.statusCode ?? 0, text, allow: answer.headers.allow }));
    });
    sent.on('error', reject).end();
  });
}

/** Writes bytes to a connection and reads until it ends. */
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
