import type { ReactElement } from 'react';
import { CreatePage } from '../../resources/create-page.tsx';
import { EditPage } from '../../resources/edit-page.tsx';
import { viewOf } from '../../resources/views.ts';
import { GrantsInput } from './grants-input.tsx';

const inputs = { grants: <GrantsInput /> };

export const RoleCreate = (): ReactElement => <CreatePage view={viewOf('roles')!} inputs={inputs} />;
export const RoleEdit = (): ReactElement => <EditPage view={viewOf('roles')!} inputs={inputs} />;
