import type { Fault } from './fault.ts';
import { freezes } from './freezes.ts';
import { killAll, killBackingServices, killCopies, killRoles } from './kills.ts';
import { networkFaults } from './toxics.ts';

/** Returns all kinds of faults. @param services the names of the services */
export function allFaults(services: readonly string[]): Fault[] {
  const copies = killCopies(['gateway', ...services]);
  return [...copies, ...killBackingServices, ...killRoles, ...freezes, ...networkFaults, ...killAll];
}
