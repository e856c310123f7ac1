import { readFileSync } from 'node:fs';
import type { JsonValue } from '../types.ts';

/** Examples of responses that a running system computed, by name of the response. */
export type ComputedAnswers = Readonly<Record<string, ComputedAnswer>>;

/** A response with the request that it answers, which has the path and body that the document shows. */
export interface ComputedAnswer {
  /** Method and path, e.g. `GET /api/clients/1`. */
  readonly request: string;
  readonly answer: JsonValue;
}

/** The file of the computed examples, which `npm run docs:examples` writes. */
export const computedAnswersFile = new URL('../../generated/answers.json', import.meta.url);

/** Reads the computed examples. */
export const readComputedAnswers = (): ComputedAnswers =>
  JSON.parse(readFileSync(computedAnswersFile, 'utf8')) as ComputedAnswers;
