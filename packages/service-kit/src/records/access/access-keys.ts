/** Returns the key of access that an account has granted. @param kind the name of its collection, e.g. `webhooks` */
export const accessKey = (kind: string, id: number | string): string => `${kind}/${id}`;

/** Returns the ids in the keys of one kind. */
export function idsOfKeys(kind: string, keys: readonly string[]): string[] {
  const beginning = accessKey(kind, '');
  return keys.filter((key) => key.startsWith(beginning)).map((key) => key.slice(beginning.length));
}

/** The maximum number of entries of one kind in a list of granted access. */
export const MAX_GRANTED = 500;
