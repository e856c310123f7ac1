import { randomBytes } from 'node:crypto';

const TOKEN_BYTES = 16;

/** Returns a new token of a form: 128 random bits, base64url. */
export const newFormToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url');
