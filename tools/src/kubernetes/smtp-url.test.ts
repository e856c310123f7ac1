import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { tempDir } from '@bms/testing';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { smtpUrl } from './smtp-url.ts';

const URL_OF_USER = 'smtp://user@mail.example.com:587';

let dir: Awaited<ReturnType<typeof tempDir>>;
beforeAll(async () => {
  dir = await tempDir();
});
afterAll(() => dir.remove());

async function fileWith(text: string): Promise<string> {
  const file = join(dir.path, 'password');
  await writeFile(file, text, { mode: 0o600 });
  return file;
}

describe('the URL of the mail server', () => {
  test('has the password of the file, without its line break, or of the variable', async () => {
    const expected = 'smtp://user:se%2Fcr%40t%3A%20%25@mail.example.com:587';
    expect(await smtpUrl(URL_OF_USER, await fileWith('se/cr@t: %\n'), undefined)).toBe(expected);
    expect(await smtpUrl(URL_OF_USER, undefined, 'se/cr@t: %')).toBe(expected);
    expect(decodeURIComponent(new URL(expected).password)).toBe('se/cr@t: %');
  });

  test('needs no password for a server without users', async () => {
    expect(await smtpUrl('smtp://relay.local:25', undefined, undefined)).toBe('smtp://relay.local:25');
  });

  test.each([
    [undefined, undefined, '--smtp is missing'],
    ['mail.example.com', undefined, '--smtp must be smtp://user@host:port'],
    ['https://mail.example.com', undefined, '--smtp must be smtp://user@host:port'],
    ['smtp://user:secret@mail.example.com:587', undefined, '--smtp must not contain the password'],
    [URL_OF_USER, undefined, '--smtp names a user without a password'],
    ['smtp://relay.local:25', 'secret', '--smtp names no user for the password'],
  ])('is refused as %s with the password %s', async (url, password, message) => {
    await expect(smtpUrl(url, undefined, password)).rejects.toThrow(message);
  });

  test('is refused with an empty or missing file, or with two passwords', async () => {
    await expect(smtpUrl(URL_OF_USER, await fileWith('\n'), undefined)).rejects.toThrow('is empty');
    await expect(smtpUrl(URL_OF_USER, join(dir.path, 'none'), undefined)).rejects.toThrow('cannot be read');
    await expect(smtpUrl(URL_OF_USER, await fileWith('a'), 'b')).rejects.toThrow('not both');
  });

  test('never shows the password in the error', async () => {
    await expect(smtpUrl('smtp://user:hush@mail:587', undefined, undefined)).rejects.not.toThrow('hush');
  });
});
