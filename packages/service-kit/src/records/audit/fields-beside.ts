import { ACTIONS, type FieldContract, type Rpc } from '@bms/contracts';

/** Returns the fields that a detail has beside `record` and that are stored with it, such as `custom_fields`. */
export const fieldsBeside = ({ response }: Rpc): FieldContract[] =>
  response.fields.filter(({ name }) => name !== 'record' && name !== ACTIONS);
