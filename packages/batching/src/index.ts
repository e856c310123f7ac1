export { createBatcher, createKeyedBatcher, type Waiting } from './batcher.ts';
export { shareEqualQueries, shareQueries } from './share-queries.ts';
