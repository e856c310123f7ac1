import { readFile } from 'node:fs/promises';
import { describe, expect, test } from '@jest/globals';
import { freePort } from './port.ts';

describe('a free port', () => {
  test('is none that an outgoing connection may take', async () => {
    const range = await readFile('/proc/sys/net/ipv4/ip_local_port_range', 'utf8').catch(() => '49152 65535');
    const first = Number(range.trim().split(/\s+/)[0]);
    const ports = await Promise.all(Array.from({ length: 20 }, () => freePort()));
    expect(Math.max(...ports)).toBeLessThan(first);
    expect(new Set(ports).size).toBe(ports.length);
  });

  test('is none that fetch refuses to connect to', async () => {
    const blocked = 10_080;
    expect(await freePort(blocked)).not.toBe(blocked);
    await expect(fetch(`http://127.0.0.1:${blocked}`)).rejects.toMatchObject({ cause: { message: 'bad port' } });
  });

  test('is the wanted one unless it is taken', async () => {
    const wanted = await freePort();
    const other = await freePort(wanted);
    expect(other).not.toBe(wanted);
    expect(await freePort(wanted + 1)).toBe(wanted + 1);
  });
});
