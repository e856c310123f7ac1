import { ApiError, type Form, type FormInput, type HttpBinding, invalid, type Rpc, shapeAnswer } from '@bms/contracts';
import type { Request } from 'express';
import type { Answer, Reply } from '../http/exchange.ts';
import { clientAddress } from '../limits/address.ts';
import type { SessionCookie } from '../panel/session-cookie.ts';
import { type CallHeaders, metadataOf } from '../upstreams/metadata.ts';
import type { Answered, CallRpc, Message } from '../upstreams/upstream.ts';
import { checkedIdempotencyKey, expectedVersion } from './preconditions.ts';
import type { Probe } from './probe.ts';
import { readQueryString } from './query.ts';

/** What the answer of an rpc needs beside its form. */
export interface UnaryParts {
  readonly form: Form;
  readonly call: CallRpc;
  /** The caller's token for the service that answers. */
  readonly callerToken: (reply: Reply) => string;
  /** How long to wait for the service, in milliseconds. */
  readonly deadlineMs: number;
  /** Learns what comes before a form at fault; undefined where nothing can. */
  readonly probe: Probe | undefined;
  /** Told when a session has ended by this call. */
  readonly endSession: (sessionId: string) => void;
  /** Where pages of our own origin have their token. */
  readonly cookie: SessionCookie;
}

/** A route's way from HTTP to gRPC and back: everything about it is compiled here, once. */
export function answerUnary(rpc: Rpc, binding: HttpBinding, parts: UnaryParts): Answer {
  const shape = shapeAnswer(rpc.response);
  const { success, endsSession, sessionToken } = rpc.policy;
  return async (request, reply) => {
    const { message, headers } = await read(request, reply, binding, parts);
    const answered = await callWhileWanted(parts, message, headers, reply);
    const shaped = shape(answered.message);
    if (endsSession) parts.endSession(reply.locals.caller.sessionId);
    if (parts.cookie.isWanted(request)) {
      if (endsSession) parts.cookie.clear(reply);
      if (sessionToken) moveIntoCookie(shaped, sessionToken, reply, parts.cookie);
    }
    sendAnswer(reply, success, shaped, answered.version);
  };
}

/** The token of a page stays out of the page: scripts never see it. */
function moveIntoCookie(answer: Message, field: string, reply: Reply, cookie: SessionCookie): void {
  cookie.put(reply, String(answer[field]));
  delete answer[field];
}

interface Readable {
  readonly message: Message;
  readonly headers: CallHeaders;
}

/** The form is the last thing to be wrong (the order of errors): before it come the record's 404, 403 and 412. */
async function read(request: Request, reply: Reply, binding: HttpBinding, parts: UnaryParts): Promise<Readable> {
  const headers = headersOf(request, reply, binding, parts);
  try {
    const message = parts.form.fill(inputOf(request, reply, parts.form));
    return { message, headers: { ...headers, idempotencyKey: idempotencyKeyOf(request, binding, reply) } };
  } catch (error) {
    if (error instanceof ApiError && error.code === 'validation_failed') {
      await parts.probe?.(reply.locals.found.params, headers, reply);
    }
    throw error;
  }
}

function headersOf(request: Request, reply: Reply, binding: HttpBinding, parts: UnaryParts): CallHeaders {
  return {
    callerToken: parts.callerToken(reply),
    requestId: reply.locals.requestId,
    traceparent: reply.locals.traceparent,
    clientAddress: clientAddress(request),
    ifMatch: binding.method === 'GET' ? undefined : expectedVersion(request.headers['if-match']),
    idempotencyKey: undefined,
  };
}

function inputOf(request: Request, reply: Reply, form: Form): FormInput {
  const { found, body } = reply.locals;
  if (!form.takesBody) refuseMembers(body);
  return { params: found.params, query: readQueryString(searchOf(request)), body };
}

function searchOf({ url }: Request): string {
  const at = url.indexOf('?');
  return at < 0 ? '' : url.slice(at + 1);
}

/** Nothing that a caller sends is silently dropped, so a route without body fields takes `{}` at most. */
function refuseMembers(body: unknown): void {
  if (body === undefined) return;
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw invalid({ field: '', code: 'wrong_type', message: 'The body must be an object.' });
  const names = Object.keys(body);
  if (names.length === 0) return;
  throw invalid(...names.map((field) => ({ field, code: 'unknown_field', message: `${field} is not a known field.` })));
}

/** Keys belong to a caller, so a public route knows none. */
function idempotencyKeyOf({ headers }: Request, binding: HttpBinding, reply: Reply): string | undefined {
  if (binding.method !== 'POST' || reply.locals.caller.kind === 'public') return undefined;
  return checkedIdempotencyKey(headers['idempotency-key'] as string | undefined);
}

/** Gives the call up when the client does. */
async function callWhileWanted(
  parts: UnaryParts,
  message: Message,
  headers: CallHeaders,
  reply: Reply,
): Promise<Answered> {
  const onStart = (cancel: () => void): void => {
    if (reply.destroyed) cancel();
    else reply.once('close', cancel);
  };
  return await parts.call(message, { metadata: metadataOf(headers), deadlineMs: parts.deadlineMs, onStart });
}

function sendAnswer(reply: Reply, status: number, answer: Message, version: string | undefined): void {
  const body = Buffer.from(JSON.stringify(answer));
  reply.statusCode = status;
  reply.setHeader('Content-Type', 'application/json; charset=utf-8');
  reply.setHeader('Cache-Control', 'no-store');
  reply.setHeader('Content-Length', body.length);
  if (version !== undefined) reply.setHeader('ETag', `"${version}"`);
  reply.end(body);
}
