import { randomUUID } from 'node:crypto';
import type { Rpc } from '@bms/contracts';
import type { Answer } from './checker.ts';

/** A request to an operation. */
export interface Sent {
  readonly verb: string;
  readonly path: string;
  /** Undefined for an unauthenticated request. */
  readonly token?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  /** FormData is sent as multipart/form-data, text unchanged, anything else as JSON. */
  readonly body?: unknown;
}

/** Sends a request and reads the raw response. @param url URL of a gateway */
export async function send(url: string, { verb, path, token, headers, body }: Sent): Promise<Answer> {
  const isRaw = body instanceof FormData || typeof body === 'string';
  const response = await fetch(url + path, {
    method: verb,
    redirect: 'manual',
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

/** Converts a body for sending: an upload becomes a form. */
export function sendable(rpc: Rpc, body: Readonly<Record<string, unknown>> | undefined): unknown {
  const raw = rpc.request.fields.find(({ message }) => message?.name === RAW);
  return raw && rpc.policy.stream === 'upload' ? formOf(body ?? {}, raw.name, bytesFor(rpc)) : body;
}

/**
 * Returns sample bytes: for a job a table with the column of the example of a mapping, other bytes each time, and a row
 * with an error.
 */
const bytesFor = ({ policy }: Rpc): string =>
  policy.delegates ? `Firma\nOffer ${randomUUID()}\nOffer,1\n` : 'Offer\n';

/** Builds the form of an upload, with sample bytes for the raw part. */
function formOf(members: Readonly<Record<string, unknown>>, rawPart: string, bytes: string): FormData {
  const form = new FormData();
  // Fields come before the file, so that the server knows them when the bytes arrive.
  for (const [name, value] of Object.entries(members)) if (name !== rawPart) form.set(name, String(value));
  form.set(rawPart, new Blob([bytes], { type: 'text/plain' }), 'offer.txt');
  return form;
}
