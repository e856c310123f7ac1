import { fileURLToPath } from 'node:url';
import { takeScreenshots } from './take.ts';

/* Takes the pictures of the panel in docs/screenshots, on a system started for them. An argument names another folder. */
const folder = process.argv[2] ?? fileURLToPath(new URL('../../../docs/screenshots', import.meta.url));
const files = await takeScreenshots(folder);
console.log(`\n✓ ${files.join(', ')} in ${folder}`);
