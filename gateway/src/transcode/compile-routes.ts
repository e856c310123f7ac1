import {
  acceptsIdempotencyKey,
  type Caller,
  type Contract,
  compileRequestSchema,
  deprecationHeaders,
  type HttpBinding,
  type Rpc,
} from '@bms/contracts';
import type { CallerTokens } from '@bms/rpc';
import { compilePermission } from '@bms/service-kit/process';
import { compileSessionEffects, type SessionDeps } from '../auth/session-effects.ts';
import type { BodyRules, GatewayResponse, Route, RouteHandler } from '../http/context.ts';
import { compileShape } from '../shape/shape-request.ts';
import { compileAnswerTable } from '../tables/answer-table.ts';
import type { AdmitExport } from '../tables/export-limits.ts';
import type { Channels } from '../upstreams/channels.ts';
import { type CallRpc, prepareCall } from '../upstreams/upstream.ts';
import { compileChangesCursor } from './changes-cursor.ts';
import { compileAddConflicts } from './conflicts.ts';
import { compilePrecheck } from './precheck.ts';
import { type NavigationCookies, withErrorPage } from './send-redirect.ts';
import { answerUnary, compileAssertOrigin, type UnaryDeps } from './unary.ts';

/** Dependencies of the routes. */
export interface RouteDeps {
  readonly contract: Contract;
  /**
   * Returns the channels to the service that owns an rpc. @throws ConfigError if the settings contain no address of it
   */
  readonly channelsOf: (owner: string) => Channels;
  /** Returns the channels for large messages: those of the rpc Bulk and of exports. */
  readonly bulkChannelsOf: (owner: string) => Channels;
  readonly admitExport: AdmitExport;
  readonly callerTokens: CallerTokens;
  /** Returns the delegation by which a service has calls made for a caller. */
  readonly delegationOf: (caller: Caller, service: string) => string;
  /** Default deadline in milliseconds; the policy of an rpc may override it. */
  readonly deadlineMs: number;
  /** Default maximum size in bytes; the policy of an rpc may override it. */
  readonly maxBodyBytes: number;
  readonly maxUploadBytes: number;
  readonly sessions: SessionDeps;
  readonly navigation: NavigationCookies;
  /** Creates the handler of a route whose body is streamed instead of transcoded. */
  readonly streamOf: (rpc: Rpc) => RouteHandler;
}

/** Allowance for the other fields and the boundaries of a multipart form, in bytes. */
const MAX_FORM_BYTES = 64 * 1024;

/**
 * Compiles all routes of the contract.
 * @throws Error naming the rpc that cannot be served
 * @see docs/adr/0002-transcoder.md
 */
export function compileRoutes(deps: RouteDeps): Route[] {
  const prepared = new Map<Rpc, CallRpc>();
  const callOf = (rpc: Rpc): CallRpc => {
    const channelsOf = rpc.policy.bulk ? deps.bulkChannelsOf : deps.channelsOf;
    const call = prepared.get(rpc) ?? prepareCall(deps.contract, rpc, channelsOf(rpc.service.owner));
    prepared.set(rpc, call);
    return call;
  };
  return deps.contract.rpcs.flatMap((rpc) => rpc.bindings.map((binding) => compileRoute(rpc, binding, deps, callOf)));
}

function compileRoute(rpc: Rpc, binding: HttpBinding, deps: RouteDeps, callOf: (rpc: Rpc) => CallRpc): Route {
  const { policy } = rpc;
  const common = {
    method: binding.method,
    path: binding.path,
    segments: binding.segments,
    access: policy.access,
    permit: compilePermission(rpc),
    limit: policy.limit,
    secret: policy.secret,
    headers: deprecationHeaders(policy),
  };
  if (policy.stream !== '') {
    const maxBytes = policy.maxBytes || deps.maxUploadBytes + MAX_FORM_BYTES;
    return { ...common, body: { kind: 'stream', maxBytes, needsNumberSource: false }, answer: deps.streamOf(rpc) };
  }
  const unary = unaryDeps(rpc, binding, deps, callOf);
  const { needsNumberSource } = unary.schema;
  const maxBytes = policy.maxBytes || deps.maxBodyBytes;
  const takesForm = policy.foreignInput;
  const body: BodyRules = { kind: 'json', maxBytes, needsNumberSource, isBulk: policy.bulk, takesForm };
  const answer = answerUnary(rpc, binding, unary);
  return {
    ...common,
    body,
    assertOrigin: compileAssertOrigin(binding, unary),
    answer: policy.navigation === '' ? answer : withErrorPage(policy.navigation, answer),
  };
}

function unaryDeps(rpc: Rpc, binding: HttpBinding, deps: RouteDeps, callOf: (rpc: Rpc) => CallRpc): UnaryDeps {
  const schema = compileRequestSchema(rpc, binding);
  const deadlineMs = rpc.policy.deadlineMs || deps.deadlineMs;
  const { contract, callerTokens, sessions } = deps;
  const reads = { contract, schema, deadlineMs, callOf, permitOf: compilePermission };
  const details = {
    deadlineMs,
    callOf,
    permitOf: compilePermission,
    callerToken: (other: Rpc, response: GatewayResponse) => callerTokens(response.locals.caller, other.service.owner),
  };
  return {
    schema,
    call: callOf(rpc),
    callerToken: (response: GatewayResponse) => callerTokens(response.locals.caller, rpc.service.owner),
    // A session stores it, too.
    sendsUserAgent: rpc.policy.userAgent || rpc.policy.sessionToken !== '',
    sendsOrigin: rpc.policy.crossOrigin,
    navigation: rpc.policy.navigation === '' ? undefined : deps.navigation,
    isForeign: rpc.policy.foreignInput,
    delegationOf: rpc.policy.delegates ? (caller) => deps.delegationOf(caller, rpc.service.owner) : undefined,
    canBeDry: rpc.write !== undefined,
    canBePast: rpc.past !== undefined,
    takesKey: acceptsIdempotencyKey(rpc, binding),
    deadlineMs,
    changesCursor: compileChangesCursor(rpc, { contract, callerTokens, deadlineMs: deps.deadlineMs, callOf }),
    precheck: compilePrecheck(rpc, binding, reads),
    addConflicts: compileAddConflicts(rpc, binding, reads),
    shape: compileShape(rpc, { ...details, rpcs: contract.rpcs }),
    answerTable:
      rpc.table &&
      compileAnswerTable(rpc, binding, { ...details, call: exportOf(rpc, deps), admitExport: deps.admitExport }),
    sessionEffects: compileSessionEffects(rpc, sessions),
  };
}

/** Prepares the calls of the pages of a table, which are larger than those of others. */
const exportOf = (rpc: Rpc, { contract, bulkChannelsOf }: RouteDeps): CallRpc =>
  prepareCall(contract, rpc, bulkChannelsOf(rpc.service.owner));
