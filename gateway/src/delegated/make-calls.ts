import { ApiError, type Caller, type Contract, type DelegatedCaller, type Rpc } from '@bms/contracts';
import type { DelegatedAnswer, DelegatedCall, DelegatedCalls } from '@bms/contracts/types/api';
import { type Answered, type CallerTokens, callRpc, metadataOf } from '@bms/rpc';
import { compilePermission } from '@bms/service-kit/process';
import type { Channels } from '../upstreams/channels.ts';

/** Dependencies of delegated calls. */
export interface DelegatedDeps {
  readonly contract: Contract;
  /** Returns the channels for large messages to the service that owns an rpc. */
  readonly channelsOf: (owner: string) => Channels;
  readonly callerTokens: CallerTokens;
  /** Reads a delegation that a service presents. @throws ApiError unauthenticated */
  readonly readDelegation: (token: string, service: string) => DelegatedCaller;
  /** Returns the caller with the current permissions. @throws ApiError unauthenticated if it has no access any more */
  readonly callerOf: (delegated: DelegatedCaller) => Promise<Caller>;
  /** Default deadline of a call in milliseconds. */
  readonly deadlineMs: number;
}

/** The number of calls that are made at once. */
const CONCURRENT_CALLS = 16;

/**
 * Makes calls in the name of the caller of their delegation.
 * @param service the service that presents the delegation
 * @returns the answers in the order of the calls; none if the caller has no access any more
 * @throws ApiError if the caller cannot be looked up now, e.g. unavailable
 * @see docs/adr/0230-imports.md
 */
export async function makeCalls(
  deps: DelegatedDeps,
  service: string,
  { delegation, calls }: DelegatedCalls,
): Promise<DelegatedAnswer[]> {
  const caller = await findCaller(deps, service, delegation);
  if (!caller) return [];
  const answers: DelegatedAnswer[] = new Array(calls.length);
  const rest = calls.entries();
  const work = async (): Promise<void> => {
    for (const [index, call] of rest) answers[index] = await answerOf(deps, caller, call);
  };
  await Promise.all(Array.from({ length: Math.min(CONCURRENT_CALLS, calls.length) }, work));
  return answers;
}

async function findCaller(
  { readDelegation, callerOf }: DelegatedDeps,
  service: string,
  token: string,
): Promise<Caller | undefined> {
  try {
    return await callerOf(readDelegation(token, service));
  } catch (error) {
    if (error instanceof ApiError && error.code === 'unauthenticated') return undefined;
    throw error;
  }
}

async function answerOf(deps: DelegatedDeps, caller: Caller, call: DelegatedCall): Promise<DelegatedAnswer> {
  try {
    const { message, version = 0 } = await send(deps, caller, call);
    return { response: message, version, error_code: '', error_message: '' };
  } catch (error) {
    const { code, message } = error instanceof ApiError ? error : new ApiError('internal');
    return { response: Buffer.of(), version: 0, error_code: code, error_message: message };
  }
}

/** Sends a call to the service that owns its rpc, in the wire format in which it was handed over. */
async function send(deps: DelegatedDeps, caller: Caller, call: DelegatedCall): Promise<Answered<Buffer>> {
  const rpc = assertCallable(deps.contract.rpc(call.rpc));
  const { owner } = rpc.service;
  compilePermission(rpc)(caller);
  const channels = deps.channelsOf(owner);
  const connection = channels.ready() ?? (await channels.connect());
  if (!connection) throw new ApiError('unavailable');
  const method = {
    path: rpc.path,
    requestSerialize: () => Buffer.from(call.request),
    responseDeserialize: (bytes: Buffer) => bytes,
  };
  const metadata = metadataOf({
    callerToken: deps.callerTokens(caller, owner),
    idempotencyKey: call.idempotency_key,
    isDryRun: call.dry_run,
  });
  return await callRpc(connection, method, {}, { metadata, deadline: Date.now() + deadlineOf(rpc, deps.deadlineMs) });
}

const deadlineOf = ({ policy }: Rpc, byDefault: number): number => policy.deadlineMs || byDefault;

/** Only what the caller could call is called: rpcs with a route that neither stream nor return secrets. */
function assertCallable(rpc: Rpc): Rpc {
  const { stream, secret, access } = rpc.policy;
  if (rpc.bindings.length === 0 || stream !== '' || secret || access.kind === 'public') throw new ApiError('forbidden');
  return rpc;
}
