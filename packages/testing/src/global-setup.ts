import { startMongo } from './parts.ts';
import { sharedMongoSetting, stopShared } from './shared-mongo.ts';

/** Before all tests of a run: one mongod for those that do not end it, since it takes a second to start. */
export default async function globalSetup(): Promise<void> {
  const mongo = await startMongo();
  process.env[sharedMongoSetting] = mongo.url;
  stopShared.push(() => mongo.stop());
}
