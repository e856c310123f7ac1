import { ApiError } from '@bms/contracts';
import { type Call, contextKey, type PendingChange, type Resource, type StoredRecord } from '@bms/service-kit';
import { type PrepareHandler, preparedHandler } from './capture-sent.ts';
import type { PrintHandlers } from './print-handlers.ts';

/** A document that a client can accept. */
type Offered = StoredRecord & { readonly status?: string };

/** Records which document a client accepted: the hash of the PDF that was shown. */
export interface ShownHash {
  /**
   * Reads the hash before the transaction of a call that may accept a document. If the PDF cannot be read, the call goes on
   * without it: accepting must not depend on files.
   */
  prepare(stored: Offered, call: Call): Promise<void>;
  /** Prepares a call for the record in its request. */
  prepareStored(call: Call): Promise<void>;
  /** Prepares the calls of a handler for the record in their request. */
  readonly prepared: PrepareHandler;
  /**
   * Returns the stored values of a change, the hash if it accepts the record; for `compute`.
   * @throws ApiError version_mismatch if the record was changed since the hash was read
   */
  valuesOf(record: object, change: PendingChange): { accepted_sha256?: string };
}

interface HashDeps {
  /** Returns the resource, which is created with the rules that record the hash. */
  readonly resource: () => Resource;
  readonly hashOf: PrintHandlers['hashOf'];
}

/** Creates the record of the hash of accepted documents. */
export function createShownHash({ resource, hashOf }: HashDeps): ShownHash {
  const shown = contextKey<{ readonly version: number; readonly sha256: string }>('hash of the document shown');
  const prepare: ShownHash['prepare'] = async (stored, call) => {
    if (stored.status !== 'sent') return;
    try {
      call.context.set(shown, { version: stored.version, sha256: await hashOf(stored, call) });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      call.log.warn({ code: error.code }, 'reading the hash of an accepted document failed');
    }
  };
  const prepareStored: ShownHash['prepareStored'] = async (call) => {
    const stored = await resource()
      .model.findById((call.request as { readonly id: number }).id)
      .lean();
    if (stored) await prepare(stored, call);
  };
  return {
    prepare,
    prepareStored,
    prepared: preparedHandler(prepareStored),
    valuesOf: (record, { call, changed }) => {
      const { status, version } = record as Partial<Offered>;
      const found = changed.has('status') && status === 'accepted' ? call.context.get(shown) : undefined;
      if (!found) return {};
      if (found.version !== version) throw new ApiError('version_mismatch');
      return { accepted_sha256: found.sha256 };
    },
  };
}
