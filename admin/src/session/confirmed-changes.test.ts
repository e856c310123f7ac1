import { describe, expect, test } from '@jest/globals';
import type { PanelProvider } from '../api/data-provider.ts';
import { createSignInGate } from '../api/sign-in-gate.ts';
import { withConfirmedChanges } from './confirmed-changes.ts';

/** A provider that records its calls, behind the dialog's gate. */
function stage() {
  const calls: string[] = [];
  const record = (operation: string) => async (name: string) => {
    calls.push(`${operation} ${name}`);
    return { data: {} };
  };
  const operations = ['create', 'update', 'delete', 'deleteMany', 'getList'];
  const inner = Object.fromEntries(operations.map((operation) => [operation, record(operation)]));
  const gate = createSignInGate();
  return { calls, gate, provider: withConfirmedChanges(inner as unknown as PanelProvider, gate) };
}

const before = { id: 2, email: 'a@example.com', phone: '' };
const update = (data: object) => ({ id: 2, data: { ...before, ...data }, previousData: before });

describe('a change of credentials', () => {
  test('waits for the password, then continues', async () => {
    const { calls, gate, provider } = stage();
    const saving = provider.update('team', update({ email: 'b@example.com' }));
    expect(gate.isClosed).toBe(true);
    expect(calls).toEqual([]);
    gate.open();
    await saving;
    expect(calls).toEqual(['update team']);
  });

  test('is not made when the password is not confirmed', async () => {
    const { calls, gate, provider } = stage();
    const creating = provider.create('api_keys', { data: { name: 'Shop' } });
    gate.giveUp(new Error('not confirmed'));
    await expect(creating).rejects.toThrow('not confirmed');
    expect(calls).toEqual([]);
  });

  test.each([
    ['portal_users', 'phone'],
    ['team', 'phone'],
    ['portal_users', 'email'],
  ])('of %s asks when the %s changes', async (name, field) => {
    const { gate, provider } = stage();
    void provider.update(name, update({ [field]: 'other' }));
    expect(gate.isClosed).toBe(true);
  });

  test('asks before keys are revoked, one or several', async () => {
    const { gate, provider } = stage();
    void provider.delete('api_keys', { id: 1 });
    void provider.deleteMany('api_keys', { ids: [1, 2] });
    expect(gate.isClosed).toBe(true);
  });
});

describe('a webhook', () => {
  const webhook = { id: 3, url: 'https://example.com', events: ['client.created'], active: true };
  const change = (data: object) => ({ id: 3, data: { ...webhook, ...data }, previousData: webhook });

  test.each([[{ url: 'https://other.example' }], [{ events: ['*'] }]])('asks when %j changes', (data) => {
    const { calls, gate, provider } = stage();
    void provider.update('webhooks', change(data));
    expect(gate.isClosed).toBe(true);
    expect(calls).toEqual([]);
  });

  test('asks when it is created, and not when it is paused or deleted', async () => {
    const { calls, gate, provider } = stage();
    await provider.update('webhooks', change({ active: false, events: ['client.created'] }));
    await provider.delete('webhooks', { id: 3 });
    expect(calls).toEqual(['update webhooks', 'delete webhooks']);
    void provider.create('webhooks', { data: webhook });
    expect(gate.isClosed).toBe(true);
  });
});

test('other changes do not ask', async () => {
  const { calls, gate, provider } = stage();
  await provider.update('team', update({ first_name: 'Anna' }));
  await provider.update('clients', update({ email: 'b@example.com' }));
  await provider.create('team', { data: before });
  await provider.delete('team', { id: 2 });
  expect(gate.isClosed).toBe(false);
  expect(calls).toEqual(['update team', 'update clients', 'create team', 'delete team']);
});
