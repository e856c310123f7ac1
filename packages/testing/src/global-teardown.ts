import { stopShared } from './shared-mongo.ts';

/** Runs after all tests of a run: stops the shared backing services. */
export default async function globalTeardown(): Promise<void> {
  for (const stop of stopShared) await stop();
}
