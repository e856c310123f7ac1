/** Reads a number of the command line. @throws Error naming the flag whose value is not allowed */
export function positive(flag: string, text: string): number {
  const value = Number(text);
  if (!(value > 0)) throw new Error(`--${flag} must be a positive number, not ${text}`);
  return value;
}

/** Reads a name of the command line. @throws Error naming the flag and its allowed values */
export function oneOf<T extends string>(flag: string, text: string, allowed: readonly T[]): T {
  const found = allowed.find((name) => name === text);
  if (!found) throw new Error(`--${flag} must be of ${allowed.join(', ')}, not ${text}`);
  return found;
}
