import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { runCommand, say } from './console/say.ts';
import { type DocComments, longSubjects, readDocComments, readProtoComments } from './words/texts.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** Maximum share of doc comments that open with a question word. */
const MAX_QUESTIONS = 0.02;
/** The last commit before subjects were limited. */
const LIMITED_AFTER = 'f532b0b37d01386d560026f17c3cc82bd9ca7fa2';

interface SourceFile {
  readonly path: string;
  readonly text: string;
}

const git = async (...args: string[]): Promise<string> =>
  (await promisify(execFile)('git', args, { cwd: root, maxBuffer: 64 * 1024 * 1024 })).stdout;

/** Checks doc comments and commit subjects. */
await runCommand(async () => {
  const [sources, protos] = await Promise.all([readFiles('*.ts', '*.tsx'), readFiles('*.proto')]);
  const faults = [
    ...findQuestions(sources, readDocComments),
    ...findQuestions(protos, readProtoComments),
    ...(await readSubjects()),
  ];
  for (const line of faults) say.fail(line);
  return faults.length === 0 ? 0 : 1;
});

async function readFiles(...patterns: string[]): Promise<SourceFile[]> {
  const paths = (await git('ls-files', ...patterns)).split('\n');
  const own = paths.filter((path) => path && !/(^|\/)generated\//.test(path));
  return await Promise.all(own.map(async (path) => ({ path, text: await readFile(join(root, path), 'utf8') })));
}

/** Returns the comments that open with a question word, if they are more than 2 % of all. */
function findQuestions(files: readonly SourceFile[], read: (text: string) => DocComments): string[] {
  const comments = files.map(({ path, text }) => ({ path, ...read(text) }));
  const count = comments.reduce((sum, file) => sum + file.count, 0);
  const found = comments.flatMap(({ path, questions }) => questions.map((text) => `${path}: ${text}`));
  return found.length > count * MAX_QUESTIONS ? found : [];
}

/** Returns the commits whose subject is too long; none in a clone without the commits before. */
async function readSubjects(): Promise<string[]> {
  const log = await git('log', '--format=%h %s', `${LIMITED_AFTER}..HEAD`).catch(() => '');
  return longSubjects(log).map((line) => `commit subject over 72 characters: ${line}`);
}
