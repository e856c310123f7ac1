import type { FieldContract, MessageContract } from '../types.ts';

type Members = Record<string, unknown>;
/** Removes members of a message in place. */
type Hide = (members: Members) => void;

/**
 * Compiles the removal of staff-only fields (rule `staff_only`) from a response to a portal user, at every depth.
 * @returns a function that changes its argument in place; undefined if the message has no such field
 */
export function compileHideStaffFields(message: MessageContract): Hide | undefined {
  return compile(message, new Map());
}

function compile(message: MessageContract, known: Map<MessageContract, Hide | undefined>): Hide | undefined {
  if (known.has(message)) return known.get(message);
  // A recursive message finds this entry; its steps are complete before the function runs.
  const steps: Hide[] = [];
  known.set(message, (members) => {
    for (const step of steps) step(members);
  });
  for (const field of message.fields) {
    const step = stepOf(field, known);
    if (step) steps.push(step);
  }
  if (steps.length === 0) known.set(message, undefined);
  return known.get(message);
}

function stepOf(field: FieldContract, known: Map<MessageContract, Hide | undefined>): Hide | undefined {
  const { name, rules, message, repeated, map } = field;
  if (rules.staffOnly) return (members) => delete members[name];
  const hide = message && compile(message, known);
  if (!hide) return undefined;
  return (members) => {
    const value = members[name];
    if (!value) return;
    if (repeated) (value as Members[]).forEach(hide);
    else if (map) Object.values(value as Record<string, Members>).forEach(hide);
    else hide(value as Members);
  };
}
