import { fileURLToPath } from 'node:url';
import { generateClient } from './checks/prepare.ts';
import { runChecks } from './checks/run-checks.ts';
import { runCommand, say } from './console/say.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

await runCommand(async () => {
  await generateClient(root);
  const { failed, warnings } = await runChecks(root, say);
  for (const warning of warnings) say.warn(warning);
  return failed === 0 ? 0 : 1;
});
