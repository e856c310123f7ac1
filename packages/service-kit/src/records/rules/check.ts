import type { Connection } from 'mongoose';
import type { Transaction } from '../kit.ts';
import type { RecordDefinition } from '../model/definition.ts';
import type { RecordChange } from '../model/stored.ts';
import { assertUnlocked } from './locked.ts';
import { compileReferencedBy } from './referenced.ts';
import { compileRefersTo } from './refers-to.ts';

/** Asserts the rules for a pending change, in its transaction. @throws ApiError */
export type CheckChange = (change: RecordChange, tx: Transaction) => Promise<void>;

/**
 * Compiles the rules of a record type (see RuleOptions), followed by those of its module.
 * @param ownCheck the rules of the module
 */
export function compileCheck(
  db: Connection,
  definition: RecordDefinition,
  ownCheck?: (change: RecordChange, tx: Transaction) => Promise<void> | void,
): CheckChange {
  const assertNotReferenced = definition.referencedBy && compileReferencedBy(db, definition.referencedBy);
  const assertReferences = definition.refersTo && compileRefersTo(db, definition.refersTo);
  return async (change, tx) => {
    assertUnlocked(definition, change);
    if (change.kind === 'deleted') await assertNotReferenced?.(change.after._id, tx.session);
    await assertReferences?.(change, tx.session);
    await ownCheck?.(change, tx);
  };
}
