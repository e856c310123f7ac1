import type { Connection } from 'mongoose';
import type { ReadTransaction, Transaction } from '../kit.ts';
import type { RecordDefinition } from '../model/definition.ts';
import type { RecordChange } from '../model/stored.ts';
import { assertUnlocked } from './locked.ts';
import { compileReferencedBy } from './referenced.ts';
import { compileRefersTo } from './refers-to.ts';

/** Asserts the rules for a pending change and then writes the records that follow it, in its transaction. @throws ApiError */
export type ApplyRules = (change: RecordChange, tx: Transaction) => Promise<void>;

/** The rules of a module, see ResourceRules. */
interface OwnRules {
  assert?(change: RecordChange, tx: ReadTransaction): Promise<void> | void;
  follow?(change: RecordChange, tx: Transaction): Promise<void> | void;
}

/** Compiles the rules of a record type (see RuleOptions), followed by those of its module. */
export function compileRules(
  db: Connection,
  definition: RecordDefinition,
  { assert, follow }: OwnRules = {},
): ApplyRules {
  const assertNotReferenced = definition.referencedBy && compileReferencedBy(db, definition.referencedBy);
  const assertReferences = definition.refersTo && compileRefersTo(db, definition.refersTo);
  return async (change, tx) => {
    assertUnlocked(definition, change);
    if (change.kind === 'deleted') await assertNotReferenced?.(change.after._id, tx.session);
    await assertReferences?.(change, tx.session);
    await assert?.(change, tx);
    await follow?.(change, tx);
  };
}
