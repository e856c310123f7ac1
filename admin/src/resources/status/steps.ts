import { fieldOf } from '../../contract/field-of.ts';
import { statesAfter } from '../../contract/moves.ts';
import type { Resource } from '../../contract/types.ts';
import { toneOf } from '../../fields/tones.ts';

/** The meanings of statuses beside the way of a record, such as on hold, cancelled or lost. */
const ASIDE = new Set(['warning', 'danger', 'neutral']);
/** Those of statuses with which the way of a record ends early. */
const ENDED = new Set(['danger', 'neutral']);

/** A status with fewer steps is a switch. */
const MIN_STEPS = 3;

/** The statuses of a record on its way. */
export interface Steps {
  /** The statuses of the way in their order, with the present one. */
  readonly path: readonly string[];
  /** The statuses beside the way that the record can be changed to. */
  readonly aside: readonly string[];
  /** Returns true if the record can be changed to a status. */
  readonly isLegal: (status: string) => boolean;
}

/** Returns the way of a record by its status; undefined if it has no statuses in order, or its way has ended early. */
export function stepsOf(resource: Resource, status: unknown): Steps | undefined {
  const field = fieldOf(resource, 'status');
  if (!field?.moves || typeof status !== 'string' || ENDED.has(toneOf(status))) return undefined;
  const path = (field.allowed ?? []).filter((one) => one === status || !ASIDE.has(toneOf(one)));
  if (path.length < MIN_STEPS) return undefined;
  const legal = new Set(statesAfter(field, status).filter((one) => one !== status));
  return {
    path,
    aside: [...legal].filter((one) => !path.includes(one)),
    isLegal: (one) => legal.has(one),
  };
}
