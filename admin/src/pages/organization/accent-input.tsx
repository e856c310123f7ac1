import { Box } from '@mui/material';
import type { ReactElement } from 'react';
import { useInput } from 'react-admin';
import { Text } from './inputs.tsx';

const HELP =
  'Buttons, links, mails and documents have this color. A light one is stored darker, so that white text on it can be read.';

/** The input for the accent: typed as a hex color, or picked. */
export function AccentInput(): ReactElement {
  const { field } = useInput({ source: 'accent_color' });
  return (
    <Box sx={{ display: 'flex', gap: 1.5, maxWidth: 420 }}>
      <Box
        component="input"
        type="color"
        aria-label="Pick the color"
        value={HEX.test(field.value) ? field.value : '#ffffff'}
        onChange={field.onChange}
        sx={SWATCH}
      />
      <Text source="accent_color" label="Color" help={HELP} />
    </Box>
  );
}

const HEX = /^#[0-9a-f]{6}$/i;
const SWATCH = {
  flexShrink: 0,
  alignSelf: 'flex-start',
  // The label stands above the text.
  mt: '22px',
  width: 38,
  height: { xs: 40, md: 32 },
  p: 0.25,
  border: '1px solid var(--line-control)',
  borderRadius: 'var(--r-2)',
  backgroundColor: 'transparent',
  cursor: 'pointer',
};
