export const RECORD_EVENTS = ['record.created', 'record.updated', 'record.deleted', 'record.restored'] as const;
export type RecordEvent = (typeof RECORD_EVENTS)[number];

export const ACCOUNT_EVENTS = [
  'account.signed_in',
  'account.sign_in_failed',
  'account.locked',
  'account.password_changed',
  'account.change_undone',
  'account.factor_added',
  'account.factor_removed',
  'account.factors_reset',
  'account.recovery_codes_created',
  'account.recovery_code_used',
  'account.sso_linked',
  'account.sso_unlinked',
  'account.break_glass_used',
] as const;
export type AccountEvent = (typeof ACCOUNT_EVENTS)[number];

/** Returns the action of the entry of an event, e.g. `created`. */
export const actionOf = (type: string): string => type.slice(type.indexOf('.') + 1);

/** The actions of all entries. */
export const ACTIONS: readonly string[] = [...RECORD_EVENTS, ...ACCOUNT_EVENTS].map(actionOf);
