import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { tempDir } from '@bms/testing';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { decryptionBy, encryptionFor } from './encryption.ts';
import { BackupFiles } from './files.ts';
import { openFolderPlace } from './folder-store.ts';

let dir: Awaited<ReturnType<typeof tempDir>>;
let keyFile: string;
let recipient: string;
beforeEach(async () => {
  dir = await tempDir();
  keyFile = join(dir.path, 'key.txt');
  recipient = await newKey(keyFile);
});
afterEach(() => dir.remove());

/** Writes a key as age-keygen does. @returns its public key */
async function newKey(file: string): Promise<string> {
  const identity = await generateX25519Identity();
  const publicKey = await identityToRecipient(identity);
  await writeFile(file, `# created: 2026-11-27\n# public key: ${publicKey}\n${identity}\n`);
  return publicKey;
}

const store = () => openFolderPlace(dir.path).store('backup');
/** Larger than the chunks of the encryption and the pieces that are compressed. */
const content = randomBytes(3_000_000);
const pieces = () => Readable.from([content.subarray(0, 7), content.subarray(7)]);

test('a file is encrypted before it is stored, verified without a key, and read with each of its keys', async () => {
  const otherKey = join(dir.path, 'other.txt');
  const both = `${recipient}, ${await newKey(otherKey)}`;
  const file = await new BackupFiles(store(), { encrypt: encryptionFor(both) }).write('crm/a.gz', pieces());
  expect(file.path).toBe('crm/a.gz.age');
  const stored = await readFile(join(dir.path, 'backup/crm/a.gz.age'));
  expect(stored.subarray(0, 21).toString()).toBe('age-encryption.org/v1');
  expect(stored).toHaveLength(file.bytes);
  await new BackupFiles(store()).verify(file);
  for (const key of [keyFile, otherKey]) {
    const files = new BackupFiles(store(), { decrypt: await decryptionBy(key) });
    const read: Buffer[] = [];
    for await (const piece of files.read(file)) read.push(piece);
    expect(Buffer.concat(read).equals(content)).toBe(true);
  }
});

test('without its key, with another one, and once it was changed, a file cannot be read', async () => {
  const file = await new BackupFiles(store(), { encrypt: encryptionFor(recipient) }).write('a.gz', pieces());
  await expect(new BackupFiles(store()).readText(file)).rejects.toThrow('the backup is encrypted: give --identity');
  const strange = join(dir.path, 'strange.txt');
  await newKey(strange);
  const withStrange = new BackupFiles(store(), { decrypt: await decryptionBy(strange) });
  await expect(withStrange.readText(file)).rejects.toThrow(`cannot be decrypted with ${strange}`);
  const path = join(dir.path, 'backup/a.gz.age');
  const bytes = await readFile(path);
  bytes[bytes.length - 1]! ^= 1;
  await writeFile(path, bytes);
  const files = new BackupFiles(store(), { decrypt: await decryptionBy(keyFile) });
  await expect(files.readText(file)).rejects.toThrow(`cannot be decrypted with ${keyFile}`);
  await expect(files.verify(file)).rejects.toThrow('the backup is damaged: a.gz.age differs from its checksum');
});

test('a wrong key is named before anything is read or written', async () => {
  expect(() => encryptionFor(`${recipient},age1wrong`)).toThrow('--recipient has age1wrong');
  await expect(decryptionBy(join(dir.path, 'none'))).rejects.toThrow('cannot be read (ENOENT)');
  await writeFile(keyFile, recipient);
  await expect(decryptionBy(keyFile)).rejects.toThrow('has no line AGE-SECRET-KEY-');
});
