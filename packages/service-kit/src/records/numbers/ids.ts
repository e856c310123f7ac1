import type { Connection } from 'mongoose';
import type { Call } from '../../runtime/call.ts';
import { contextKey } from '../../runtime/call-context.ts';

/** Returns the next id of a collection. @param call the call that the record is created for */
export type NextId = (collection: string, call?: Call) => Promise<number>;

/**
 * The number of ids that a process reserves at once. A restart wastes unused ids; reserving one id per create would
 * serialize all creates on one document.
 */
const BLOCK_SIZE = 50;

interface Counter {
  _id: string;
  /** The last id reserved by a process. */
  last: number;
}

interface Block {
  next: number;
  last: number;
}

/**
 * Creates the id generator for new records: unique positive integers, neither dense nor in chronological order. Blocks
 * are reserved outside of any transaction, since a document that every create writes would serialize the creates.
 * @returns a function from a collection's name to its next id; for a dry run it reserves none
 */
export function createIds(db: Connection): NextId {
  const blocks = new Map<string, Promise<Block>>();
  return async function nextId(collection, call): Promise<number> {
    if (call?.isDryRun) return unreservedId(db, collection, call);
    const pending = blocks.get(collection) ?? startBlock(db, blocks, collection);
    const block = await pending;
    if (block.next <= block.last) return block.next++;
    // Of several callers that find the block used up, the first reserves the next one.
    if (blocks.get(collection) === pending) startBlock(db, blocks, collection);
    return nextId(collection, call);
  };
}

const tried = contextKey<{ count: number }>('ids of a dry run');

/** Lets calls share the ids of a dry run, so that their records have different ones. */
export function shareTriedIds(calls: readonly Pick<Call, 'context'>[]): void {
  const shared = { count: 0 };
  for (const { context } of calls) context.set(tried, shared);
}

/** Returns an id beyond all that are reserved, so that a dry run reserves none; the ids of one dry run differ. */
async function unreservedId(db: Connection, collection: string, { context }: Call): Promise<number> {
  const ids = context.get(tried) ?? { count: 0 };
  ids.count += 1;
  context.set(tried, ids);
  const { count } = ids;
  const counter = await db.collection<Counter>('counters').findOne({ _id: collection });
  return (counter?.last ?? 0) + count;
}

function startBlock(db: Connection, blocks: Map<string, Promise<Block>>, collection: string): Promise<Block> {
  const pending = takeBlock(db, collection);
  blocks.set(collection, pending);
  pending.catch(() => {
    if (blocks.get(collection) === pending) blocks.delete(collection);
  });
  return pending;
}

async function takeBlock(db: Connection, collection: string): Promise<Block> {
  const counter = await db
    .collection<Counter>('counters')
    .findOneAndUpdate({ _id: collection }, { $inc: { last: BLOCK_SIZE } }, { upsert: true, returnDocument: 'after' });
  const last = counter!.last;
  return { next: last - BLOCK_SIZE + 1, last };
}
