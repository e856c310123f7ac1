import EditIcon from '@mui/icons-material/EditOutlined';
import { Button, Menu, MenuItem } from '@mui/material';
import { type ReactElement, useState } from 'react';
import { useListContext } from 'react-admin';
import { hasRoute, referenceOf, resourceNamed } from '../../contract/contract.ts';
import { inSentence } from '../../contract/labels.ts';
import type { Field, Resource } from '../../contract/types.ts';
import { may } from '../../session/account.ts';
import { useSession } from '../../session/use-session.ts';
import type { View } from '../view.ts';
import { labelIn } from '../views.ts';
import { bulkFields } from './bulk-change.ts';
import { ChangeDialog } from './change-dialog.tsx';

/** Returns the fields that the user can change of several records at once. */
export function useBulkFields(resource: Resource): readonly Field[] {
  const session = useSession();
  if (!session || !may(session, resource.access.update) || !hasRoute(`POST ${resource.path}/bulk`)) return [];
  return bulkFields(resource, (name) => referenceOf(resource, name) === 'team');
}

/** The menu that changes the selected records. */
export function ChangeSelected({ view }: { readonly view: View }): ReactElement | null {
  const fields = useBulkFields(resourceNamed(view.name));
  const { data, selectedIds } = useListContext();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [field, choose] = useState<Field>();
  const selected = (data ?? []).filter(({ id }) => selectedIds.includes(id));
  if (fields.length === 0) return null;
  return (
    <>
      <Button
        size="small"
        startIcon={<EditIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        Change
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {fields.map((one) => (
          <MenuItem
            key={one.name}
            onClick={() => {
              setAnchor(null);
              choose(one);
            }}
          >
            {one.list ? `Add ${inSentence(labelIn(view, one.name))}` : labelIn(view, one.name)}
          </MenuItem>
        ))}
      </Menu>
      {field && <ChangeDialog view={view} field={field} records={selected} onClose={() => choose(undefined)} />}
    </>
  );
}
