import { isDeepStrictEqual } from 'node:util';
import { loadContract } from '@bms/contracts';
import { eventually, type Http, openSystem, type SharedSystem, signIn } from '@bms/testing';
import { beforeAll, expect, test } from '@jest/globals';
import { sendable } from '../document/send.ts';
import { hasVariable, isOnUncreatedRecord, type Operation, operationsOf } from './operations.ts';
import { createSamples, type Samples } from './samples.ts';

const contract = loadContract();
/** The operations that can be dry runs and for whose records there are samples. */
const operations = operationsOf(contract).filter((operation) => operation.rpc.write && !isOnUncreatedRecord(operation));

/** The operations of a service, which are compared at a time: a look at all databases costs more than a request. */
const groups = [...Map.groupBy(operations, ({ rpc }) => rpc.service.name)];

const ATTEMPTS = 4;

let shared: SharedSystem;
let admin: Http;
let samples: Samples;
beforeAll(async () => {
  shared = await openSystem();
  const { gateways, admin: account } = shared.system;
  admin = await signIn(gateways[0]!.url, account.email, account.password);
  const { id } = (await admin.send('GET', '/api/auth/me')).body as { id: number };
  samples = createSamples(contract, admin, { userId: id });
});

/** The service whose records change by themselves: deliveries to the address of a sample are repeated. */
const WEBHOOKS = 'bms.activity.Webhooks';
/** Collections that other services change by events only, which are in their outboxes. */
const REPEATED = /^bms_activity\.webhook(s|_deliveries)$/;

/** Returns the hashes of all collections that the operations of a service can change. */
async function hashContent(service: string): Promise<Readonly<Record<string, string>>> {
  const all = Object.entries(await shared.hashContent());
  return Object.fromEntries(all.filter(([name]) => service === WEBHOOKS || !REPEATED.test(name)));
}

/** Waits until the effects of earlier requests are applied. @returns the content then */
async function settled(service: string): Promise<Readonly<Record<string, string>>> {
  await shared.untilApplied();
  let last = await hashContent(service);
  await eventually(async () => {
    const before = last;
    last = await hashContent(service);
    return isDeepStrictEqual(last, before);
  });
  return last;
}

/** Makes the records that a request needs. @returns the request, to be sent any number of times */
async function prepare(operation: Operation): Promise<() => Promise<void>> {
  const path = hasVariable(operation) ? await samples.path(operation) : operation.binding.path;
  const body = sendable(operation.rpc, await samples.body(operation));
  return async () => {
    const { status, headers } = await admin.send(operation.binding.method, `${path}?dry_run=true`, body);
    const isDry = status >= 300 || headers.get('dry-run') === 'true';
    expect([operation.title, status === 500, isDry]).toEqual([operation.title, false, true]);
  };
}

test.each(groups)('dry runs of %s store nothing in any database', async (service, group) => {
  const requests: Array<() => Promise<void>> = [];
  for (const operation of group) requests.push(await prepare(operation));
  // Background work, such as the retry of a delivery, can fall between; it does not every time.
  for (let attempt = 1; ; attempt++) {
    const before = await settled(service);
    for (const send of requests) await send();
    const after = await hashContent(service);
    if (attempt === ATTEMPTS) expect(after).toEqual(before);
    if (isDeepStrictEqual(after, before)) return;
  }
});
