import { existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Part, type PartName, parts, platform, type Source } from './catalogue.ts';
import { fetchProgram } from './fetch.ts';
import { isAtLeast, versionOf } from './version.ts';

/** A program that is there and new enough. */
export interface Program {
  /** Absolute path. */
  readonly binary: string;
  /** E.g. `6.0.5`. */
  readonly version: string;
}

export interface ResolveOptions {
  /** The settings: PATH, and PARTS_CACHE for the folder of fetched programs. */
  readonly env?: NodeJS.ProcessEnv;
  /** Is told what takes time, one sentence each. */
  readonly onStep?: (text: string) => void;
  /** Ends a download under way. */
  readonly signal?: AbortSignal;
  /** What is known of the part; default what parts.json says. */
  readonly part?: Part;
}

/** Default folder of fetched programs: `.cache/parts` of the checkout. */
const checkoutCache = fileURLToPath(new URL('../../../../.cache/parts', import.meta.url));

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
 * Finds the program of a part: on PATH if new enough, else a fetched copy, else from the first of its sources that works.
 * @throws Error in one line saying what was tried and what to do.
 */
export async function resolveProgram(name: PartName, options: ResolveOptions = {}): Promise<Program> {
  const { env = process.env, onStep = () => {}, part = parts[name], signal } = options;
  const search = { name, part, env, cacheDir: env['PARTS_CACHE'] || checkoutCache, onStep, signal };
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

/** Fetched beside its place and moved there whole: an interrupted or refused download leaves nothing that looks usable. */
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

/** @param fetched the version it was fetched as: what Go builds may not know its own */
async function usable(binary: string, part: Part, fetched = ''): Promise<Program | undefined> {
  if (!existsSync(binary)) return undefined;
  const said = await versionOf(binary);
  const version = said === '' ? fetched : said;
  return version && isAtLeast(version, part.minimum) ? { binary, version } : undefined;
}
