import { setTimeout as sleep } from 'node:timers/promises';
import type { StartedProcess } from '@bms/testing';
import { checkInvariants } from '../invariants/check.ts';
import { settle } from '../invariants/settle.ts';
import { createLedger, type Ledger } from '../load/ledger.ts';
import { startLoad } from '../load/load.ts';
import { messageOf } from '../load/writer.ts';
import { type Answers, createAnswers } from './answers.ts';
import { type Checkouts, type Pass, planPasses } from './passes.ts';
import type { PassResult, RolloutReport } from './report.ts';
import { openRolloutStage, type RolloutStage } from './rollout-stage.ts';

/** The time of load before the first process is replaced, in milliseconds. */
const WARM_UP_MS = 10_000;
/** The time for which a process must be ready before the next one is replaced, in milliseconds: minReadySeconds. */
const MIN_READY_MS = 2000;

/**
 * Starts the whole system, writes to it, replaces its processes one after the other, and checks the invariants.
 * @param say called with each line of progress
 */
export async function runRollout(checkouts: Checkouts, say: (line: string) => void): Promise<RolloutReport> {
  const stage = await openRolloutStage(checkouts.earlier ?? checkouts.current);
  const answers = createAnswers(({ request, what, ms }) => say(`✗ ${request}: ${what} after ${Math.round(ms)} ms`));
  const ledger: Ledger = { ...createLedger((text) => say(`✗ ${text}`)), countAnswer: answers.count };
  try {
    const load = startLoad(stage, { ledger, nextGateway: () => stage.url, endsSessions: false });
    await sleep(WARM_UP_MS);
    const passes: PassResult[] = [];
    for (const pass of planPasses(checkouts)) {
      const result = await replaceAll(pass, { stage, ledger, answers, say });
      passes.push(result);
    }
    say('Waiting for the writers and for all events');
    await load.stop();
    await settle(stage).catch((error: unknown) => ledger.violate(`events are left: ${messageOf(error)}`));
    say(`Checking the invariants of ${ledger.records.size} records`);
    await checkInvariants({ stage, ledger });
    return { passes, acknowledgedWrites: ledger.writes(), violations: ledger.violations };
  } finally {
    await stage.stop();
  }
}

interface Rollout {
  readonly stage: RolloutStage;
  readonly ledger: Ledger;
  readonly answers: Answers;
  readonly say: (line: string) => void;
}

/** Replaces all processes one after the other. */
async function replaceAll(pass: Pass, { stage, ledger, answers, say }: Rollout): Promise<PassResult> {
  const startedAt = Date.now();
  answers.take();
  const processes = inOrder(stage, pass);
  for (const [name, part] of processes) {
    const gateway = stage.system.gateways.find((copy) => copy === part);
    if (gateway) stage.withdrawGateway(gateway.port);
    const { code, signal } = await part.terminate();
    if (code !== 0) ledger.violate(`${name} ended with ${signal ?? code}: ${part.output().slice(-2000)}`);
    await part.restartFrom(pass.root);
    await sleep(MIN_READY_MS);
    say(`${pass.name}: ${name} is replaced`);
  }
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  return { name: pass.name, processes: processes.length, seconds, ...answers.take() };
}

function inOrder({ system }: RolloutStage, { isGatewayFirst }: Pass): [string, StartedProcess][] {
  const numbered = (name: string, copies: readonly StartedProcess[]): [string, StartedProcess][] =>
    copies.map((part, index) => [`${name} ${index + 1}`, part]);
  const gateways = numbered('gateway', system.gateways);
  const services = [...system.services].flatMap(([name, copies]) => numbered(name, copies));
  return isGatewayFirst ? [...gateways, ...services] : [...services, ...gateways];
}
