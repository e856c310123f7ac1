import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from '@jest/globals';
import { startProcess } from './process.ts';
import { until } from './wait.ts';

const env = { PATH: process.env['PATH'] ?? '' };
const shell = (script: string) => ({ file: '/bin/sh', args: ['-c', script], env });

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

describe('a process', () => {
  test('keeps its output and exit status', async () => {
    const running = await startProcess(shell('echo hello; echo oops >&2; exit 3'));
    expect(await running.exited).toEqual({ code: 3, signal: null });
    await until('its output', async () => expect(running.output().split('\n').sort()).toEqual(['', 'hello', 'oops']));
  });

  test('receives only the given environment', async () => {
    process.env['CANARY'] = 'sings';
    const running = await startProcess(shell('echo "[$CANARY]"; exit 0'));
    await running.exited;
    await until('its output', async () => expect(running.output()).toBe('[]\n'));
  });

  test('is killed after the grace period if it ignores SIGTERM', async () => {
    const running = await startProcess(shell("trap '' TERM; echo up; while :; do sleep 0.1; done"));
    await until('it', async () => expect(running.output()).toContain('up'));
    expect((await running.stop(100)).signal).toBe('SIGKILL');
  });

  test('is stopped together with its children', async () => {
    const running = await startProcess(shell('sleep 60 & echo $!; wait'));
    const child = await until('its child', async () => {
      expect(running.output()).toMatch(/^\d+\n/);
      return Number(running.output());
    });
    await running.stop();
    await until('the end of its child', async () => expect(isAlive(child)).toBe(false));
  });

  test('throws an error if the program does not exist', async () => {
    await expect(startProcess({ file: '/nowhere/tool', args: [], env })).rejects.toThrow('ENOENT');
  });

  test('ends when its parent is killed', async () => {
    const { starter, pid } = await startFromAnother('');
    starter.kill('SIGKILL');
    await until('the end of the started process', async () => expect(isAlive(pid)).toBe(false));
  });

  test('does not keep its parent alive, and ends with it', async () => {
    const { starter, pid } = await startFromAnother('running.unref();');
    await until('the end of the starter', async () => expect(starter.exitCode).toBe(0));
    await until('the end of the started process', async () => expect(isAlive(pid)).toBe(false));
  });
});

/** Starts a sleeping process from another process, which then runs `more`. */
async function startFromAnother(more: string): Promise<{ starter: ChildProcess; pid: number }> {
  const module = fileURLToPath(new URL('./process.ts', import.meta.url));
  const script = `
    import { startProcess } from ${JSON.stringify(module)};
    const running = await startProcess({ file: '/bin/sleep', args: ['60'], env: {} });
    console.log(running.pid);
    ${more}`;
  const starter = spawn(process.execPath, ['--input-type=module-typescript', '-e', script]);
  let said = '';
  starter.stdout.on('data', (text) => {
    said += text;
  });
  const pid = await until('the started process', async () => {
    expect(said).toMatch(/^\d+\n/);
    return Number(said);
  });
  return { starter, pid };
}
