import {
  ApiError,
  type Caller,
  compileHideStaffFields,
  compileLocation,
  type HttpBinding,
  invalid,
  isDetail,
  type RequestInput,
  type RequestSchema,
  type Rpc,
  returnsFile,
  shapeAnswer,
} from '@bms/contracts';
import type { Redirect } from '@bms/contracts/types/api';
import { type Answered, type CallHeaders, type Message, metadataOf } from '@bms/rpc';
import type { Request } from 'express';
import type { SessionEffects } from '../auth/session-effects.ts';
import type { AssertOrigin, GatewayResponse, RouteHandler } from '../http/context.ts';
import { clientAddress } from '../limits/address.ts';
import { withActions } from '../shape/read-details.ts';
import type { ReadShape } from '../shape/shape-request.ts';
import type { AnswerTable } from '../tables/answer-table.ts';
import { takeTableRequest } from '../tables/table-request.ts';
import type { CallRpc } from '../upstreams/upstream.ts';
import type { TakeChangesCursor } from './changes-cursor.ts';
import type { AddConflicts } from './conflicts.ts';
import type { Precheck } from './precheck.ts';
import { checkedIdempotencyKey, expectedVersions, isUnmodified, sendUnmodified } from './preconditions.ts';
import { readQueryString } from './query.ts';
import { sendFile } from './send-file.ts';
import { compileSendJson, hasFailed, readExternalAnswer, sendBulkFailure } from './send-json.ts';
import { type NavigationCookies, sendRedirect } from './send-redirect.ts';

/** Dependencies of the handler of a unary rpc. */
export interface UnaryDeps {
  readonly schema: RequestSchema;
  readonly call: CallRpc;
  /** Returns the caller token for the service that owns the rpc. */
  readonly callerToken: (response: GatewayResponse) => string;
  /** True if the service receives the User-Agent, to store it. */
  readonly sendsUserAgent: boolean;
  /** True if the service receives the Origin of the page, to compare it. */
  readonly sendsOrigin: boolean;
  /** The cookies of a navigation; undefined if browsers do not navigate to the rpc. */
  readonly navigation: NavigationCookies | undefined;
  /** True if unknown parameters and members are ignored. */
  readonly isForeign: boolean;
  /** Returns the delegation of a caller; undefined if the service does not receive it. */
  readonly delegationOf: ((caller: Caller) => string) | undefined;
  /** True if the route takes an Idempotency-Key. */
  readonly takesKey: boolean;
  /** True if the route has the parameter `dry_run`. */
  readonly canBeDry: boolean;
  /** True if the route has the parameters `as_of` and `as_of_version`. */
  readonly canBePast: boolean;
  /** Deadline of the call, in milliseconds. */
  readonly deadlineMs: number;
  /** Precheck for errors that take precedence over a validation error; undefined if there is none. */
  readonly precheck: Precheck | undefined;
  /** Takes the cursor of changes for the first page of a list; undefined if the rpc is no list by cursor. */
  readonly changesCursor: TakeChangesCursor | undefined;
  /** Adds the current version and the conflicts to the error of another expected version. */
  readonly addConflicts: AddConflicts;
  /** Reads the parameters that shape the answer; undefined if the rpc does not have them. */
  readonly shape: ReadShape | undefined;
  /** Answers with a table; undefined if the answer cannot be one. */
  readonly answerTable: AnswerTable | undefined;
  /** Applies what the call did to sessions; undefined if the rpc neither starts nor ends one. */
  readonly sessionEffects: SessionEffects | undefined;
}

