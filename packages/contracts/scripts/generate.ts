/**
 * Writes what follows from the contract: the wrapper messages at the end of each proto of protos/bms, and to generated/ the
 * TypeScript types of all messages, one file per package, of all events and of all rpcs. With `--check` it writes
 * nothing, and exits with code 1 if the files are out of date.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { projectProtos } from '../src/index.ts';
import { generateEventTypes } from './generate-event-types.ts';
import { generateRpcTypes } from './generate-rpc-types.ts';
import { generateTypes } from './generate-types.ts';
import { withWrappers } from './generate-wrappers.ts';

const protos = path.join(projectProtos, 'bms');
const types = fileURLToPath(new URL('../generated', import.meta.url));

/** Reads the files of a folder, keyed by relative path. */
function readFiles(dir: string, extension: string): Map<string, string> {
  mkdirSync(dir, { recursive: true });
  const files = readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith(extension));
  return new Map(files.map((file) => [file, readFileSync(path.join(dir, file), 'utf8')]));
}

const completedProtos = (): Map<string, string> =>
  new Map([...readFiles(protos, '.proto')].map(([file, text]) => [file, withWrappers(text)]));

const typesOfContract = (): Map<string, string> =>
  generateTypes().set('events.ts', generateEventTypes()).set('rpcs.ts', generateRpcTypes());

/** Returns the files of a folder that are missing, different or superfluous. */
function staleFiles(current: ReadonlyMap<string, string>, wanted: ReadonlyMap<string, string>): string[] {
  const files = [...new Set([...wanted.keys(), ...current.keys()])];
  return files.filter((file) => wanted.get(file) !== current.get(file));
}

function write(dir: string, stale: readonly string[], wanted: ReadonlyMap<string, string>): void {
  for (const file of stale) rmSync(path.join(dir, file), { force: true });
  for (const file of stale) if (wanted.has(file)) writeFileSync(path.join(dir, file), wanted.get(file)!);
}

const isCheck = process.argv.includes('--check');
const stale: string[] = [];
// The types are read from the protos, so the protos are written first.
for (const [dir, extension, generate] of [
  [protos, '.proto', completedProtos],
  [types, '.ts', typesOfContract],
] as const) {
  const wanted = generate();
  const files = staleFiles(readFiles(dir, extension), wanted);
  if (!isCheck) write(dir, files, wanted);
  stale.push(...files);
}

if (isCheck && stale.length > 0) {
  process.stderr.write(`Not what protos/ says: ${stale.join(', ')}. Run \`npm run generate\`.\n`);
  process.exitCode = 1;
} else if (!isCheck) {
  process.stdout.write(stale.length > 0 ? `Wrote ${stale.join(', ')}.\n` : 'Everything is current.\n');
}
