import { type Inbox, type StartedSystem, startInbox, startSystem } from '@bms/testing';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import { createApi } from '../api.ts';
import { walkCustomer } from './walk-customer.ts';

const STEPS = 8;

let inbox: Inbox;
let system: StartedSystem;
beforeAll(async () => {
  inbox = await startInbox();
  system = await startSystem({ smtpUrl: inbox.url });
});
afterAll(async () => {
  await system?.stop();
  await inbox?.stop();
});

test("a customer's path is walked once, and shown again by a second run that changes nothing", async () => {
  const url = system.gateways[0]!.url;
  const { token } = await createApi(url).post<{ token: string }>('/api/auth/login', system.admin);
  const walk = async (): Promise<string[]> => {
    const log = jest.spyOn(console, 'log').mockImplementation(() => undefined);
    await walkCustomer(createApi(url, token), url, (email) => inbox.codeTo(email));
    const lines = log.mock.calls.map(([line]) => String(line));
    log.mockRestore();
    return lines.filter((line) => /^ {2}[+=] /.test(line));
  };
  const first = await walk();
  expect(first).toHaveLength(STEPS);
  expect(first.every((line) => line.startsWith('  +'))).toBe(true);
  expect(first.find((line) => line.includes('sees the invoice'))).toContain('€1,378.75 to pay');
  const second = await walk();
  expect(second.map((line) => line.replace(/^ {2}=/, '  +'))).toEqual(first);
});
