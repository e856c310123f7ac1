import type { mongo } from 'mongoose';
import type { ServiceDatabase } from '../target/open-database.ts';
import { type Finding, findingsOf } from './finding.ts';

/** An index that a model of a service declares. */
export interface DeclaredIndex {
  readonly key: Readonly<Record<string, unknown>>;
  readonly options: Readonly<Record<string, unknown>>;
}

/** The declared indexes by collection. */
export type DeclaredIndexes = Readonly<Record<string, readonly DeclaredIndex[]>>;

/** The indexes of the collections of @bms/events in every service, by name. */
const EVENT_INDEXES: Readonly<Record<string, readonly string[]>> = {
  outbox: ['unsent', 'sent'],
  inbox: ['kept'],
  inbox_failures: ['kept'],
  dead_letters: ['parked'],
};
/** Options whose difference makes another index of it. */
const OPTIONS = ['unique', 'sparse', 'expireAfterSeconds', 'partialFilterExpression'] as const;

type Found = mongo.IndexDescriptionInfo;

/** Compares the indexes of a database with those that the models of its service declare. */
export async function checkIndexes(
  { service, db }: ServiceDatabase,
  declared: DeclaredIndexes | undefined,
): Promise<readonly Finding[]> {
  const { ok, problem, skipped, warning } = findingsOf('indexes', service);
  const existing = await readIndexes(db);
  const missing = missingEventIndexes(existing);
  if (!declared) return missing.length > 0 ? [missingOf(missing)] : [skipped('the models of the service are not here')];
  missing.push(...missingModelIndexes(existing, declared));
  const extra = extraIndexes(existing, declared);
  return [
    ...(missing.length > 0 ? [missingOf(missing)] : []),
    ...(extra.length > 0
      ? [
          warning(
            `not declared by a model: ${extra.join(', ')}`,
            'drop them unless another version of the service needs them',
          ),
        ]
      : []),
    ...(missing.length + extra.length === 0 ? [ok(`${[...existing.values()].flat().length} indexes as declared`)] : []),
  ];

  function missingOf(names: readonly string[]): Finding {
    return problem(`missing or different: ${names.join(', ')}`, `restart ${service}, which creates them at its start`);
  }
}

async function readIndexes(db: mongo.Db): Promise<Map<string, Found[]>> {
  const found = await db.listCollections({ type: 'collection' }, { nameOnly: true }).toArray();
  const names = found.map(({ name }) => name).filter((name) => !name.startsWith('system.'));
  return new Map(await Promise.all(names.map(async (name) => [name, await db.collection(name).indexes()] as const)));
}

function missingEventIndexes(existing: ReadonlyMap<string, readonly Found[]>): string[] {
  return Object.entries(EVENT_INDEXES).flatMap(([collection, names]) => {
    const found = existing.get(collection) ?? [];
    return names.filter((name) => !found.some((index) => index.name === name)).map((name) => `${collection}.${name}`);
  });
}

function missingModelIndexes(existing: ReadonlyMap<string, readonly Found[]>, declared: DeclaredIndexes): string[] {
  return Object.entries(declared).flatMap(([collection, indexes]) => {
    const found = existing.get(collection) ?? [];
    return indexes
      .filter((index) => !found.some((one) => isSame(index, one)))
      .map(({ key }) => `${collection} ${JSON.stringify(key)}`);
  });
}

function extraIndexes(existing: ReadonlyMap<string, readonly Found[]>, declared: DeclaredIndexes): string[] {
  return Object.entries(declared).flatMap(([collection, indexes]) => {
    const found = (existing.get(collection) ?? []).filter(({ name }) => name !== '_id_');
    return found
      .filter((one) => !indexes.some((index) => sameKey(index, one)))
      .map(({ name }) => `${collection}.${name}`);
  });
}

function isSame(index: DeclaredIndex, found: Found): boolean {
  const options = found as Readonly<Record<string, unknown>>;
  return sameKey(index, found) && OPTIONS.every((name) => textOf(index.options[name]) === textOf(options[name]));
}

const sameKey = ({ key }: DeclaredIndex, found: Found): boolean => JSON.stringify(key) === JSON.stringify(found.key);

/** Returns an option as text; false and undefined are the same. */
const textOf = (value: unknown): string => JSON.stringify(value || false);
