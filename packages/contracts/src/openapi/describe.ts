import type { FieldContract } from '../types.ts';

/**
 * A comment of the contract as the document shows it: its first sentence as the heading, the rest as the text below.
 */
export function headingOf(comment: string): { summary: string; description: string } {
  const text = comment.trim();
  const end = /\.\s/.exec(text)?.index ?? text.length;
  return { summary: text.slice(0, end).replace(/\.$/, ''), description: text.slice(end + 1).trim() };
}

/** What a person has to know of a field: its comment, and the rules for which JSON Schema has no word. */
export function aboutField({ comment, rules }: FieldContract): { description?: string } {
  const notes = [
    comment.trim(),
    rules.decimals === undefined ? '' : precisionOf(rules.decimals, rules.readOnly),
    rules.writeOnly ? 'Never answered as a member of the record.' : '',
  ];
  const description = notes.filter(Boolean).join(' ');
  return description ? { description } : {};
}

/** What the server works out may have more digits than a caller may send. */
const precisionOf = (decimals: number, readOnly: boolean): string =>
  `At most ${decimals} ${decimals === 1 ? 'decimal' : 'decimals'}${readOnly ? '' : ' and 15 digits'}.`;
