import { ApiError, readJson } from '@bms/contracts';
import express, { type Request, type RequestHandler } from 'express';
import type { BodyRules, GatewayResponse, Middleware } from '../http/context.ts';
import { rejectRequest } from '../http/server.ts';

/** Matches application/json and every type with the suffix +json (RFC 6839). */
const JSON_TYPE = /^application\/(?:[\w!#$&^.+-]+\+)?json\s*(?:;|$)/i;
/** Matches a form of an HTML page (RFC 1866), which OAuth uses, too. */
const FORM_TYPE = /^application\/x-www-form-urlencoded\s*(?:;|$)/i;
const CHARSET = /;\s*charset\s*=\s*"?([^\s;"]+)/i;

const utf8 = new TextDecoder('utf-8', { fatal: true });

/**
 * Reads and parses the body of a request, after all checks that do not need it. A missing body is allowed here; the
 * request schema defines the required fields.
 * @param timeoutMs time limit for the body to arrive, in milliseconds
 * @throws ApiError unsupported_media_type, too_large, malformed_json or too_deep
 */
export function readBody(timeoutMs: number): Middleware {
  const readers = new Map<number, RequestHandler>();
  return async (request, response, next) => {
    const rules = response.locals.match.route.body;
    if (rules && Number(request.headers['content-length'] ?? 0) > rules.maxBytes) throw new ApiError('too_large');
    if (rules?.kind === 'json' && hasBody(request)) {
      const isForm = rules.takesForm === true && FORM_TYPE.test(request.headers['content-type'] ?? '');
      if (!isForm) assertJson(request);
      const reader = readers.get(rules.maxBytes) ?? express.raw({ type: () => true, limit: rules.maxBytes });
      readers.set(rules.maxBytes, reader);
      const bytes = await collect(reader, request, response, timeoutMs);
      if (bytes === undefined) return;
      response.locals.body = isForm ? parseForm(bytes) : parse(bytes, rules);
    }
    next();
  };
}

/** True if either header announces a body (RFC 9112, 6). */
function hasBody({ headers }: Request): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

function assertJson({ headers }: Request): void {
  const type = headers['content-type'] ?? '';
  const charset = CHARSET.exec(type)?.[1]?.toLowerCase() ?? 'utf-8';
  if (JSON_TYPE.test(type) && charset === 'utf-8') return;
  throw new ApiError('unsupported_media_type');
}

/** Collects the body. @returns the bytes; undefined if they did not arrive in time and the request has been answered */
function collect(
  reader: RequestHandler,
  request: Request,
  response: GatewayResponse,
  timeoutMs: number,
): Promise<Buffer | undefined> {
  if (request.headers.expect !== undefined) response.writeContinue();
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      rejectRequest(response, 408);
      resolve(undefined);
    }, timeoutMs);
    void reader(request, response, (error?: unknown) => {
      clearTimeout(timer);
      if (error) reject(bodyError(error));
      else resolve(request.body as Buffer);
    });
  });
}

/** ApiErrors by the error types of express's body reader. */
const errorsOfReader: Readonly<Record<string, () => ApiError>> = {
  'entity.too.large': () => new ApiError('too_large'),
  'encoding.unsupported': () =>
    new ApiError('unsupported_media_type', 'The Content-Encoding of the body is not supported.'),
};

function bodyError(error: unknown): unknown {
  const { type, status } = error as { type?: string; status?: number };
  const known = errorsOfReader[type ?? ''];
  if (known) return known();
  return status !== undefined && status < 500 ? new ApiError('bad_request', 'The body could not be read.') : error;
}

function parse(bytes: Buffer, { needsNumberSource, isBulk }: BodyRules): unknown {
  const text = decode(bytes);
  return text.trim() === '' ? undefined : readJson(text, needsNumberSource, isBulk);
}

/** Parses a form. @throws ApiError bad_request for a member that occurs twice (RFC 6749, 3.2) */
function parseForm(bytes: Buffer): Record<string, string> {
  const members = [...new URLSearchParams(decode(bytes))];
  const form = new Map(members);
  if (form.size < members.length) throw new ApiError('bad_request', 'A member of the form occurs twice.');
  return Object.fromEntries(form);
}

function decode(bytes: Buffer): string {
  try {
    return utf8.decode(bytes);
  } catch {
    throw new ApiError('malformed_json', 'The body is not valid UTF-8.');
  }
}
