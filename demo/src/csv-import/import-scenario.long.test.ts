import { openSystem, signIn } from '@bms/testing';
import { test } from '@jest/globals';
import { runImportScenario } from './import-scenario.ts';

test('the demo of imports shows what it promises', async () => {
  const { gateways, admin } = (await openSystem()).system;
  const { url } = gateways[0]!;
  await runImportScenario(await signIn(url, admin.email, admin.password), url);
});
