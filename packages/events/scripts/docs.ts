/** Writes docs/events.md from the protos. */
import { writeFileSync } from 'node:fs';
import { loadEventCatalogue } from '../src/contract/load-catalogue.ts';
import { eventsPage } from '../src/docs.ts';

writeFileSync(new URL('../../../docs/events.md', import.meta.url), eventsPage(loadEventCatalogue()));
