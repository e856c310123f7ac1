import { execFile } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type RunningProcess, until } from '@bms/backing-services';
import { tempDir } from '@bms/testing';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { problemInText } from './problems.ts';
import { createSupervisor, type Program, type Supervisor } from './supervisor.ts';

let dir: Awaited<ReturnType<typeof tempDir>>;
let said: string[];
let supervisor: Supervisor;

beforeEach(async () => {
  dir = await tempDir();
  await Promise.all(['logs', 'run'].map((name) => mkdir(join(dir.path, name))));
  said = [];
  const note = (text: string) => void said.push(text);
  supervisor = createSupervisor({
    logs: join(dir.path, 'logs'),
    run: join(dir.path, 'run'),
    say: { step: note, done: note, warn: note, fail: note },
    firstPauseMs: 10,
    maxPauseMs: 40,
    // Longer than a test, so that a slow run does not count as a stable one.
    stableMs: 600_000,
  });
});
afterEach(async () => {
  await supervisor.stop();
  await dir.remove();
});

/** Returns a shell script as a program; it is ready when it has printed `ready`. */
function program(name: string, script: string, more: Partial<Program> = {}): Program {
  return {
    name,
    label: name,
    tier: 0,
    command: () => ({ file: '/bin/sh', args: ['-c', script], env: { PATH: process.env['PATH'] ?? '', DIR: dir.path } }),
    ready: (running: RunningProcess) =>
      until(name, async () => expect(running.output()).toContain('ready'), { process: running }),
    problem: problemInText,
    graceMs: 30_000,
    ...more,
  };
}

const runsFor = (name: string): Promise<string[]> =>
  readFile(join(dir.path, name), 'utf8').then(
    (text) => text.trim().split('\n'),
    () => [],
  );

const quiet = { problem: () => undefined };
/** Writes its process id to the file `pids`, reports ready and keeps running. */
const stays = 'echo $$ >> $DIR/pids; echo ready; exec sleep 60';

describe('a program that ends', () => {
  test('is restarted at once, with a message', async () => {
    await supervisor.start(program('a', stays, quiet));
    const [first] = await runsFor('pids');
    process.kill(Number(first), 'SIGKILL');
    await until('the second run', async () => expect(said).toContain('a restarted'));
    expect(said[0]).toBe('a ended (SIGKILL); restarting');
    expect(await runsFor('pids')).toHaveLength(2);
  });

  test('is restarted after increasing pauses if it ends repeatedly', async () => {
    const end = join(dir.path, 'end');
    await promisify(execFile)('mkfifo', [end]);
    await supervisor.start(program('a', 'echo ready; read -r _ < $DIR/end; exit 4', quiet));
    for (let run = 1; run <= 5; run++) {
      await writeFile(end, 'now\n');
      const restarts = () => said.filter((text) => text === 'a restarted');
      await until(`restart ${run}`, async () => expect(restarts()).toHaveLength(run));
    }
    const ends = said.filter((text) => text.includes('exit code 4'));
    const pauses = ends.map((text) => / in ([\d.]+) s/.exec(text)?.[1]);
    expect(pauses).toEqual([undefined, '0.01', '0.02', '0.04', '0.04']);
  });

  test('is retried if it does not become ready again', async () => {
    const script = 'if [ -e $DIR/broken ]; then exit 1; fi; echo $$ >> $DIR/pids; echo ready; exec sleep 60';
    await supervisor.start(program('a', script, quiet));
    await writeFile(join(dir.path, 'broken'), '');
    process.kill(Number((await runsFor('pids'))[0]), 'SIGKILL');
    await until('a failure', async () => expect(said.join('\n')).toContain('a could not be restarted'));
    await rm(join(dir.path, 'broken'));
    await until('its return', async () => expect(said).toContain('a restarted'));
  });
});

describe('a program that never gets ready', () => {
  test('fails the start with its last output', async () => {
    const starting = supervisor.start(program('a', 'echo "setting KEY: is missing" >&2; exit 1'));
    await expect(starting).rejects.toThrow('a did not start: setting KEY: is missing (see');
  });

  test('fails the start with the meaning of its exit code', async () => {
    const explain = () => 'the data is of another version';
    await expect(supervisor.start(program('a', 'exit 62', { explain }))).rejects.toThrow(
      'the data is of another version',
    );
  });

  test('fails the start if its file is missing', async () => {
    const command = () => ({ file: '/nowhere/tool', args: [], env: {} });
    await expect(supervisor.start(program('a', '', { command }))).rejects.toThrow(/a did not start: .*ENOENT/);
  });
});

describe('stopping', () => {
  test('stops the higher tiers before those that serve them', async () => {
    const script = (name: string) =>
      `trap 'sleep 0.05; echo ${name} >> $DIR/ends; exit 0' TERM; echo ready; while :; do sleep 0.01; done`;
    await supervisor.start(program('database', script('database')));
    await supervisor.start(program('service', script('service'), { tier: 1 }));
    await supervisor.start(program('gateway', script('gateway'), { tier: 2 }));
    await supervisor.stop();
    expect(await runsFor('ends')).toEqual(['gateway', 'service', 'database']);
  });

  test('stops a program that is being restarted', async () => {
    await supervisor.start(program('a', stays, quiet));
    process.kill(Number((await runsFor('pids'))[0]), 'SIGKILL');
    await until('the restart', async () => expect(said).not.toEqual([]));
    await supervisor.stop();
    for (const pid of await runsFor('pids')) expect(() => process.kill(Number(pid), 0)).toThrow('ESRCH');
  });

  test('is final: no program is started any more', async () => {
    await supervisor.stop();
    await expect(supervisor.start(program('a', stays))).rejects.toThrow('a is not started any more');
  });
});

test('all output is logged, and problems are printed once, after the start', async () => {
  const problem = (line: string) => (line.startsWith('bad') ? line : undefined);
  const script =
    'echo bad start; echo ready; read -r _ < $DIR/go; echo bad news; echo bad news; echo fine; exec sleep 60';
  await promisify(execFile)('mkfifo', [join(dir.path, 'go')]);
  await supervisor.start(program('a', script, { problem }));
  await writeFile(join(dir.path, 'go'), 'on');
  const lines = ['bad start', 'ready', 'bad news', 'bad news', 'fine'];
  await until('the log', async () => expect(await runsFor('logs/a.log')).toEqual(lines));
  expect(said).toEqual(['a: bad news']);
});
