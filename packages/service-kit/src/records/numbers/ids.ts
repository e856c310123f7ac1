import type { Connection } from 'mongoose';

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
 * @returns a function from a collection's name to its next id
 */
export function createIds(db: Connection): (collection: string) => Promise<number> {
  const blocks = new Map<string, Promise<Block>>();
  return async function nextId(collection): Promise<number> {
    const pending = blocks.get(collection) ?? startBlock(db, blocks, collection);
    const block = await pending;
    if (block.next <= block.last) return block.next++;
    // Of several callers that find the block used up, the first reserves the next one.
    if (blocks.get(collection) === pending) startBlock(db, blocks, collection);
    return nextId(collection);
  };
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
