import { Button } from '@mui/material';
import type { ReactElement } from 'react';
import {
  AutocompleteArrayInput,
  type AutocompleteArrayInputProps,
  AutocompleteInput,
  type AutocompleteInputProps,
  useChoicesContext,
} from 'react-admin';

interface ReferencePickerProps extends Omit<AutocompleteInputProps, 'ref' | 'multiple' | 'defaultValue'> {
  /** True if several can be chosen. */
  readonly isList?: boolean;
}

/** An autocomplete of records; if they cannot be read, it shows the failure with a button that retries. */
export function ReferencePicker({ isList = false, ...props }: ReferencePickerProps): ReactElement {
  const { error, refetch } = useChoicesContext();
  return (
    <>
      {isList ? (
        <AutocompleteArrayInput {...(props as AutocompleteArrayInputProps)} />
      ) : (
        <AutocompleteInput {...props} />
      )}
      {error && (
        <Button size="small" onClick={() => void refetch()} aria-label={`Retry: ${String(props.label ?? '')}`}>
          Retry
        </Button>
      )}
    </>
  );
}
