import { hash } from 'node:crypto';
import { tokenFormat } from './token-format.ts';

/** Prefix of API keys. It distinguishes them from other tokens and lets secret scanners find leaked keys. */
export const API_KEY_MARK = 'bms_';

/** The format of API keys: `bms_<id>_`, a secret and a checksum. */
const format = tokenFormat(API_KEY_MARK);

/** Generates an API key. It is shown only once. */
export const createApiKey = format.create;

/** Returns the id in an API key; undefined if its format or checksum is invalid, which saves a lookup. */
export const apiKeyId = format.idOf;

/** Returns the beginning of an API key, which is stored in plain text. */
export const apiKeyPrefix = format.prefixOf;

/**
 * Returns the hash by which an API key or SCIM token is stored and compared: SHA-256 in base64url. It is random, so no slow
 * hash is needed.
 */
export const apiKeyHash = (key: string): string => hash('sha256', key, 'base64url');
