/** Browsers by their token in the User-Agent; those that also contain the tokens of others come first. */
const BROWSERS = [
  ['Edg/', 'Edge'],
  ['OPR/', 'Opera'],
  ['Firefox/', 'Firefox'],
  ['Chrome/', 'Chrome'],
  ['Safari/', 'Safari'],
] as const;

const SYSTEMS = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['Mac OS X', 'macOS'],
  ['Linux', 'Linux'],
] as const;

/** Returns the browser and the system of a User-Agent, such as "Firefox on Linux"; of a program, its first word. */
export function deviceOf(userAgent: string): string {
  const named = (known: readonly (readonly [string, string])[]) =>
    known.find(([word]) => userAgent.includes(word))?.[1];
  const [browser, system] = [named(BROWSERS), named(SYSTEMS)];
  if (browser) return system ? `${browser} on ${system}` : browser;
  return userAgent.split(/[\s/]/, 1)[0] || 'Unknown device';
}
