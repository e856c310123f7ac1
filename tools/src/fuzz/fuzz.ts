import type { Say } from '../console/say.ts';
import type { FuzzOptions } from './options.ts';
import { type FuzzRun, runFuzz } from './run.ts';
import { startTarget } from './target.ts';

/**
 * Starts a system, fuzzes it with requests generated from its OpenAPI document, and stops it.
 * @param program path of schemathesis, from findSchemathesis
 */
export async function fuzz(program: string, options: FuzzOptions, say: Pick<Say, 'step'>): Promise<FuzzRun[]> {
  say.step('Starting a system for the fuzz');
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
