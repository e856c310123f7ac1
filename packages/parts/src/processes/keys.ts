import { createPublicKey, generateKeyPairSync, type JsonWebKey } from 'node:crypto';

/**
 * A new key with which a process signs its caller tokens.
 * @param kid the name of the process; with `local-` before it production refuses the key, which is the default.
 * @returns the setting SIGNING_KEY: a private JWK (EC P-256).
 */
export function newSigningKey(process: string, kid = `local-${process}`): string {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return JSON.stringify({ ...privateKey.export({ format: 'jwk' }), kid });
}

/** The setting TRUSTED_KEYS that goes with these signing keys: a JWK set of their public halves. */
export function trustedKeys(signingKeys: readonly string[]): string {
  return JSON.stringify({ keys: signingKeys.map(publicHalf) });
}

function publicHalf(signingKey: string): JsonWebKey {
  const key: JsonWebKey = JSON.parse(signingKey);
  return { ...createPublicKey({ key, format: 'jwk' }).export({ format: 'jwk' }), kid: key['kid'] };
}
