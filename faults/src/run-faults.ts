import { setTimeout as sleep } from 'node:timers/promises';
import { residentBytes } from '@bms/testing/proc';
import { seededRandom } from '@bms/testing/random';
import type { Fault, FaultContext } from './inject/fault.ts';
import { allFaults, planFaults } from './inject/schedule.ts';
import { checkInvariants } from './invariants/check.ts';
import { settle } from './invariants/settle.ts';
import { createLedger, type Ledger } from './load/ledger.ts';
import { startLoad } from './load/load.ts';
import { inTurn } from './load/persistent-fetch.ts';
import { createWriter, messageOf } from './load/writer.ts';
import type { FaultsOptions } from './options.ts';
import { measureEvents } from './recovery/events.ts';
import { measureRecovery } from './recovery/measure.ts';
import { createProbes } from './recovery/probes.ts';
import type { FaultResult, Report } from './report/report.ts';
import { type FaultStage, logLinesOf, openFaultStage } from './stage/fault-stage.ts';

/** The time of load before the first fault, in milliseconds. */
const WARM_UP_MS = 15_000;
/** The ratio of memory after the faults to that before them that is a violation; new processes grow for some minutes. */
const MAX_GROWTH = 1.75;

/**
 * Starts the whole system, writes to it, causes faults one after the other, and checks the invariants.
 * @param say called with each line of progress
 * @param signal ends the run after the current fault; the invariants are still checked
 */
export async function runFaults(
  options: Omit<FaultsOptions, 'json'>,
  say: (line: string) => void,
  signal: AbortSignal,
): Promise<Report> {
  const startedAt = Date.now();
  const stage = await openFaultStage(say);
  const ledger = createLedger((text) => {
    for (const line of [`✗ ${text}`, ...logLinesOf(text, stage.processes)]) say(line);
  });
  try {
    const load = startLoad(stage, { ledger, nextGateway: inTurn(stage.urls), endsSessions: true });
    await sleep(WARM_UP_MS);
    const before = await memoryOf(stage);
    const faults = await causeFaults({ stage, ledger, burst: load.burst, options, say, signal });
    const after = await memoryOf(stage);
    say('Waiting for the writers and for all events');
    await load.stop();
    await settle(stage).catch((error: unknown) => ledger.violate(`events are left: ${messageOf(error)}`));
    say(`Checking the invariants of ${ledger.records.size} records`);
    await checkInvariants({ stage, ledger });
    if (after > before * MAX_GROWTH) ledger.violate(`memory grew from ${before} to ${after} bytes`);
    return {
      seed: options.seed,
      seconds: Math.round((Date.now() - startedAt) / 1000),
      faults,
      acknowledgedWrites: ledger.writes(),
      answers: Object.fromEntries(ledger.answers),
      endedSessions: ledger.endedSessions.length,
      slowestRejectionMs: Math.max(0, ...ledger.endedSessions.map(({ rejectedAfterMs }) => rejectedAfterMs)),
      memory: { before, after },
      violations: ledger.violations,
    };
  } finally {
    await stage.stop();
  }
}

/** Returns the resident memory of the gateways and services, in bytes. */
function memoryOf({ copies }: FaultStage): Promise<number> {
  return residentBytes([...copies.values()].flat().map((part) => part.pid()));
}

interface Run {
  readonly stage: FaultStage;
  readonly ledger: Ledger;
  readonly burst: () => Promise<void>;
  readonly options: Omit<FaultsOptions, 'json'>;
  readonly say: (line: string) => void;
  readonly signal: AbortSignal;
}

async function causeFaults(run: Run): Promise<FaultResult[]> {
  const { stage, options, burst, say, signal } = run;
  const random = seededRandom(options.seed);
  const planned = planFaults(allFaults(stage.services), options.faults, random);
  const context: FaultContext = { stage, random, burst, maxFreezeMs: options.maxFreezeMs };
  const results: FaultResult[] = [];
  for (const [index, fault] of planned.entries()) {
    if (signal.aborted) break;
    const result = await causeFault(run, fault, context);
    results.push(result);
    const times = `calls again after ${result.callsMs ?? '?'} ms, events after ${result.eventsMs ?? '?'} ms`;
    say(`${index + 1}/${planned.length} ${fault.kind} (${result.detail}): ${times}; ${run.ledger.writes()} writes`);
  }
  return results;
}

/** Causes one fault and measures the recovery, until all processes run again. */
async function causeFault({ stage, ledger }: Run, fault: Fault, context: FaultContext): Promise<FaultResult> {
  const injected = await fault.inject(context).catch((error: unknown) => messageOf(error));
  if (typeof injected === 'string') {
    ledger.violate(`${fault.kind} could not be caused: ${injected}`);
    return { kind: fault.kind, detail: 'not caused' };
  }
  const { detail, since } = injected;
  const fail = (error: unknown): undefined =>
    ledger.violate(`after ${fault.kind} (${detail}): ${messageOf(error)}`) as undefined;
  const callsMs = await measureRecovery(createProbes(stage, ledger), since).catch(fail);
  const stopping = new AbortController().signal;
  const { api } = createWriter({ nextGateway: inTurn(stage.urls), token: stage.token, ledger, stopping, pauseMs: 0 });
  const eventsMs = await measureEvents(api, ledger, since).catch(fail);
  await stage.keeper.allRunning().catch(fail);
  return { kind: fault.kind, detail, callsMs, eventsMs };
}
