import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { beforeAll, describe, expect, test } from '@jest/globals';
import { findGoProgram } from '../install/go-program.ts';
import { ruleFiles } from './rules.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** Without service discovery, whose dependencies are not all available from the module proxy. */
const PROMTOOL = {
  name: 'promtool',
  path: 'github.com/prometheus/prometheus/cmd/promtool',
  version: 'v0.316.0',
  tags: 'remove_all_sd',
};

let promtool: string | undefined;

const execute = promisify(execFile);

/** Finds promtool on the PATH; otherwise builds it the first time, which takes some minutes. */
beforeAll(async () => {
  const isOnPath = await execute('promtool', ['--version']).then(
    () => true,
    () => false,
  );
  promtool = isOnPath
    ? 'promtool'
    : await findGoProgram(PROMTOOL, console.log).catch((error: Error) => {
        console.warn(`The alerts are not tested: ${error.message}`);
        return undefined;
      });
}, 660_000);

/** Runs promtool. @returns its output. @throws Error with its output if it finds a problem */
async function run(...args: string[]): Promise<string> {
  const { stdout, stderr } = await execute(promtool!, args, { cwd: root });
  return stdout + stderr;
}

describe('promtool', () => {
  test('accepts the alerts', async () => {
    if (!promtool) return;
    expect(await run('check', 'rules', ...(await ruleFiles(root)))).toMatch(/SUCCESS: \d+ rules found/);
  });

  test('finds that each alert fires when it should, and not when it should not', async () => {
    if (!promtool) return;
    expect(await run('test', 'rules', join(root, 'deploy/monitoring/rules.test.yaml'))).toContain('SUCCESS');
  });
});
