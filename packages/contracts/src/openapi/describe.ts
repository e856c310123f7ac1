import type { Access, FieldContract, HttpBinding, Policy, Rpc } from '../types.ts';
import { takesKey } from './traits.ts';

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
    rules.createOnly ? 'Set when the record is created; it does not change.' : '',
    rules.writeOnly ? 'Never answered as a member of the record.' : '',
  ];
  const description = notes.filter(Boolean).join(' ');
  return description ? { description } : {};
}

/** What the server works out may have more digits than a caller may send. */
const precisionOf = (decimals: number, readOnly: boolean): string =>
  `At most ${decimals} ${decimals === 1 ? 'decimal' : 'decimals'}${readOnly ? '' : ' and 15 digits'}.`;

/** An operation in words: its comment, who may call it, and what else its policy says that a caller has to know. */
export function aboutOperation(rpc: Rpc, binding: HttpBinding): { summary: string; description: string } {
  const { summary, description } = headingOf(rpc.comment);
  const { access, limit, endsSession, portal } = rpc.policy;
  const notes = [
    accessNote(access),
    portal ? "Portal users may call it for what is their client's." : '',
    limit === 'default' ? '' : `Counted by the limit \`${limit}\`.`,
    endsSession ? 'The token is dead afterwards.' : '',
    takesKey(rpc, binding) ? repeatNote(rpc.policy) : '',
  ];
  return { summary, description: [description, notes.filter(Boolean).join(' ')].filter(Boolean).join('\n\n') };
}

function accessNote(access: Access): string {
  if (access.kind === 'permission') return `Needs the permission \`${access.module}.${access.action}\`.`;
  if (access.kind === 'public') return 'Needs no token.';
  if (access.caller === 'any') return 'Needs a token, and no permission.';
  return access.caller === 'administrator'
    ? 'Only for administrators in a session: an API key is refused.'
    : 'Needs a session: an API key is refused.';
}

const repeatNote = ({ secret }: Policy): string =>
  secret
    ? 'The answer holds a secret that is shown once: a repeated `Idempotency-Key` is 409.'
    : 'Safe to repeat with an `Idempotency-Key`.';
