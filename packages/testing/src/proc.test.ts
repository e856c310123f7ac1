import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { cpuSeconds, cpuSecondsOf, processNameOf, residentBytes, residentBytesOf, waitUntilStopped } from './proc.ts';

describe('/proc', () => {
  test('gives the CPU time, also of a program with a space in its name', () => {
    const stat = '17 (bms gateway) S 1 17 17 0 -1 4194304 5000 0 0 0 250 50 0 0 20 0 11 0 4711 1 2 3';
    expect(cpuSecondsOf(stat)).toBe(3);
  });

  test('gives the resident memory', () => {
    expect(residentBytesOf('Name:\tnode\nVmHWM:\t  2000 kB\nVmRSS:\t  1000 kB\n')).toBe(1_024_000);
  });

  test.each([
    ['bms-crm        \0', 'bms-crm'],
    ['/cache/parts/mongod-6.0.5-linux-x64\0--port\x0010\0', 'mongod'],
    ['/usr/bin/nats-server\0-c\0nats.conf\0', 'nats-server'],
  ])('gives the name of a process without version and platform: %j', (cmdline, name) => {
    expect(processNameOf(cmdline)).toBe(name);
  });

  test('of an unknown process is not a number', async () => {
    expect(await cpuSeconds([2 ** 30])).toBeNaN();
    expect(await residentBytes([2 ** 30])).toBeNaN();
  });
});

test('a process that is being stopped has stopped after the wait', () => {
  // Other systems have no /proc to see it by.
  if (process.platform !== 'linux') return;
  const busy = spawn(process.execPath, ['-e', 'for (;;);']);
  try {
    process.kill(busy.pid!, 'SIGSTOP');
    waitUntilStopped(busy.pid!);
    expect(readFileSync(`/proc/${busy.pid}/stat`, 'utf8')).toMatch(/\) T /);
  } finally {
    busy.kill('SIGKILL');
  }
});
