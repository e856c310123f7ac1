import { ApiError, type Caller, checkRequest, compileHideStaffFields, type Rpc, toGrpcError } from '@bms/contracts';
import { traceHandler, type UnaryHandler, type UnexpectedError, unexpectedErrors } from '@bms/rpc';
import { isTracing, type SlowWorkLog } from '@bms/telemetry';
import { Metadata, type sendUnaryData, status } from '@grpc/grpc-js';
import type { Logger } from 'pino';
import type { Call } from '../call.ts';
import { toApiError } from '../database/errors.ts';
import type { RpcMetrics } from '../health/metrics.ts';
import { logFieldsOf } from '../log-fields.ts';
import type { Handler } from '../module.ts';
import { slowCallOf } from '../report/slow-call.ts';
import { type GrpcCall, IncomingCall, type Message } from './incoming-call.ts';
import { compilePermission } from './permission.ts';

/** The request pipeline dependencies, shared by all rpcs of a process. */
export interface RpcDeps {
  /** Returns the caller of the Authorization header. @throws ApiError unauthenticated */
  readonly readCaller: (authorization: string | undefined) => Caller;
  readonly log: Logger;
  readonly metrics: RpcMetrics;
  /** Receives the calls that take longer than its threshold. */
  readonly slowWork: SlowWorkLog;
  /** Runs the handler, or replays the response stored for the Idempotency-Key. */
  readonly answerOnce: (call: Call, handler: () => Promise<unknown>) => Promise<unknown>;
}

type AnyHandler = (call: Call<Message>) => Promise<unknown>;

/**
 * Creates the handler of an rpc for unary calls and streams, with the request pipeline: caller, permission, validation, handler, response.
 */
export function serveRpc(rpc: Rpc, handler: Handler, deps: RpcDeps): UnaryHandler<Message, Message> {
  const permit = compilePermission(rpc);
  const check = checkRequest(rpc);
  const observe = deps.metrics.forRpc(rpc.path);
  const hideStaffFields = compileHideStaffFields(rpc.response);
  const run = handler as AnyHandler;
  // The items of a bulk have keys and answers of their own.
  const answerOnce: RpcDeps['answerOnce'] = rpc.policy.bulk ? (_call, answer) => answer() : deps.answerOnce;

  const answer = async (grpc: GrpcCall): Promise<Answered> => {
    const caller = deps.readCaller(grpc.metadata.get('authorization')[0]?.toString());
    const call = new IncomingCall(rpc, grpc, caller, deps.log);
    permit(caller, call.isDryRun);
    check(call.request, call.mask);
    assertValidVersion(call);
    assertDryRunnable(call);
    const message = (await answerOnce(call, () => run(call))) as Message;
    if (caller.userType === 'client') hideStaffFields?.(message);
    return { call, message };
  };

  const serve: UnaryHandler<Message, Message> = (grpc, respond) => {
    const endMeasurement = observe();
    const end = (code: status): void => {
      const ms = endMeasurement(code);
      if (deps.slowWork.isSlow(ms)) deps.slowWork.add(slowCallOf('served', rpc.path, code, ms, grpc.metadata));
    };
    answer(grpc).then(
      (answered) => {
        sendAnswer(grpc, answered, respond);
        end(status.OK);
      },
      (error: unknown) => end(sendError(grpc, error, rpc, deps.log, respond)),
    );
  };
  return isTracing() ? traceHandler(rpc.path, serve) : serve;
}

/** The gateway rejects it before; another caller would store what it wants to try. */
function assertDryRunnable({ isDryRun, rpc }: IncomingCall): void {
  if (isDryRun && !rpc.write) throw new ApiError('bad_request', 'This operation cannot be a dry run.');
}

interface Answered {
  readonly call: IncomingCall;
  readonly message: Message;
}

function assertValidVersion(call: IncomingCall): void {
  if (call.ifMatch === undefined || call.ifMatch.every(Number.isSafeInteger)) return;
  throw new ApiError('version_mismatch');
}

function sendAnswer(grpc: GrpcCall, { call, message }: Answered, respond: sendUnaryData<Message>): void {
  if (call.version !== undefined || call.isReplayed) {
    const metadata = new Metadata();
    if (call.version !== undefined) metadata.set('etag', String(call.version));
    if (call.isReplayed) metadata.set('idempotent-replayed', 'true');
    grpc.sendMetadata(metadata);
  }
  respond(null, message);
}

function sendError(grpc: GrpcCall, error: unknown, rpc: Rpc, log: Logger, respond: sendUnaryData<Message>): status {
  const header = (name: string): string => String(grpc.metadata.get(name)[0] ?? '');
  const origin = {
    rpc: rpc.path,
    requestId: header('x-request-id'),
    traceparent: header('traceparent'),
    clientAddress: header('x-client-address'),
  };
  const own = log.child(logFieldsOf(origin));
  const known = toApiError(error, own);
  if (known.code === 'internal') reportUnexpected(rpc.path, error);
  own.debug({ code: known.code, violations: known.violations }, 'a call was refused');
  const answer = toGrpcError(known);
  respond(answer);
  return answer.code;
}

/** Publishes an unexpected error of an rpc to the diagnostics channel, which tests observe. */
export function reportUnexpected(rpc: string, error: unknown): void {
  unexpectedErrors.publish({ rpc, error } satisfies UnexpectedError);
}
