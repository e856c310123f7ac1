import { type ApiError, invalid } from '../errors/api-error.ts';
import type { FieldContract, MessageContract, Rpc } from '../types.ts';
import { ACTIONS } from './record-actions.ts';

type Members = Readonly<Record<string, unknown>>;

/** The members of details that a request selects. */
export interface Selected {
  /** Returns the answer to a detail: the selected members of `record`, and those beside it. */
  ofDetail(answer: Members, tag: string | undefined): Members;
  /** True if `actions` are selected: by `*` in a detail, by name in a record of a list or of the feed of changes. */
  hasActions(where: 'detail' | 'list'): boolean;
  /** Returns a record of a list: the selected members of a detail, with those that are beside `record` in it. */
  ofList(answer: Members, tag: string | undefined): Members;
}

/** The members of an answer without those that are computed on request. */
type Picked = Omit<Selected, 'hasActions'>;

/** The parameter of a list that names optional members of its items. */
const INCLUDE = 'include';
/** Selects all members. */
const ALL = '*';
/** The member with the entity tag of a record. */
const TAG = 'etag';
/** The names that are members of every detail. */
const OF_ALL: ReadonlySet<string> = new Set([ALL, TAG]);

/**
 * Returns the rpc whose response has the details of the records of a list.
 * @returns undefined if there is none, if it has an effect, or if the list has records of other kinds too, with members
 * that the detail lacks: the details are the records of the list itself then
 */
export function detailOf(list: Rpc): Rpc | undefined {
  const get = list.service.rpcs.find(({ name, shape }) => name === 'Get' && shape !== undefined);
  if (!get || get.policy.hasEffect) return undefined;
  const items = list.response.field('records')?.message?.fields ?? [];
  const { record, beside } = membersOf(get.response);
  const names = namesOf([...record, ...beside]);
  return items.every(({ name, rules }) => rules.writeOnly || names.has(name)) ? get : undefined;
}

/**
 * Compiles the parameter `fields` of a list or a detail.
 * @returns a function that reads it, for a portal user or others; it throws ApiError validation_failed naming `fields`
 * for a member that the detail does not have, or that the caller does not see
 */
export function compileSelection(rpc: Rpc): (fields: string, isForPortal: boolean) => Selected {
  const members = compileMembers(rpc.name === 'Get' ? rpc : (detailOf(rpc) ?? rpc));
  return (fields, isForPortal) => {
    const names = namesIn(fields);
    const unknown = [...names].find((name) => !members.has(name, isForPortal));
    if (unknown !== undefined) throw unknownMember(unknown);
    return members.select(names);
  };
}

/**
 * Compiles the parameter `fields` of answers with records of several modules.
 * @param details the rpcs that return details, by module
 * @returns a function that reads it, for the given modules or all; the members of each module are those that it has. It
 * throws ApiError validation_failed naming `fields` for a member that none of them has, or that the caller does not see
 */
export function compileSelections(
  details: ReadonlyMap<string, Rpc>,
): (fields: string, isForPortal: boolean, modules?: ReadonlySet<string>) => (module: string) => Selected | undefined {
  const all = new Map([...details].map(([module, get]) => [module, compileMembers(get)]));
  return (fields, isForPortal, modules) => {
    const names = namesIn(fields);
    const known = [...all].filter(([module]) => modules?.has(module) !== false).map(([, members]) => members);
    const unknown = [...names].find((name) => !OF_ALL.has(name) && !known.some((one) => one.has(name, isForPortal)));
    if (unknown !== undefined) throw unknownMember(unknown);
    return (module) => all.get(module)?.select(names);
  };
}

/**
 * Compiles the optional members of the items of a list (`include`) that the parameter `fields` selects; there are none if
 * the details are read instead of the items.
 */
export function compileIncluded(list: Rpc): (fields: string) => readonly string[] {
  const optional = detailOf(list) ? [] : (list.request.field(INCLUDE)?.rules.allowed ?? []);
  return (fields) => {
    const names = namesIn(fields);
    return names.has(ALL) ? optional : optional.filter((name) => names.has(name));
  };
}

/** Returns the names in the parameter `fields`. */
export const namesIn = (fields: string): ReadonlySet<string> => new Set(fields.split(',').map((name) => name.trim()));

const unknownMember = (name: string): ApiError =>
  invalid({ field: 'fields', code: 'not_allowed', message: `fields: "${name}" is no member of the detail.` });

/** The members of the details of a resource. */
interface OfferedMembers {
  has(name: string, isForPortal: boolean): boolean;
  select(names: ReadonlySet<string>): Selected;
}

function compileMembers({ response }: Rpc): OfferedMembers {
  const { record, beside } = membersOf(response);
  const all = [...record, ...beside];
  const offered = { true: namesOf(all.filter(({ rules }) => !rules.staffOnly)), false: namesOf(all) };
  return {
    has: (name, isForPortal) => offered[`${isForPortal}`].has(name),
    select: (names) => ({
      ...(names.has(ALL) ? everything(names.has(TAG)) : selected(names, namesOf(beside))),
      hasActions: (where) => names.has(ACTIONS) || (where === 'detail' && names.has(ALL)),
    }),
  };
}

/** Returns the members that the parameter `fields` of a list or a detail offers, besides `etag`. */
export function selectableFields(rpc: Rpc): readonly FieldContract[] {
  const { record, beside } = membersOf((rpc.name === 'Get' ? rpc : (detailOf(rpc) ?? rpc)).response);
  return [...record, ...beside];
}

/** Returns the members of a detail: those of its record, and those beside it, e.g. `custom_fields`. */
function membersOf(response: MessageContract): { record: readonly FieldContract[]; beside: readonly FieldContract[] } {
  const isShown = ({ rules }: FieldContract): boolean => !rules.writeOnly;
  const record = (response.field('record') ?? response.field('records'))!.message!.fields.filter(isShown);
  const names = new Set(['record', 'records', 'meta', ...record.map(({ name }) => name)]);
  const isDetail = response.field('record') !== undefined;
  return {
    record,
    beside: isDetail ? response.fields.filter((field) => isShown(field) && !names.has(field.name)) : [],
  };
}

const namesOf = (fields: readonly FieldContract[]): ReadonlySet<string> =>
  new Set([...OF_ALL, ...fields.map(({ name }) => name)]);

const tagged = (record: Members, tag: string | undefined): Members =>
  tag === undefined ? record : { ...record, [TAG]: tag };

/** Selects all members; the detail has its tag in a header. */
const everything = (hasTag: boolean): Picked => ({
  ofDetail: (answer, tag) => (hasTag ? { ...answer, record: tagged(answer['record'] as Members, tag) } : answer),
  ofList: ({ record, ...beside }, tag) => tagged({ ...(record as Members), ...beside }, tag),
});

function selected(names: ReadonlySet<string>, beside: ReadonlySet<string>): Picked {
  const pick = (members: Members, isPicked: (name: string) => boolean): Members =>
    Object.fromEntries(Object.entries(members).filter(([name]) => names.has(name) && isPicked(name)));
  const tagOf = (tag: string | undefined) => (names.has(TAG) ? tag : undefined);
  const recordOf = ({ record }: Members, tag: string | undefined): Members =>
    tagged(
      pick(record as Members, () => true),
      tagOf(tag),
    );
  const besideOf = (answer: Members): Members => pick(answer, (name) => beside.has(name));
  return {
    ofDetail: (answer, tag) => ({ record: recordOf(answer, tag), ...besideOf(answer) }),
    ofList: (answer, tag) => ({ ...recordOf(answer, undefined), ...besideOf(answer), ...tagged({}, tagOf(tag)) }),
  };
}
