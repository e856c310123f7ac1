import type { ComputedAnswers } from '@bms/contracts';
import type { Effects } from '@bms/testing';
import { MAKERS } from '../../authorization/samples.ts';
import type { Candidate, Recorder } from './recorder.ts';
import { DELETION, ENDING, FIRST, LAST, MEASURED, STEPS } from './steps.ts';

/** The context of the steps. */
export interface StepContext extends Pick<Effects, 'untilApplied'> {
  /**
   * Called before each step with its title, to supply what the document cannot show, such as a code that was mailed.
   * @returns the token of another caller for the step
   */
  prepare(step: string): Promise<string | undefined>;
}

/**
 * Computes the examples of responses: calls the operations of a new system with the requests that the document shows.
 * Creates and steps are stored, other writes are dry runs, so that all examples are about the same records. Most lists and
 * details are read after all steps. Then a record is deleted, to be listed and restored, and what would change other
 * examples comes at the end.
 */
export async function computeAnswers(
  recorder: Recorder,
  { untilApplied, prepare }: StepContext,
): Promise<ComputedAnswers> {
  const { candidates, call, has } = recorder;
  const steps = new Set([...FIRST, ...STEPS, DELETION, ...ENDING]);
  const makers = candidates.filter(isMaker);
  const writes = candidates.filter((one) => !isMaker(one) && !steps.has(one.title) && canDryRun(one));
  const reads = candidates.filter(
    ({ binding, title }) => binding.method === 'GET' && !MEASURED.includes(title) && !ENDING.includes(title),
  );
  const created = new Set<Candidate>();

  async function step(title: string): Promise<void> {
    const operation = candidates.find((one) => one.title === title)!;
    const token = await prepare(title);
    if (!(await call(operation, { token })))
      throw new Error(`${title} has failed: the examples of later requests need it`);
    created.add(operation);
    await untilApplied();
  }

  /** Creates the records whose references exist, until there are no more. */
  async function create(wanted: readonly Candidate[]): Promise<void> {
    const pending = wanted.filter((one) => !created.has(one));
    for (const operation of pending) if (await call(operation)) created.add(operation);
    if (pending.some((one) => created.has(one))) await create(wanted);
  }

  async function tryAll(): Promise<void> {
    await create(makers.filter(({ title }) => !LAST.includes(title)));
    await untilApplied();
    for (const operation of writes) if (!has(operation)) await call(operation, { isDryRun: true });
  }

  async function read(): Promise<void> {
    for (const operation of reads) if (!has(operation)) await call(operation);
  }

  for (const title of FIRST) await step(title);
  await tryAll();
  for (const title of STEPS) {
    await step(title);
    await tryAll();
  }
  for (const title of LAST) await step(title);
  await untilApplied();
  await read();
  await step(DELETION);
  await tryAll();
  await read();
  for (const title of ENDING) await step(title);
  return recorder.answers();
}

const isMaker = ({ rpc, binding }: Candidate): boolean => MAKERS.includes(rpc.name) && binding.method === 'POST';

/** True for a write that can be tried without a trace. Public rpcs and streams are never dry runs. */
const canDryRun = ({ rpc: { policy }, binding }: Candidate): boolean =>
  binding.method !== 'GET' &&
  policy.access.kind !== 'public' &&
  policy.stream === '' &&
  !policy.noDryRun &&
  !policy.endsSession;
