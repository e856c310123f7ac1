import { Box } from '@mui/material';
import type { ReactElement, ReactNode } from 'react';
import { AutocompleteInput, BooleanInput, NumberInput, required, TextInput, type Validator } from 'react-admin';

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
  readonly help?: string;
}

/** A single-line text. */
export function Text({ help, ...props }: TextProps): ReactElement {
  return <TextInput {...props} helperText={help ?? false} size="small" fullWidth />;
}

interface ChoiceProps {
  readonly source: string;
  readonly label: string;
  readonly choices: readonly { readonly id: string; readonly name: string }[];
  /** True if the field may be empty. */
  readonly isOptional?: boolean;
}

/** An autocomplete over many choices. */
export function Choice({ choices, isOptional = false, ...props }: ChoiceProps): ReactElement {
  return (
    <AutocompleteInput
      {...props}
      choices={[...choices]}
      {...(!isOptional && { validate: required('Please choose one') })}
      helperText={false}
      size="small"
      fullWidth
    />
  );
}

/** A setting that is on or off. */
export function Switch({ help, ...props }: Omit<TextProps, 'validate'>): ReactElement {
  return <BooleanInput {...props} helperText={help ?? false} />;
}

/** A whole number. */
export function WholeNumber({ help, ...props }: Omit<TextProps, 'validate'>): ReactElement {
  return <NumberInput {...props} min={0} step={1} helperText={help ?? false} size="small" fullWidth />;
}
