import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type AuditException, judge, judgeMissing, readReport } from './audit/judge.ts';
import { runCommand, say } from './console/say.ts';

const run = promisify(execFile);
const root = fileURLToPath(new URL('../..', import.meta.url));
/** Timeout of the audit, in milliseconds, so that an unreachable registry does not block the other checks. */
const TIMEOUT_MS = 60_000;

async function readJson(file: string): Promise<unknown> {
  return JSON.parse(await readFile(join(root, file), 'utf8'));
}

/** Returns pnpm's audit of the production packages. pnpm exits with an error if it finds advisories. */
async function auditOutput(): Promise<string> {
  const { packageManager } = (await readJson('package.json')) as { packageManager: string };
  const env = { ...process.env, NODE_ENV: 'development' };
  try {
    const args = ['--yes', packageManager, 'audit', '--prod', '--json'];
    return (await run('npx', args, { cwd: root, env, timeout: TIMEOUT_MS, maxBuffer: 64 * 1024 * 1024 })).stdout;
  } catch (error) {
    return (error as { stdout?: string }).stdout ?? '';
  }
}

await runCommand(async () => {
  const exceptions = (await readJson('tools/audit-exceptions.json')) as AuditException[];
  const advisories = readReport(await auditOutput());
  if (!advisories) {
    const { failures, warnings } = judgeMissing(process.env['AUDIT']);
    for (const warning of warnings) say.warn(warning);
    for (const failure of failures) say.fail(failure);
    return failures.length === 0 ? 0 : 1;
  }
  const { failures, notes } = judge(advisories, exceptions, new Date().toISOString().slice(0, 10));
  for (const note of notes) say.step(note);
  for (const failure of failures) say.fail(failure);
  return failures.length === 0 ? 0 : 1;
});
