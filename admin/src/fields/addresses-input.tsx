import { Autocomplete, Chip, ListItemText, TextField } from '@mui/material';
import { type ReactElement, useState } from 'react';
import { useInput, ValidationError, type Validator } from 'react-admin';
import type { FieldError } from 'react-hook-form';
import { addressesIn, endsAddress, isAddress, uniqueAddresses } from './addresses.ts';
import { entryError, entryErrors } from './entry-errors.ts';

/** A person who can be written to. */
export interface Addressee {
  readonly name: string;
  readonly email: string;
}

interface AddressesInputProps {
  readonly source: string;
  readonly label: string;
  readonly suggestions: readonly Addressee[];
  readonly validate?: Validator[];
}

/** An input for email addresses, each shown as a chip; any can be entered. */
export function AddressesInput({ source, label, suggestions, validate = [] }: AddressesInputProps): ReactElement {
  const [typed, setTyped] = useState('');
  const { id, field, fieldState } = useInput({ source, validate: [...validate, checkAddresses], defaultValue: [] });
  const chosen = field.value as readonly string[];
  const names = new Map(suggestions.map(({ name, email }) => [email, name]));
  const choose = (texts: readonly string[]): void => {
    field.onChange(uniqueAddresses(texts.flatMap(addressesIn)));
    setTyped('');
  };
  const type = (text: string): void => (endsAddress(text) ? choose([...chosen, text]) : setTyped(text));
  const { error } = fieldState;
  return (
    <Autocomplete
      multiple
      freeSolo
      filterSelectedOptions
      disableClearable
      id={id}
      options={suggestions.map(({ email }) => email)}
      value={[...chosen]}
      inputValue={typed}
      onChange={(_event, texts) => choose(texts)}
      onInputChange={(_event, text, reason) => (reason === 'input' ? type(text) : setTyped(''))}
      onBlur={() => {
        // An entry without a separator after it is kept, too.
        if (typed.trim()) choose([...chosen, typed]);
        field.onBlur();
      }}
      filterOptions={(emails, { inputValue }) =>
        emails.filter((email) => `${names.get(email)} ${email}`.toLowerCase().includes(inputValue.trim().toLowerCase()))
      }
      renderOption={({ key, ...props }, email) => (
        <li key={key} {...props}>
          <ListItemText primary={names.get(email) || email} secondary={names.get(email) ? email : undefined} />
        </li>
      )}
      renderValue={(emails, itemProps) =>
        emails.map((email, index) => {
          const { key, ...props } = itemProps({ index });
          const name = names.get(email);
          const isWrong = !isAddress(email) || entryError(error, index) !== undefined;
          return (
            <Chip
              {...props}
              key={key}
              size="small"
              color={isWrong ? 'error' : 'default'}
              variant={isWrong ? 'outlined' : 'filled'}
              label={name ? `${name} <${email}>` : email}
              sx={CHIP}
            />
          );
        })
      }
      renderInput={(params) => (
        <TextField
          {...params}
          label={label}
          size="small"
          inputRef={field.ref}
          error={fieldState.invalid}
          helperText={
            error ? (
              <AddressErrors error={error} addresses={chosen} />
            ) : (
              'Enter adds an address, Backspace removes the last one.'
            )
          }
        />
      )}
    />
  );
}

/** Shows addresses in full, on more than one line if necessary. */
const CHIP = { height: 'auto', '& .MuiChip-label': { whiteSpace: 'normal', overflowWrap: 'anywhere', py: '2px' } };

const checkAddresses: Validator = (addresses: readonly string[] = []) => {
  const wrong = addresses.filter((address) => !isAddress(address));
  return wrong.length > 0 ? `Not an email address: ${wrong.join(', ')}` : undefined;
};

interface AddressErrorsProps {
  readonly error: FieldError;
  readonly addresses: readonly string[];
}

/** The error of the list, or those of its addresses. */
function AddressErrors({ error, addresses }: AddressErrorsProps): ReactElement {
  if (error.message) return <ValidationError error={error.message} />;
  return <>{entryErrors(error, addresses)}</>;
}
