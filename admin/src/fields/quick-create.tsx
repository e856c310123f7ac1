import type { ComponentType, ReactElement } from 'react';
import { type AutocompleteInputProps, type RaRecord, useCreateSuggestionContext, useDataProvider } from 'react-admin';
import { fieldOf, hasResource, resourceNamed } from '../contract/contract.ts';
import type { Field } from '../contract/types.ts';
import { viewOf } from '../resources/views.ts';
import { may } from '../session/account.ts';
import { useSession } from '../session/use-session.ts';
import type { FieldInputProps } from './field-input-props.ts';
import { RecordDialog } from './record-dialog.tsx';

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
function QuickCreate({ target, input }: QuickCreateProps): ReactElement {
  const { filter = '', onCancel, onCreate } = useCreateSuggestionContext();
  return <NewRecordDialog target={target} input={input} text={filter} onCreate={onCreate} onClose={onCancel} />;
}

interface NewRecordDialogProps extends QuickCreateProps {
  /** The text that was searched for. */
  readonly text: string;
  readonly onCreate: (record: RaRecord) => void;
  readonly onClose: () => void;
}

/** The dialog that creates a record with its most important fields. */
export function NewRecordDialog({ target, input, text, onCreate, onClose }: NewRecordDialogProps): ReactElement {
  const dataProvider = useDataProvider();
  const view = viewOf(target)!;
  const save = async (data: Readonly<Record<string, unknown>>): Promise<void> =>
    onCreate((await dataProvider.create(target, { data })).data);
  return (
    <RecordDialog
      title={`New: ${view.one}`}
      resource={resourceNamed(target)}
      fields={fieldsOf(target)}
      initial={beginning(target, text)}
      input={input}
      {...(view.labels && { labels: view.labels })}
      {...(view.help && { help: view.help })}
      onSave={save}
      onClose={onClose}
    />
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
