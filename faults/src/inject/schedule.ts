import type { Fault, FaultGroup } from './fault.ts';
import { freezes } from './freezes.ts';
import { killAll, killBackingServices, killCopies, killRoles } from './kills.ts';
import { networkFaults } from './toxics.ts';

/** The groups in the order in which a run takes faults; most faults in production are those of single processes. */
const ROUND: readonly FaultGroup[] = [
  'process',
  'backing',
  'network',
  'role',
  'process',
  'freeze',
  'network',
  'backing',
  'process',
  'all',
];

/**
 * Returns the sequence of faults of a run: from each group in turn, its faults in random order, all of them before any
 * is repeated.
 * @param random returns numbers from 0 to below 1; the sequence depends on nothing else
 */
export function planFaults(faults: readonly Fault[], count: number, random: () => number): Fault[] {
  const decks = new Map<FaultGroup, Fault[]>();
  const draw = (group: FaultGroup): Fault => {
    const deck = decks.get(group) ?? [];
    const next =
      deck.length > 0
        ? deck
        : shuffle(
            faults.filter((fault) => fault.group === group),
            random,
          );
    decks.set(group, next.slice(1));
    return next[0]!;
  };
  return Array.from({ length: count }, (_, index) => draw(ROUND[index % ROUND.length]!));
}

function shuffle<T>(items: readonly T[], random: () => number): T[] {
  const shuffled = [...items];
  for (let last = shuffled.length - 1; last > 0; last -= 1) {
    const other = Math.floor(random() * (last + 1));
    [shuffled[last], shuffled[other]] = [shuffled[other]!, shuffled[last]!];
  }
  return shuffled;
}

/** Returns all kinds of faults. @param services the names of the services */
export function allFaults(services: readonly string[]): Fault[] {
  const copies = killCopies(['gateway', ...services]);
  return [...copies, ...killBackingServices, ...killRoles, ...freezes, ...networkFaults, ...killAll];
}
