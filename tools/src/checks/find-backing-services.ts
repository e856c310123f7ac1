import { type PartName, parts, resolveProgram } from '@bms/parts';
import { say } from '../console/say.ts';

/** Ensures that the required backing services for tests are installed; downloads them the first time. */
export async function findBackingServices(): Promise<void> {
  const needed = Object.entries(parts).filter(([, part]) => !part.isOptional);
  await Promise.all(needed.map(([name]) => resolveProgram(name as PartName, { onStep: say.step })));
}
