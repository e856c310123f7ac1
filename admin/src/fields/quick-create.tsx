import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import type { ComponentType, ReactElement } from 'react';
import { type AutocompleteInputProps, Form, useCreateSuggestionContext, useDataProvider, useNotify } from 'react-admin';
import { type ApiFailure, errorsOfForm } from '../api/problem.ts';
import { fieldOf, hasResource, resourceNamed } from '../contract/contract.ts';
import { labelOf } from '../contract/labels.ts';
import type { Field } from '../contract/types.ts';
import { viewOf } from '../resources/views.ts';
import { may } from '../session/account.ts';
import { useSession } from '../session/use-session.ts';
import type { FieldInputProps } from './field-input-props.ts';

/** Optional fields that are worth asking for at once. */
const USEFUL = ['email', 'phone', 'rate'];

/** Returns the fields of the dialog: the required ones, and those that such a record rarely lacks. */
function fieldsOf(target: string): readonly Field[] {
  const { fields } = resourceNamed(target);
  return fields.filter(({ name, required, readOnly }) => !readOnly && (required === true || USEFUL.includes(name)));
}

/** Returns true if a few plain values make such a record, in the panel. */
function isQuick(target: string): boolean {
  const view = viewOf(target);
  const fields = fieldsOf(target);
  const isPlain = fields.every(({ type, list }) => type !== 'object' && !list);
  return view !== undefined && !view.noCreate && !view.noQuickCreate && fields.length > 0 && isPlain;
}

/** Returns a test of whether the user can create a record of a resource while choosing one. */
export function useQuickCreate(): (target: string) => boolean {
  const session = useSession();
  return (target) =>
    session !== undefined &&
    session.account.user_type === 'staff' &&
    hasResource(target) &&
    may(session, resourceNamed(target).access.create) &&
    isQuick(target);
}

/** The input of the dialog's fields, which itself may have a picker. */
type Input = ComponentType<FieldInputProps>;

/** Returns the properties of a picker that offers to create what it does not find. */
export const quickCreate = (
  target: string,
  input: Input,
): Pick<AutocompleteInputProps, 'create' | 'createItemLabel'> => ({
  create: <QuickCreate target={target} input={input} />,
  createItemLabel: 'Create “%{item}”',
});

interface QuickCreateProps {
  readonly target: string;
  readonly input: Input;
}

/** The dialog that creates a record of another resource, which the picker then selects. */
function QuickCreate({ target, input: FieldInput }: QuickCreateProps): ReactElement {
  const { filter = '', onCancel, onCreate } = useCreateSuggestionContext();
  const dataProvider = useDataProvider();
  const notify = useNotify();
  const resource = resourceNamed(target);
  const view = viewOf(target)!;
  const fields = fieldsOf(target);
  const names = fields.map(({ name }) => name);
  const save = async (values: Readonly<Record<string, unknown>>): Promise<object | undefined> => {
    const data = Object.fromEntries(names.map((name) => [name, values[name]]));
    try {
      const { data: created } = await dataProvider.create(target, { data });
      notify('Saved.', { type: 'info' });
      onCreate(created);
      return undefined;
    } catch (error) {
      return errorsOfForm((error as ApiFailure).body.errors, (path) => names.includes(path));
    }
  };
  return (
    <Dialog open onClose={onCancel} aria-labelledby="quick-create" fullWidth maxWidth="xs">
      <Form onSubmit={save} record={beginning(target, filter)} sanitizeEmptyValues={false} noValidate>
        <DialogTitle id="quick-create">New: {view.one}</DialogTitle>
        <DialogContent sx={{ display: 'flex', flexDirection: 'column', gap: 2, pt: '8px !important' }}>
          {fields.map((field) => (
            <FieldInput
              key={field.name}
              of={resource}
              field={field}
              label={view.labels?.[field.name] ?? labelOf(field.name)}
              help={view.help?.[field.name]}
            />
          ))}
        </DialogContent>
        <DialogActions>
          <Button onClick={onCancel}>Cancel</Button>
          <Button type="submit" variant="contained">
            Save
          </Button>
        </DialogActions>
      </Form>
    </Dialog>
  );
}

/** Returns the initial values: the searched text as the title, or as the name of a person. */
function beginning(target: string, text: string): object {
  const { title } = viewOf(target)!;
  const resource = resourceNamed(target);
  if (typeof title === 'string') return { [title]: text };
  const [first = '', ...rest] = text.trim().split(/\s+/);
  return fieldOf(resource, 'first_name') ? { first_name: first, last_name: rest.join(' ') } : {};
}
