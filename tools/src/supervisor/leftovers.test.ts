import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { tempDir } from '@bms/testing';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { writeJson } from '../start/json-file.ts';
import { endLeftovers, noteProcess } from './leftovers.ts';
import { identityOf, isRunning } from './process-identity.ts';

let dir: Awaited<ReturnType<typeof tempDir>>;
beforeEach(async () => {
  dir = await tempDir();
});
afterEach(() => dir.remove());

const sleeper = () => spawn('/bin/sleep', ['60'], { detached: true, stdio: 'ignore' });

describe('processes of a killed start', () => {
  test('are killed if they do not end by themselves', async () => {
    const child = sleeper();
    const ended = once(child, 'exit');
    await noteProcess(dir.path, 'a', child.pid!);
    await endLeftovers(dir.path, 100);
    expect(await ended).toEqual([null, 'SIGKILL']);
    expect(await readdir(dir.path)).toEqual([]);
  });

  test('are waited for while they end', async () => {
    const child = sleeper();
    await noteProcess(dir.path, 'a', child.pid!);
    const ending = endLeftovers(dir.path);
    child.kill('SIGTERM');
    await ending;
    expect(child.signalCode).not.toBe('SIGKILL');
  });

  test('are left alone if their pid belongs to another process by now', async () => {
    const child = sleeper();
    await writeJson(`${dir.path}/a.process.json`, { pid: child.pid, started: 'long ago' });
    await endLeftovers(dir.path, 100);
    expect(await isRunning((await identityOf(child.pid!))!)).toBe(true);
    child.kill('SIGKILL');
  });
});

test('are absent if no process has the pid', async () => {
  const child = sleeper();
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(await identityOf(child.pid!)).toBeUndefined();
});
