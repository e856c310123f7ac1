/** `npm run docs:examples`: computes the examples of responses that the OpenAPI document shows, and stores them. */
import { writeFileSync } from 'node:fs';
import { computedAnswersFile, loadContract } from '@bms/contracts';
import { startExampleSystem } from './example-system.ts';

const examples = await startExampleSystem();
try {
  const answers = await examples.answersOf(loadContract());
  writeFileSync(computedAnswersFile, `${JSON.stringify(answers, undefined, 2)}\n`);
  process.stdout.write(`${Object.keys(answers).length} examples are in ${computedAnswersFile.pathname}\n`);
} finally {
  await examples.stop();
}
