/** A single kind of request. */
export type Action = 'list' | 'detail' | 'search' | 'update' | 'create';

/** A kind of load: one action, or all in fixed shares. */
export type Work = Action | 'mix';

/** All kinds of load, in the order in which they are measured: those that add records come last. */
export const WORKS: readonly Work[] = ['list', 'detail', 'search', 'update', 'mix', 'create'];

/** The shares of the mix, which add up to 1: lists and details make up 70 %, searches 15 %, updates 10 %, creates 5 %. */
const MIX: ReadonlyArray<readonly [Action, number]> = [
  ['list', 0.35],
  ['detail', 0.35],
  ['search', 0.15],
  ['update', 0.1],
  ['create', 0.05],
];

/** Returns true if the work contains writes, whose effects are waited for. */
export function isWriting(work: Work): boolean {
  return work === 'update' || work === 'create' || work === 'mix';
}

/** Returns the next action of the work. @param random a number from 0 to below 1 */
export function nextAction(work: Work, random: number): Action {
  if (work !== 'mix') return work;
  let upTo = 0;
  for (const [action, share] of MIX) {
    upTo += share;
    if (random < upTo) return action;
  }
  return 'list';
}
