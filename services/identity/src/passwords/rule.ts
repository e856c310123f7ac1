import { dictionary } from '@zxcvbn-ts/language-common';

const MIN_LENGTH = 12;
const MAX_LENGTH = 128;
/** Passwords up to this rank are also rejected with appended digits. */
const BASES = 1000;

/** The 49,000 most common passwords, most common first (zxcvbn's list, MIT). */
const common = dictionary['passwords-common'];
const commonPasswords = new Set(common);
const bases = new Set(common.slice(0, BASES));

/** The password rule in the words of a user. */
export const PASSWORD_RULE = `The password must have ${MIN_LENGTH} to ${MAX_LENGTH} characters and must not be a common password.`;

/**
 * Checks a new password (length and list of common ones, as NIST SP 800-63B requires; no composition rules).
 * @returns the code of a violation, or undefined if there is none
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
  return repeatedUnit || commonPasswords.has(password) || bases.has(withoutDigits);
}
