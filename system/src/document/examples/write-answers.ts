/** `npm run docs:examples`: computes the examples of responses that the OpenAPI document shows, and stores them. */
import { writeFileSync } from 'node:fs';
import { computedAnswersFile, loadContract } from '@bms/contracts';
import { startInbox, startSystem } from '@bms/testing';
import { answersOf, exampleOptions } from './example-system.ts';

const inbox = await startInbox();
const system = await startSystem({ ...exampleOptions, smtpUrl: inbox.url });
try {
  const answers = await answersOf(loadContract(), system, inbox);
  writeFileSync(computedAnswersFile, `${JSON.stringify(answers, undefined, 2)}\n`);
  process.stdout.write(`${Object.keys(answers).length} examples are in ${computedAnswersFile.pathname}\n`);
} finally {
  await Promise.all([system.stop(), inbox.stop()]);
}
