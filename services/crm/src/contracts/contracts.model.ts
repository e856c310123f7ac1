import { ApiError, type Caller } from '@bms/contracts';
import { unmetLink } from '@bms/document-links';
import { clientNames } from '@bms/projections';
import { type Call, defineModel, type Message, type OperationContext, type RecordOf } from '@bms/service-kit';
import { MONEY_FIELDS } from '../sales/money-fields.ts';

/** The statuses visible to the client. */
const BEYOND_DRAFT = ['sent', 'accepted', 'declined'];

/** The fields that the document shows: a contract that was sent is what was sent. */
const SHOWN = ['client_id', 'title', 'contract_date', 'valid_until', 'content', 'note', ...MONEY_FIELDS] as const;

/** Returns the filter of the contracts visible in the portal: those that were sent to the client. */
const ofClient = ({ clientId }: Caller) => ({ client_id: clientId, status: { $in: BEYOND_DRAFT } });

/** The statuses that a portal user may set. */
const ANSWERS = ['accepted', 'declined'];

const notAnswer = (): ApiError =>
  new ApiError('forbidden', 'Portal users can only set the status of a contract to accepted or declined.');

/** The precondition of an update: a portal user only accepts or declines the contract. */
const unmetUpdate = (_contract: unknown, { caller, status = '' }: OperationContext): ApiError | undefined =>
  caller.userType === 'client' && !ANSWERS.includes(status) ? notAnswer() : undefined;

/** The model of written contracts with clients. */
export const contracts = defineModel('contracts', {
  service: 'bms.crm.Contracts',
  title: 'title',
  search: ['title', 'note'],
  searchWords: ['client_names'],
  ownerFields: ['created_by', 'owner_id'],
  portal: { view: ofClient, update: ofClient },
  fields: {
    /** The user responsible for the client. */
    owner_id: Number,
    ...clientNames,
  },
  locked: [{ statuses: ['sent', 'declined'], fields: SHOWN }, { statuses: ['accepted'] }],
  preconditions: { Update: unmetUpdate, CreateLink: unmetLink },
  indexes: [[{ client_id: 1 }]],
});

/** A contract as stored. Older ones have no `currency` and are in that of the organization. */
export type WrittenContract = RecordOf<typeof contracts>;

/** Rejects every change by a portal user except accepting or declining the contract. @throws ApiError forbidden */
export function assertOnlyAnswer(sent: Message, { caller, mask }: Pick<Call, 'caller' | 'mask'>): void {
  if (caller.userType !== 'client' || mask.length === 0) return;
  if (mask.length !== 1 || mask[0] !== 'status' || !ANSWERS.includes(String(sent['status']))) throw notAnswer();
}
