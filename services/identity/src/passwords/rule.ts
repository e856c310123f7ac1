import { dictionary } from '@zxcvbn-ts/language-common';

const MIN_LENGTH = 12;
const MAX_LENGTH = 128;
/** Passwords this far up the list are guessed with digits behind them, too. */
const BASES = 1000;

/** The 49,000 commonest passwords, commonest first (zxcvbn's list, MIT). */
const common = dictionary['passwords-common'];
const refused = new Set(common);
const bases = new Set(common.slice(0, BASES));

/** What a password must be, for a person. */
export const PASSWORD_RULE = `A password has ${MIN_LENGTH} to ${MAX_LENGTH} characters and is not among the commonest.`;

/**
 * Checks a new password (length and list of common ones, as NIST SP 800-63B asks; no rules on kinds of characters).
 * @returns the code of a violation, or undefined for a good one
 */
export function passwordProblem(password: string): 'too_short' | 'too_long' | 'too_common' | undefined {
  const { length } = [...password];
  if (length < MIN_LENGTH) return 'too_short';
  if (length > MAX_LENGTH) return 'too_long';
  return isCommon(password.normalize('NFKC').toLowerCase()) ? 'too_common' : undefined;
}

function isCommon(password: string): boolean {
  const repeatedUnit = /^(.{1,4}?)\1+$/u.test(password);
  const withoutDigits = password.replace(/\d+$/, '');
  return repeatedUnit || refused.has(password) || bases.has(withoutDigits);
}
