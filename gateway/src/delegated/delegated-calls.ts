import { EventEmitter, once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { type CallerSigner, type Contract, callerOfClaims, type Rpc, readDelegation } from '@bms/contracts';
import type { DelegatedAnswers, DelegatedCalls } from '@bms/contracts/types/api';
import { metadataOf } from '@bms/rpc';
import type { Logger } from 'pino';
import type { Authentication } from '../auth/open.ts';
import { type CallRpc, prepareCall } from '../upstreams/upstream.ts';
import type { Upstreams } from '../upstreams/upstreams.ts';
import { type DelegatedDeps, makeCalls } from './make-calls.ts';

/** The time between two requests for calls while there are none, in milliseconds. */
const IDLE_MS = 1000;
/** The time after a failure, in milliseconds. */
const RETRY_MS = 2000;
/** The number of jobs of a service whose calls a gateway makes at once. */
const CONCURRENT_JOBS = 2;
/** Deadline of a request for calls, in milliseconds. */
const TAKE_MS = 10_000;

const gateway = callerOfClaims({ kind: 'gateway' });

/** Dependencies of the delegated calls. */
interface DelegatedRunDeps extends Pick<DelegatedDeps, 'contract' | 'callerTokens' | 'deadlineMs'> {
  readonly upstreams: Pick<Upstreams, 'ofBulk'>;
  readonly signer: CallerSigner;
  readonly authentication: Pick<Authentication, 'delegatedCaller'>;
}

/** The delegated calls of a gateway. */
export interface DelegatedRuns {
  /** Stops once the calls in progress are answered. */
  close(): Promise<void>;
}

/**
 * Makes the calls that services have for callers whose requests have ended, such as the writes of an import. Services are
 * asked for them: only gateways can call in the name of users.
 * @see docs/adr/0230-imports.md
 */
export function startDelegatedCalls(
  { contract, upstreams, signer, callerTokens, authentication, deadlineMs }: DelegatedRunDeps,
  log: Logger,
): DelegatedRuns {
  const deps: DelegatedDeps = {
    ...{ contract, callerTokens, deadlineMs },
    channelsOf: upstreams.ofBulk,
    readDelegation: (token, service) => readDelegation(signer, token, service),
    callerOf: authentication.delegatedCaller,
  };
  const closing = new AbortController();
  const loops = takingRpcs(deps.contract).flatMap((rpc) => {
    const pausesOf = createPauses(closing.signal);
    return Array.from({ length: CONCURRENT_JOBS }, (_, nth) =>
      run(rpc, { ...deps, pauses: pausesOf(nth) }, log, closing.signal),
    );
  });
  return {
    close: async () => {
      closing.abort();
      await Promise.all(loops);
    },
  };
}

/** Returns the rpcs by which services hand over calls. */
const takingRpcs = ({ rpcs }: Contract): Rpc[] =>
  rpcs.filter(({ request }) => request.name === 'bms.api.TakeDelegatedCallsRequest');

/** Dependencies of a loop. */
interface LoopDeps extends DelegatedDeps {
  readonly pauses: Pauses;
}

/** The pauses of a loop. */
interface Pauses {
  /** Waits while there are no calls. */
  untilAsked(): Promise<void>;
  /** Lets the loops that wait for others ask for calls, since there were some. */
  found(): void;
}

/**
 * Returns the pauses of each of the loops of a service. While there are no calls, the first loop asks for them at an
 * interval; the others wait until one has found some.
 */
function createPauses(closing: AbortSignal): (nth: number) => Pauses {
  const calls = new EventEmitter();
  return (nth) => ({
    untilAsked: async () => {
      if (nth === 0) await pause(IDLE_MS, closing);
      else await once(calls, 'found', { signal: closing }).catch(() => undefined);
    },
    found: () => calls.emit('found'),
  });
}

async function run(rpc: Rpc, deps: LoopDeps, log: Logger, closing: AbortSignal): Promise<void> {
  const { owner } = rpc.service;
  const take = prepareCall(deps.contract, rpc, deps.channelsOf(owner));
  let done: DelegatedAnswers | undefined;
  while (!closing.aborted || done) {
    try {
      const taken = await takeCalls(take, deps.callerTokens(gateway, owner), done, closing.aborted);
      if (taken.id) deps.pauses.found();
      done = taken.id && !closing.aborted ? await answered(deps, owner, taken) : undefined;
      if (!done) await deps.pauses.untilAsked();
    } catch (error) {
      log.debug({ err: error, rpc: rpc.path }, 'delegated calls failed');
      if (closing.aborted) return;
      await pause(RETRY_MS, closing);
    }
  }
}

async function answered(deps: DelegatedDeps, owner: string, taken: DelegatedCalls): Promise<DelegatedAnswers> {
  return { id: taken.id, answers: await makeCalls(deps, owner, taken) };
}

/** Hands over the answers, and takes the next calls unless the gateway stops. */
async function takeCalls(
  take: CallRpc,
  callerToken: string,
  done: DelegatedAnswers | undefined,
  isLast: boolean,
): Promise<DelegatedCalls> {
  const request = { ...(done && { done }), is_last: isLast };
  const { message } = await take(request, { metadata: metadataOf({ callerToken }), deadlineMs: TAKE_MS });
  return message as unknown as DelegatedCalls;
}

/** Waits, unless the gateway stops. */
const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  sleep(ms, undefined, { signal }).catch(() => undefined);
