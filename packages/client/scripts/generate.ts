/**
 * Writes the client of the contract's operations to generated/. With `--check` it writes nothing, and exits with code 1
 * if the files are out of date.
 */
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { generateClient, readFiles } from './generate-client.ts';

const target = fileURLToPath(new URL('../generated', import.meta.url));
mkdirSync(target, { recursive: true });
const [wanted, current] = [await generateClient(), readFiles(target)];
const stale = [...new Set([...wanted.keys(), ...current.keys()])].filter(
  (file) => wanted.get(file) !== current.get(file),
);

if (process.argv.includes('--check')) {
  if (stale.length > 0) {
    process.stderr.write(
      `packages/client/generated is not what protos/ says: ${stale.join(', ')}. Run \`npm run generate\`.\n`,
    );
    process.exitCode = 1;
  }
} else {
  for (const file of stale) rmSync(path.join(target, file), { force: true });
  for (const [file, text] of wanted) {
    mkdirSync(path.dirname(path.join(target, file)), { recursive: true });
    writeFileSync(path.join(target, file), text);
  }
  process.stdout.write(stale.length > 0 ? `Wrote ${stale.join(', ')}.\n` : 'Everything is current.\n');
}
