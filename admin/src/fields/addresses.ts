/** Returns the email addresses in a text, such as `Maria <maria@example.com>, office@example.com`. */
export function addressesIn(text: string): string[] {
  const parts = text.split(/[,;\n]/).flatMap((part) => /<([^<>]*)>/.exec(part)?.[1] ?? part.split(/\s+/));
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

/** Returns true if the last address in a text is complete, because a separator follows it. */
export const endsAddress = (text: string): boolean => /[,;>]\s*$|@[^\s<]+\s$/.test(text);

/** Returns true for a text in the form of an email address; the service checks it in full. */
export const isAddress = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);

/** Returns addresses without those that differ from an earlier one only in case. */
export function uniqueAddresses(addresses: readonly string[]): string[] {
  const keys = addresses.map((address) => address.toLowerCase());
  return addresses.filter((_address, index) => keys.indexOf(keys[index]!) === index);
}
