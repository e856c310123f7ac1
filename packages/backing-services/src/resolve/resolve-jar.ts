import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type Jar, type JarName, jars } from './catalogue.ts';
import { cacheDirOf } from './resolve.ts';

const run = promisify(execFile);
const fetchTimeoutMs = 300_000;

export interface ResolveJarOptions {
  /** The environment: PATH, and PARTS_CACHE for the folder of fetched files. */
  readonly env?: NodeJS.ProcessEnv;
  /** The description of the library; by default that of programs.json. */
  readonly jar?: Jar;
}

/**
 * Resolves a Java library: a cached copy, else by Maven, whose checksum must be that of programs.json.
 * @returns the absolute path of the file
 * @throws Error in one line if it cannot be fetched
 */
export async function resolveJar(name: JarName, options: ResolveJarOptions = {}): Promise<string> {
  const { env = process.env, jar = jars[name] } = options;
  const cacheDir = cacheDirOf(env);
  const file = join(cacheDir, `${name}-${versionOf(jar)}.jar`);
  if (existsSync(file)) return file;
  await mkdir(cacheDir, { recursive: true });
  const dir = await mkdtemp(join(cacheDir, '.fetch-'));
  try {
    await rename(await fetchJar(jar, dir, env), file);
    return file;
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

const versionOf = ({ artifact }: Jar): string => artifact.split(':')[2] ?? '';

async function fetchJar({ label, artifact, sha256 }: Jar, dir: string, env: NodeJS.ProcessEnv): Promise<string> {
  const args = ['--quiet', '--batch-mode', 'dependency:copy', `-Dartifact=${artifact}`, `-DoutputDirectory=${dir}`];
  try {
    await run('mvn', args, { cwd: dir, env, timeout: fetchTimeoutMs });
  } catch (error) {
    const { code, message } = error as { code?: unknown; message: string };
    throw new Error(code === 'ENOENT' ? `No ${label}: install Maven.` : `No ${label}: ${message.split('\n')[0]}`);
  }
  const name = (await readdir(dir)).find((entry) => entry.endsWith('.jar'));
  if (!name) throw new Error(`No ${label}: Maven downloaded no file.`);
  const sum = createHash('sha256')
    .update(await readFile(join(dir, name)))
    .digest('hex');
  if (sum !== sha256) throw new Error(`No ${label}: its SHA-256 is ${sum}, not ${sha256} as in programs.json.`);
  return join(dir, name);
}
