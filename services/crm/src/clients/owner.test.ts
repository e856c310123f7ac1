import { type StartedProcess, staff } from '@bms/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { alfreds, clientCalls } from '../../test/clients.ts';
import { startCrm, startIdentity, type TestedCrm, testSecrets } from '../../test/harness.ts';

let identity: StartedProcess;
let crm: TestedCrm;
const secrets = testSecrets();
beforeAll(async () => {
  identity = await startIdentity(secrets);
  crm = await startCrm(`identity=${identity.target}`, secrets);
});
afterAll(async () => {
  await crm?.stop();
  await identity?.stop();
});

const { create, show, change } = clientCalls(() => crm);

describe('the owner of a client', () => {
  test('is the caller where none is sent, and any active user otherwise', async () => {
    const caller = staff(77, { 'clients.create': 'all', 'clients.view': 'own', 'team.view': 'all' });
    const { id } = await create(alfreds, { caller });
    expect((await show(id)).message.record['owner_id']).toBe(77);
    await create({ ...alfreds, owner_id: 1 }, { caller });
  });

  test('must be there: identity is asked', async () => {
    const unknown = { code: 'validation_failed', violations: [{ field: 'owner_id', code: 'unknown_reference' }] };
    await expect(create({ ...alfreds, owner_id: 4242 })).rejects.toMatchObject(unknown);
    const { id } = await create(alfreds);
    await expect(change(id, { owner_id: 4242 })).rejects.toMatchObject(unknown);
  });

  test("is not looked up where the record is not found or not the caller's to change", async () => {
    await expect(change(999_999, { owner_id: 4242 })).rejects.toMatchObject({ code: 'not_found' });
  });

  test('is known by a copy while identity is away; whose existence cannot be told is answered with unavailable', async () => {
    await create({ ...alfreds, owner_id: 1 });
    const alone = await startCrm('identity=127.0.0.1:9', secrets, { MONGODB_URL: crm.env['MONGODB_URL']! });
    const creating = (owner_id: number) => alone.call('Clients/Create', { client: { ...alfreds, owner_id } });
    await creating(1);
    await expect(creating(2)).rejects.toMatchObject({ code: 'unavailable' });
    await alone.stop();
  });
});
