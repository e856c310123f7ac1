import DownloadIcon from '@mui/icons-material/Download';
import { Button, Menu, MenuItem } from '@mui/material';
import { type ReactElement, useState } from 'react';
import { useListContext, useNotify } from 'react-admin';
import { queryString } from '../../api/http.ts';
import { listQuery } from '../../api/list-query.ts';
import { saveFile } from '../../api/save-file.ts';
import { fieldOf, nameFieldOf } from '../../contract/contract.ts';
import type { Resource } from '../../contract/types.ts';
import { readFile } from '../../services.ts';
import type { View } from '../view.ts';

const FORMATS = [
  { format: 'csv', label: 'CSV' },
  { format: 'xlsx', label: 'Excel' },
] as const;

interface ExportMenuProps {
  readonly view: View;
  readonly resource: Resource;
}

type Format = (typeof FORMATS)[number]['format'];

/** The menu that saves all records of the list's filter, not only those of its page, as a file. */
export function ExportMenu({ view, resource }: ExportMenuProps): ReactElement | null {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [isBusy, setBusy] = useState(false);
  const { filterValues, sort, total } = useListContext();
  const notify = useNotify();
  const save = async (format: Format): Promise<void> => {
    setAnchor(null);
    setBusy(true);
    const { include: _include, ...selection } = listQuery(resource, filterValues, sort);
    // By the mark, spreadsheets recognize UTF-8.
    const layout = {
      fields: exportFields(view, resource).join(),
      amounts: 'decimal',
      ...(format === 'csv' && { bom: true }),
    };
    const query = { ...selection, ...layout, format };
    try {
      saveFile(await readFile(`${resource.path}${queryString(query)}`), `${resource.name}.${format}`);
    } catch (failure) {
      notify((failure as Error).message, { type: 'error' });
    }
    setBusy(false);
  };
  if (!total) return null;
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<DownloadIcon />}
        loading={isBusy}
        loadingPosition="start"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        Export
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {FORMATS.map(({ format, label }) => (
          <MenuItem key={format} onClick={() => save(format)}>
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

/** Returns the columns of the file: those of the list, with names instead of ids, and the currency of amounts. */
function exportFields(view: View, resource: Resource): readonly string[] {
  const named = view.columns.map((name) => nameFieldOf(resource, name) ?? name);
  const hasMoney = view.columns.some((name) => fieldOf(resource, name)?.money);
  const currency = hasMoney && fieldOf(resource, 'currency') ? ['currency'] : [];
  return [...new Set(['id', ...named, ...currency])];
}
