import type { Caller } from '@bms/contracts';
import type { NextFunction, Request, Response } from 'express';
import type { Found } from '../transcode/routes.ts';

/** What is known of a request, filled in by one step after the other. */
export type Exchange = {
  requestId: string;
  /** W3C Trace Context: the one that came, or a new one. */
  traceparent: string;
  /** Where the route stands and what the path's variables are; set by the routing step. */
  found: Found;
  /** Who calls; nobody until the authentication step. */
  caller: Caller;
  /** The parsed body; undefined where there was none. */
  body: unknown;
};

export type Reply = Response<unknown, Exchange>;

/** One step of a request's way. It either passes on, answers, or throws an ApiError. */
export type Step = (request: Request, reply: Reply, next: NextFunction) => void | Promise<void>;

/** What a route does once all steps before it have passed. */
export type Answer = (request: Request, reply: Reply) => void | Promise<void>;

/** The template of the route that was found, for logs and metrics; empty before and without one. */
export function templateOf(reply: Reply): string {
  const found: Partial<Exchange>['found'] = reply.locals.found;
  return found?.route.path ?? '';
}
