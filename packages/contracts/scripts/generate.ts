/**
 * Writes the TypeScript types of the contract's messages to generated/, one file per package. With `--check` it writes
 * nothing, and exits with code 1 if the files are out of date.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { generateTypes } from './generate-types.ts';

const target = fileURLToPath(new URL('../generated', import.meta.url));

function currentFiles(): Map<string, string> {
  mkdirSync(target, { recursive: true });
  return new Map(readdirSync(target).map((file) => [file, readFileSync(path.join(target, file), 'utf8')]));
}

const wanted = generateTypes();
const current = currentFiles();
const stale = [...new Set([...wanted.keys(), ...current.keys()])].filter(
  (file) => wanted.get(file) !== current.get(file),
);

if (process.argv.includes('--check')) {
  if (stale.length > 0) {
    process.stderr.write(
      `packages/contracts/generated is not what protos/ says: ${stale.join(', ')}. Run \`npm run generate\` in packages/contracts.\n`,
    );
    process.exitCode = 1;
  }
} else {
  for (const file of stale) rmSync(path.join(target, file), { force: true });
  for (const file of stale) if (wanted.has(file)) writeFileSync(path.join(target, file), wanted.get(file)!);
  process.stdout.write(stale.length > 0 ? `Wrote ${stale.join(', ')}.\n` : 'Everything is current.\n');
}
