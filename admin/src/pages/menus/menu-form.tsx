import { Box, Button } from '@mui/material';
import { type ReactElement, useState } from 'react';
import {
  ArrayInput,
  Confirm,
  Form,
  SaveButton,
  SelectInput,
  SimpleFormIterator,
  useNotify,
  useSimpleFormIteratorItem,
} from 'react-admin';
import { useWatch } from 'react-hook-form';
import { type ApiFailure, errorsOfForm, type FieldErrors } from '../../api/problem.ts';
import { fieldOf, resourceNamed } from '../../contract/contract.ts';
import { AddButton } from '../../fields/add-button.tsx';
import { FieldInput } from '../../fields/inputs.tsx';
import { UnsavedEdits } from '../../unsaved/use-unsaved.ts';
import { clearMenu, type MenuItem, type MenuType, saveMenu } from './menu.ts';

interface MenuFormProps {
  readonly type: MenuType;
  readonly items: readonly MenuItem[];
  /** Loads the saved menu. */
  readonly onSaved: () => Promise<unknown>;
}

/** The form of a menu, which is saved as a whole in the order of its items. */
export function MenuForm({ type, items, onSaved }: MenuFormProps): ReactElement {
  const notify = useNotify();
  const save = async (values: { readonly items?: readonly MenuItem[] }): Promise<FieldErrors | undefined> => {
    try {
      await saveMenu(type, values.items ?? []);
    } catch (error) {
      return errorsOfForm((error as ApiFailure).body.errors, (path) => /\.(title|url|icon|parent_id)$/.test(path));
    }
    notify('Saved.', { type: 'info' });
    await onSaved();
    return undefined;
  };
  return (
    <Form
      record={{ items }}
      onSubmit={save}
      sanitizeEmptyValues={false}
      mode="onBlur"
      reValidateMode="onChange"
      noValidate
    >
      <UnsavedEdits />
      <ArrayInput source="items" label="Items" helperText={false} fullWidth>
        <SimpleFormIterator inline disableClear fullWidth addButton={<AddButton label="Add an item" />}>
          <Item source="title" />
        </SimpleFormIterator>
      </ArrayInput>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', mt: 2 }}>
        <SaveButton />
        {items.length > 0 && <ClearButton type={type} onCleared={onSaved} />}
      </Box>
    </Form>
  );
}

/** Places inputs side by side if there is space, one below the other on a phone. */
const ITEM = {
  display: 'grid',
  width: '100%',
  columnGap: 1.5,
  rowGap: 1,
  alignItems: 'start',
  gridTemplateColumns: { xs: '1fr', md: '3fr 4fr 2fr 3fr minmax(150px, auto)' },
  '& .MuiFormControl-root': { m: 0, width: '100%' },
  py: 0.75,
};

const HELP: Readonly<Record<string, string>> = { url: 'A path such as /invoices, or an address' };

/** @param source the first field, by which the list around it detects that an item has fields */
function Item({ source }: { readonly source: string }): ReactElement {
  const resource = resourceNamed('left_menus');
  const input = (name: string, label: string): ReactElement => (
    <FieldInput of={resource} field={fieldOf(resource, name)!} label={label} help={HELP[name]} />
  );
  return (
    <Box sx={ITEM}>
      {input(source, 'Title')}
      {input('url', 'Leads to')}
      {input('icon', 'Icon')}
      <ParentInput />
      {input('open_in_new_tab', 'In a new tab')}
    </Box>
  );
}

/** The input for the parent, which must be saved and precede the item. */
function ParentInput(): ReactElement {
  const { index } = useSimpleFormIteratorItem();
  const items = useWatch({ name: 'items' }) as readonly MenuItem[] | undefined;
  const before = (items ?? []).slice(0, index).flatMap(({ id, title }) => (id ? [{ id, name: title }] : []));
  return (
    <SelectInput
      source="parent_id"
      label="Under"
      choices={before}
      emptyText="None"
      helperText={false}
      size="small"
      disabled={before.length === 0}
    />
  );
}

interface ClearProps {
  readonly type: MenuType;
  readonly onCleared: () => Promise<unknown>;
}

function ClearButton({ type, onCleared }: ClearProps): ReactElement {
  const notify = useNotify();
  const [isAsking, setAsking] = useState(false);
  const clear = async (): Promise<void> => {
    setAsking(false);
    try {
      await clearMenu(type);
      notify('The menu is empty now.', { type: 'info' });
      await onCleared();
    } catch (error) {
      notify(error instanceof Error ? error.message : String(error), { type: 'error', multiLine: true });
    }
  };
  return (
    <>
      <Button color="error" onClick={() => setAsking(true)}>
        Clear the menu
      </Button>
      <Confirm
        isOpen={isAsking}
        title="Clear the menu"
        content="All its items are taken away. An administrator can restore them for 30 days."
        confirm="Clear"
        onConfirm={clear}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
