import { newSigningKey } from '@bms/backing-services';
import { deployedSigningKey, type Secrets } from '../start/secrets.ts';

const NEXT = 'next-signing-key';
const PREVIOUS = 'previous-signing-key';

/** Returns the signing keys of a process whose public halves the others trust: several while they are exchanged. */
export const trustedSigningKeys = (name: string, secrets: Secrets): string[] => [
  deployedSigningKey(name, secrets),
  ...[NEXT, PREVIOUS].flatMap((kind) => secrets.find(`${name}/${kind}`) ?? []),
];

/**
 * Takes the next step of an exchange of all signing keys: new keys are trusted, then used, then the previous ones are no
 * longer trusted. Processes of two steps in a row accept the calls of each other, so each step is a rolling restart.
 * @param names of the processes
 * @returns what the step does
 */
export function rotateSigningKeys(names: readonly string[], secrets: Secrets): string {
  const has = (kind: string): boolean => names.some((name) => secrets.find(`${name}/${kind}`) !== undefined);
  if (has(NEXT)) {
    for (const name of names) replaceByNext(name, secrets);
    return 'Step 2 of 3: the processes sign with their new keys.';
  }
  if (has(PREVIOUS)) {
    for (const name of names) secrets.set(`${name}/${PREVIOUS}`, undefined);
    return 'Step 3 of 3: the previous keys are no longer trusted.';
  }
  for (const name of names) secrets.set(`${name}/${NEXT}`, newSigningKey(name, name));
  return 'Step 1 of 3: the processes trust the new keys.';
}

/** Puts the new key of a process to use. A process that was added since the first step has none, and keeps its key. */
function replaceByNext(name: string, secrets: Secrets): void {
  const next = secrets.find(`${name}/${NEXT}`);
  if (next === undefined) return;
  secrets.set(`${name}/${PREVIOUS}`, deployedSigningKey(name, secrets));
  secrets.set(`${name}/signing-key`, next);
  secrets.set(`${name}/${NEXT}`, undefined);
}
