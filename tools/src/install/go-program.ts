import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { UserError } from '../console/say.ts';

const cache = fileURLToPath(new URL('../../../.cache/go', import.meta.url));

/** A Go program that a command needs. */
export interface GoProgram {
  readonly name: string;
  /** E.g. `example.org/tool/cmd/tool`. */
  readonly path: string;
  /** E.g. `v1.2.3`. */
  readonly version: string;
  /** Build tags, comma-separated; none by default. */
  readonly tags?: string;
}

/** A version of a Go module. */
export interface GoModule {
  /** E.g. `example.org/tool`. */
  readonly path: string;
  /** E.g. `v1.2.3`. */
  readonly version: string;
}

const run = promisify(execFile);
const TIMEOUT_MS = 600_000;

/**
 * Finds a Go program under .cache; builds it the first time.
 * @param step called before a slow step
 * @param timeoutMs time limit of the build, in milliseconds
 * @throws UserError naming what is missing
 */
export async function findGoProgram(
  { name, path, version, tags = '' }: GoProgram,
  step: (text: string) => void,
  timeoutMs = TIMEOUT_MS,
): Promise<string> {
  const folder = join(cache, `${name}-${version}`);
  const program = join(folder, name);
  if (existsSync(program)) return program;
  step(`Installing ${name} ${version} (go install, in .cache/go)`);
  try {
    const env = { ...process.env, GOBIN: folder };
    await run('go', ['install', '-tags', tags, `${path}@${version}`], { env, timeout: timeoutMs });
  } catch (error) {
    throw goError(name, 'go install fails', error);
  }
  return program;
}

/** A Go program whose module replaces some of its dependencies, which `go install` rejects. */
export interface GoBuild extends GoProgram {
  /** Path of the module that contains the program. */
  readonly module: string;
  /** Version of each dependency that the module replaces by a folder beside it, e.g. `v1.2.3`. */
  readonly replaced?: string;
  /** Values of variables that the linker sets, by their full name. */
  readonly variables?: Readonly<Record<string, string>>;
}

/**
 * Finds a Go program under .cache; builds it the first time, from a module of its own that depends on that of the program.
 * @param step called before a slow step
 * @param timeoutMs time limit of the build, in milliseconds
 * @throws UserError naming what is missing
 */
export async function findGoBuild(build: GoBuild, step: (text: string) => void, timeoutMs: number): Promise<string> {
  const { name, path, module, version, variables = {} } = build;
  const program = join(cache, `${name}-${version}`, name);
  if (existsSync(program)) return program;
  step(`Building ${name} ${version} (go build, in .cache/go)`);
  const dir = await mkdtemp(join(tmpdir(), 'go-build-'));
  try {
    const replacements = await replacementsOf(build);
    const lines = ['module build', 'go 1.25.0', `require ${module} ${version}`, ...replacements, ''];
    await writeFile(join(dir, 'go.mod'), lines.join('\n'));
    await mkdir(join(cache, `${name}-${version}`), { recursive: true });
    const set = Object.entries(variables).map(([variable, value]) => `-X ${variable}=${value}`);
    const args = ['build', '-mod=mod', '-ldflags', ['-s -w', ...set].join(' '), '-o', program, path];
    await run('go', args, { cwd: dir, timeout: timeoutMs, maxBuffer: 64 * 1024 * 1024 });
  } catch (error) {
    throw error instanceof UserError ? error : goError(name, 'go build fails', error);
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
  return program;
}

/** Returns the replace directives of go.mod, with published versions in place of folders. */
async function replacementsOf({ module, version, replaced }: GoBuild): Promise<string[]> {
  if (!replaced) return [];
  const file = join(await downloadGoModule({ path: module, version }), 'go.mod');
  const folders = (await readFile(file, 'utf8')).matchAll(/^\s+(\S+) => \.\/\S+$/gm);
  return [...folders].map(([, path]) => `replace ${path} => ${path} ${replaced}`);
}

/**
 * Downloads a Go module into the module cache of this machine, for the files that it contains.
 * @returns its directory, which is read-only
 * @throws UserError naming what is missing
 */
export async function downloadGoModule({ path, version }: GoModule): Promise<string> {
  try {
    const { stdout } = await run('go', ['mod', 'download', '-json', `${path}@${version}`], { timeout: TIMEOUT_MS });
    return JSON.parse(stdout).Dir;
  } catch (error) {
    throw goError(path, 'go mod download fails', error);
  }
}

function goError(name: string, failure: string, error: unknown): UserError {
  const isMissing = (error as { code?: unknown }).code === 'ENOENT';
  const reason = isMissing ? 'there is no go here' : `${failure} (is the module proxy reachable?)`;
  return new UserError(`${name} cannot be installed, ${reason}: install Go 1.26 or newer`, { cause: error });
}
