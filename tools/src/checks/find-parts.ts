import { type PartName, parts, resolveProgram } from '@bms/parts';
import { say } from '../console/say.ts';

/** Sees that the real databases are there that tests run against; the first time they are fetched. */
export async function findParts(): Promise<void> {
  const needed = Object.entries(parts).filter(([, part]) => !part.isOptional);
  await Promise.all(needed.map(([name]) => resolveProgram(name as PartName, { onStep: say.step })));
}
