import type { JsonValue } from '@bms/contracts';

/** The instant at which the clocks of the system start that computes the examples. */
export const STARTS_AT = '2026-03-02T09:30:00Z';

/** Longer than the examples are computed, in milliseconds. */
const RUN_MS = 2 * 3600 * 1000;
const DAY_MS = 24 * 3600 * 1000;
const MAX_DAYS = 400;
const MAX_TEXT_LENGTH = 300;
const startMs = Date.parse(STARTS_AT);

const INSTANT = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g;
/** Texts that may be random: secrets, the beginnings of API keys, cursors, tokens. */
const TOKEN = /whsec_[\w+/=-]+|(?:bms|scim)_\d+_[\w-]+|\b\d+\.[\w-]{12}(?![\w-])|[\w-]{16,}/g;
/** The mark before the random part of a token. */
const MARK = /^(?:whsec_|(?:bms|scim)_\d+_|\d+\.)?/;

/** The key of an authenticator app, and a recovery code. */
const KEY = /\b[A-Z2-7]{32}\b/g;
const RECOVERY_CODE = /^[a-z0-9]{4}-[a-z0-9]{4}-[a-z0-9]{4}$/;

/** The address of this machine, and one for documentation (RFC 5737). */
const LOCAL_ADDRESS = '127.0.0.1';
const EXAMPLE_ADDRESS = '203.0.113.7';
const EXAMPLE_UUID = '0197a1de-7a54-7a5e-8f0c-3d1a4c6b9e21';
const EXAMPLE_KEY = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const EXAMPLE_RECOVERY_CODE = '7k3m-9x2p-q4ra';
const EXAMPLE_TOKEN = 'Jk2Zr0pT4bqXW9sVn7yLhE1uGdMcKaFoQi5R8tBzY3wN6mPxCvSgDjUlHfAeOk2Zr0pT4bqXW9sVn7yL';

/**
 * Returns an answer without what differs from run to run: instants of the run are its start (or whole days from it), random
 * texts those of an example with the same length. Texts of more than 300 characters are cut.
 * @param given the request, whose texts stay as they are
 */
export function steady(answer: JsonValue, given: string): JsonValue {
  if (Array.isArray(answer)) return answer.map((entry) => steady(entry, given));
  if (typeof answer === 'object' && answer !== null)
    return Object.fromEntries(Object.entries(answer).map(([name, member]) => [name, steady(member, given)]));
  if (typeof answer === 'number') return daysFromStart(answer * 1000) === 0 ? startMs / 1000 : answer;
  return typeof answer === 'string' && !given.includes(JSON.stringify(answer)) ? steadyText(answer, given) : answer;
}

/** Returns the whole days from the start to an instant that the run determines; undefined for any other instant. */
function daysFromStart(ms: number): number | undefined {
  const days = Math.floor((ms - startMs) / DAY_MS);
  return Math.abs(days) < MAX_DAYS && ms - startMs - days * DAY_MS < RUN_MS ? days : undefined;
}

function steadyText(text: string, given: string): string {
  if (INSTANT.test(text)) return steadyInstant(text);
  const known = text
    .replace(LOCAL_ADDRESS, EXAMPLE_ADDRESS)
    .replace(UUID, EXAMPLE_UUID)
    .replace(KEY, EXAMPLE_KEY)
    .replace(RECOVERY_CODE, EXAMPLE_RECOVERY_CODE)
    .replace(TOKEN, (token) => (isRandom(token, given) ? steadyToken(token) : token));
  return known.length > MAX_TEXT_LENGTH ? `${known.slice(0, MAX_TEXT_LENGTH)}...` : known;
}

function steadyInstant(text: string): string {
  const days = daysFromStart(Date.parse(text));
  return days === undefined ? text : new Date(startMs + days * DAY_MS).toISOString().replace('.000Z', 'Z');
}

/** True for a text with capitals within and small letters, as random bytes have and words lack, and one with a mark. */
const isRandom = (token: string, given: string): boolean =>
  token !== EXAMPLE_UUID &&
  !given.includes(token) &&
  (MARK.exec(token)![0] !== '' || (/.[A-Z]/.test(token) && /[a-z]/.test(token)));

function steadyToken(token: string): string {
  const mark = MARK.exec(token)![0];
  return mark + EXAMPLE_TOKEN.slice(0, token.length - mark.length);
}
