import {
  type ComputedAnswers,
  type Contract,
  type JsonValue,
  type MessageContract,
  nameAnswers,
  requestExample,
} from '@bms/contracts';
import { type Operation, operationsOf } from '../../authorization/operations.ts';
import { MAKERS } from '../../authorization/samples.ts';
import { send } from '../send.ts';
import { exampleRequest, type Given } from './requests.ts';
import { steady } from './steady.ts';

type Members = Record<string, JsonValue>;

/** An operation with the name of its successful response. */
export interface Candidate extends Operation {
  readonly name: string;
}

/** Options of a call. */
interface CallOptions {
  readonly isDryRun?: boolean;
  /** The token of another caller. */
  readonly token?: string | undefined;
}

/** Calls operations with their examples and keeps the first successful answer of each response. */
export interface Recorder {
  readonly candidates: readonly Candidate[];
  readonly given: Given;
  /** Calls an operation. @returns true if the call was successful */
  call(operation: Candidate, options?: CallOptions): Promise<boolean>;
  has(operation: Candidate): boolean;
  /** Returns the answers by name of the response, sorted. */
  answers(): ComputedAnswers;
}

/**
 * Creates a recorder.
 * @param url URL of a gateway
 * @param administrator token of an administrator
 * @param addresses the addresses on this machine that stand for those in the examples, by those
 */
export function createRecorder(
  contract: Contract,
  { url, administrator, addresses }: { url: string; administrator: string; addresses: ReadonlyMap<string, string> },
): Recorder {
  const nameOf = nameAnswers(contract);
  const given: Given = { records: new Map(), tokens: new Map(), secrets: new Map(), keys: new Map(), cursor: '' };
  const answers = new Map<string, ComputedAnswers[string]>();
  const candidates = operationsOf(contract).flatMap((operation) => {
    const name = nameOf(operation.rpc, operation.binding);
    return name === undefined ? [] : [{ ...operation, name }];
  });

  const toReal = replacing([...addresses]);
  const toShown = replacing([...addresses].map(([shown, real]) => [real, shown]));

  async function call(
    operation: Candidate,
    { isDryRun = false, token = administrator }: CallOptions = {},
  ): Promise<boolean> {
    const request = exampleRequest(operation, given, toReal);
    const { rpc, name } = operation;
    const path = isDryRun ? `${request.path}${request.path.includes('?') ? '&' : '?'}dry_run=true` : request.path;
    const { status, body } = await send(url, { ...request, path, token });
    if (status !== rpc.policy.success) return false;
    const answer = JSON.parse(toShown(body.toString())) as Members;
    if (hasFailedItem(answer)) return false;
    noteGiven(operation, answer, given);
    if (answers.has(name) || isEmpty(answer)) return true;
    const shown = JSON.stringify(requestExample(rpc, operation.binding) ?? '');
    answers.set(name, {
      request: `${request.verb} ${String(steady(request.path, ''))}`,
      answer: inOrder(steady(answer, shown), rpc.response),
    });
    return true;
  }

  return {
    candidates,
    given,
    call,
    has: ({ name }) => answers.has(name),
    answers: () => Object.fromEntries([...answers].sort(([a], [b]) => (a < b ? -1 : 1))),
  };
}

/** Returns a function that replaces the first text of each pair by the second. */
const replacing =
  (pairs: readonly (readonly [string, string])[]) =>
  (text: string): string =>
    pairs.reduce((replaced, [from, to]) => replaced.replaceAll(from, to), text);

/** Notes what later requests name: a new record, the token of a link, the key of an authenticator app, a cursor. */
function noteGiven({ rpc, binding }: Operation, { record, url, meta }: Members, given: Given): void {
  const { module } = rpc.service;
  if (isObject(record) && MAKERS.includes(rpc.name)) given.records.set(module, record);
  if (isObject(record) && typeof record['public_token'] === 'string')
    given.tokens.set('/api/public-forms', record['public_token']);
  if (isObject(record) && typeof record['secret'] === 'string') given.keys.set(binding.path, record['secret']);
  const [, kind, token] = /\/d\/([\w-]+)\/([\w-]+)$/.exec(String(url)) ?? [];
  if (token) given.tokens.set(`/api/document-links/${kind}`, token);
  if (rpc.policy.isFeed && isObject(meta)) given.cursor = String(meta['next_cursor']);
}

const isObject = (value: JsonValue | undefined): value is Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** True for the answer to a bulk with an error of an item. */
const hasFailedItem = ({ results }: Members): boolean =>
  Array.isArray(results) && results.some((result) => isObject(result) && 'problem' in result);

/** True if the list of an answer is empty: such an example shows nothing. */
const isEmpty = ({ records }: Members): boolean => Array.isArray(records) && records.length === 0;

/** Returns an answer with its members in the order of the contract: a response has them in the order of their types. */
function inOrder(answer: JsonValue, message: MessageContract): JsonValue {
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
