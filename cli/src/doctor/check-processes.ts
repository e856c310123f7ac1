import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { findGateway, findServices, type ProcessSource, sourceCommand } from '@bms/backing-services';
import type { Target } from '../target/target.ts';
import type { DeclaredIndexes } from './check-indexes.ts';
import { type Finding, findingsOf } from './finding.ts';
import { environmentOf } from './process-environment.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

/** The result of examining the code of the processes. */
export interface ProcessChecks {
  readonly findings: readonly Finding[];
  /** The indexes that the models declare, by service; empty outside a checkout. */
  readonly declared: ReadonlyMap<string, DeclaredIndexes>;
}

/**
 * Starts each process of the checkout with `--check`, which reads its settings and its models and ends. The settings are
 * those of the local start; those of another system are in its processes, so that only the models are read here.
 */
export async function checkProcesses(target: Target, env: NodeJS.ProcessEnv): Promise<ProcessChecks> {
  if (!existsSync(join(root, 'cli/src/main.ts')))
    return { findings: [findingsOf('settings', 'processes').skipped(HINT)], declared: new Map() };
  const sources = [...(await findServices(root)), await findGateway(root)];
  const declared = new Map<string, DeclaredIndexes>();
  const findings: Finding[] = [];
  for (const source of sources) {
    const { finding, indexes } = await checkProcess(source, environmentOf(source, target, env));
    if (indexes) declared.set(source.name, indexes);
    if (target.local || finding.status !== 'ok') findings.push(finding);
  }
  if (!target.local) findings.push(findingsOf('settings', 'processes').skipped(HINT));
  return { findings, declared };
}

const HINT = 'run `node src/main.js --check` in each container to check its settings';

async function checkProcess(
  source: ProcessSource,
  env: Readonly<Record<string, string>>,
): Promise<{ finding: Finding; indexes?: DeclaredIndexes }> {
  const { ok, problem } = findingsOf('settings', source.name);
  const { file, args, cwd, env: full } = sourceCommand(source, env);
  try {
    const { stdout } = await promisify(execFile)(file, [...args, '--check'], { cwd, env: { ...full } });
    return { finding: ok('valid'), indexes: JSON.parse(stdout).indexes };
  } catch (error) {
    const line = String((error as { stderr?: string }).stderr ?? error)
      .trim()
      .split('\n', 1)[0]!;
    return { finding: problem(line, 'correct the setting; docs/settings.md describes it') };
  }
}
