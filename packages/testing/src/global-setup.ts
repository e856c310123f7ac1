import { startMongo } from './backing-services.ts';
import { sharedMongoSetting, stopShared } from './shared-mongo.ts';

/**
 * Runs before all tests of a run: starts one mongod for the tests that do not stop it, since a start takes a second.
 */
export default async function globalSetup(): Promise<void> {
  const mongo = await startMongo();
  process.env[sharedMongoSetting] = mongo.url;
  stopShared.push(() => mongo.stop());
}
