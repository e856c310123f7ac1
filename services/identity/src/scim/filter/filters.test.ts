import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startIdentity, type TestedIdentity } from '../../../test/harness.ts';
import { filtered, newUser, type ScimClient, scimClient } from '../../../test/scim-client.ts';
import { USERS, type User } from '../../users/user.model.ts';

let identity: TestedIdentity;
let scim: ScimClient;
const ids: Record<string, string> = {};
beforeAll(async () => {
  identity = await startIdentity();
  scim = scimClient(identity);
  const people = {
    ada: {
      userName: 'Ada',
      name: { givenName: 'Ada', familyName: 'Lovelace' },
      title: 'Lead $1 (a.b)',
      externalId: 'X-1',
    },
    bob: { userName: 'bob', name: { givenName: 'Bob', familyName: 'Fox' }, active: false },
    cy: { userName: 'Cy', name: { givenName: 'Cy', familyName: "O'Neill" }, title: 'Buyer' },
  };
  for (const [name, more] of Object.entries(people)) {
    const emails = [{ value: `${name}@filters.example.com` }];
    ids[name] = (await scim('POST', '/Users', { body: newUser({ ...more, emails }) })).body.id;
  }
});
afterAll(() => identity.stop());

/** Returns the names of those whom a filter finds, apart from the first administrator. */
async function found(filter: string): Promise<string> {
  const { status, body } = await scim('GET', filtered('Users', filter));
  if (status !== 200) return `${status} ${body['scimType']}`;
  const names = Object.keys(ids).filter((name) => body.Resources.some(({ id }) => id === ids[name]));
  return names.join(' ');
}

describe('a filter', () => {
  test.each([
    ['userName eq "ADA"', 'ada'],
    ['USERNAME Eq "ada"', 'ada'],
    ['urn:ietf:params:scim:schemas:core:2.0:User:userName eq "ada"', 'ada'],
    ['userName ne "ada"', 'bob cy'],
    ['name.familyName co "o"', 'ada bob cy'],
    ['name.familyName co "\'NEILL"', 'cy'],
    ['displayName sw "ada l"', 'ada'],
    ['name.familyName ew "x"', 'bob'],
    ['title co "$1 (A.B)"', 'ada'],
    ['title co "."', 'ada'],
    ['title pr', 'ada cy'],
    ['not (title pr)', 'bob'],
    ['title eq null', 'bob'],
    ['title gt "C"', 'ada'],
    ['title le "buyer"', 'bob cy'],
    ['active eq true', 'ada cy'],
    ['active eq "False"', 'bob'],
    ['active ne true', 'bob'],
    ['externalId eq "X-1"', 'ada'],
    ['externalId eq "x-1"', ''],
    ['externalId sw "X"', 'ada'],
    ['emails eq "BOB@filters.example.com"', 'bob'],
    ['emails.value co "filters"', 'ada bob cy'],
    ['emails[type eq "work" and value sw "cy"]', 'cy'],
    ['emails[type eq "home"]', ''],
    ['emails[primary eq true]', 'ada bob cy'],
    ['emails[type eq "work"].value eq "ada@filters.example.com"', 'ada'],
    ['userName eq "ada" or userName eq "bob" and active eq true', 'ada'],
    ['(userName eq "ada" or userName eq "bob") and active eq false', 'bob'],
    ['not (userName eq "ada" or active eq false)', 'cy'],
    ['meta.lastModified gt "2020-01-01T00:00:00Z"', 'ada bob cy'],
    ['meta.created lt "2020-01-01T00:00:00Z"', ''],
    ['meta.resourceType eq "User"', 'ada bob cy'],
    ['id eq "nobody"', ''],
    ['groups pr', ''],
    ['phoneNumbers.value pr', ''],
  ])('%s finds "%s"', async (filter, expected) => expect(await found(filter)).toBe(expected));

  test.each([
    'userName',
    'userName eq',
    'userName eq ada',
    'userName foo "ada"',
    'userName eq "ada" and',
    '(userName eq "ada"',
    'emails[type eq "work"',
    'shoeSize eq "9"',
    'name.shoe eq "9"',
    'active gt true',
    'active eq "maybe"',
    'userName eq true',
    'meta.created gt "yesterday"',
    'title gt null',
    'name[givenName eq "Ada"]',
    'groups.display co "a"',
    `userName eq "${'x'.repeat(5000)}"`,
    '('.repeat(2000),
  ])('that cannot be read or answered is 400 invalidFilter: %s', async (filter) =>
    expect(await found(filter)).toBe('400 invalidFilter'),
  );

  test('cannot inject an operator of the database', async () => {
    expect(await found('userName eq "$email"')).toBe('');
    expect(await found('title eq "{\\"$gt\\":\\"\\"}"')).toBe('');
  });
});

