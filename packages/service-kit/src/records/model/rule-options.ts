import type { ApiError, Caller, MessageContract, Violation } from '@bms/contracts';
import type { FieldOf, StoredFilter, StoredRecord } from './stored.ts';

/** The rules of a record type that the kit asserts for every change, before those of the module. */
export interface RuleOptions<T extends StoredRecord = StoredRecord> {
  /** The fields that cannot be changed in some statuses. */
  readonly locked?: readonly StatusLock<T>[];
  /** The statuses in which a record can be deleted; all by default. */
  readonly deletable?: DeletableStatuses;
  /**
   * The preconditions of operations on a record, by rpc: `actions` of details have them. The handler of an action asserts
   * its own by `assertPrecondition`.
   */
  readonly preconditions?: Preconditions<T>;
  /** The records that refer to a record, which cannot be deleted while there are any. */
  readonly referencedBy?: ReferencedBy;
  /** The references whose records must exist when they are assigned. References of the contract are looked up anyway. */
  readonly refersTo?: readonly KeptReference<T>[];
}

/** Preconditions by the name of the rpc, e.g. `AddPayment`. */
export type Preconditions<T extends StoredRecord = StoredRecord> = Readonly<Record<string, Precondition<T>>>;

/**
 * The precondition of an operation on a record: returns the rejection, undefined if it is met. It replaces the check of the
 * transitions, whose violation it gets, and reads nothing but its arguments.
 */
export type Precondition<T extends StoredRecord = StoredRecord> = (
  record: T,
  context: OperationContext,
) => Rejection | undefined;

/** The error that an operation would return because of the record or the caller. */
export type Rejection = Violation | ApiError;

/** The context of an operation on a record. */
export interface OperationContext {
  readonly caller: Caller;
  /** The status that an update would set; undefined for any other operation, and an update of other fields. */
  readonly status: string | undefined;
  /** Returns the current day of the organization. */
  readonly today: () => Date;
  /** The record in the contract. */
  readonly contract: MessageContract;
  /** Returns true if portal users of the record's client may view it. @throws Error if they view no records of the type */
  readonly isVisibleToClient: () => boolean;
  /** The violation of the contract, if the operation moves the status and cannot move it from the current one. */
  readonly illegalMove: Violation | undefined;
}

/** A lock of fields in some statuses of a record. */
export interface StatusLock<T extends StoredRecord = StoredRecord> {
  readonly statuses: readonly string[];
  /** The stored fields that cannot be changed; all by default. */
  readonly fields?: readonly FieldOf<T>[];
  /** The stored fields that can be changed nevertheless. */
  readonly except?: readonly FieldOf<T>[];
  /** The name of the rpc whose changes are checked, e.g. `Update`; those of all rpcs by default. */
  readonly rpc?: string;
  /** Returns why a field cannot be changed. */
  message?(field: string, record: T): string;
  /** The violation for the record as a whole, in place of one for each field. */
  readonly violation?: Violation;
}

/** The statuses in which a record can be deleted. */
export interface DeletableStatuses {
  readonly statuses: readonly string[];
  /** The word for a record in errors, e.g. `invoice`. */
  readonly noun: string;
  /** The code of the violation; `locked` by default. */
  readonly code?: string;
}

/** The records of this service that may refer to a record. */
export interface ReferencedBy {
  /** The word for a referenced record in errors, e.g. `category`. */
  readonly noun: string;
  readonly by: readonly Referrer[];
}

/** A record type that refers to another one. */
export interface Referrer {
  /** The name of its collection, e.g. `items`. */
  readonly collection: string;
  /** The stored field with the id of the referenced record. */
  readonly field: string;
  /** The word for a referring record in errors, e.g. `item`. */
  readonly noun: string;
  /** The stored field of which the error names an example; without one, it names the number of records. */
  readonly title?: string;
}

/** A reference to a record of this service. */
export interface KeptReference<T extends StoredRecord = StoredRecord> {
  /** The stored field with the id; it has the name of the contract. */
  readonly field: FieldOf<T>;
  /** The name of the collection that it refers to. */
  readonly collection: string;
  /** True if the referenced record is locked, so that it is not deleted before the transaction ends. */
  readonly isLocked?: boolean;
  /** True if only new records are checked; by default also restored ones and changes of the field. */
  readonly onlyNew?: boolean;
  /** Returns the filter of the records that may be referred to; all by default. */
  among?(record: T, caller: Caller): StoredFilter;
  /** The error message; `<field> <id> does not exist or is not accessible.` by default. */
  readonly message?: string;
}
