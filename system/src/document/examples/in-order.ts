import type { JsonValue, MessageContract } from '@bms/contracts';

/** Returns an answer with its members in the order of the contract: a response has them in the order of their types. */
export function inOrder(answer: JsonValue, message: MessageContract): JsonValue {
  if (Array.isArray(answer)) return answer.map((entry) => inOrder(entry, message));
  if (typeof answer !== 'object' || answer === null) return answer;
  const named = message.fields.filter(({ name }) => name in answer);
  const others = Object.entries(answer).filter(([name]) => !message.field(name));
  return Object.fromEntries([
    ...named.map(
      (field) => [field.name, memberInOrder(answer[field.name]!, field.map ? undefined : field.message)] as const,
    ),
    ...others,
  ]);
}

const memberInOrder = (member: JsonValue, message: MessageContract | undefined): JsonValue =>
  message ? inOrder(member, message) : member;
