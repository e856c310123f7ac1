import CloseIcon from '@mui/icons-material/Close';
import FilterIcon from '@mui/icons-material/FilterList';
import { Button, Menu, MenuItem, Popover } from '@mui/material';
import { type ReactElement, type ReactNode, useState } from 'react';
import { FilterLiveForm, RecordContextProvider, SearchInput, useListContext } from 'react-admin';
import { fieldOf } from '../../contract/contract.ts';
import { labelOf, wordsOf } from '../../contract/labels.ts';
import type { Field, Resource } from '../../contract/types.ts';
import { FieldValue } from '../../fields/columns.tsx';
import { FieldInput } from '../../fields/inputs.tsx';
import type { View } from '../view.ts';
import { type ListTab, tabOf } from './tabs.ts';

interface FilterBarProps {
  readonly view: View;
  readonly resource: Resource;
  /** The filters whose values the user can choose. */
  readonly fields: readonly Field[];
  readonly tabs: readonly ListTab[];
  /** Further elements after the filters. */
  readonly children?: ReactNode;
}

/** A filter whose value is being chosen, and the element at which that happens. */
interface Chosen {
  readonly field: Field;
  readonly anchor: HTMLElement;
}

/** The search of a list, its filters as chips, and the menu of further ones. */
export function FilterBar({ view, resource, fields, tabs, children }: FilterBarProps): ReactElement {
  const { filterValues, setFilters } = useListContext();
  const [chosen, setChosen] = useState<Chosen>();
  const labels = (name: string): string => view.labels?.[name] ?? labelOf(name);
  // A filter that the open tab sets is no chip as well.
  const inTab = new Set(Object.keys(tabOf(tabs, filterValues)?.filter ?? {}));
  const set = fields.filter(({ name }) => isSet(filterValues[name]) && !inTab.has(name));
  const drop = (name: string): void => {
    const { [name]: _dropped, ...left } = filterValues;
    setFilters(left, undefined, false);
  };
  return (
    <div className="list-tools">
      {resource.hasSearch && (
        <FilterLiveForm debounce={0}>
          <SearchInput source="q" placeholder="Search" helperText={false} sx={SEARCH} />
        </FilterLiveForm>
      )}
      {set.map((field) => (
        <span key={field.name} className="filter-chip">
          <button type="button" onClick={({ currentTarget }) => setChosen({ field, anchor: currentTarget })}>
            <span className="filter-name">{labels(field.name)}</span>
            <span className="filter-value">
              <FilterText resource={resource} field={field} value={filterValues[field.name]} />
            </span>
          </button>
          <button type="button" aria-label={`Remove ${labels(field.name)}`} onClick={() => drop(field.name)}>
            <CloseIcon aria-hidden />
          </button>
        </span>
      ))}
      {fields.length > 0 && <FilterMenu fields={fields} labelOf={labels} onChoose={setChosen} />}
      {chosen && (
        <Popover open anchorEl={chosen.anchor} onClose={() => setChosen(undefined)} anchorOrigin={BELOW}>
          <FilterLiveForm>
            <FieldInput
              of={resource}
              field={{ ...chosen.field, required: false }}
              source={chosen.field.name}
              label={labels(chosen.field.name)}
              isFilter
            />
          </FilterLiveForm>
        </Popover>
      )}
      {children}
    </div>
  );
}

const SEARCH = { m: 0, '& .MuiInputBase-root': { mt: 0 } };
const BELOW = { vertical: 'bottom', horizontal: 'left' } as const;

const isSet = (value: unknown): boolean => value !== undefined && value !== null && value !== '';

interface FilterMenuProps {
  readonly fields: readonly Field[];
  readonly labelOf: (name: string) => string;
  readonly onChoose: (chosen: Chosen) => void;
}

function FilterMenu({ fields, labelOf, onChoose }: FilterMenuProps): ReactElement {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choose = (field: Field): void => {
    if (anchor) onChoose({ field, anchor });
    setAnchor(null);
  };
  return (
    <>
      <Button
        data-filter
        startIcon={<FilterIcon />}
        color="secondary"
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        Filter
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {fields.map((field) => (
          <MenuItem key={field.name} onClick={() => choose(field)}>
            {labelOf(field.name)}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}

interface FilterTextProps {
  readonly resource: Resource;
  readonly field: Field;
  readonly value: unknown;
}

/** The value of a filter as text: the name of a record, a word, a day. */
function FilterText({ resource, field, value }: FilterTextProps): ReactElement {
  if (typeof value === 'boolean') return <>{value ? 'Yes' : 'No'}</>;
  if (Array.isArray(value) || field.list)
    return (
      <>
        {[value]
          .flat()
          .map((one) => wordsOf(String(one)))
          .join(', ')}
      </>
    );
  if (field.allowed) return <>{wordsOf(String(value))}</>;
  if (!fieldOf(resource, field.name)) return <>{String(value)}</>;
  return (
    <RecordContextProvider value={{ id: 0, [field.name]: value }}>
      <FieldValue resource={resource} name={field.name} />
    </RecordContextProvider>
  );
}
