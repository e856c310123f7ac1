/** A client generator, with the commands that compile and run its client. */
export interface ClientKind {
  readonly name: string;
  /** Finds or installs the generator. @throws UserError if it cannot be installed on this machine */
  readonly prepare: (step: (text: string) => void) => Promise<Tool>;
}

/** Generates and runs a client in an empty directory. */
export interface Tool {
  /** Generates the client. @param document path of the OpenAPI document */
  generate(document: string, folder: string): Promise<void>;
  /** Type-checks the client and the program. */
  compile(folder: string): Promise<void>;
  /** Runs the program. @returns its output */
  run(folder: string, env: NodeJS.ProcessEnv): Promise<string>;
}
