import { createAccounts } from '@bms/testing';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startCopy, startIdentity, type TestedIdentity } from '../../test/harness.ts';
import { UNDO_CODES, type UndoCode } from '../undo/undo-code.model.ts';
import { USERS, type User } from './user.model.ts';

let identity: TestedIdentity;
beforeAll(async () => {
  identity = await startIdentity();
});
afterAll(() => identity?.stop());

const person = createAccounts(() => identity.running.kit.db);
const users = () => identity.running.kit.db.collection<User>(USERS);
const codes = () => identity.running.kit.db.collection<UndoCode>(UNDO_CODES);
const provenOf = async (id: number) => {
  const { verified_email, verified_phone } = (await users().findOne({ _id: id }))!;
  return { verified_email, verified_phone };
};
/** The start of another copy migrates the accounts. */
const migrate = async () => (await startCopy(identity.start)).stop();

const invited = { password_hash: 'a hash', created_by: 1 };
let phone = 12_065_550_100;
const none = { verified_email: '', verified_phone: '' };
const cases: readonly (readonly [string, object, boolean])[] = [
  ['whose password was set with a mailed code', invited, true],
  ['of the portal whose password was set with a mailed code', { ...invited, user_type: 'client', client_id: 5 }, true],
  ['without a password', { ...invited, password_hash: null }, false],
  ['that never had a password', { created_by: 1 }, false],
  ['whose credentials changed since', { ...invited, credential_changes: 1 }, false],
  ['of the first administrator, whose password is a setting', { ...invited, is_admin: 1, created_by: 0 }, false],
];

test.each(cases)(
  'an account of an older version %s has a proven email address: %3$s',
  async (_which, fields, isProven) => {
    phone += 1;
    const { id, email } = await person({ phone: `+${phone}`, ...fields });
    await migrate();
    expect(await provenOf(id)).toEqual(isProven ? { verified_email: email, verified_phone: '' } : none);
  },
);

test('the migration leaves accounts of this version, also when it is repeated', async () => {
  const proven = { verified_email: 'nancy@example.com', verified_phone: '+12065550101' };
  const ids = [
    (await person({ ...invited, ...proven, email: 'moved@example.com' })).id,
    (await person({ ...invited, ...none })).id,
  ];
  const before = await users()
    .find({ _id: { $in: ids } })
    .toArray();
  for (let round = 0; round < 2; round++) await migrate();
  const after = users().find({ _id: { $in: ids } });
  expect(await after.toArray()).toEqual(before);
});

test('undo codes of older versions that restore an account without a password end, others stay', async () => {
  const code = { user_id: 1, change: 1, email: 'a@example.com', phone: '', expires_at: new Date('2999-01-01') };
  await codes().insertMany([
    { _id: 'older without password', ...code, password_hash: null },
    { _id: 'older with password', ...code, password_hash: 'a hash' },
    { _id: 'newer without password', ...code, password_hash: null, ...none },
  ] as UndoCode[]);
  await migrate();
  const kept = await codes().find().sort({ _id: 1 }).toArray();
  expect(kept.map(({ _id }) => _id)).toEqual(['newer without password', 'older with password']);
});
