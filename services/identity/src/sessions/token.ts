import jwt from 'jsonwebtoken';
import type { Signer } from '../keys/keyring.ts';
import { type Session, tokenExpiry } from './session.model.ts';

/** Distinguishes session tokens from all others (RFC 8725, 3.11). */
const SESSION_TOKEN_TYPE = 'session+jwt';
const SESSION_TOKEN_ISSUER = 'identity';
const SESSION_TOKEN_AUDIENCE = 'gateway';

/** Signs the token of a session: a JWT (ES256) whose claim `sid` is the session and `sub` the user. */
export function signSessionToken({ kid, key }: Signer, session: Session): string {
  const claims = {
    sid: session._id,
    iat: Math.floor((session.refresh?.rotated_at ?? session.created_at).getTime() / 1000),
    exp: Math.floor(tokenExpiry(session).getTime() / 1000),
  };
  return jwt.sign(claims, key, {
    algorithm: 'ES256',
    issuer: SESSION_TOKEN_ISSUER,
    audience: SESSION_TOKEN_AUDIENCE,
    subject: String(session.user_id),
    header: { alg: 'ES256', typ: SESSION_TOKEN_TYPE, kid },
  });
}
