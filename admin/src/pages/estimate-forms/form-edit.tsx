import type { ReactElement } from 'react';
import { EditPage } from '../../resources/edit-page.tsx';
import { viewOf } from '../../resources/views.ts';
import { SnippetCard } from './snippet-card.tsx';

/** The page of an estimate form, with the snippet for websites. */
export const FormEdit = (): ReactElement => <EditPage view={viewOf('estimate_forms')!} more={<SnippetCard />} />;
