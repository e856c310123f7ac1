/** Writes docs/operations/command-line.md from the commands. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { commandLinePage } from '../src/docs/page.ts';
import { groups } from '../src/run/groups.ts';

const page = new URL('../../docs/operations/command-line.md', import.meta.url);
mkdirSync(new URL('.', page), { recursive: true });
writeFileSync(page, commandLinePage(groups));
