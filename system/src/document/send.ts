import type { Rpc } from '@bms/contracts';
import type { Answer } from './checker.ts';

/** What is sent to an operation. */
export interface Sent {
  readonly verb: string;
  readonly path: string;
  /** None for somebody who has not signed in. */
  readonly token?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  /** A form goes out as multipart/form-data, text as it is, anything else as JSON. */
  readonly body?: unknown;
}

/** Sends a request and reads the answer as it came. @param url of a gateway */
export async function send(url: string, { verb, path, token, headers, body }: Sent): Promise<Answer> {
  const isRaw = body instanceof FormData || typeof body === 'string';
  const response = await fetch(url + path, {
    method: verb,
    headers: {
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
      ...(body !== undefined && !(body instanceof FormData) && { 'Content-Type': 'application/json' }),
      ...headers,
    },
    ...(body !== undefined && { body: isRaw ? body : JSON.stringify(body) }),
  });
  return {
    status: response.status,
    headers: response.headers,
    body: isEndless(response) ? await beginningOf(response) : Buffer.from(await response.arrayBuffer()),
  };
}

const isEndless = ({ headers }: Response): boolean =>
  headers.get('content-type')?.startsWith('text/event-stream') === true;

async function beginningOf({ body }: Response): Promise<Buffer> {
  const reader = body!.getReader();
  const { value } = await reader.read();
  await reader.cancel();
  return Buffer.from(value ?? []);
}

const RAW = 'google.api.HttpBody';

/** A body as it is sent: of an upload the form. */
export function sendable(rpc: Rpc, body: Readonly<Record<string, unknown>> | undefined): unknown {
  const raw = rpc.request.fields.find(({ message }) => message?.name === RAW);
  return raw && rpc.policy.stream === 'upload' ? formOf(body ?? {}, raw.name) : body;
}

/** The form of an upload, with bytes of their own where the contract has a part of raw bytes. */
function formOf(members: Readonly<Record<string, unknown>>, rawPart: string): FormData {
  const form = new FormData();
  // Fields come before the file, so that the server knows them when the bytes arrive.
  for (const [name, value] of Object.entries(members)) if (name !== rawPart) form.set(name, String(value));
  form.set(rawPart, new Blob(['Offer\n'], { type: 'text/plain' }), 'offer.txt');
  return form;
}
