import { testMongoUserUrl } from '@bms/testing';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Registry } from '@prometheus-io/client';
import { type Connection, createConnection } from 'mongoose';
import { exposeLastBackup, recordBackup } from './backup-age.ts';

let connection: Connection;
beforeAll(async () => {
  connection = await createConnection(await testMongoUserUrl('crm')).asPromise();
});
afterAll(() => connection.close());

test('the time of the last backup is measured from the first one on, and follows each', async () => {
  const registry = new Registry();
  exposeLastBackup(registry, connection);
  const lines = async () => (await registry.metrics()).split('\n').filter((line) => line.startsWith('bms_'));
  expect(await lines()).toEqual([]);
  for (const at of ['2026-11-01T00:00:00Z', '2026-11-02T00:00:00Z']) {
    await recordBackup(connection.db!, new Date(at));
    expect(await lines()).toEqual([`bms_backup_last_timestamp_seconds ${Date.parse(at) / 1000}`]);
  }
});
