import type { OutgoingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { ApiError } from '@bms/contracts';
import type { FileContent } from '@bms/contracts/types/api';
import {
  type Handler,
  type HandlerOf,
  type HttpExchange,
  loadForView,
  type Resource,
  type StreamCall,
} from '@bms/service-kit';
import { create as contentDisposition } from 'content-disposition';
import type { StoredFile } from '../entries/entries.model.ts';
import { type ByteRange, type Stores, storeOf } from '../storage/storage.ts';
import { isExpected, isUnchanged, partOf, type Representation } from './conditions.ts';

/** Streams the bytes of a file, or a range of them, with backpressure. */
export function download(resource: Resource<StoredFile>, stores: Stores): HandlerOf<'/bms.files.Files/Download'> {
  return async (call) => {
    const file = await loadForView(resource, call, call.request.id);
    const read = (range: ByteRange) => readStored(stores, file, range);
    await send(call, { ...representationOf(file), title: file.title, type: contentType(file), read });
    return undefined;
  };
}

/** Bytes that are downloaded. */
export interface Download extends Representation {
  /** The name under which they are saved. */
  readonly title: string;
  /** The value of Content-Type. */
  readonly type: string;
  read(range: ByteRange): Promise<Readable> | Readable;
}

/**
 * Sends bytes, or a range of them, with backpressure, as the conditions of the request demand.
 * @throws ApiError version_mismatch, range_not_satisfiable
 */
export async function send({ http, signal }: Pick<StreamCall, 'http' | 'signal'>, of: Download): Promise<void> {
  const { request, response } = http;
  const headers = headersOf(of);
  if (!isExpected(request.headers, of)) {
    response.setHeader('ETag', of.etag);
    throw new ApiError('version_mismatch', 'The file does not match the If-Match header.');
  }
  if (isUnchanged(request.headers, of)) {
    response.writeHead(304, headers).end();
    return;
  }
  const part = request.method === 'HEAD' ? undefined : wantedPart(http, of);
  const { start, end } = part ?? { start: 0, end: of.size - 1 };
  const length = end - start + 1;
  const isSent = request.method !== 'HEAD' && length > 0;
  // Opened before the headers are sent: missing bytes are an error, not an empty file.
  const bytes = isSent ? await of.read({ start, end }) : undefined;
  response.writeHead(part ? 206 : 200, {
    ...headers,
    'Content-Type': of.type,
    'Content-Length': length,
    ...(part && { 'Content-Range': `bytes ${start}-${end}/${of.size}` }),
  });
  if (bytes) await pipeline(bytes, response, { signal });
  else response.end();
}

/** The maximum size of a file whose content is one message, in bytes. */
const MAX_CONTENT_BYTES = 2 * 1024 * 1024;

/** Returns the content of a file for another service. @throws ApiError not_found, too_large */
export function content(resource: Resource<StoredFile>, stores: Stores): Handler<{ id: number }, FileContent> {
  return async (call) => {
    const file = await loadForView(resource, call, call.request.id);
    const { size, mime_type: media_type, title: file_name } = file;
    if (size > MAX_CONTENT_BYTES) throw new ApiError('too_large');
    const bytes = size > 0 ? await buffer(await readStored(stores, file, { start: 0, end: size - 1 })) : Buffer.of();
    return { media_type, file_name, content: bytes };
  };
}

/** Opens a range of the bytes of a file. */
const readStored = (stores: Stores, { stored_in = '', bytes_key = '' }: StoredFile, range: ByteRange) =>
  storeOf(stores, stored_in).read(bytes_key, range);

const representationOf = ({ sha256, created_at, size }: StoredFile): Representation => ({
  etag: `"${sha256}"`,
  lastModified: created_at,
  size,
});

/** Returns the requested range; an unsatisfiable one is answered with the size of the file (RFC 9110, 15.5.17). */
function wantedPart({ request, response }: HttpExchange, shown: Representation): ByteRange | undefined {
  try {
    return partOf(request.headers, shown);
  } catch (error) {
    response.setHeader('Content-Range', `bytes */${shown.size}`);
    throw error;
  }
}

/**
 * Returns headers that keep browsers from displaying or running a file: it is downloaded, its type is not sniffed, and
 * its content is sandboxed.
 */
const headersOf = ({ title, etag, lastModified }: Download): OutgoingHttpHeaders => ({
  ETag: etag,
  'Last-Modified': lastModified.toUTCString(),
  'Accept-Ranges': 'bytes',
  'Cache-Control': 'private, no-cache',
  'Content-Disposition': contentDisposition(title),
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "sandbox; default-src 'none'",
});

const contentType = ({ mime_type }: StoredFile): string =>
  mime_type === 'text/plain' ? 'text/plain; charset=utf-8' : mime_type;
