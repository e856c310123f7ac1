import { stopShared } from './shared-mongo.ts';

/** After all tests of a run. */
export default async function globalTeardown(): Promise<void> {
  for (const stop of stopShared) await stop();
}
