import { Box, FormControl, FormHelperText, FormLabel } from '@mui/material';
import type { ReactElement } from 'react';
import { AutocompleteInput, maxLength, regex, TextInput } from 'react-admin';
import { addressSchemes } from './code-choices.ts';

interface ElectronicAddressInputProps {
  readonly source: string;
  readonly label: string;
  readonly help?: string | undefined;
  readonly disabled?: boolean | undefined;
}

const MAX_IDENTIFIER = 254;
const CHECKS = [maxLength(MAX_IDENTIFIER), regex(/^\S+$/u, 'An identifier has no spaces')];

/** The inputs of an electronic address (EN 16931, BT-34 and BT-49): its scheme, and the identifier in that scheme. */
export function ElectronicAddressInput({ source, label, help, disabled }: ElectronicAddressInputProps): ReactElement {
  const common = { disabled, size: 'small', fullWidth: true } as const;
  return (
    <FormControl component="fieldset" fullWidth disabled={disabled === true}>
      <FormLabel component="legend" focused={false} sx={{ typography: 'caption', mb: 1.5 }}>
        {label}
      </FormLabel>
      <Box sx={ROW}>
        <AutocompleteInput
          {...common}
          source={`${source}.scheme`}
          label="Scheme"
          choices={addressSchemes()}
          helperText={false}
        />
        <TextInput {...common} source={`${source}.id`} label="Identifier" validate={CHECKS} helperText={false} />
      </Box>
      {help && !disabled && <FormHelperText>{help}</FormHelperText>}
    </FormControl>
  );
}

const ROW = { display: 'grid', gap: 2, gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' } };
