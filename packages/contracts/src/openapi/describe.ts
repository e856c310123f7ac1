import type { Access, FieldContract, HttpBinding, Rpc } from '../types.ts';
import { acceptsIdempotencyKey } from './traits.ts';

/** Splits a comment of the contract into the summary (its first sentence) and the description (the rest). */
export function headingOf(comment: string): { summary: string; description: string } {
  const text = comment.trim();
  const end = /\.\s/.exec(text)?.index ?? text.length;
  return { summary: text.slice(0, end).replace(/\.$/, ''), description: text.slice(end + 1).trim() };
}

interface About {
  readonly description?: string;
  /** State transitions of a status; `by` is the operation that makes the transition, or the event that causes it. */
  readonly 'x-moves'?: readonly object[];
  readonly deprecated?: true;
}

/** Describes a field: its comment, and the rules that JSON Schema cannot express. */
export function aboutField({ comment, deprecated, rules }: FieldContract): About {
  const notes = [
    comment.trim(),
    rules.decimals === undefined ? '' : precisionOf(rules.decimals),
    rules.createOnly ? 'Can only be set on creation.' : '',
    rules.writeOnly ? 'Never returned.' : '',
  ];
  const description = notes.filter(Boolean).join(' ');
  const moves = rules.moves.map(({ from, to, by }) => ({ from, to, ...(by && { by }) }));
  return {
    ...(description && { description }),
    ...(moves.length > 0 && { 'x-moves': moves }),
    ...(deprecated && { deprecated }),
  };
}

/** Describes the precision of a decimal; the conventions limit the digits of those that a caller sends. */
const precisionOf = (decimals: number): string => `At most ${decimals} ${decimals === 1 ? 'decimal' : 'decimals'}.`;

/** Describes an operation: its comment, its access rule, and the other parts of its policy that matter to callers. */
export function aboutOperation(rpc: Rpc, binding: HttpBinding): { summary: string; description: string } {
  const { summary: heading, description } = headingOf(rpc.comment);
  const summary = summaryOf(heading, rpc, binding);
  const { access, limit, endsSession, portal, deprecation } = rpc.policy;
  const notes = [
    deprecation ? `Deprecated; may be gone from ${deprecation.sunset.toISOString().slice(0, 10)}.` : '',
    accessNote(access),
    portal ? 'Portal users: for their own client.' : '',
    limit === 'default' ? '' : `Rate limit: \`${limit}\`.`,
    endsSession ? 'The token becomes invalid.' : '',
    acceptsIdempotencyKey(rpc, binding) && rpc.policy.secret ? SECRET_NOTE : '',
  ];
  return { summary, description: [description, notes.filter(Boolean).join(' ')].filter(Boolean).join('\n\n') };
}

/**
 * Returns the summary of an operation. PUT and PATCH of one rpc have different ones: a PUT replaces the record, or does
 * the same as the PATCH.
 */
function summaryOf(heading: string, { bindings }: Rpc, { method, mask }: HttpBinding): string {
  if (method !== 'PUT' || !bindings.some((other) => other.method === 'PATCH')) return heading;
  return mask === 'replace' ? heading.replace(/^Update\b/, 'Replace') : `${heading} (same as PATCH)`;
}

function accessNote(access: Access): string {
  if (access.kind === 'permission') return `Needs permission \`${access.module}.${access.action}\`.`;
  if (access.kind === 'public') return 'No token required.';
  if (access.caller === 'any') return 'Requires a token, no permission.';
  return access.caller === 'administrator'
    ? 'Requires an administrator session; no API keys.'
    : 'Requires a session; API keys are rejected.';
}

const SECRET_NOTE = 'Returns a secret once; a repeated `Idempotency-Key` is 409.';
