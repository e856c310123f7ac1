import type { OpenApiDocument } from '@bms/contracts';
import type { AgentOperation, Part } from './operations.ts';

const SCHEMAS = '#/components/schemas/';

/**
 * Describes an operation for an agent: its parameters and its body as JSON Schema, with the schemas that they name in
 * `$defs`.
 */
export function describeOperation({ components }: OpenApiDocument, operation: AgentOperation): Part {
  const { id, summary, description, parameters, body } = operation;
  const described = { operation: id, summary, description, parameters, ...(body && { body }) };
  const definitions = namedBy(described, components['schemas'] ?? {});
  return withLocalReferences({ ...described, ...(definitions.size > 0 && { $defs: Object.fromEntries(definitions) }) });
}

/** Returns the schemas that a part names, directly or by others. */
function namedBy(part: unknown, schemas: Readonly<Record<string, object>>): Map<string, object> {
  const found = new Map<string, object>();
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, member] of Object.entries(value)) {
      const name = key === '$ref' && typeof member === 'string' ? member.slice(SCHEMAS.length) : undefined;
      const schema = name === undefined ? undefined : schemas[name];
      if (schema && !found.has(name!)) {
        found.set(name!, schema);
        visit(schema);
      } else visit(member);
    }
  };
  visit(part);
  return found;
}

const withLocalReferences = (part: Part): Part =>
  JSON.parse(JSON.stringify(part).replaceAll(`"$ref":"${SCHEMAS}`, '"$ref":"#/$defs/')) as Part;
