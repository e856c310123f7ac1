/**
 * Writes the stored fields of the contract's resources to generated/. With `--check` it writes nothing, and exits with
 * code 1 if the file is out of date.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadContract } from '@bms/contracts';
import { generateRecords } from './generate-records.ts';

const folder = fileURLToPath(new URL('../generated', import.meta.url));
const file = `${folder}/records.ts`;

const wanted = generateRecords(loadContract());
const isCurrent = existsSync(file) && readFileSync(file, 'utf8') === wanted;

if (process.argv.includes('--check')) {
  if (!isCurrent) {
    process.stderr.write('packages/service-kit/generated/records.ts does not match protos/. Run `npm run generate`.\n');
    process.exitCode = 1;
  }
} else {
  mkdirSync(folder, { recursive: true });
  if (!isCurrent) writeFileSync(file, wanted);
  process.stdout.write(isCurrent ? 'Everything is current.\n' : 'Wrote records.ts.\n');
}
