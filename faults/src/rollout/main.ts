/** `npm run rollout`: replaces all processes of the system under load; see docs/operations/upgrades.md. */
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { checkOutRevision } from './checkout.ts';
import { failedOf, formatRollout } from './report.ts';
import { runRollout } from './run-rollout.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const { values } = parseArgs({ options: { from: { type: 'string' } } });
const say = (line: string): void => console.log(`• ${Math.round(performance.now() / 1000)} s: ${line}`);
const earlier = values.from === undefined ? undefined : await checkOutRevision(root, values.from, say);
const report = await runRollout({ current: root, earlier }, say);
console.log(`\n${formatRollout(report)}`);
process.exit(report.violations.length === 0 && report.passes.every((pass) => failedOf(pass) === 0) ? 0 : 1);
