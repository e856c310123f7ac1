import { loadContract } from '@bms/contracts';
import { expect, test } from '@jest/globals';
import { mailedResources } from './mailed-resources.ts';

test('every resource with composed mails announces its sending and returns its recipients', () => {
  const contract = loadContract();
  const rpcs = contract.rpcs.map(({ path }) => path);
  const sent = contract.events.map(({ type }) => type);
  const mailed = mailedResources(contract);
  expect(mailed.map(({ module }) => module).sort()).toEqual(['contracts', 'credit_notes', 'estimates', 'invoices']);
  for (const resource of mailed) {
    expect(sent).toContain(resource.sent);
    for (const path of [resource.get, resource.compose]) expect(rpcs).toContain(path);
  }
});
