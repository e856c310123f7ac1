import { invalid } from '@bms/contracts';

/**
 * Returns the names in the parameter `modules`, which are separated by commas; undefined for all.
 * @param otherwise completes the message about another name: `"x" is ...`
 * @throws ApiError validation_failed for an unknown one
 */
export function namesOf(
  modules: string | undefined,
  known: ReadonlySet<string>,
  otherwise = 'no module',
): ReadonlySet<string> | undefined {
  if (!modules) return undefined;
  const names = modules.split(',').map((name) => name.trim());
  const unknown = names.find((name) => !known.has(name));
  if (unknown === undefined) return new Set(names);
  throw invalid({ field: 'modules', code: 'not_allowed', message: `modules: "${unknown}" is ${otherwise}.` });
}
