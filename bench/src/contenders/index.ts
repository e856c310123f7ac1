import { expressFloor, grpcFloor, httpFloor } from './floors.ts';
import { ours } from './ours.ts';
import { express, feathers, nestjs, parseServer, payload } from './peer.ts';
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
  grpcFloor,
  expressFloor,
  httpFloor,
];
