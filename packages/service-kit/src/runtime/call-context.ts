/** A key of a value of type `T` in the context of a call; each key is unique. */
export interface ContextKey<T> {
  /** The value that it names, for the log and the debugger. */
  readonly name: string;
  /** Never set; it distinguishes keys of different types. */
  readonly type?: T;
}

/** Creates a key. @param name e.g. `credited invoice` */
export const contextKey = <T>(name: string): ContextKey<T> => ({ name });

/** Values that one part of the handling of a call leaves for a later one, such as what was read before the transaction. */
export class CallContext {
  readonly #values = new Map<ContextKey<unknown>, unknown>();

  /** Returns a value; undefined if it was not set. */
  get<T>(key: ContextKey<T>): T | undefined {
    return this.#values.get(key) as T | undefined;
  }

  set<T>(key: ContextKey<T>, value: T): void {
    this.#values.set(key, value);
  }
}
