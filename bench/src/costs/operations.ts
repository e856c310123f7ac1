import type { mongo } from 'mongoose';

/** The counters of mongod's `serverStatus` that are read here. */
interface ServerStatus {
  readonly opcounters: { readonly insert: number; readonly query: number; readonly update: number };
  readonly transactions: { readonly totalCommitted: number };
  readonly network: { readonly numRequests: number };
}

/**
 * Returns the numbers of operations of a mongod since its start: documents inserted, queries, updates, transactions and
 * network requests.
 */
export async function readOperations(client: mongo.MongoClient): Promise<Record<string, number>> {
  const status = (await client.db('admin').command({ serverStatus: 1 })) as unknown as ServerStatus;
  const { insert, query, update } = status.opcounters;
  return {
    inserts: insert,
    queries: query,
    updates: update,
    transactions: status.transactions.totalCommitted,
    commands: status.network.numRequests,
  };
}
