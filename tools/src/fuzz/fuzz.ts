import type { Say } from '../console/say.ts';
import type { FuzzOptions } from './options.ts';
import { type FuzzRun, runFuzz } from './run.ts';
import { startTarget } from './target.ts';

/**
 * Tries a whole system, started for it and stopped after it, with requests made from its own OpenAPI document.
 * @param program of schemathesis, see install.ts
 */
export async function fuzz(program: string, options: FuzzOptions, say: Pick<Say, 'step'>): Promise<FuzzRun[]> {
  say.step('Starting a system to try');
  const target = await startTarget();
  try {
    const runs: FuzzRun[] = [];
    for (const role of options.roles) {
      say.step(`As ${role}`);
      runs.push(await runFuzz(program, target, options, role));
    }
    return runs;
  } finally {
    await target.stop();
  }
}
