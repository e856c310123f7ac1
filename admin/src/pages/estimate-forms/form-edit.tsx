import type { ReactElement } from 'react';
import { RecordPage } from '../../resources/record/record-page.tsx';
import { viewOf } from '../../resources/views.ts';
import { SnippetCard } from './snippet-card.tsx';

/** The page of an estimate form, with the snippet for websites. */
export const FormEdit = (): ReactElement => <RecordPage view={viewOf('estimate_forms')!} more={<SnippetCard />} />;
