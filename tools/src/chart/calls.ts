import { readdir, readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { ChartService } from './values-services.ts';

/** Named by sources that call the services of all records that the search covers, by their rpc with this policy. */
const FOR_SEARCH = { source: /\bpolicy\.forSearch\b/, proto: /\bfor_search: true\b/ };
const RPC = /'\/bms\.(\w+)\.\w+\/\w+'/g;
/** Imports and exports of values; types have no effect at run time. */
const FROM = /^(?:import|export) (?!type )(?:\{([^}]*)\}|[^'"]*?) from '([^']+)'/gm;
const KIT = 'service-kit';
const PACKAGE = /^@bms\/([\w-]+)$/;

/** Finds what the chart must know of services, in the checkout at `root`. */
export async function findChartServices(root: string, names: readonly string[]): Promise<ChartService[]> {
  const packages = await readCallingPackages(root);
  return Promise.all(
    names.map(async (name) => ({
      name,
      calls: await findCalls(root, name, packages),
      hasStreams: await hasStreams(root, name),
    })),
  );
}

/** True if the contract of a service has uploads, downloads or event streams. */
async function hasStreams(root: string, service: string): Promise<boolean> {
  const folder = join(root, 'protos/bms', service);
  const texts = await Promise.all((await readdir(folder)).map((file) => readFile(join(folder, file), 'utf8')));
  return texts.some((text) => /\bstream: "/.test(text));
}

/** Returns the services with records that the search covers. */
async function findSearched(root: string): Promise<string[]> {
  const folder = join(root, 'protos/bms');
  const files = (await readdir(folder, { recursive: true })).filter((file) => file.endsWith('.proto'));
  const texts = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')));
  return files.filter((file, index) => dirname(file) !== 'api' && FOR_SEARCH.proto.test(texts[index]!)).map(dirname);
}

/**
 * Finds the services that a service calls: those whose rpcs its sources name, and the functions of packages that they use.
 * @param root root of the checkout
 * @param packages the sources of packages by absolute path
 * @returns their names, sorted
 */
async function findCalls(root: string, service: string, packages: Sources): Promise<string[]> {
  const own = await readSources(join(root, 'services', service, 'src'));
  const sources = new Map([...packages, ...own]);
  const reached = new Set<string>();
  for (const file of own.keys()) addReachable({ root, sources }, file, reached);
  const texts = [...reached].map((file) => sources.get(file)!);
  const searched = [...own.values()].some((text) => FOR_SEARCH.source.test(text)) ? await findSearched(root) : [];
  const owners = texts.flatMap((text) => [...text.matchAll(RPC)].map(([, owner]) => owner!));
  return [...new Set([...owners, ...searched])].filter((owner) => owner !== service).sort();
}

/** Reads the packages whose functions may call services: the kit, and those that use it. */
async function readCallingPackages(root: string): Promise<Sources> {
  const folder = join(root, 'packages');
  const read = async (name: string) => {
    const manifest = await readFile(join(folder, name, 'package.json'), 'utf8');
    const { dependencies = {} } = JSON.parse(manifest) as { dependencies?: Record<string, string> };
    const isCalling = name === KIT || `@bms/${KIT}` in dependencies;
    return isCalling ? [...(await readSources(join(folder, name, 'src')))] : [];
  };
  return new Map((await Promise.all((await readdir(folder)).map(read))).flat());
}

type Sources = ReadonlyMap<string, string>;

/** Reads the sources in a folder by absolute path, without tests. */
async function readSources(folder: string): Promise<Sources> {
  const all = await readdir(folder, { recursive: true });
  const files = all.filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  const entries = files.map(async (file) => [join(folder, file), await readFile(join(folder, file), 'utf8')] as const);
  return new Map(await Promise.all(entries));
}

/** The sources of packages and of a service by absolute path, in the checkout at `root`. */
interface Checkout {
  readonly root: string;
  readonly sources: Sources;
}

/** Adds a file and those that it imports; of the entry of a package, those with the imported names. */
function addReachable(checkout: Checkout, file: string, reached: Set<string>): void {
  const text = checkout.sources.get(file);
  if (text === undefined || reached.has(file)) return;
  reached.add(file);
  for (const { from, names } of importsOf(text))
    for (const next of filesOf(checkout, file, from, names)) addReachable(checkout, next, reached);
}

/** Returns the files with the imported names. */
function filesOf({ root, sources }: Checkout, file: string, from: string, names: readonly string[]): string[] {
  const [, name] = PACKAGE.exec(from) ?? [];
  if (!name) return from.startsWith('.') ? [resolve(dirname(file), from)] : [];
  const entry = join(root, 'packages', name, 'src/index.ts');
  const exported = importsOf(sources.get(entry) ?? '');
  return exported
    .filter((one) => one.names.some((known) => names.includes(known)))
    .map((one) => resolve(dirname(entry), one.from));
}

interface Import {
  readonly from: string;
  /** The names of values. */
  readonly names: readonly string[];
}

const importsOf = (text: string): Import[] =>
  [...text.matchAll(FROM)].map(([, names, from]) => ({ from: from!, names: valuesOf(names ?? '') }));

/** Returns the names of a list such as `a, type B, c`, without the types. */
const valuesOf = (names: string): string[] =>
  names.split(',').flatMap((name) => (/^\s*(type .*)?$/.test(name) ? [] : [name.trim()]));
