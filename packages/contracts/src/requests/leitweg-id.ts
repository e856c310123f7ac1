/** The form of a Leitweg-ID: an administrative key, a part of letters and digits, and two check digits. */
const LEITWEG_ID = /^(?:\d{2,3}|\d{5}|\d{8,9}|\d{12})-[A-Z0-9]{1,30}-\d{2}$/i;

/**
 * Returns false for a text in the form of a Leitweg-ID whose check digits are wrong (ISO/IEC 7064, MOD 97-10; KoSIT,
 * Formatspezifikation Leitweg-ID 2.0.2). Other references are free texts.
 */
export function isBuyerReference(value: string): boolean {
  return !LEITWEG_ID.test(value) || hasCheckDigits(value);
}

function hasCheckDigits(value: string): boolean {
  // A letter counts as the number from 10 (A) to 35 (Z).
  const digits = Array.from(value.replaceAll('-', ''), (character) => Number.parseInt(character, 36)).join('');
  return BigInt(digits) % 97n === 1n;
}
