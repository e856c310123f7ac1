import { type JsonValue, requestExample } from '@bms/contracts';
import { neededQuery, type Operation } from '../../authorization/operations.ts';
import { MAKERS } from '../../authorization/samples.ts';
import { type Sent, sendable } from '../send.ts';
import { QUERIES } from './steps.ts';

type Members = Readonly<Record<string, JsonValue>>;

/** Values from earlier answers and mails, which the document cannot show: they differ from run to run. */
export interface Given {
  /** The records that the examples of creates have made, by module. */
  readonly records: Map<string, Members>;
  /** Tokens of links by the path before them, e.g. `/api/document-links/invoices`. */
  readonly tokens: Map<string, string>;
  /** Members of bodies by path, such as a code that was mailed. */
  readonly secrets: Map<string, Members>;
  /** Secrets in the records of answers by the path of their operation, e.g. the key of an authenticator app. */
  readonly keys: Map<string, string>;
  /** The cursor of the feed of changes. */
  cursor: string;
}

/** Website of the forms that anyone can submit, as in the example of a form. */
const ORIGIN = 'https://www.example.com';

/**
 * Returns the request that the document shows for an operation, with what was given before.
 * @param toReal replaces the addresses in the examples, in the text of a body
 */
export function exampleRequest(operation: Operation, given: Given, toReal: (text: string) => string): Sent {
  const { rpc, binding } = operation;
  const shown = requestExample(rpc, binding) as Members | undefined;
  const example = shown && (JSON.parse(toReal(JSON.stringify(shown))) as Members);
  return {
    verb: binding.method,
    path: pathOf(operation, given) + queryOf(operation, given),
    body: sendable(rpc, example && { ...example, ...given.secrets.get(binding.path) }),
    ...(rpc.policy.crossOrigin && { headers: { Origin: ORIGIN } }),
  };
}

function pathOf({ rpc, binding }: Operation, { records, tokens }: Given): string {
  const record = MAKERS.includes(rpc.name) ? undefined : records.get(rpc.service.module);
  const before = binding.path.slice(0, binding.path.indexOf('/{token}'));
  const valueFor = (name: string): unknown =>
    (name === 'token' && tokens.get(before)) || (record?.[name] ?? rpc.request.field(name)?.rules.example ?? 1);
  return binding.path.replace(/\{(\w+)\}/g, (_, name: string) => String(valueFor(name)));
}

const queryOf = (operation: Operation, { cursor }: Given): string =>
  neededQuery(operation) || (QUERIES[operation.title] ?? '').replace('{cursor}', cursor);
