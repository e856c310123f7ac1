import type { Contract } from '@bms/contracts';
import { isDatabaseUnavailable } from '@bms/events';
import type { Connection, Model } from 'mongoose';
import { mongo } from 'mongoose';
import type { Logger } from 'pino';
import type { ModelDefinition } from '../module.ts';
import { retryUntilAvailable } from './retry.ts';

/** IndexOptionsConflict and IndexKeySpecsConflict: an index with that name or key exists with other options. */
const CONFLICTS = new Set<unknown>([85, 86]);

/** An index that a model declares. */
export type IndexSpec = { key: mongo.IndexSpecification; options: mongo.CreateIndexesOptions };

/**
 * Registers the models. Each schema is cloned, since its indexes depend on the contract and a process may start a
 * service more than once. Record types that share a collection have one model, with the schema of the first and the
 * indexes of all.
 */
export function registerModels(db: Connection, models: readonly ModelDefinition[], contract: Contract): void {
  for (const [name, [first, ...others]] of Map.groupBy(models, (model) => model.name)) {
    const schema = first!.schema.clone();
    const known = new Set(schema.indexes().map(([keys]) => JSON.stringify(keys)));
    for (const index of [first!, ...others].flatMap((model) => model.indexes?.(contract) ?? [])) {
      const keys = JSON.stringify(index);
      if (!known.has(keys)) schema.index(index);
      known.add(keys);
    }
    db.model(name, schema, name);
  }
}

/**
 * Creates the missing indexes of the models and rebuilds those whose options changed. Other indexes are kept: a newer
 * or older replica of the service may need them. Builds do not block reads and writes (MongoDB 4.4 and later). A busy
 * database delays the start; the build is repeated until it succeeds.
 * @throws the last error once `signal` is aborted; Error if an index cannot be built
 */
export async function buildIndexes(db: Connection, log: Logger, signal: AbortSignal): Promise<void> {
  const build = (model: Model<unknown>): Promise<void> =>
    retryUntilAvailable(
      async () => {
        await model.createCollection();
        await buildIndexesOf(model, log);
      },
      { log, signal, isTransient: isDatabaseUnavailable },
    );
  // In parallel: sequential builds would take a considerable part of the start.
  await Promise.all(Object.values(db.models).map(build));
}

/** Creates all indexes of a collection in one command; one command each would take most of the start. */
async function buildIndexesOf(model: Model<unknown>, log: Logger): Promise<void> {
  const specs = indexesOf(model);
  if (specs.length === 0) return;
  try {
    await model.collection.createIndexes(
      specs.map(({ key, options }) => ({ key, ...options }) as mongo.IndexDescription),
    );
  } catch (error) {
    if (!isConflict(error)) throw error;
    for (const spec of specs) await buildIndex(model, spec, log);
  }
}

const isConflict = (error: unknown): boolean => error instanceof mongo.MongoServerError && CONFLICTS.has(error.code);

/** Returns the indexes that the registered models declare, by collection. */
export function declaredIndexes(db: Connection): Record<string, IndexSpec[]> {
  return Object.fromEntries(Object.values(db.models).map((model) => [model.modelName, indexesOf(model)]));
}

function indexesOf(model: Model<unknown>): IndexSpec[] {
  return model.schema.indexes().map(([key, options]) => {
    const { background: _outdated, ...kept } = options as Record<string, unknown>;
    return { key: key as mongo.IndexSpecification, options: kept as mongo.CreateIndexesOptions };
  });
}

async function buildIndex(model: Model<unknown>, { key, options }: IndexSpec, log: Logger): Promise<void> {
  try {
    await model.collection.createIndex(key, options);
  } catch (error) {
    if (!isConflict(error)) throw error;
    await replaceIndex(model, { key, options }, log);
  }
}

async function replaceIndex(model: Model<unknown>, { key, options }: IndexSpec, log: Logger): Promise<void> {
  const present = await model.collection.indexes();
  const wanted = JSON.stringify(key);
  const old = present.find((index) => JSON.stringify(index.key) === wanted || index.name === options.name);
  if (!old?.name) throw new Error(`the index ${wanted} of ${model.modelName} cannot be built`);
  log.warn({ collection: model.modelName, index: old.name }, 'index options changed; rebuilding the index');
  await model.collection.dropIndex(old.name);
  await model.collection.createIndex(key, options);
}
