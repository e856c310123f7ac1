/**
 * Returns an email address as it is stored and compared: in lower case. A looser comparison, such as a collation, would
 * allow more spellings of an address under which failed sign-ins are counted separately.
 */
export function canonicalEmail(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
}
