import { QUESTION_WORD } from './doc-comments.ts';

/** Reads the comments in front of the definitions of a proto file; a comment ends at the first line without `//`. */
export function readProtoComments(source: string): { readonly count: number; readonly questions: readonly string[] } {
  const lines = source.split('\n').map((line) => line.trim());
  const openings = lines.filter((line, at) => line.startsWith('// ') && !lines[at - 1]?.startsWith('//'));
  const texts = openings.map((line) => line.slice('// '.length));
  return { count: texts.length, questions: texts.filter((text) => QUESTION_WORD.test(text)) };
}
