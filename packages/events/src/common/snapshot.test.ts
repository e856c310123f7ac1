import { startMongo } from '@bms/testing';
import { expect, test } from '@jest/globals';
import { createConnection } from 'mongoose';
import { readSnapshot } from './snapshot.ts';

test('queries of a snapshot do not see what is written between them, also on a connection with another read concern', async () => {
  const mongo = await startMongo();
  const connection = await createConnection(mongo.urlOf('bms_test'), {
    readConcern: { level: 'majority' },
  }).asPromise();
  try {
    const rows = connection.collection<{ _id: number }>('rows');
    await rows.insertOne({ _id: 1 });
    const counts = await readSnapshot(connection, async (options) => {
      const before = await rows.countDocuments({}, options);
      await rows.insertOne({ _id: 2 }, { writeConcern: { w: 'majority' } });
      return [before, (await rows.find({}, options).toArray()).length];
    });
    expect(counts).toEqual([1, 1]);
    expect(await rows.countDocuments()).toBe(2);
  } finally {
    await connection.close();
    await mongo.stop();
  }
});
