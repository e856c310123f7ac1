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
  /** The cursor of the feed of changes. */
  cursor: string;
}

/** Website of the forms that anyone can submit, as in the example of a form. */
const ORIGIN = 'https://www.example.com';

/** Returns the request that the document shows for an operation, with what was given before. */
export function exampleRequest(operation: Operation, given: Given): Sent {
  const { rpc, binding } = operation;
  const example = requestExample(rpc, binding) as Members | undefined;
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
