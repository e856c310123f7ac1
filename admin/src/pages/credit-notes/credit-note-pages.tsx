import type { ReactElement } from 'react';
import { CreatePage } from '../../resources/create-page.tsx';
import { RecordPage } from '../../resources/record/record-page.tsx';
import { viewOf } from '../../resources/views.ts';
import { CreditedLinesInput } from './credited-lines-input.tsx';

const inputs = { items: <CreditedLinesInput /> };

/** The page of a new credit note. */
export const CreditNoteCreate = (): ReactElement => <CreatePage view={viewOf('credit_notes')!} inputs={inputs} />;

/** The page of a credit note. */
export const CreditNoteEdit = (): ReactElement => <RecordPage view={viewOf('credit_notes')!} inputs={inputs} />;
