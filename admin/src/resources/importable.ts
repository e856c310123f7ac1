import { hasRoute } from '../contract/contract.ts';
import type { Resource } from '../contract/types.ts';
import { may, type Session } from '../session/account.ts';
import { isLines } from './form-rows.ts';
import { viewOf } from './views.ts';

/** Returns true if a file can have such records: those with a bulk, except documents with lines. */
export const isImportable = ({ name, path, fields, access }: Resource, session: Session): boolean =>
  hasRoute(`POST ${path}/bulk`) &&
  hasRoute(`POST ${path}`) &&
  viewOf(name) !== undefined &&
  !fields.some(isLines) &&
  may(session, access.create);
