import { MenuItem, Table, TableBody, TableCell, TableHead, TableRow, TextField } from '@mui/material';
import type { ReactElement } from 'react';
import { labelOf } from '../../contract/labels.ts';
import type { Field, Resource } from '../../contract/types.ts';
import { labelIn, viewOf } from '../../resources/views.ts';
import type { ImportChoices } from './import-jobs.ts';
import { ownerFields } from './owner-of-rows.tsx';

interface ColumnsTableProps {
  readonly resource: Resource;
  /** The columns of the file. */
  readonly columns: readonly string[];
  readonly mapping: ImportChoices['mapping'];
  readonly onChange: (mapping: ImportChoices['mapping']) => void;
}

/** The columns of a file with the fields that get their values. A field is that of one column. */
export function ColumnsTable({ resource, columns, mapping, onChange }: ColumnsTableProps): ReactElement {
  const view = viewOf(resource.name);
  const known = [
    ...columnFields(resource).map(({ name }) => ({ path: name, label: labelIn(view, name) })),
    ...ownerFields(resource),
    ...namePartsOf(resource),
  ];
  // Such as the id of another system, which only a mapping names.
  const own = Object.values(mapping).filter((path) => path && !known.some((one) => one.path === path)) as string[];
  const fields = [...known, ...own.map((path) => ({ path, label: path }))];
  const set = (column: string, path: string): void => {
    const others = Object.entries(mapping).map(([name, of]) => [name, path !== '' && of === path ? null : of]);
    onChange({ ...Object.fromEntries(others), [column]: path || null });
  };
  return (
    <Table size="small" aria-label="Columns">
      <TableHead>
        <TableRow>
          <TableCell>Column of the file</TableCell>
          <TableCell>Goes to</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {columns.map((column) => (
          <TableRow key={column}>
            <TableCell component="th" scope="row">
              {column}
            </TableCell>
            <TableCell>
              <TextField
                select
                hiddenLabel
                value={mapping[column] ?? ''}
                onChange={({ target }) => set(column, target.value)}
                slotProps={{ select: { displayEmpty: true, SelectDisplayProps: { 'aria-label': column } } }}
                sx={{ minWidth: { xs: 140, sm: 240 } }}
              >
                <MenuItem value="">Is left out</MenuItem>
                {fields.map(({ path, label }) => (
                  <MenuItem key={path} value={path}>
                    {label}
                  </MenuItem>
                ))}
              </TextField>
            </TableCell>
          </TableRow>
        ))}
      </TableBody>
    </Table>
  );
}

/** Returns the parts of the name of a person, which the service joins. */
function namePartsOf({ fields }: Resource): readonly { readonly path: string; readonly label: string }[] {
  const has = (name: string): boolean => fields.some((field) => field.name === name);
  if (has('first_name') || !(has('contact_name') || (has('name') && has('email')))) return [];
  return NAME_PARTS.map((path) => ({ path, label: labelOf(path) }));
}

const NAME_PARTS = ['first_name', 'last_name'];

/** Returns the fields that a column can have the values of. */
const columnFields = ({ fields }: Resource): readonly Field[] =>
  fields.filter(({ readOnly, type, map }) => !readOnly && !map && type !== 'object');

/** Returns the fields that every record needs and that no column has. */
export const missingFields = (resource: Resource, mapping: Readonly<Record<string, unknown>>): readonly Field[] => {
  const mapped = new Set(Object.values(mapping));
  const isNamed = NAME_PARTS.some((part) => mapped.has(part)) && namePartsOf(resource).length > 0;
  return columnFields(resource).filter(
    ({ name, required }) => required && !mapped.has(name) && !(isNamed && name.endsWith('name')),
  );
};

/** Returns the fields by which existing records can be found: those that the list can be filtered by. */
export const matchFields = (resource: Resource): readonly Field[] =>
  columnFields(resource).filter(
    ({ name, allowed, references, type }) =>
      type === 'string' && !allowed && !references && resource.filters.some((filter) => filter.name === name),
  );
