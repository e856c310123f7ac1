#!/usr/bin/env node
/**
 * Starts the command line tool: compiled in an image, else from its sources with the Node version that the project pins.
 * Plain JavaScript for Node 20 and later, because nothing may be installed yet.
 */
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const compiled = new URL('../src/main.js', import.meta.url);

if (existsSync(fileURLToPath(compiled))) await import(compiled.href);
else {
  process.argv.splice(2, 0, 'cli/src/main.ts');
  await import('../../tools/run.mjs');
}
