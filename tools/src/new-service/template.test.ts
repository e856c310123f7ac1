import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { tempDir } from '@bms/testing';
import { describe, expect, test } from '@jest/globals';
import { newServiceNames } from './names.ts';
import { serviceFiles } from './template.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const namesOf = (service: string, ...module: string[]) => newServiceNames(root, service, ...module);
const filesOf = async (service: string, ...module: string[]) => serviceFiles(root, await namesOf(service, ...module));

describe('a new service', () => {
  test('has a main file, a first module with its contract, and tests', async () => {
    expect(Object.keys(await filesOf('expenses')).sort()).toEqual([
      'protos/bms/expenses/events.proto',
      'protos/bms/expenses/expenses.proto',
      'services/expenses/README.md',
      'services/expenses/package.json',
      'services/expenses/src/config.ts',
      'services/expenses/src/expenses/expenses.model.ts',
      'services/expenses/src/expenses/expenses.module.ts',
      'services/expenses/src/expenses/expenses.test.ts',
      'services/expenses/src/main.ts',
      'services/expenses/src/modules.ts',
      'services/expenses/src/service.ts',
      'services/expenses/src/setup.ts',
      'services/expenses/test/harness.ts',
      'services/expenses/test/lists.test.ts',
      'services/expenses/test/many-records.ts',
    ]);
  });

  test('can have a module with another name', async () => {
    const files = await filesOf('travel', 'travel-costs');
    expect(files['services/travel/src/modules.ts']).toContain("from './travel-costs/travel-costs.module.ts'");
    expect(files['services/travel/src/travel-costs/travel-costs.test.ts']).toContain("startTestedService('travel')");
    expect(files['services/travel/test/many-records.ts']).toContain("collection('travel_costs')");
    expect(files['services/travel/test/many-records.ts']).toContain('const travelCost = ');
    expect(files['protos/bms/travel/travel_costs.proto']).toContain('get: "/api/travel-costs"');
    expect(files['protos/bms/travel/events.proto']).toContain('package bms.travel;');
  });

  test('declares the consumer that every service has', async () => {
    const manifest = JSON.parse((await filesOf('expenses'))['services/expenses/package.json']!);
    expect(manifest).toMatchObject({
      name: '@bms/expenses',
      bms: { consumes: { identity: { organization: 'organization.updated' } } },
    });
  });

  test('is the same each time', async () => {
    expect(await filesOf('expenses')).toEqual(await filesOf('expenses'));
  });
});

describe('the name of a new service', () => {
  test.each(['Expenses', 'travel-costs', '1st', '../expenses', 'a'.repeat(21)])('cannot be %s', async (name) => {
    await expect(namesOf(name)).rejects.toThrow(`"${name}" is no name for a service`);
  });

  test.each(['gateway', 'api', 'setup', 'mongo'])('cannot be %s, which is reserved', async (name) => {
    await expect(namesOf(name)).rejects.toThrow(`the name ${name} is reserved`);
  });

  test('must not be taken', async () => {
    await expect(namesOf('crm')).rejects.toThrow('services/crm already exists');
    const dir = await tempDir();
    await mkdir(join(dir.path, 'protos/bms/expenses'), { recursive: true });
    const isNew = newServiceNames(dir.path, 'expenses');
    await expect(isNew).rejects.toThrow('protos/bms/expenses already exists');
    await dir.remove();
  });

  test('needs that of a module if it is no plural', async () => {
    await expect(namesOf('stock')).rejects.toThrow('npm run new-service -- stock <modules> [<module>]');
    expect((await namesOf('stock', 'stock-items')).Singular).toBe('StockItem');
  });
});

test('the first module of a new service cannot be one of another service', async () => {
  const taken = namesOf('sales', 'invoices');
  await expect(taken).rejects.toThrow('protos/bms/billing/invoices.proto already has the module invoices');
});
