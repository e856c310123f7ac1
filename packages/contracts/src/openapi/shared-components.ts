import type { SchemaObject } from '../requests/input-schema.ts';
import type { Contract } from '../types.ts';
import type { ComputedAnswers } from './examples.ts';
import type { Schemas } from './schemas.ts';

/** Shared parts of the document, by component name. */
export interface SharedComponents {
  /** Registers a part and returns a reference to it. @throws Error if another part has that name */
  refer(name: string, part: SchemaObject): SchemaObject;
  /** Returns the part itself if it is small and nothing else refers to it, else the reference. */
  settle(reference: SchemaObject): SchemaObject;
  /** Returns the parts that are referred to after all. */
  parts(): Record<string, SchemaObject>;
}

interface Known {
  readonly part: SchemaObject;
  readonly text: string;
  uses: number;
}

/** The maximum size of a part that stands where it is used, in characters: larger ones hide what an operation takes. */
const MAX_INLINE = 700;

const isShared = ({ text, uses }: Known): boolean => uses > 1 || text.length > MAX_INLINE;

/**
 * Creates a registry of shared parts.
 * @param kind kind of component, e.g. `responses`
 */
export function shareComponents(kind: string): SharedComponents {
  const known = new Map<string, Known>();
  return {
    refer: (name, part) => {
      const text = JSON.stringify(part);
      const other = known.get(name);
      if (other && other.text !== text) throw new Error(`two different ${kind} are called ${name}`);
      known.set(name, { part, text, uses: (other?.uses ?? 0) + 1 });
      return { $ref: `#/components/${kind}/${name}` };
    },
    settle: (reference) => {
      const found = known.get(String(reference['$ref']).replace(`#/components/${kind}/`, ''));
      return found && !isShared(found) ? found.part : reference;
    },
    parts: () =>
      Object.fromEntries([...known].flatMap(([name, one]) => (isShared(one) ? [[name, one.part] as const] : []))),
  };
}

/** The shared components that operations refer to. */
export interface Components {
  readonly schemas: Schemas;
  readonly parameters: SharedComponents;
  readonly responses: SharedComponents;
  /** Returns a message of the contract by its name. */
  readonly message: Contract['message'];
  /** The examples of responses that a running system computed. */
  readonly answers: ComputedAnswers;
}
