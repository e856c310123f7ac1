import type { SchemaObject } from '../requests/input-schema.ts';
import type { Contract, FieldContract, MessageContract, Move, Rpc, ServiceContract } from '../types.ts';
import { operationId, pascalCase } from './names.ts';

/** The values that a field accepts, as a schema of their own (an enum). */
export interface Choice {
  readonly name: string;
  readonly words: readonly string[];
  readonly schema: SchemaObject;
}

/** Finds the enum of a field; undefined if the field accepts any text or only one value. */
export type FindChoice = (field: FieldContract) => Choice | undefined;

/** Context of a field: the record that its message shows, and the gRPC service that uses it. */
interface Place {
  readonly record: MessageContract;
  readonly service: string;
  /** True if callers send the field. */
  readonly isSent: boolean;
}

/** Suffix of short forms of a record. */
const SHORT_FORM = /(ListItem|Created)$/;

/**
 * Names the enums of the contract by record and field, e.g. `InvoiceStatus`. The filter of a list and the short forms
 * of a record share the enum of the record, so that generated clients have one type for it.
 */
export function nameChoices(contract: Contract, nameOf: (message: MessageContract) => string): FindChoice {
  const places = placesOf(contract);
  const byField = new Map<FieldContract, Choice | undefined>();
  const byName = new Map<string, Choice>();

  function choose(field: FieldContract): Choice | undefined {
    const place = places.get(field);
    if (!place) return undefined;
    const model = place.record.field(field.name);
    const isModel = model === undefined || model === field;
    if (!isModel && (field.rules.allowed.length === 0 || hasSameWords(field, model))) return find(model);
    const words = wordsOf(field, place.isSent);
    if (words.length < 2) return undefined;
    const shared = [...byField].find(([known, choice]) => choice && isSame(known, field));
    return shared?.[1] ?? define(field, place, words);
  }

  /** True for two fields of one service with the same name and the same values. */
  const isSame = (known: FieldContract, field: FieldContract): boolean =>
    known.name === field.name &&
    places.get(known)?.service === places.get(field)?.service &&
    hasSameWords(known, field);

  function define(field: FieldContract, { record, service }: Place, words: readonly string[]): Choice {
    const wanted = joinNames(nameOf(record), pascalCase(field.name));
    const name = byName.has(wanted) ? `${wanted}Filter` : wanted;
    const choice = { name, words, schema: choiceSchema(field, words, contract.services.get(service)) };
    byName.set(name, choice);
    return choice;
  }

  const find: FindChoice = (field) => {
    if (!byField.has(field)) byField.set(field, choose(field));
    return byField.get(field);
  };
  return find;
}

function placesOf(contract: Contract): Map<FieldContract, Place> {
  const places = new Map<FieldContract, Place>();
  const add = (message: MessageContract, place: Place, rpc: Rpc): void => {
    for (const field of message.fields) {
      if (places.has(field)) continue;
      places.set(field, place);
      if (field.message) add(field.message, { ...place, record: recordOf(field.message, rpc, contract) }, rpc);
    }
  };
  const routed = contract.rpcs.filter(({ bindings }) => bindings.length > 0);
  for (const rpc of routed)
    add(
      rpc.request,
      { record: mainRecord(rpc, contract) ?? rpc.request, service: rpc.service.name, isSent: true },
      rpc,
    );
  for (const rpc of routed.filter(({ policy }) => policy.event)) {
    const event = contract.message(rpc.policy.event);
    add(event, { record: event, service: rpc.service.name, isSent: false }, rpc);
  }
  for (const rpc of routed) add(rpc.response, { record: rpc.response, service: rpc.service.name, isSent: false }, rpc);
  return places;
}

/** Returns the record that a message is a short form of, or the message itself. */
function recordOf(message: MessageContract, rpc: Rpc, contract: Contract): MessageContract {
  const name = message.name.replace(SHORT_FORM, '');
  if (name === message.name) return message;
  return messageNamed(name, contract) ?? longestRecord(rpc) ?? message;
}

function messageNamed(name: string, contract: Contract): MessageContract | undefined {
  try {
    return contract.message(name);
  } catch {
    return undefined;
  }
}

/** Returns the record that an rpc shows, or else the main record of its service. */
function mainRecord(rpc: Rpc, contract: Contract): MessageContract | undefined {
  const shown = rpc.response.field('records')?.message ?? rpc.response.field('record')?.message;
  return shown ? recordOf(shown, rpc, contract) : longestRecord(rpc);
}

function longestRecord({ service }: Rpc): MessageContract | undefined {
  const records = service.rpcs.flatMap(({ response }) => response.field('record')?.message ?? []);
  return records.sort((one, other) => other.fields.length - one.fields.length)[0];
}

const hasSameWords = (one: FieldContract, other: FieldContract): boolean =>
  String([...one.rules.allowed].sort()) === String([...other.rules.allowed].sort());

/** Returns the values of an enum, including "" if callers may leave the field empty. */
export function wordsOf({ rules, nullable, repeated, map }: FieldContract, isSent: boolean): readonly string[] {
  if (rules.allowed.length === 0) return [];
  const isSet = rules.required || rules.readOnly || rules.defaultValue !== undefined || rules.initial !== '';
  return isSet || !isSent || nullable || repeated || map ? rules.allowed : [...rules.allowed, ''];
}

/** Joins the names of a record and a field: `CustomField` and `FieldType` to CustomFieldType. */
function joinNames(record: string, field: string): string {
  const first = /^[A-Z][a-z]*/.exec(field)?.[0] ?? '';
  return first !== field && record.endsWith(first) ? record + field.slice(first.length) : record + field;
}

const isWord = (text: string): boolean => /^[A-Za-z]/.test(text);

function choiceSchema(
  field: FieldContract,
  words: readonly string[],
  service: ServiceContract | undefined,
): SchemaObject {
  const description = field.comment.trim();
  return {
    type: 'string',
    ...(description && { description }),
    enum: words,
    // Generators cannot derive a name from a value without letters.
    ...(!words.every(isWord) && { 'x-enum-varnames': words.map(constantName) }),
    ...(field.rules.moves.length > 0 && { 'x-moves': field.rules.moves.map((move) => shownMove(move, service)) }),
  };
}

/** Describes a transition: it is made by an operation, an event, or else an update of the field. */
function shownMove({ from, to, by }: Move, service: ServiceContract | undefined): SchemaObject {
  const rpc = service?.rpcs.find(({ name, bindings }) => name === by && bindings.length > 0);
  return { from, to, ...(rpc ? { operation: operationId(rpc, rpc.bindings[0]!) } : by !== '' && { event: by }) };
}

const OTHER_NAMES: Readonly<Record<string, string>> = { '': 'EMPTY', '*': 'ALL' };
const constantName = (word: string): string => OTHER_NAMES[word] ?? word.toUpperCase().replace(/\W+/g, '_');
