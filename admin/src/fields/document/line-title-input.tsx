import { Autocomplete, Box, TextField, Typography } from '@mui/material';
import { type ReactElement, useState } from 'react';
import { type RaRecord, useDataProvider, useGetList, useInput, ValidationError } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useLookUp } from '../../session/use-session.ts';
import { FieldInput } from '../inputs.tsx';
import { type Money, moneyText } from '../money.ts';
import { NewRecordDialog, useQuickCreate } from '../quick-create.tsx';
import { useFormMoney } from '../use-money.tsx';
import { type PricedItem, rateOfItem } from './document-amounts.ts';

const MAX_ITEMS = 20;

/** The option that creates an item with the title that is written. */
interface NewItem {
  readonly newTitle: string;
}

type Item = RaRecord & PricedItem;

type Option = Item | NewItem;

interface LineTitleInputProps {
  /** The path of the line in the form. */
  readonly at: string;
  readonly disabled?: boolean | undefined;
}

/** The title of a line: any text, or an item, which also brings its price and its unit. */
export function LineTitleInput({ at, disabled }: LineTitleInputProps): ReactElement {
  const { id, field, fieldState } = useInput({ source: 'title', disabled });
  const { setValue } = useFormContext();
  const money = useFormMoney();
  const takeItem = useTakeItem(at, money);
  const [isOpen, setOpen] = useState(false);
  const [newTitle, setNewTitle] = useState<string>();
  const title = String(field.value ?? '');
  const options = useItemOptions(title, isOpen && !disabled);
  const { error } = fieldState;
  const write = (text: string): void => {
    field.onChange(text);
    if (text === '') setValue(`${at}.item_id`, null, { shouldDirty: true });
  };
  const choose = (chosen: string | Option | null): void => {
    if (chosen === null || typeof chosen === 'string') return;
    if (isNew(chosen)) setNewTitle(chosen.newTitle);
    else void takeItem(chosen);
  };
  return (
    <>
      <Autocomplete<Option, false, false, true>
        id={id}
        freeSolo
        disabled={disabled}
        open={isOpen && options.length > 0}
        onOpen={() => setOpen(true)}
        onClose={() => setOpen(false)}
        value={null}
        inputValue={title}
        onInputChange={(_event, text, reason) => {
          if (reason === 'input' || reason === 'clear') write(text);
        }}
        onChange={(_event, chosen) => choose(chosen)}
        options={options}
        filterOptions={(all) => all}
        getOptionLabel={(option) => (typeof option === 'string' ? option : titleOf(option))}
        getOptionKey={(option) => (typeof option === 'string' || isNew(option) ? 'new' : option.id)}
        renderOption={({ key, ...props }, option) => (
          <li key={key} {...props}>
            <ItemOption option={option} money={money} />
          </li>
        )}
        renderInput={(params) => (
          <TextField
            {...params}
            label="Title"
            name={field.name}
            inputRef={field.ref}
            onBlur={field.onBlur}
            error={error !== undefined}
            helperText={error?.message ? <ValidationError error={error.message} /> : undefined}
          />
        )}
        slotProps={{ popper: { style: { minWidth: 320 }, placement: 'bottom-start' } }}
      />
      {newTitle !== undefined && (
        <NewRecordDialog
          target="items"
          text={newTitle}
          input={FieldInput}
          onCreate={(item) => {
            setNewTitle(undefined);
            void takeItem(item);
          }}
          onClose={() => setNewTitle(undefined)}
        />
      )}
    </>
  );
}

const isNew = (option: Option): option is NewItem => 'newTitle' in option;

const titleOf = (option: Option): string =>
  isNew(option) ? `Create “${option.newTitle}”` : String(option['title'] ?? '');

/** Returns the items that a text finds, and a new one if none has this title; none while the list is closed. */
function useItemOptions(text: string, enabled: boolean): readonly Option[] {
  const hasItems = useLookUp()('items');
  const mayCreate = useQuickCreate()('items');
  const { data = [] } = useGetList<Item>(
    'items',
    {
      filter: text.trim() ? { q: text.trim() } : {},
      pagination: { page: 1, perPage: MAX_ITEMS },
      sort: { field: 'title', order: 'ASC' },
    },
    { enabled: enabled && hasItems, placeholderData: (previous) => previous },
  );
  if (!enabled || !hasItems) return [];
  const isKnown = data.some(({ title }) => String(title).toLowerCase() === text.trim().toLowerCase());
  return [...data, ...(mayCreate && text.trim() && !isKnown ? [{ newTitle: text.trim() }] : [])];
}

/** Returns the function that fills a line from an item. */
function useTakeItem(at: string, money: Money): (item: Item) => Promise<void> {
  const { setValue, getValues } = useFormContext();
  const dataProvider = useDataProvider();
  return async (item) => {
    const { id, title, unit_type, currency } = item;
    const options = { shouldDirty: true, shouldValidate: true };
    setValue(`${at}.item_id`, id, options);
    setValue(`${at}.title`, title, options);
    setValue(`${at}.rate`, rateOfItem(item, money.currency), options);
    setValue(`${at}.unit_type`, unit_type, options);
    if (!getValues(`${at}.quantity`)) setValue(`${at}.quantity`, 1, options);
    if (currency === money.currency) return;
    // Lists lack the prices in other currencies. The service sets the rate or asks for it if they are unavailable.
    const { data } = await dataProvider.getOne('items', { id }).catch(() => ({ data: item }));
    if (getValues(`${at}.item_id`) === id) setValue(`${at}.rate`, rateOfItem(data, money.currency), options);
  };
}

interface ItemOptionProps {
  readonly option: Option;
  readonly money: Money;
}

/** An item with its unit and its price. */
function ItemOption({ option, money }: ItemOptionProps): ReactElement {
  if (isNew(option)) return <>{titleOf(option)}</>;
  const rate = rateOfItem(option, money.currency);
  return (
    <Box sx={{ display: 'flex', gap: 2, width: '100%', alignItems: 'baseline' }}>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        {titleOf(option)}
        {option['unit_type'] && (
          <Typography variant="caption" component="div" sx={{ color: 'text.secondary' }}>
            {option['unit_type']}
          </Typography>
        )}
      </Box>
      {rate !== null && <Box sx={{ fontVariantNumeric: 'tabular-nums' }}>{moneyText(rate, money)}</Box>}
    </Box>
  );
}
