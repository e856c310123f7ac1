import { wordsOf } from '../../contract/labels.ts';
import type { Field } from '../../contract/types.ts';
import { type Money, moneyText } from '../../fields/money.ts';

/**
 * Returns a value as text to compare with another version of it.
 * @param money the format of amounts
 */
export function versionText(field: Field | undefined, value: unknown, money: Money): string {
  if (value === null || value === undefined || value === '') return 'empty';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value))
    return value.length === 0 ? 'empty' : value.map((entry) => versionText(field, entry, money)).join('; ');
  if (field?.money) return moneyText(value, money);
  if (typeof value !== 'object') return String(value);
  const memberOf = (name: string) => field?.fields?.find((member) => member.name === name);
  return Object.entries(value)
    .filter(([name, member]) => member !== null && member !== '' && name !== 'total')
    .map(([name, member]) => `${wordsOf(name)}: ${versionText(memberOf(name), member, money)}`)
    .join(', ');
}
