import type { Contract, HttpBinding, MessageContract, Rpc } from '../types.ts';

/** The beginning of the paths of deleted records. */
export const PREFIX = '/api/admin/deleted/';

/** True for a route on deleted records; every module has the same ones. */
export const isOnDeleted = ({ path }: HttpBinding): boolean => path.startsWith(PREFIX);

/** Returns the response of a route as documented: a restored record of any module is a JSON object. */
export function documentedResponse(
  { response }: Rpc,
  binding: HttpBinding,
  message: Contract['message'],
): MessageContract {
  if (!isOnDeleted(binding) || !response.field('record')) return response;
  const record = { ...message(JSON_RECORD).field('record')!, comment: RECORD };
  const fields = [...message('bms.api.Done').fields, record];
  return {
    name: 'bms.api.RestoredResponse',
    comment: 'A restored record.',
    fields,
    field: (name) => fields.find((field) => field.name === name),
  };
}

/** A message whose `record` is that of any module. */
const JSON_RECORD = 'bms.api.BulkResult';
const RECORD = 'The record as its GET returns it, unless the caller cannot view it.';
