const MAX_LENGTH = 40;

/** Returns a key made from a name: lower-case letters, digits and hyphens; `sso` for a name without any. */
export function keyOf(name: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  const key = plain
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, MAX_LENGTH)
    .replace(/^-+|-+$/g, '');
  return key || 'sso';
}
