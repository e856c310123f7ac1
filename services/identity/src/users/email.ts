/**
 * An email address as it is stored and compared: in lower case. Nothing looser, such as a collation: whatever else it
 * takes for equal would be one more spelling under which failures to sign in are counted anew.
 */
export function canonicalEmail(email: string): string {
  return email.trim().normalize('NFC').toLowerCase();
}
