import { createBatcher } from '@bms/batching';
import type { Call } from '../../runtime/call.ts';
import type { GroupWork, Kit } from '../kit.ts';
import { submitOf } from './gathering.ts';
import type { GroupWriter, Member, PendingWrite } from './group-writer.ts';

/** The maximum size of a group, in calls; larger groups gain little and increase latency. */
const MAX_GROUP_SIZE = 50;

/** Creates `kit.groupCommit` (group commit). The writes of a bulk are gathered instead. */
export function createGroupCommit({ settle, dryRun }: GroupWriter): Kit['groupCommit'] {
  return <Input, Answer>(work: GroupWork<Input, Answer>) => {
    const writeInGroup = createBatcher<PendingWrite, unknown>(MAX_GROUP_SIZE, settle);
    const tryAlone = (input: PendingWrite) =>
      new Promise<unknown>((resolve, reject) => {
        const member: Member = { input, resolve, reject };
        void dryRun([member], false);
      });
    return (call: Call, input: Input) => {
      const write = { call, input, work } as unknown as PendingWrite;
      const submit = submitOf(call) ?? (call.isDryRun ? tryAlone : writeInGroup);
      return submit(write) as Promise<Answer>;
    };
  };
}
