import {
  ApiError,
  type BulkTarget,
  type Caller,
  type Contract,
  compileConflicts,
  compileHideStaffFields,
  problemMembers,
  type Rpc,
  shapeAnswer,
} from '@bms/contracts';

type Message = Record<string, unknown>;

/** Returns the JSON body of an answer, as the gateway would send it to the caller. */
export type ShowAnswer = (answer: unknown, caller: Caller) => Message;

/** Compiles the conversion of the answers of an rpc to JSON bodies. */
export function compileShow(rpc: Rpc, definition: Contract['definition']): ShowAnswer {
  const { responseSerialize, responseDeserialize } = definition(rpc.service.name)[rpc.name]!;
  const [shape, hideStaffFields] = [shapeAnswer(rpc.response), compileHideStaffFields(rpc.response)];
  return (answer, caller) => {
    const shown = shape(responseDeserialize(responseSerialize(answer as object)) as Message);
    if (caller.userType === 'client') hideStaffFields?.(shown);
    return shown;
  };
}

/** The result of an item, see bms.api.BulkResult. */
export interface BulkResult {
  readonly index: number;
  readonly status: number;
  readonly id?: number;
  readonly etag?: string;
  readonly record?: string;
  readonly problem?: string;
  /** True for the result of an earlier call with the same key; not part of the answer. */
  readonly isReplayed?: boolean;
}

const etagOf = (version: number | undefined) => version !== undefined && { etag: `"${version}"` };

/** A successful write of an item. */
interface Made {
  readonly index: number;
  readonly target: BulkTarget;
  /** The id of the item; undefined if it has none. */
  readonly id: number | undefined;
  readonly version: number | undefined;
  readonly isReplayed: boolean;
  readonly shown: Message;
}

/** Builds the result of a successful write. */
export function resultOf({ index, target, id, version, isReplayed, shown }: Made): BulkResult {
  const record = shown['record'] as Message | null | undefined;
  const known = Number(record?.['id'] ?? id ?? 0);
  return {
    index,
    status: target.rpc.policy.success,
    isReplayed,
    ...(known > 0 && { id: known }),
    ...etagOf(version),
    ...(record && { record: JSON.stringify(record) }),
  };
}

/** Builds the result of a failed write. */
export function failureOf(index: number, id: number | undefined, error: ApiError, requestId: string): BulkResult {
  const { status, ...members } = problemMembers(error, requestId);
  const { type, title, ...rest } = members as Message;
  return {
    index,
    status,
    ...(id && { id }),
    ...etagOf(error.version),
    problem: JSON.stringify({ type, title, status, ...rest }),
  };
}

/** Compiles the addition of conflicts to the error of an update of another version, from the record as the caller reads it. */
export function compileAddConflicts(target: BulkTarget, get: Rpc) {
  const conflictsOf = compileConflicts(target.rpc, target.binding, get);
  return (error: ApiError, sent: Message, shown: Message): ApiError =>
    new ApiError(error.code, error.message, {
      violations: error.violations,
      version: error.version,
      conflicts: conflictsOf(sent, shown),
    });
}
