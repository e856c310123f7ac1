import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { ProcessSource } from '@bms/backing-services';
import type { ProcessSettings } from './settings-page.ts';

/** Reads the settings of a process from its `--settings` output. */
export async function readProcessSettings({ name, dir }: ProcessSource): Promise<ProcessSettings> {
  const args = ['--disable-warning=ExperimentalWarning', join(dir, 'src/main.ts'), '--settings'];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  return { name, settings: JSON.parse(stdout) };
}
