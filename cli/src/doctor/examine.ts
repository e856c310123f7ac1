import { readFileSync } from 'node:fs';
import type { Context, Outcome } from '../run/command.ts';
import { findTarget } from '../target/find-target.ts';
import type { Target } from '../target/target.ts';
import { checkDatabase } from './check-database.ts';
import { checkGateway, checkServices } from './check-health.ts';
import { checkIdentityProviders } from './check-identity-providers.ts';
import { checkNats } from './check-nats.ts';
import { checkProcesses } from './check-processes.ts';
import { checkRedis } from './check-redis.ts';
import { examined, type Finding, findingsOf } from './finding.ts';

/** Examines a system. @param showsAll true to list also what is in order */
export async function runDoctor(context: Context, showsAll: boolean): Promise<Outcome> {
  return outcomeOf(await examine(context), showsAll);
}

/** Examines a system. @returns all findings, in the order of the checks */
async function examine({ env }: Context): Promise<readonly Finding[]> {
  const target = await findTarget(env);
  const { findings, declared } = await checkProcesses(target, env);
  const groups = await Promise.all([
    checkServices(target),
    examined('gateway', 'set API_URL to the base URL of the gateway', () => checkGateway(target)),
    checkNats(target),
    checkRedis(target),
    checkIdentityProviders(target),
    ...target.services.map((service) => checkDatabase(target, service, declared.get(service))),
  ]);
  return [...findings, ownVersion(target), ...groups.flat()];
}

/** Compares the Node version of this process with that of the project. */
function ownVersion({ local }: Target): Finding {
  const { ok, problem } = findingsOf('versions', 'Node.js');
  const { engines } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'));
  const oldest = Number(/\d+/.exec(engines.node)?.[0]);
  const found = process.versions.node;
  if (Number(found.split('.')[0]) >= oldest)
    return ok(`${found} (of this command${local ? ' and the local start' : ''})`);
  return problem(`${found} is too old`, `install Node.js ${oldest} or newer`);
}

const MARKS = { ok: '✓', warning: '!', problem: '✗', skipped: '-' } as const;

function outcomeOf(findings: readonly Finding[], showsAll: boolean): Outcome {
  const count = (status: Finding['status']): number => findings.filter((one) => one.status === status).length;
  const problems = count('problem');
  const shown = findings.filter(({ status }) => showsAll || status !== 'ok');
  const lines = [
    ...shown.flatMap(linesOf),
    `${problems === 0 ? '✓' : '✗'} ${counted(problems, 'problem')}, ${counted(count('warning'), 'warning')}, ${counted(count('ok'), 'check')} in order, ${count('skipped')} skipped`,
  ];
  return { data: { healthy: problems === 0, findings }, lines, failed: problems > 0 };
}

const counted = (count: number, what: string): string => `${count} ${what}${count === 1 ? '' : 's'}`;

function linesOf({ check, subject, status, message, mend }: Finding): string[] {
  const line = `${MARKS[status]} ${check}: ${subject}: ${message}`;
  return mend ? [line, `    ${mend}`] : [line];
}
