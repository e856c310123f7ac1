/** Words that a doc comment must not open with: it leads with a verb or a noun. */
export const QUESTION_WORD = /^(What|Who|Whoever|Whose|Whom|Whether|How|Where|Which|That)\b/;

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
