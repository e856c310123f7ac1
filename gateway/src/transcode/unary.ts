import {
  ApiError,
  compileHideStaffFields,
  compileLocation,
  type Form,
  type FormInput,
  type HttpBinding,
  invalid,
  type Rpc,
  shapeAnswer,
} from '@bms/contracts';
import type { Request } from 'express';
import type { Answer, Reply } from '../http/exchange.ts';
import { clientAddress } from '../limits/address.ts';
import type { SessionCookie } from '../panel/session-cookie.ts';
import { type CallHeaders, metadataOf } from '../upstreams/metadata.ts';
import type { Answered, CallRpc, Message } from '../upstreams/upstream.ts';
import { checkedIdempotencyKey, expectedVersions, isUnmodified } from './preconditions.ts';
import type { Probe } from './probe.ts';
import { readQueryString } from './query.ts';

/** Dependencies of the handler of a unary rpc. */
export interface UnaryParts {
  readonly form: Form;
  readonly call: CallRpc;
  /** Returns the caller token for the service that owns the rpc. */
  readonly callerToken: (reply: Reply) => string;
  /** True if a success opens a session, which stores the User-Agent. */
  readonly opensSession: boolean;
  /** Deadline of the call, in milliseconds. */
  readonly deadlineMs: number;
  /** Precheck for errors that take precedence over a validation error; undefined if there is none. */
  readonly probe: Probe | undefined;
  /** Called when this call has ended a session. */
  readonly endSession: (sessionId: string) => void;
  /** Session cookie of pages of the gateway's own origin. */
  readonly cookie: SessionCookie;
}

/** Creates the handler that transcodes HTTP to gRPC and back. Everything about the route is compiled here, once. */
export function answerUnary(rpc: Rpc, binding: HttpBinding, parts: UnaryParts): Answer {
  const shape = shapeAnswer(rpc.response);
  const hideStaffFields = compileHideStaffFields(rpc.response);
  const { success, endsSession, sessionToken } = rpc.policy;
  const locationOf = compileLocation(rpc, binding);
  return async (request, reply) => {
    const { message, headers } = await read(request, reply, binding, parts);
    const answered = await callWhileWanted(parts, message, headers, reply);
    const shaped = shape(answered.message);
    if (reply.locals.caller.userType === 'client') hideStaffFields?.(shaped);
    if (endsSession) parts.endSession(reply.locals.caller.sessionId);
    if (parts.cookie.isWanted(request)) {
      if (endsSession) parts.cookie.clear(reply);
      if (sessionToken) moveIntoCookie(shaped, sessionToken, reply, parts.cookie);
    }
    if (answered.isReplayed) reply.setHeader('Idempotent-Replayed', 'true');
    const location = locationOf?.(reply.locals.found.params, shaped);
    if (location !== undefined) reply.setHeader('Location', location);
    if (answered.version !== undefined) reply.setHeader('ETag', `"${answered.version}"`);
    if (isUnmodified(request, answered.version)) sendUnmodified(reply);
    else sendAnswer(reply, success, shaped);
  };
}

/** Moves the token from the response body into the cookie, so that scripts never see it. */
function moveIntoCookie(answer: Message, field: string, reply: Reply, cookie: SessionCookie): void {
  cookie.put(reply, String(answer[field]));
  delete answer[field];
}

interface Readable {
  readonly message: Message;
  readonly headers: CallHeaders;
}

/**
 * Binds the request. A validation error is reported last (the order of errors): 404, 403 and 412 of the record take
 * precedence.
 */
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
    userAgent: parts.opensSession ? request.headers['user-agent'] : undefined,
    ifMatch: binding.method === 'GET' ? undefined : expectedVersions(request.headers['if-match']),
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

/** Rejects body fields: input is never silently dropped, so a route without body fields accepts `{}` at most. */
function refuseMembers(body: unknown): void {
  if (body === undefined) return;
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw invalid({ field: '', code: 'wrong_type', message: 'The body must be an object.' });
  const names = Object.keys(body);
  if (names.length === 0) return;
  throw invalid(...names.map((field) => ({ field, code: 'unknown_field', message: `${field} is not a known field.` })));
}

/** Returns the Idempotency-Key of a POST. Keys are scoped to a caller, so public routes ignore them. */
function idempotencyKeyOf({ headers }: Request, binding: HttpBinding, reply: Reply): string | undefined {
  if (binding.method !== 'POST' || reply.locals.caller.kind === 'public') return undefined;
  return checkedIdempotencyKey(headers['idempotency-key'] as string | undefined);
}

/** Calls the service and cancels the call when the client disconnects. */
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

/** Sends 304: the headers of the response without its content (RFC 9110, 15.4.5). */
function sendUnmodified(reply: Reply): void {
  reply.statusCode = 304;
  reply.setHeader('Cache-Control', 'no-store');
  reply.end();
}

function sendAnswer(reply: Reply, status: number, answer: Message): void {
  const body = Buffer.from(JSON.stringify(answer));
  reply.statusCode = status;
  reply.setHeader('Content-Type', 'application/json; charset=utf-8');
  reply.setHeader('Cache-Control', 'no-store');
  reply.setHeader('Content-Length', body.length);
  reply.end(body);
}
