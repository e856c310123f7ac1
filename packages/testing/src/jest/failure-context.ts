import { setTimeout as wait } from 'node:timers/promises';

/** The time in milliseconds that a part has to describe itself; one that hangs must not stop the run. */
const LIMIT_MS = 10_000;

/** Returns the state of a part that a test uses, such as an open page; undefined if there is nothing to say. */
export type Describer = () => Promise<string | undefined>;

const describers = new Set<Describer>();

/** Adds what `describer` returns to the message of each test that fails, until the returned function is called. */
export function describeOnFailure(describer: Describer): () => void {
  describers.add(describer);
  return () => void describers.delete(describer);
}

/** Appends the states of the parts in use to the message and the stack of an error. */
export async function addContext(error: unknown): Promise<void> {
  if (!(error instanceof Error)) return;
  const described = await Promise.all(
    [...describers].map((describer) => Promise.race([late(), describer().catch(String)])),
  );
  const context = described.filter(Boolean).join('\n');
  if (!context) return;
  const { message, stack = message } = error;
  error.message = `${message}\n${context}`;
  error.stack = stack.replace(message, () => error.message);
}

const late = (): Promise<string> => wait(LIMIT_MS, 'A part does not tell its state', { ref: false });
