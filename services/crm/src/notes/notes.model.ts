import { defineModel, type RecordOf } from '@bms/service-kit';
import { PART_OPTIONS } from '../parts-of-clients/part.ts';

/** The notes about clients. */
export const notes = defineModel('notes', {
  ...PART_OPTIONS,
  service: 'bms.crm.Notes',
  title: 'text',
  searchWords: ['text'],
});

/** A note as stored. */
export type Note = RecordOf<typeof notes>;
