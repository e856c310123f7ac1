import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { runCommand, say } from './console/say.ts';
import { readDocComments } from './words/doc-comments.ts';
import { longSubjects } from './words/subjects.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** The largest part of all doc comments that may open with a question word. */
const MAX_QUESTIONS = 0.02;
/** The last commit before subjects were limited. */
const LIMITED_AFTER = 'f532b0b37d01386d560026f17c3cc82bd9ca7fa2';

const git = async (...args: string[]): Promise<string> =>
  (await promisify(execFile)('git', args, { cwd: root, maxBuffer: 64 * 1024 * 1024 })).stdout;

/** Checks the wording of doc comments and commit subjects by docs/glossary.md. */
await runCommand(async () => {
  const questions = await findQuestions();
  const subjects = await readSubjects();
  for (const line of [...questions, ...subjects]) say.fail(line);
  return questions.length + subjects.length === 0 ? 0 : 1;
});

/** Returns the doc comments that open with a question word, where they are more than 2 % of all. */
async function findQuestions(): Promise<string[]> {
  const files = (await git('ls-files', '*.ts', '*.tsx'))
    .split('\n')
    .filter((file) => file && !/(^|\/)generated\//.test(file));
  const found: string[] = [];
  let count = 0;
  for (const file of files) {
    const comments = readDocComments(await readFile(join(root, file), 'utf8'));
    count += comments.count;
    found.push(...comments.questions.map((text) => `${file}: ${text}`));
  }
  return found.length > count * MAX_QUESTIONS ? found : [];
}

/** Returns the commits whose subject is too long; none in a clone without the commits before. */
async function readSubjects(): Promise<string[]> {
  const log = await git('log', '--format=%h %s', `${LIMITED_AFTER}..HEAD`).catch(() => '');
  return longSubjects(log).map((line) => `commit subject over 72 characters: ${line}`);
}
