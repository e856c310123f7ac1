import { tokenFormat } from './token-format.ts';

/** Prefix of SCIM tokens, which no API key has. */
export const SCIM_TOKEN_MARK = 'scim_';

/** The format of SCIM tokens: `scim_<id>_`, a secret and a checksum. They are hashed like API keys. */
export const scimTokenFormat = tokenFormat(SCIM_TOKEN_MARK);