/** Creates the handler that transcodes HTTP to gRPC and back. Everything about the route is compiled here, once. */
export function answerUnary(rpc: Rpc, binding: HttpBinding, deps: UnaryDeps): RouteHandler {
  const shape = shapeAnswer(rpc.response);
  const hideStaffFields = compileHideStaffFields(rpc.response);
  const { success } = rpc.policy;
  const hasActions = isDetail(rpc);
  const locationOf = compileLocation(rpc, binding);
  const send = returnsFile(rpc) ? sendFile : compileSendJson(rpc, binding);
  return withConflicts(binding, deps, async (request, response) => {
    const { message, headers } = await read(request, response, binding, deps);
    if (await sendTable(deps, { request, response, message, headers })) return;
    const chosen = deps.shape?.({ request, message, headers, response });
    // Taken first, so that it is before all that the page may lack.
    const addCursor = await deps.changesCursor?.(message, headers, response);
    const isPast = headers.asOf !== undefined || headers.asOfVersion !== undefined;
    const wantsActions = !isPast && (chosen ? chosen.hasActions : hasActions);
    const answered = await callUntilDisconnect(deps, message, { ...headers, wantsActions }, response);
    const shaped = withActions(shape(answered.message), hasActions && wantsActions);
    addCursor?.(shaped);
    if (response.locals.caller.userType === 'client') hideStaffFields?.(shaped);
    if (deps.navigation) return sendRedirect(shaped as unknown as Redirect, response, deps.navigation);
    deps.sessionEffects?.(request, response, shaped);
    if (answered.isReplayed) response.setHeader('Idempotent-Replayed', 'true');
    const external = rpc.policy.external ? readExternalAnswer(shaped) : undefined;
    const location = external ? external.location : locationOf?.(response.locals.match.params, shaped);
    if (location !== undefined) response.setHeader('Location', location);
    const tag = answered.version?.toString();
    if (tag !== undefined) response.setHeader('ETag', `"${tag}"`);
    if (rpc.policy.bulk && hasFailed(message, shaped)) return sendBulkFailure(response, shaped);
    if (!chosen?.hasOthers && isUnmodified(request, tag)) sendUnmodified(response);
    else if (external) send(request, response, external.status, external.body);
    else send(request, response, success, chosen ? await chosen.apply(shaped, tag) : shaped);
  });
}

/** Answers a request that asks for a table. @returns false if it asks for JSON */
async function sendTable(
  { answerTable }: UnaryDeps,
  requested: Omit<Parameters<AnswerTable>[0], 'asked'>,
): Promise<boolean> {
  if (!answerTable) return false;
  const { request, response, message } = requested;
  response.vary('Accept');
  const asked = takeTableRequest(request, readQueryString(searchOf(request)), message);
  if (asked) await answerTable({ ...requested, asked });
  return asked !== undefined;
}

/** Compiles the check of the page's origin, by the precheck of the route; undefined if no record opens it to pages. */
export function compileAssertOrigin(
  binding: HttpBinding,
  { sendsOrigin, precheck, ...deps }: UnaryDeps,
): AssertOrigin | undefined {
  if (!sendsOrigin || !precheck) return undefined;
  return (params, request, response) =>
    precheck(params, headersOf(request, response, binding, { ...deps, precheck, sendsOrigin }), response);
}

/** Adds the current version and the conflicts to errors of a handler about another expected version (412). */
function withConflicts(binding: HttpBinding, deps: UnaryDeps, answer: RouteHandler): RouteHandler {
  return async (request, response) => {
    const body = isConditional(request, response) ? structuredClone(response.locals.body) : undefined;
    try {
      await answer(request, response);
    } catch (error) {
      if (!(error instanceof ApiError) || error.code !== 'version_mismatch') throw error;
      const headers = headersOf(request, response, binding, deps);
      throw await deps.addConflicts(error, { params: response.locals.match.params, body, headers, response });
    }
  };
}

/** True if a request expects a version of the record: by If-Match, or as a whole record with its time of update. */
function isConditional({ headers }: Request, { locals: { body } }: GatewayResponse): boolean {
  return headers['if-match'] !== undefined || (typeof body === 'object' && body !== null && 'updated_at' in body);
}

interface Readable {
  readonly message: Message;
  readonly headers: CallHeaders;
}

/**
 * Binds the request. A validation error is reported last (the order of errors): 404, 403 and 412 of the record take
 * precedence.
 */
