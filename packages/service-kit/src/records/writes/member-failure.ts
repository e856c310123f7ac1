import type { ClientSession } from 'mongoose';
import { isUnavailable } from '../../runtime/database/errors.ts';
import type { GroupMember, GroupWork } from '../kit.ts';

/** Names the member of a group whose work failed. */
export class MemberFailure extends Error {
  override readonly name = 'MemberFailure';
  readonly index: number;
  constructor(index: number, cause: unknown) {
    super('a member of a group failed', { cause });
    this.index = index;
  }
}

/** Returns the error of the work of a group, without the name of its member. */
export const causeOf = (failure: unknown): unknown => (failure instanceof MemberFailure ? failure.cause : failure);

/**
 * Runs the work of one member of a group. If it fails, the members before it are committed first, and it is the first of
 * the next transaction; if it fails again, the error is its own.
 * @param index the position of the member in the group
 */
export async function forMember<Result>(index: number, work: () => Promise<Result> | Result): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    // A conflict or an unavailable database concerns the transaction as a whole.
    throw isUnavailable(error) ? error : new MemberFailure(index, error);
  }
}

/** Creates the work of a group that runs one member after another in the transaction, see forMember. */
export function oneByOne<Input, Answer>(
  work: (member: GroupMember<Input>, session: ClientSession) => Promise<Answer>,
): GroupWork<Input, Answer> {
  return async (members, session) => {
    const answers: Answer[] = [];
    for (const [index, member] of members.entries()) {
      answers.push(await forMember(index, () => work(member, session)));
    }
    return answers;
  };
}
