/** Words that a doc comment must not open with: it leads with a verb or a noun. */
const QUESTION_WORD = /^(What|Who|Whoever|Whose|Whom|Whether|How|Where|Which|That)\b/;

/** The doc comments of a source file. */
export interface DocComments {
  readonly count: number;
  /** The first lines of those that open with a question word. */
  readonly questions: readonly string[];
}

/** Reads the doc comments that stand on lines of their own of a TypeScript source. */
export function readDocComments(source: string): DocComments {
  const openings = [...source.matchAll(/^[ \t]*\/\*\*\s*(?:\*\s+)?(\S.*)$/gm)].map(([, text]) => text!);
  return { count: openings.length, questions: openings.filter((text) => QUESTION_WORD.test(text)) };
}

/** Reads the comments in front of the definitions of a proto file; a comment ends at the first line without `//`. */
export function readProtoComments(source: string): { readonly count: number; readonly questions: readonly string[] } {
  const lines = source.split('\n').map((line) => line.trim());
  const openings = lines.filter((line, at) => line.startsWith('// ') && !lines[at - 1]?.startsWith('//'));
  const texts = openings.map((line) => line.slice('// '.length));
  return { count: texts.length, questions: texts.filter((text) => QUESTION_WORD.test(text)) };
}

const MAX_SUBJECT = 72;

/** Returns the lines of `git log --format='%h %s'` whose subject has more than 72 characters. */
export function longSubjects(log: string): string[] {
  return log.split('\n').filter((line) => line.slice(line.indexOf(' ') + 1).length > MAX_SUBJECT);
}
