import { fieldOf } from '../../contract/field-of.ts';
import { statesAfter } from '../../contract/moves.ts';
import type { Resource } from '../../contract/types.ts';
import { toneOf } from '../../fields/tones.ts';

/** The tones of side statuses, such as on hold, cancelled or lost. */
const SIDE = new Set(['warning', 'danger', 'neutral']);
/** The tones of side statuses that end the steps, such as cancelled or lost. */
const ENDED = new Set(['danger', 'neutral']);

/** A status with fewer steps is a switch. */
const MIN_STEPS = 3;

/** The statuses of a record as steps. */
export interface Steps {
  /** The steps in their order, with the current status. */
  readonly path: readonly string[];
  /** The side statuses that the record can be changed to. */
  readonly side: readonly string[];
  /** Returns true if the record can be changed to a status. */
  readonly isLegal: (status: string) => boolean;
}

/** Returns the steps of a record; undefined if its statuses are no steps, or its status has ended them. */
export function stepsOf(resource: Resource, status: unknown): Steps | undefined {
  const field = fieldOf(resource, 'status');
  if (!field?.moves || typeof status !== 'string' || ENDED.has(toneOf(status))) return undefined;
  const path = (field.allowed ?? []).filter((one) => one === status || !SIDE.has(toneOf(one)));
  if (path.length < MIN_STEPS) return undefined;
  const legal = new Set(statesAfter(field, status).filter((one) => one !== status));
  return {
    path,
    side: [...legal].filter((one) => !path.includes(one)),
    isLegal: (one) => legal.has(one),
  };
}
