import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { Jar } from './catalogue.ts';
import { resolveJar } from './resolve-jar.ts';

const content = 'the bytes of a library';
const sha256 = createHash('sha256').update(content).digest('hex');
let dir: string;
let env: NodeJS.ProcessEnv;

/** Puts a `mvn` on PATH that "downloads" into the output folder, and counts its calls. */
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'jars-'));
  await mkdir(join(dir, 'bin'));
  const script = `#!/bin/sh
echo "$4" >> "${dir}/calls"
printf '${content}' > "\${5#-DoutputDirectory=}/tool.jar"
`;
  await writeFile(join(dir, 'bin/mvn'), script, { mode: 0o755 });
  env = { PATH: `${join(dir, 'bin')}:/usr/bin:/bin`, PARTS_CACHE: join(dir, 'cache') };
});
afterEach(() => rm(dir, { recursive: true }));

const jar: Jar = { label: 'Tool', artifact: 'org.example:tool:1.2.3:jar', sha256 };

describe('resolving a Java library', () => {
  test('fetches it once and then uses the cached copy', async () => {
    const file = await resolveJar('peppol-rules', { env, jar });
    expect(await resolveJar('peppol-rules', { env, jar })).toBe(file);
    expect(await readFile(file, 'utf8')).toBe(content);
    expect(file).toMatch(/peppol-rules-1\.2\.3\.jar$/);
    expect(await readFile(join(dir, 'calls'), 'utf8')).toBe('-Dartifact=org.example:tool:1.2.3:jar\n');
  });

  test('rejects a file with another checksum and leaves nothing behind', async () => {
    const changed = { ...jar, sha256: '0'.repeat(64) };
    await expect(resolveJar('peppol-rules', { env, jar: changed })).rejects.toThrow(
      /SHA-256 is [0-9a-f]{64}, not 0{64}/,
    );
    expect(await readdir(join(dir, 'cache'))).toEqual([]);
  });

  test('says what to install on a machine without Maven', async () => {
    const bare = { ...env, PATH: '/nowhere' };
    await expect(resolveJar('peppol-rules', { env: bare, jar })).rejects.toThrow('No Tool: install Maven.');
  });
});
