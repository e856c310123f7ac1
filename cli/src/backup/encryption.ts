import { readFile } from 'node:fs/promises';
import { Decrypter, Encrypter } from 'age-encryption';
import { messageOf, UserError } from '../run/errors.ts';

/** Appended to the paths of encrypted files. */
export const ENCRYPTED_SUFFIX = '.age';

/** Transforms the bytes of a file. */
export type Transform = (bytes: AsyncIterable<Uint8Array>) => AsyncIterable<Uint8Array>;

/**
 * Creates an encryption in the format of age, which its command line decrypts, too.
 * @param recipients public keys, such as `age1...`, separated by commas
 * @throws UserError if one is none
 * @see https://age-encryption.org/v1
 */
export function encryptionFor(recipients: string): Transform {
  const encrypter = new Encrypter();
  for (const recipient of recipients.split(',').map((text) => text.trim())) {
    try {
      encrypter.addRecipient(recipient);
    } catch (error) {
      throw new UserError(`--recipient has ${recipient}, which is no public key of age: ${messageOf(error)}`);
    }
  }
  return async function* (bytes) {
    yield* await encrypter.encrypt(ReadableStream.from(bytes));
  };
}

/**
 * Creates the decryption with the identities of a file, as `age-keygen` writes it.
 * @throws UserError if the file cannot be read or has no identity
 */
export async function decryptionBy(file: string): Promise<Transform> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    throw new UserError(`--identity ${file} cannot be read (${error.code})`);
  });
  const identities = text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line.startsWith('AGE-SECRET-KEY-'));
  if (identities.length === 0) throw new UserError(`--identity ${file} has no line AGE-SECRET-KEY-...`);
  const decrypter = new Decrypter();
  for (const identity of identities) decrypter.addIdentity(identity);
  return async function* (bytes) {
    try {
      yield* await decrypter.decrypt(ReadableStream.from(bytes));
    } catch (error) {
      throw new UserError(`the backup cannot be decrypted with ${file}: ${messageOf(error)}`, { cause: error });
    }
  };
}
