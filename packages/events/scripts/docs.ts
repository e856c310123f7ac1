/** Writes docs/events.md from the protos. With `--check` it writes nothing, and exits with code 1 if the page is out of date. */
import { readFileSync, writeFileSync } from 'node:fs';
import { loadEventCatalogue } from '../src/contract/load-catalogue.ts';
import { eventsPage } from '../src/docs.ts';

const file = new URL('../../../docs/events.md', import.meta.url);
const page = eventsPage(loadEventCatalogue());

if (!process.argv.includes('--check')) {
  writeFileSync(file, page);
} else if (readFileSync(file, 'utf8') !== page) {
  process.stderr.write('docs/events.md is not what protos/ says. Run `npm run generate`.\n');
  process.exitCode = 1;
}
