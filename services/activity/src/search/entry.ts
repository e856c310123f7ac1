import type { RecordChange } from '@bms/contracts/types/api';
import sanitizeHtml from 'sanitize-html';
import { type EntryText, entryId, type SearchEntry } from './search-entry.model.ts';
import type { SearchedModule } from './searched-modules.ts';
import { tokensOf } from './tokens.ts';

/** The maximum length of a text in the index, in characters; lists search as much of a text. */
const MAX_TEXT = 2000;
/** The length of the text that is the title of a record without one, in characters. */
const SUBSTITUTE_TITLE = 80;

/** A version of a record with its visibility. */
export interface IndexedRecord {
  readonly change: Pick<
    RecordChange,
    | 'module'
    | 'record_id'
    | 'version'
    | 'title'
    | 'told_to'
    | 'portal_client_id'
    | 'groups'
    | 'former_groups'
    | 'record'
    | 'found_names'
    | 'found_fields'
  >;
  readonly owners: readonly number[];
  readonly occurredAt: Date;
}

/** Returns the entry of a record. */
export function entryOf(module: SearchedModule, { change, owners, occurredAt }: IndexedRecord): SearchEntry {
  const { record_id, version, told_to, portal_client_id, groups, former_groups } = change;
  const members = membersOf(module, change);
  const { client_id } = members;
  const shown = textsOf(module, change, members);
  return {
    _id: entryId(module.module, record_id),
    module: module.module,
    record_id,
    version,
    occurred_at: occurredAt,
    owners: [...owners],
    told_to: told_to || 'owners',
    portal_client_id,
    // Those of the event are the recipients before the change, too.
    groups: groups.filter((group) => !former_groups.includes(group)),
    ...(typeof client_id === 'number' && client_id > 0 && { client_id }),
    title: shown.title,
    subtitle: shown.texts.find(({ kind }) => kind === 'subtitle')?.text ?? '',
    texts: shown.texts,
    tokens: tokensOf(shown),
  };
}

/** Returns the entry of a deleted record. */
export function tombstoneOf({ module }: SearchedModule, { change, occurredAt }: IndexedRecord): SearchEntry {
  const { record_id, version } = change;
  return {
    _id: entryId(module, record_id),
    ...{ module, record_id, version, occurred_at: occurredAt, deleted_at: new Date() },
    ...{ owners: [], told_to: 'owners', portal_client_id: 0, groups: [] },
    ...{ title: '', subtitle: '', texts: [], tokens: [] },
  };
}

type Members = ReturnType<SearchedModule['read']>;

/** Returns the members of a record; none of a very large one, which has no snapshot and is found by its title. */
function membersOf({ read }: SearchedModule, { record, found_fields }: IndexedRecord['change']): Members {
  const bytes = found_fields.length > 0 ? found_fields : record;
  return bytes.length > 0 ? read(bytes) : {};
}

function textsOf({ fields }: SearchedModule, { title, found_names }: IndexedRecord['change'], members: Members) {
  const titles = fields.filter(({ search }) => search === 'title' || search === 'number');
  const own = titles.flatMap(({ name }) => stringsIn(members[name])).join(' ');
  const names: EntryText[] = found_names.map((text, index) => ({ text, kind: index === 0 ? 'subtitle' : 'text' }));
  const texts = [
    ...names,
    ...fields.filter((field) => !titles.includes(field)).flatMap((field) => fieldTexts(field, members)),
  ];
  return {
    title: own || title || substituteTitle(texts),
    isNumbered: titles.some(({ search }) => search === 'number'),
    texts,
  };
}

function fieldTexts({ name, search, staffOnly }: SearchedModule['fields'][number], members: Record<string, unknown>) {
  const kind = search === 'subtitle' || search === 'phone' ? search : 'text';
  return stringsIn(members[name])
    .map((value) => (search === 'html' ? plainTextOf(value) : value).slice(0, MAX_TEXT))
    .map((text): EntryText => ({ text, kind, ...(staffOnly && { staff: true }) }));
}

/** Returns the beginning of the first text that portal users see as well, for a message without a subject. */
function substituteTitle(texts: readonly EntryText[]): string {
  const { text = '' } = texts.find(({ kind, staff }) => kind === 'text' && !staff) ?? {};
  const line = text.trim().split('\n', 1)[0]!;
  return line.length <= SUBSTITUTE_TITLE ? line : `${[...line].slice(0, SUBSTITUTE_TITLE - 1).join('')}…`;
}

const stringsIn = (value: unknown): string[] =>
  [value].flat().filter((text): text is string => typeof text === 'string' && text !== '');

/** The ends of blocks and the line breaks, between which words do not join. */
const BREAKS = /<(?:br|hr|\/(?:p|div|li|h[1-6]|t[dhr]|dt|dd|pre|blockquote|figcaption|caption))\b[^>]*>/gi;
const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };

/** Returns the text of HTML, without markup. */
export function plainTextOf(html: string): string {
  const text = sanitizeHtml(html.replace(BREAKS, '$& '), { allowedTags: [], allowedAttributes: {} });
  return text
    .replace(/&(?:amp|lt|gt|quot);/g, (entity) => ENTITIES[entity]!)
    .replace(/\s+/g, ' ')
    .trim();
}
