/** The surroundings of a command. */
export interface Context {
  readonly env: NodeJS.ProcessEnv;
  /** Prints a line, or several, of the result to stdout. */
  readonly print: (text: string) => void;
  /** Prints a line of progress or an error to stderr. */
  readonly report: (text: string) => void;
  /** Aborted when the command is to end, e.g. by Ctrl-C. */
  readonly signal: AbortSignal;
}

/** The result of a command. */
export interface Outcome {
  /** The result as JSON, for `--json`; undefined if the command has printed its result itself. */
  readonly data: unknown;
  /** The result as lines of text. */
  readonly lines: readonly string[];
  /** True if the command found or met a problem: it exits with 1. */
  readonly failed?: boolean;
}
