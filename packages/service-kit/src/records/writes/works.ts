import type { ClientSession } from 'mongoose';
import type { GroupMember, GroupWork } from '../kit.ts';
import { causeOf, forMember, MemberFailure } from './member-failure.ts';

type AnyWork = GroupWork<unknown, unknown>;

/**
 * Runs the works of a group in the order of its members; neighbours with the same work are written together.
 * @param works the work of each member
 * @param isApart true to run the work of each member by itself, so that every failure names its member
 * @returns the answers in the order of the members
 * @throws MemberFailure with the position in the group
 */
export async function runWorks(
  works: readonly AnyWork[],
  members: readonly GroupMember<unknown>[],
  session: ClientSession,
  isApart: boolean,
): Promise<unknown[]> {
  const answers: unknown[] = [];
  for (let start = 0; start < members.length; ) {
    const work = works[start]!;
    const next = isApart ? start + 1 : works.findIndex((other, index) => index > start && other !== work);
    const end = next < 0 ? members.length : next;
    answers.push(...(await runAt(start, work, members.slice(start, end), session)));
    start = end;
  }
  return answers;
}

/** Runs the work of neighbours. @param start the position of the first of them */
async function runAt(
  start: number,
  work: AnyWork,
  members: readonly GroupMember<unknown>[],
  session: ClientSession,
): Promise<readonly unknown[]> {
  try {
    return await work(members, session);
  } catch (failure) {
    if (failure instanceof MemberFailure) throw new MemberFailure(start + failure.index, failure.cause);
    return members.length === 1 ? forMember(start, () => Promise.reject(causeOf(failure))) : Promise.reject(failure);
  }
}
