import { type Contract, compileForm, type HttpBinding, type Rpc } from '@bms/contracts';
import { compilePermission } from '@bms/service-kit/process';
import type { CallerTokens } from '../auth/caller-tokens.ts';
import type { Answer, BodyRules, Reply, Route } from '../http/exchange.ts';
import type { SessionCookie } from '../panel/session-cookie.ts';
import type { Channels } from '../upstreams/channels.ts';
import { type CallRpc, prepareCall } from '../upstreams/upstream.ts';
import { compileProbe } from './probe.ts';
import { answerUnary, type UnaryParts } from './unary.ts';

/** Dependencies of the routes. */
export interface RouteParts {
  readonly contract: Contract;
  /**
   * Returns the channels to the service that owns an rpc. @throws ConfigError if the settings contain no address of it
   */
  readonly channelsOf: (owner: string) => Channels;
  readonly callerTokens: CallerTokens;
  /** Default deadline in milliseconds; the policy of an rpc may override it. */
  readonly deadlineMs: number;
  /** Default maximum size in bytes; the policy of an rpc may override it. */
  readonly maxBodyBytes: number;
  readonly maxUploadBytes: number;
  readonly endSession: (sessionId: string) => void;
  readonly cookie: SessionCookie;
  /** Creates the handler of a route whose body is streamed instead of transcoded. */
  readonly streamOf: (rpc: Rpc) => Answer;
}

/** Allowance for the other fields and the boundaries of a multipart form, in bytes. */
const FORM_BYTES = 64 * 1024;

/**
 * Compiles all routes of the contract.
 * @throws Error naming the rpc that cannot be served
 * @see docs/adr/0002-transcoder.md
 */
export function compileRoutes(parts: RouteParts): Route[] {
  const prepared = new Map<Rpc, CallRpc>();
  const prepare = (rpc: Rpc): CallRpc => {
    const call = prepared.get(rpc) ?? prepareCall(parts.contract, rpc, parts.channelsOf(rpc.service.owner));
    prepared.set(rpc, call);
    return call;
  };
  return parts.contract.rpcs.flatMap((rpc) =>
    rpc.bindings.map((binding) => compileRoute(rpc, binding, parts, prepare)),
  );
}

function compileRoute(rpc: Rpc, binding: HttpBinding, parts: RouteParts, prepare: (rpc: Rpc) => CallRpc): Route {
  const { policy } = rpc;
  const common = {
    method: binding.method,
    path: binding.path,
    segments: binding.segments,
    access: policy.access,
    permit: compilePermission(rpc),
    limit: policy.limit,
    secret: policy.secret,
  };
  if (policy.stream !== '') {
    const maxBytes = policy.maxBytes || parts.maxUploadBytes + FORM_BYTES;
    return { ...common, body: { kind: 'stream', maxBytes, needsNumberSource: false }, answer: parts.streamOf(rpc) };
  }
  const unary = unaryParts(rpc, binding, parts, prepare);
  const { needsNumberSource } = unary.form;
  const body: BodyRules = { kind: 'json', maxBytes: policy.maxBytes || parts.maxBodyBytes, needsNumberSource };
  return { ...common, body, answer: answerUnary(rpc, binding, unary) };
}

function unaryParts(rpc: Rpc, binding: HttpBinding, parts: RouteParts, prepare: (rpc: Rpc) => CallRpc): UnaryParts {
  const form = compileForm(rpc, binding);
  const deadlineMs = rpc.policy.deadlineMs || parts.deadlineMs;
  const { contract, callerTokens, endSession, cookie } = parts;
  return {
    form,
    call: prepare(rpc),
    callerToken: (reply: Reply) => callerTokens(reply.locals.caller, rpc.service.owner),
    opensSession: rpc.policy.sessionToken !== '',
    deadlineMs,
    probe: compileProbe(rpc, binding, { contract, form, deadlineMs, prepare, permitOf: compilePermission }),
    endSession,
    cookie,
  };
}
