import { invalid } from '@bms/contracts';
import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import { mongo } from 'mongoose';
import { z } from 'zod';
import type { PasskeyCredential } from './factor.model.ts';
import type { RelyingParty } from './relying-party.ts';

/** Longer ids are those of keys that wrap a secret into them, which discoverable passkeys do not need. */
const MAX_ID_LENGTH = 400;
const MAX_TRANSPORTS = 8;
/** The time that browsers give a user, in milliseconds; that of the challenge. */
const TIMEOUT_MS = 5 * 60_000;

const base64url = z.string().regex(/^[\w-]+$/);
const common = {
  id: base64url.max(MAX_ID_LENGTH),
  rawId: base64url.max(MAX_ID_LENGTH),
  type: z.literal('public-key'),
  authenticatorAttachment: z.string().optional(),
  clientExtensionResults: z.record(z.string(), z.unknown()).default({}),
};
const registration = z.object({
  ...common,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.array(z.string().max(40)).max(MAX_TRANSPORTS).default([]),
  }),
});
const assertion = z.object({
  ...common,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: base64url.nullish().transform((handle) => handle ?? undefined),
  }),
});

/** The user whom a passkey is created for. */
export interface PasskeyUser {
  /** The user handle: opaque, since every holder of an authenticator can read it. */
  readonly handle: Uint8Array<ArrayBuffer>;
  readonly email: string;
  readonly name: string;
}

/**
 * Returns the options of `navigator.credentials.create`: a discoverable passkey that verifies its user, so that it can sign in
 * alone.
 * @param existing the passkeys of the user, which an authenticator does not create again
 */
export const registrationOptions = (
  party: RelyingParty,
  { organization, user, existing }: { organization: string; user: PasskeyUser; existing: readonly PasskeyCredential[] },
) =>
  generateRegistrationOptions({
    rpID: party.id,
    rpName: organization,
    userID: user.handle,
    userName: user.email,
    userDisplayName: user.name,
    timeout: TIMEOUT_MS,
    attestationType: 'none',
    excludeCredentials: existing.map(({ id, transports }) => ({ id, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });

/** Verifies the answer to registration options. @throws ApiError validation_failed */
export async function verifyRegistration(
  party: RelyingParty,
  challenge: string,
  credential: string,
): Promise<PasskeyCredential> {
  const response = read(registration, credential) as RegistrationResponseJSON;
  const verified = await verifyRegistrationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
  }).catch(() => undefined);
  if (!verified?.verified) throw invalidCredential();
  const { id, publicKey, counter, transports = [] } = verified.registrationInfo.credential;
  return { id, public_key: new mongo.Binary(Buffer.from(publicKey)), counter, transports };
}

/**
 * Returns the options of `navigator.credentials.get`.
 * @param allowed the passkeys of the user; none for a sign-in in which the passkey names its user
 */
export const assertionOptions = (party: RelyingParty, allowed: readonly PasskeyCredential[] = []) =>
  generateAuthenticationOptions({
    rpID: party.id,
    timeout: TIMEOUT_MS,
    userVerification: 'required',
    allowCredentials: allowed.map(({ id, transports }) => ({ id, transports })),
  });

/** The answer of a passkey to assertion options, not yet verified. */
export interface Assertion {
  readonly response: AuthenticationResponseJSON;
  /** The challenge that it names. */
  readonly challenge: string;
}

/** Reads the answer to assertion options. @throws ApiError validation_failed */
export function readAssertion(credential: string): Assertion {
  const response = read(assertion, credential) as AuthenticationResponseJSON;
  return { response, challenge: challengeIn(response.response.clientDataJSON) };
}

/**
 * Verifies an assertion with the stored passkey.
 * @returns the signature counter; undefined if the assertion is wrong, or the counter has not grown: the passkey was copied
 */
export async function verifyAssertion(
  party: RelyingParty,
  { response }: Assertion,
  { challenge, credential }: { challenge: string; credential: PasskeyCredential },
): Promise<number | undefined> {
  const { id, public_key, counter } = credential;
  const verified = await verifyAuthenticationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: party.origin,
    expectedRPID: party.id,
    requireUserVerification: true,
    credential: { id, publicKey: new Uint8Array(public_key.buffer), counter },
  }).catch(() => undefined);
  return verified?.verified ? verified.authenticationInfo.newCounter : undefined;
}

const clientData = z.object({ challenge: base64url });

function challengeIn(clientDataJson: string): string {
  const text = Buffer.from(clientDataJson, 'base64url').toString();
  const parsed = clientData.safeParse(parseJson(text));
  if (!parsed.success) throw invalidCredential();
  return parsed.data.challenge;
}

function read<Shape>(schema: z.ZodType<Shape>, credential: string): Shape {
  if (credential === '') throw invalid({ field: 'credential', code: 'required', message: 'credential is required.' });
  const parsed = schema.safeParse(parseJson(credential));
  if (!parsed.success) throw invalidCredential();
  return parsed.data;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const invalidCredential = () =>
  invalid({
    field: 'credential',
    code: 'invalid_credential',
    message: 'credential is not the answer of a passkey to the options, or they have expired.',
  });