async function read(
  request: Request,
  response: GatewayResponse,
  binding: HttpBinding,
  deps: UnaryDeps,
): Promise<Readable> {
  const headers = headersOf(request, response, binding, deps);
  try {
    const input = inputOf(request, response, deps);
    const message = deps.schema.bind(input);
    const idempotencyKey = deps.takesKey ? checkedIdempotencyKey(idempotencyKeyIn(request)) : undefined;
    const isDryRun = deps.canBeDry && takeDryRun(message, response);
    const past = deps.canBePast ? takePast(message) : {};
    return {
      message,
      headers: {
        ...headers,
        idempotencyKey: isDryRun ? undefined : idempotencyKey,
        isDryRun,
        ...past,
        emptyFilters: deps.schema.emptyFilters(input.query),
        severalIds: deps.schema.severalIds(input.query),
      },
    };
  } catch (error) {
    if (error instanceof ApiError && error.code === 'validation_failed') {
      await deps.precheck?.(response.locals.match.params, headers, response);
    }
    throw error;
  }
}

/** The parameter of a write that stores nothing; the service does not get it with the message. */
const DRY_RUN = 'dry_run';

/** Takes the parameter `dry_run` out of the message. The response says that it is that of a dry run, also if it fails. */
function takeDryRun(message: Message, response: GatewayResponse): boolean {
  const isDryRun = message[DRY_RUN] === true;
  delete message[DRY_RUN];
  if (isDryRun) response.setHeader('Dry-Run', 'true');
  return isDryRun;
}

/** Takes the parameters of a former state out of the message. */
function takePast(message: Message): Pick<CallHeaders, 'asOf' | 'asOfVersion'> {
  const { as_of, as_of_version } = message as { as_of?: string; as_of_version?: number };
  delete message['as_of'];
  delete message['as_of_version'];
  return {
    ...(as_of !== undefined && { asOf: as_of }),
    ...(as_of_version !== undefined && { asOfVersion: as_of_version }),
  };
}

function headersOf(request: Request, response: GatewayResponse, binding: HttpBinding, deps: UnaryDeps): CallHeaders {
  return {
    callerToken: deps.callerToken(response),
    requestId: response.locals.requestId,
    traceparent: response.locals.traceparent,
    clientAddress: clientAddress(request),
    userAgent: deps.sendsUserAgent ? request.headers['user-agent'] : undefined,
    origin: deps.sendsOrigin ? request.headers.origin : undefined,
    browserKey: deps.navigation?.browser.keyOf(request),
    delegation: deps.delegationOf?.(response.locals.caller),
    ifMatch: binding.method === 'GET' ? undefined : expectedVersions(request.headers['if-match']),
  };
}

function inputOf(request: Request, response: GatewayResponse, { schema, isForeign }: UnaryDeps): RequestInput {
  const { match, body, caller } = response.locals;
  if (!schema.takesBody) assertNoMembers(body);
  const query = schema.withCaller(readQueryString(searchOf(request)), caller.userId);
  const input = { params: match.params, query, body };
  return isForeign ? schema.withoutUnknown(input) : input;
}

function searchOf({ url }: Request): string {
  const at = url.indexOf('?');
  return at < 0 ? '' : url.slice(at + 1);
}

/** Rejects body fields: input is never silently dropped, so a route without body fields accepts `{}` at most. */
function assertNoMembers(body: unknown): void {
  if (body === undefined) return;
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw invalid({ field: '', code: 'wrong_type', message: 'The body must be an object.' });
  const names = Object.keys(body);
  if (names.length === 0) return;
  throw invalid(...names.map((field) => ({ field, code: 'unknown_field', message: `${field} is not a known field.` })));
}

const idempotencyKeyIn = ({ headers }: Request) => headers['idempotency-key'] as string | undefined;

/** Calls the service and cancels the call when the client disconnects. */
async function callUntilDisconnect(
  deps: UnaryDeps,
  message: Message,
  headers: CallHeaders,
  response: GatewayResponse,
): Promise<Answered> {
  const onStart = (cancel: () => void): void => {
    if (response.destroyed) cancel();
    else response.once('close', cancel);
  };
  const { calls } = response.locals;
  return await deps.call(message, { metadata: metadataOf(headers), deadlineMs: deps.deadlineMs, calls, onStart });
}
