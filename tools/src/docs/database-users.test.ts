import { readFile } from 'node:fs/promises';
import { expect, test } from '@jest/globals';
import { parse } from 'yaml';
import { databaseUsers } from './database-users.ts';

test('the example of MongoDB has one user for each service, who may use its database only', async () => {
  const text = await readFile(new URL('../../../deploy/examples/mongodb.yaml', import.meta.url), 'utf8');
  const changed = parse(databaseUsers(text, ['crm', 'expenses']));
  const user = (name: string) => ({
    name,
    db: `bms_${name}`,
    passwordSecretRef: { name: `bms-mongodb-${name}` },
    scramCredentialsSecretName: `bms-mongodb-${name}`,
    roles: ['readWrite', 'dbAdmin'].map((role) => ({ name: role, db: `bms_${name}` })),
  });
  const { spec, ...others } = parse(text);
  expect(changed).toEqual({ ...others, spec: { ...spec, users: [user('crm'), user('expenses')] } });
});
