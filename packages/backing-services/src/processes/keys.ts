import { createPublicKey, generateKeyPairSync, type JsonWebKey } from 'node:crypto';

/**
 * Generates the key with which a process signs its caller tokens.
 * @param kid the name of the process; with the prefix `local-`, the default, production rejects the key.
 * @returns the setting SIGNING_KEY: a private JWK (EC P-256).
 */
export function newSigningKey(process: string, kid = `local-${process}`): string {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return JSON.stringify({ ...privateKey.export({ format: 'jwk' }), kid });
}

/** Returns the setting TRUSTED_KEYS for these signing keys: a JWK set of their public keys. */
export function trustedKeys(signingKeys: readonly string[]): string {
  return JSON.stringify({ keys: signingKeys.map(publicHalf) });
}

function publicHalf(signingKey: string): JsonWebKey {
  const key: JsonWebKey = JSON.parse(signingKey);
  return { ...createPublicKey({ key, format: 'jwk' }).export({ format: 'jwk' }), kid: key['kid'] };
}
