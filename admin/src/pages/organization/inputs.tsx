import { Box } from '@mui/material';
import type { ReactElement, ReactNode } from 'react';
import { AutocompleteInput, required, TextInput, type Validator } from 'react-admin';

/** Inputs side by side if there is space. */
export function Row({ children }: { readonly children: ReactNode }): ReactElement {
  const style = {
    display: 'flex',
    flexDirection: { xs: 'column', sm: 'row' },
    gap: 2,
    '& > *': { flex: 1, minWidth: 0 },
  };
  return <Box sx={style}>{children}</Box>;
}

interface TextProps {
  readonly source: string;
  readonly label: string;
  readonly validate?: Validator;
}

/** A single-line text. */
export function Text(props: TextProps): ReactElement {
  return <TextInput {...props} helperText={false} size="small" fullWidth />;
}

interface ChoiceProps {
  readonly source: string;
  readonly label: string;
  readonly choices: readonly { readonly id: string; readonly name: string }[];
}

/** An autocomplete over many choices. */
export function Choice({ choices, ...props }: ChoiceProps): ReactElement {
  return (
    <AutocompleteInput
      {...props}
      choices={[...choices]}
      validate={required('Please choose one')}
      helperText={false}
      size="small"
      fullWidth
    />
  );
}
