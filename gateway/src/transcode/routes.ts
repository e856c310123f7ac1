import type { Access, Caller, HttpMethod, PathSegment } from '@bms/contracts';
import type { Answer } from '../http/exchange.ts';

/** What a body may be. */
export interface BodyRules {
  /** The most bytes that are taken. */
  readonly maxBytes: number;
  /** `json`: read and parsed here; `stream`: passed through, so that only its announced length is looked at. */
  readonly kind: 'json' | 'stream';
  /** Keep how numbers were written, for rules on decimals. */
  readonly needsNumberSource: boolean;
}

/** One verb and path that the gateway answers, with all that the steps before the answer need to know. */
export interface Route {
  readonly method: HttpMethod;
  /** The template, e.g. `/api/clients/{id}`. */
  readonly path: string;
  readonly segments: readonly PathSegment[];
  readonly access: Access;
  /** The coarse check of a caller. @throws ApiError forbidden */
  readonly permit: (caller: Caller) => void;
  /** The name of the limit that counts its calls. */
  readonly limit: string;
  /** Undefined where a body is ignored. */
  readonly body?: BodyRules;
  /** The answer holds a secret: it is not compressed, so that its length tells nothing (BREACH). */
  readonly secret: boolean;
  readonly answer: Answer;
}

/** A route with the values of its path's variables, percent-decoded. */
export interface Found {
  readonly route: Route;
  readonly params: Readonly<Record<string, string>>;
}
