import { findBackingServices } from './checks/prepare.ts';
import { checkClients } from './clients/check-clients.ts';
import { runCommand, say } from './console/say.ts';

/**
 * `npm run check:clients`: generates clients from the OpenAPI document with four generators and runs a program with
 * each.
 */
await runCommand(async () => {
  await findBackingServices();
  const results = await checkClients(say);
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const failed = results.reduce((sum, result) => sum + result.failed, 0);
  console.log(`${passed} passed, ${failed} failed`);
  return failed === 0 && passed > 0 ? 0 : 1;
});
