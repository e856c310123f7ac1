import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Part, type PartName, parts, platform, type Source } from './catalogue.ts';
import { fetchProgram } from './fetch.ts';
import { isAtLeast, versionOf } from './version.ts';

/** An available program in a supported version. */
export interface Program {
  /** Absolute path. */
  readonly binary: string;
  /** E.g. `6.0.5`. */
  readonly version: string;
}

export interface ResolveOptions {
  /** The environment: PATH, and PARTS_CACHE for the folder of fetched programs. */
  readonly env?: NodeJS.ProcessEnv;
  /** Called before each slow step with one sentence. */
  readonly onStep?: (text: string) => void;
  /** Aborts a download. */
  readonly signal?: AbortSignal;
  /** The description of the backing service; by default that of programs.json. */
  readonly part?: Part;
}

/** The default folder of fetched programs: `.cache/parts` of the checkout. */
const checkoutCache = fileURLToPath(new URL('../../../../.cache/parts', import.meta.url));

/** Returns the folder of fetched programs and libraries. */
export const cacheDirOf = (env: NodeJS.ProcessEnv): string => env['PARTS_CACHE'] || checkoutCache;

/** The options with their defaults. */
interface Search {
  readonly name: PartName;
  readonly part: Part;
  readonly env: NodeJS.ProcessEnv;
  readonly cacheDir: string;
  readonly onStep: (text: string) => void;
  readonly signal: AbortSignal | undefined;
}

/**
 * Resolves the program of a backing service: on PATH if new enough, else a cached copy, else from the first available
 * source.
 * @throws Error in one line with the attempts and instructions.
 */
export async function resolveProgram(name: PartName, options: ResolveOptions = {}): Promise<Program> {
  const { env = process.env, onStep = () => {}, part = parts[name], signal } = options;
  const search = { name, part, env, cacheDir: cacheDirOf(env), onStep, signal };
  return (await onPath(part, env['PATH'] ?? '')) ?? (await inCache(search)) ?? (await fromSources(search));
}

async function onPath(part: Part, path: string): Promise<Program | undefined> {
  for (const program of part.programs) {
    for (const dir of path.split(delimiter).filter(Boolean)) {
      const found = await usable(join(dir, program), part);
      if (found) return found;
    }
  }
  return undefined;
}

async function inCache(search: Search): Promise<Program | undefined> {
  for (const source of search.part.sources) {
    const found = await usable(cachedFile(search, source), search.part, source.version);
    if (found) return found;
  }
  return undefined;
}

async function fromSources(search: Search): Promise<Program> {
  const { part, onStep, signal } = search;
  const failures: string[] = [];
  for (const source of part.sources) {
    signal?.throwIfAborted();
    try {
      onStep(`Fetching ${part.label} ${source.version} (${source.kind})`);
      return await intoCache(search, source);
    } catch (error) {
      failures.push(`${source.kind}: ${(error as Error).message}`);
    }
  }
  throw new Error(`No ${part.label} here: ${part.help}. Tried ${failures.join('; ')}.`);
}

/**
 * Fetches a program into the cache. It is fetched into a temporary folder and renamed, so that an interrupted or
 * rejected download leaves nothing that looks usable.
 */
async function intoCache(search: Search, source: Source): Promise<Program> {
  const file = cachedFile(search, source);
  await mkdir(search.cacheDir, { recursive: true });
  const dir = await mkdtemp(join(search.cacheDir, '.fetch-'));
  try {
    const target = join(dir, 'program');
    await fetchProgram(source, { dir, target, env: search.env, signal: search.signal });
    await chmod(target, 0o755);
    const found = await usable(target, search.part, source.version);
    if (!found) throw new Error('it does not run on this machine');
    await rename(target, file);
    return { binary: file, version: found.version };
  } finally {
    await rm(dir, { recursive: true, force: true });
  }
}

function cachedFile({ name, cacheDir }: Search, source: Source): string {
  return join(cacheDir, `${name}-${source.version}-${platform}`);
}

/**
 * Returns the program if it runs and is new enough.
 * @param fetched the version it was fetched as, used if the program does not print its own, as Go builds may
 */
async function usable(binary: string, part: Part, fetched = ''): Promise<Program | undefined> {
  if (!existsSync(binary)) return undefined;
  const said = await versionOf(binary, part.versionArgument);
  const version = said === '' ? fetched : said;
  return version && isAtLeast(version, part.minimum) ? { binary, version } : undefined;
}
