import { openSystem, type SharedSystem } from '@bms/testing';
import { beforeAll, expect, jest, test } from '@jest/globals';
import { createApi } from '../api.ts';
import { runCustomerScenario } from './customer-scenario.ts';

const STEPS = 8;

let inbox: SharedSystem['inbox'];
let system: SharedSystem['system'];
beforeAll(async () => {
  ({ inbox, system } = await openSystem());
});

test('the customer scenario runs once; a second run only prints it and changes nothing', async () => {
  const url = system.gateways[0]!.url;
  const { token } = await createApi(url).post<{ token: string }>('/api/auth/login', system.admin);
  const runScenario = async (): Promise<string[]> => {
    const log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
    await runCustomerScenario(createApi(url, token), url, (email) => inbox.codeTo(email));
    const lines = log.mock.calls.map(([line]) => String(line));
    log.mockRestore();
    return lines.filter((line) => /^ {2}[+=] /.test(line));
  };
  const first = await runScenario();
  expect(first).toHaveLength(STEPS);
  expect(first.every((line) => line.startsWith('  +'))).toBe(true);
  expect(first.find((line) => line.includes('sees the invoice'))).toContain('€1,378.75 to pay');
  const second = await runScenario();
  expect(second.map((line) => line.replace(/^ {2}=/, '  +'))).toEqual(first);
});
