import type { Caller } from '@bms/contracts';
import { callerOfClaims } from '@bms/contracts';
import type { DelegatedAnswer, DelegatedAnswers, DelegatedCall, DelegatedCalls } from '@bms/contracts/types/api';
import type { TestedFiles } from './harness.ts';

const gateway: Caller = callerOfClaims({ kind: 'gateway' });

/** Makes the calls of files as gateways do, by a function in place of the other services. */
export interface FakeGateway {
  /** Takes calls, answers them and repeats that until there are none. */
  run(): Promise<void>;
  /** Takes the next calls without answering them. */
  take(done?: DelegatedAnswers): Promise<DelegatedCalls>;
  /** Answers calls. */
  answer(calls: DelegatedCalls): Promise<DelegatedAnswers>;
}

/** @param make makes a call for the caller of the delegation; undefined if the caller has no access any more */
export function fakeGateway(
  { call }: Pick<TestedFiles, 'call'>,
  make: (call: DelegatedCall, delegation: string) => DelegatedAnswer | undefined,
): FakeGateway {
  const take: FakeGateway['take'] = async (done) => {
    const request = { ...(done && { done }), is_last: false };
    return (await call<DelegatedCalls>('Imports/TakeCalls', request, { caller: gateway })).message;
  };
  const answer: FakeGateway['answer'] = async ({ id, calls, delegation }) => {
    const answers = calls.map((one) => make(one, delegation));
    return { id, answers: answers.includes(undefined) ? [] : (answers as DelegatedAnswer[]) };
  };
  return {
    take,
    answer,
    run: async () => {
      for (let taken = await take(); taken.id !== ''; ) taken = await take(await answer(taken));
    },
  };
}
