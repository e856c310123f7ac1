import { loadContract } from '@bms/contracts';
import type { FindResponse, FoundRecord } from '@bms/contracts/types/activity';
import type { DomainEvent } from '@bms/events';

const contract = loadContract();

/** A change of a record that the search covers. */
export interface SearchedChange {
  /** The gRPC service, e.g. `bms.crm.Clients`. */
  readonly service: string;
  readonly id: number;
  /** The members of the record. */
  readonly record?: object;
  /** `created` by default. */
  readonly action?: string;
  readonly version?: number;
  readonly owners?: readonly number[];
  /** Further members of the event. */
  readonly data?: object;
}

/** Returns a record in the wire format of its detail. */
export const encodeRecord = (service: string, record: object): Uint8Array =>
  contract.definition(service)['Get']!.responseSerialize({ record });

/** Builds the event of a change as the service of the record does. */
export function searchedChange({
  service,
  id,
  record,
  action = 'created',
  version = 1,
  owners = [],
  data = {},
}: SearchedChange): DomainEvent {
  const { module, rpcs } = contract.services.get(service)!;
  const { access } = rpcs.find(({ name }) => name === 'Get')!.policy;
  const encoded = record ? encodeRecord(service, { id, ...record }) : new Uint8Array();
  return {
    message: 'bms.api.RecordChange',
    type: `record.${action}`,
    recordId: `${module}-${id}`,
    version,
    module: access.kind === 'permission' ? access.module : module,
    owners,
    data: { module, record_id: id, version, told_to: 'viewers', record: encoded, ...data },
  };
}

/** Returns the titles of the records that were found. */
export const titlesOf = ({ records }: FindResponse): string[] => records.map(({ title }) => title);

/** Returns the fragments of a hit as one text, with what matches in brackets. */
export const marked = ({ fragments }: FoundRecord): string =>
  fragments.map(({ text, match }) => (match ? `[${text}]` : text)).join('');
