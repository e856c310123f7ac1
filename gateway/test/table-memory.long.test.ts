import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { HUGE } from './support/bills.ts';
import { startEnvironment, type TestEnvironment } from './support/environment.ts';

/** Growth of the heap that is no growth with the rows, in bytes: all rows of the export are 40 MB of objects. */
const TOLERANCE = 8_000_000;

let environment: TestEnvironment;
let collectGarbage: () => void;

beforeAll(async () => {
  setFlagsFromString('--expose-gc');
  collectGarbage = runInNewContext('gc') as () => void;
  environment = await startEnvironment();
});
afterAll(() => environment.stop());

/** Returns the size of the objects in use, without the calls that the stub of the service has noted. */
function liveBytes(): number {
  environment.echo.seen.length = 0;
  collectGarbage();
  return process.memoryUsage().heapUsed + process.memoryUsage().arrayBuffers;
}

test.each(['csv', 'xlsx'])('an export as %s needs no more memory at its end than at its beginning', async (format) => {
  const { url } = await environment.gateway();
  const headers = { authorization: `Bearer ${environment.identity.signIn()}`, 'accept-encoding': 'identity' };
  const answer = await fetch(`${url}/api/bills?case=huge&format=${format}`, { headers });
  const reader = answer.body!.getReader();
  await reader.read();
  const before = liveBytes();
  let most = before;
  let bytes = 0;
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    const part = bytes;
    bytes += chunk.value.length;
    // About 20 times for CSV, fewer for a workbook, which is compressed.
    if (Math.floor(part / 400_000) !== Math.floor(bytes / 400_000)) most = Math.max(most, liveBytes());
  }
  expect(bytes).toBeGreaterThan(HUGE * 15);
  expect(most - before).toBeLessThan(TOLERANCE);
});