describe('a list', () => {
  const names = async (url: string) => {
    const { body } = await scim('GET', url);
    return body.Resources.map(({ userName }) => userName);
  };
  const all = encodeURIComponent('emails co "filters"');

  test('is sorted by an attribute, without regard to case', async () => {
    expect(await names(`/Users?filter=${all}&sortBy=userName`)).toEqual(['Ada', 'bob', 'Cy']);
    expect(await names(`/Users?filter=${all}&sortBy=name.familyName&sortOrder=descending`)).toEqual([
      'Cy',
      'Ada',
      'bob',
    ]);
    expect((await scim('GET', '/Users?sortBy=shoe')).body['scimType']).toBe('invalidPath');
  });

  test('has the page from startIndex, and none without a count', async () => {
    expect(await names(`/Users?filter=${all}&sortBy=userName&startIndex=2&count=1`)).toEqual(['bob']);
    for (const count of ['0', '-1']) {
      const { body } = await scim('GET', `/Users?filter=${all}&count=${count}`);
      expect(body).toMatchObject({ totalResults: 3, itemsPerPage: 0, Resources: [] });
    }
    const { body } = await scim('GET', `/Users?filter=${all}&startIndex=-5&count=99999`);
    expect(body).toMatchObject({ totalResults: 3, startIndex: 1, itemsPerPage: 3 });
    expect((await scim('GET', '/Users?count=many')).body['scimType']).toBe('invalidValue');
  });

  test('has the named attributes with id and schemas, or all without the excluded ones', async () => {
    const [named] = (await scim('GET', `/Users?filter=${all}&attributes=userName,name.givenName,shoe`)).body.Resources;
    expect(Object.keys(named!).toSorted()).toEqual(['id', 'name', 'schemas', 'userName']);
    expect(named!['name']).toEqual({ givenName: 'Ada' });
    const [rest] = (await scim('GET', `/Users?filter=${all}&excludedAttributes=EMAILS,id,name.givenName`)).body
      .Resources;
    expect([rest!['emails'], rest!.id, rest!['name']]).toEqual([undefined, ids['ada'], { familyName: 'Lovelace' }]);
    const both = await scim('GET', '/Users?attributes=id&excludedAttributes=name');
    expect([both.status, both.body['scimType']]).toEqual([400, 'invalidValue']);
  });
});

describe('ten thousand users', () => {
  beforeAll(async () => {
    const users = identity.running.kit.db.collection<User>(USERS);
    const template = (await users.findOne({ _id: Number(ids['ada']) }))!;
    const { user_name: _name, user_name_key: _key, external_ids: _ids, ...plain } = template;
    const rest = { ...plain, external_keys: undefined };
    const many = Array.from({ length: 10_000 }, (_, index) => ({
      ...rest,
      _id: 10_000 + index,
      email: `many${index}@example.com`,
      user_name: `Many${index}`,
      user_name_key: `many${index}`,
    }));
    await users.insertMany(many, { ignoreUndefined: true });
  });

  test('are not read to find one by an indexed attribute', async () => {
    const { db } = identity.running.kit;
    await db.db!.command({ profile: 2 });
    for (const filter of ['userName eq "MANY5000"', 'emails.value eq "many5000@example.com"', 'externalId eq "X-1"']) {
      await db
        .collection('system.profile')
        .deleteMany({})
        .catch(() => undefined);
      const at = new Date();
      expect((await scim('GET', filtered('Users', filter))).body.totalResults).toBe(1);
      const reads = await db
        .collection('system.profile')
        .find({ ns: /\.users$/, ts: { $gte: at } })
        .toArray();
      expect(reads.length).toBeGreaterThan(0);
      for (const read of reads) expect(Number(read['docsExamined'] ?? 0)).toBeLessThan(10);
    }
    await db.db!.command({ profile: 0 });
  });
});
