import { readdir, readFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import type { ChartService } from './values-services.ts';

/** Named by sources that call the services of all records that the search covers, by their rpc with this policy. */
const FOR_SEARCH = { source: /\bpolicy\.forSearch\b/, proto: /\bfor_search: true\b/ };
const RPC = /'\/bms\.(\w+)\.\w+\/\w+'/g;
/** Imports and exports of values; types have no effect at run time. */
const FROM = /^(?:import|export) (?!type )(?:\{([^}]*)\}|[^'"]*?) from '([^']+)'/gm;
/** The packages whose functions call other services, with their folders. */
const CALLING = { '@bms/service-kit': 'packages/service-kit', '@bms/printing': 'packages/printing' };

/** Finds what the chart must know of services, in the checkout at `root`. */
export function findChartServices(root: string, names: readonly string[]): Promise<ChartService[]> {
  return Promise.all(
    names.map(async (name) => ({ name, calls: await findCalls(root, name), hasStreams: await hasStreams(root, name) })),
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
 * Finds the services that a service calls, in its sources: those whose rpcs it names, and those that the functions call
 * which it imports from packages.
 * @param root root of the checkout
 * @returns their names, sorted
 */
async function findCalls(root: string, service: string): Promise<string[]> {
  const own = await readSources(join(root, 'services', service, 'src'));
  const texts = [...own.values()];
  for (const [name, folder] of Object.entries(CALLING))
    texts.push(...(await textsUsedOf(join(root, folder, 'src'), namesImported(own, name))));
  const searched = [...own.values()].some((text) => FOR_SEARCH.source.test(text)) ? await findSearched(root) : [];
  const owners = texts.flatMap((text) => [...text.matchAll(RPC)].map(([, owner]) => owner!));
  return [...new Set([...owners, ...searched])].filter((owner) => owner !== service).sort();
}

const namesImported = (sources: ReadonlyMap<string, string>, name: string): string[] =>
  [...sources.values()].flatMap((text) => namesFrom(text, name));

/** Returns the sources of a package that its exports of these names reach. */
async function textsUsedOf(folder: string, imported: readonly string[]): Promise<string[]> {
  const sources = await readSources(folder);
  const index = join(folder, 'index.ts');
  const used = new Set<string>();
  for (const [file, names] of exportsOf(index, sources.get(index) ?? ''))
    if (names.some((name) => imported.includes(name))) addReachable(sources, file, used);
  return [...used].map((file) => sources.get(file) ?? '');
}

/** Reads the sources in a folder by absolute path, without tests. */
async function readSources(folder: string): Promise<Map<string, string>> {
  const all = await readdir(folder, { recursive: true });
  const files = all.filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'));
  const entries = files.map(async (file) => [join(folder, file), await readFile(join(folder, file), 'utf8')] as const);
  return new Map(await Promise.all(entries));
}

function namesFrom(text: string, module: string): string[] {
  return [...text.matchAll(FROM)].flatMap(([, names, from]) => (from === module ? valuesOf(names ?? '') : []));
}

/** Returns the names of a list such as `a, type B, c`, without the types. */
const valuesOf = (names: string): string[] =>
  names.split(',').flatMap((name) => (/^\s*(type .*)?$/.test(name) ? [] : [name.trim()]));

/** Returns the names that a file exports from others, by the path of the other file. */
function exportsOf(file: string, text: string): [string, string[]][] {
  return [...text.matchAll(FROM)].map(([, names, from]) => [resolve(dirname(file), from!), valuesOf(names ?? '')]);
}

/** Adds a file and those that it imports. */
function addReachable(sources: ReadonlyMap<string, string>, file: string, found: Set<string>): void {
  const text = sources.get(file);
  if (text === undefined || found.has(file)) return;
  found.add(file);
  for (const [next] of exportsOf(file, text)) addReachable(sources, next, found);
}
