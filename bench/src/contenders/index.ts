import { expressFloor, grpcFloor, httpFloor } from './floors.ts';
import { ours } from './ours.ts';
import { express, feathers, nestjs, parseServer, payload, payloadNext } from './peer.ts';
import type { Contender } from './types.ts';

export { COPIES } from './ours.ts';

/** All contenders, this project first. */
export const CONTENDERS: readonly Contender[] = [
  ours,
  nestjs,
  express,
  feathers,
  parseServer,
  payload,
  payloadNext,
  grpcFloor,
  expressFloor,
  httpFloor,
];
