import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { PASSWORD, startFactors } from '../../test/factors.ts';
import { USERS } from '../users/user.model.ts';
import { deviceOf } from './devices.ts';

const factors = startFactors();

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const UPDATED = 'Mozilla/5.0 (X11; Linux x86_64; rv:151.0) Gecko/20100101 Firefox/151.0';
const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';
const SUBJECT = 'New sign-in to your account';

const signIn = (email: string, userAgent: string, address = '203.0.113.5', password = PASSWORD) =>
  factors.identity.call<{ token: string }>(
    'Account/Login',
    { email, password },
    { headers: { 'x-client-user-agent': userAgent, 'x-client-address': address } },
  );

/** Returns the texts of the notices to an address, once as many have arrived; the first mail is the invitation. */
const noticesTo = async (email: string, atLeast: number): Promise<string[]> =>
  (await factors.inbox.mailsTo(email, atLeast + 1))
    .filter(({ subject }) => subject === SUBJECT)
    .map(({ text }) => text);

test('a sign-in with another browser is mailed with the browser, the address and a link to the sessions', async () => {
  const { email } = await factors.person();
  await signIn(email, FIREFOX);
  await signIn(email, CHROME, '198.51.100.7');
  const [text, ...others] = await noticesTo(email, 1);
  expect(text).toMatch(/Chrome on Linux signed in .* from the address 198\.51\.100\.7\./);
  expect(text).toContain('/admin/#/sessions');
  expect(others).toEqual([]);
});

test('neither the first sign-in nor another address, an update of the browser or a known one is mailed', async () => {
  const { email } = await factors.person();
  await signIn(email, FIREFOX);
  await signIn(email, FIREFOX, '2001:db8::7');
  await signIn(email, UPDATED);
  await signIn(email, CHROME);
  await signIn(email, FIREFOX);
  await signIn(email, CHROME);
  await signIn(email, 'curl/8.5.0');
  const texts = await noticesTo(email, 2);
  expect(texts.map((text) => /(\w[\w ]*?) signed in/.exec(text)?.[1])).toEqual(['Chrome on Linux', 'curl']);
});

test('a failed sign-in is neither mailed nor makes its browser known', async () => {
  const { email } = await factors.person();
  await signIn(email, FIREFOX);
  await expect(signIn(email, CHROME, undefined, 'a wrong password')).rejects.toThrow();
  await signIn(email, CHROME);
  expect(await noticesTo(email, 1)).toHaveLength(1);
});

test('the first sign-in to an account of an older version is not mailed', async () => {
  const { email, id } = await factors.person();
  await signIn(email, FIREFOX);
  const users = factors.identity.running.kit.db.collection<{ _id: number }>(USERS);
  await users.updateOne({ _id: id }, { $unset: { known_devices: '' } });
  await signIn(email, CHROME);
  await signIn(email, 'curl/8.5.0');
  expect((await noticesTo(email, 1)).map((text) => text.includes('curl signed in'))).toEqual([true]);
});

test('an address that has not proven its ownership gets no mail', async () => {
  const { email, id } = await factors.person();
  await signIn(email, FIREFOX);
  const users = factors.identity.running.kit.db.collection<{ _id: number }>(USERS);
  await users.updateOne({ _id: id }, { $set: { verified_email: '' } });
  await signIn(email, CHROME);
  await users.updateOne({ _id: id }, { $set: { verified_email: email } });
  await signIn(email, 'curl/8.5.0');
  expect((await noticesTo(email, 1)).map((text) => text.includes('curl signed in'))).toEqual([true]);
});

test('a sign-in succeeds while no mail can be sent, and is mailed later', async () => {
  const { email } = await factors.person();
  await signIn(email, FIREFOX);
  factors.inbox.refusing = true;
  await expect(signIn(email, CHROME)).resolves.toMatchObject({ token: expect.any(String) });
  factors.inbox.refusing = false;
  expect(await noticesTo(email, 1)).toHaveLength(1);
});

test('the twenty latest devices are known', async () => {
  const { email, id } = await factors.person();
  for (let program = 1; program <= 22; program++) await signIn(email, `program-${program}/1.0`);
  const users = factors.identity.running.kit.db.collection<{ _id: number; known_devices: string[] }>(USERS);
  const known = (await users.findOne({ _id: id }))!.known_devices;
  expect([known.length, known[0], known.at(-1)]).toEqual([20, 'program-22', 'program-3']);
});

const chrome = (system: string, version = '140.0.0.0', end = '') =>
  `Mozilla/5.0 (${system}) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/${version} Safari/537.36${end}`;

test.each([
  [chrome('X11; Linux x86_64'), 'Chrome on Linux'],
  [chrome('Windows NT 10.0; Win64; x64'), 'Chrome on Windows'],
  [chrome('X11; Linux x86_64', '140.0.0.0', ' Edg/140.0.0.0'), 'Microsoft Edge on Linux'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1',
    'Safari on iPhone',
  ],
  ['curl/8.5.0', 'curl'],
  ['Mozilla/5.0', 'Mozilla'],
  ['<b>Call us</b>', ''],
  ['', ''],
])('the device of the User-Agent %j is %j', (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device);
});

test('a browser is the same device after its updates', () => {
  const version = fc
    .tuple(fc.nat(999), fc.nat(9999), fc.nat(999))
    .map((parts) => `${parts[0]}.0.${parts[1]}.${parts[2]}`);
  fc.assert(
    fc.property(version, (one) => {
      expect(deviceOf(chrome('X11; Linux x86_64', one))).toBe('Chrome on Linux');
    }),
  );
});

test('any User-Agent has a device of at most 100 characters', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 500 }), (text) => {
      expect(deviceOf(text).length).toBeLessThanOrEqual(100);
      expect(deviceOf(`Mozilla/5.0 ${text}`).length).toBeLessThanOrEqual(100);
    }),
  );
});
