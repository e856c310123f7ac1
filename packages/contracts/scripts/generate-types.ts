import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { locateProtos } from '../src/load/proto-files.ts';

/** The conversions of wireOptions in src/load/wire.ts, as options of the generator. */
const options = [
  ['--keepCase', '--longs=Number', '--enums=String', '--defaults', '--arrays', '--objects', '--includeComments'],
  ['--inputTemplate=%sInput', '--outputTemplate=%s'],
].flat();

/** The first line of every generated file. */
export const head = `/* Made from protos/ by packages/contracts/scripts/generate.ts; changes here are lost. */
`;

/** One message type as written by the generator. */
interface Generated {
  /** Package name, e.g. `bms.crm`. */
  readonly package: string;
  readonly text: string;
}

/**
 * Generates the types of every message, keyed by file name: one file per package, named after the last segment of the
 * package name, and an `index.ts` that exports them all. `Client` is a decoded message, `ClientInput` a message to
 * send.
 */
export function generateTypes(): Map<string, string> {
  const messages = withinReach(runGenerator());
  const packages = [...new Set([...messages.values()].map((message) => message.package))].sort();
  const files = new Map(packages.map((name) => [`${fileOf(name)}.ts`, packageFile(name, messages)]));
  const lines = packages.map((name) => `export type * as ${fileOf(name)} from './${fileOf(name)}.ts';\n`);
  return files.set('index.ts', head + lines.join(''));
}

/**
 * Returns the file name of a package: crm for `bms.crm`, protobuf for `google.protobuf`. `google.api` becomes
 * google_api, so that it does not collide with `bms.api`.
 */
export const fileOf = (packageName: string): string =>
  packageName === 'google.api' ? 'google_api' : packageName.split('.').at(-1)!;

/** Runs the generator and returns its output, keyed by the name used in references, e.g. `_bms_crm_Client`. */
function runGenerator(): Map<string, Generated> {
  const { includeDirs, files } = locateProtos({});
  const bin = createRequire(import.meta.url).resolve('@grpc/proto-loader/build/bin/proto-loader-gen-types.js');
  const out = mkdtempSync(path.join(tmpdir(), 'bms-types-'));
  try {
    const includes = includeDirs.flatMap((dir) => ['-I', dir]);
    execFileSync(process.execPath, [bin, ...options, ...includes, '-O', out, '--', ...files], { stdio: 'pipe' });
    return readMessages(out);
  } finally {
    rmSync(out, { recursive: true, force: true });
  }
}

function readMessages(dir: string): Map<string, Generated> {
  const files = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
  const read = files.sort().map((file) => {
    const parts = file.slice(0, -'.ts'.length).split(path.sep);
    const text = readFileSync(path.join(dir, file), 'utf8');
    return [`_${parts.join('_')}`, { package: parts.slice(0, -1).join('.'), text }] as const;
  });
  return new Map(read.filter(([, { text }]) => !text.includes('MethodDefinition')));
}

/**
 * Returns the contract's own messages and the messages they refer to, without those that describe protos themselves.
 */
function withinReach(messages: Map<string, Generated>): Map<string, Generated> {
  const reached = new Map<string, Generated>();
  const visit = (name: string): void => {
    const message = messages.get(name);
    if (!message || reached.has(name)) return;
    reached.set(name, message);
    for (const other of referencesIn(message.text)) visit(other);
  };
  for (const [name, message] of messages) if (message.package.startsWith('bms.')) visit(name);
  return new Map([...reached].sort(([a], [b]) => (a < b ? -1 : 1)));
}

const importLine = /^import type \{ .* \} from '\.{1,2}\/(.+?)(?:\.ts)?';$/gm;

/** Returns the messages that a file imports, by their reference names. */
const referencesIn = (text: string): string[] =>
  [...text.matchAll(importLine)].map(([, file]) => `_${file!.replace(/^(\.\.\/)+/, '').replaceAll('/', '_')}`);

function packageFile(packageName: string, messages: Map<string, Generated>): string {
  const own = [...messages.values()].filter((message) => message.package === packageName);
  const prefix = `_${packageName.replaceAll('.', '_')}_`;
  const bodies = own.map(({ text }) => bodyOf(text).replaceAll(prefix, ''));
  const foreign = [...new Set(own.flatMap(({ text }) => referencesIn(text)))].filter(
    (name) => !name.startsWith(prefix),
  );
  const imports = foreign.sort().map((name) => importOf(name, messages.get(name)!.package, bodies.join('')));
  const long = bodies.some((body) => /\bLong\b/.test(body)) ? "import type { Long } from '@grpc/proto-loader';\n" : '';
  return `${head}${long}${imports.join('')}\n${bodies.join('\n\n')}\n`;
}

function importOf(reference: string, packageName: string, text: string): string {
  const name = reference.slice(packageName.length + 2);
  const used = [`${name}Input`, name].filter((type) => new RegExp(`\\b_\\w+_${type}\\b`).test(text));
  const names = used.map((type) => `${type} as ${reference.slice(0, -name.length)}${type}`);
  return `import type { ${names.join(', ')} } from './${fileOf(packageName)}.ts';\n`;
}

/** Removes imports, the decoded form of `Any`, and the synthetic oneofs of `optional` fields, which are never sent. */
function bodyOf(text: string): string {
  return text
    .replace(/^(\/\/ Original file.*|import .*)$/gm, '')
    .replaceAll('AnyExtension | ', '')
    .replace(/^ {2}'_\w+'\?: ".*";\n/gm, '')
    .trim();
}
