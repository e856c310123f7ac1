import { Box } from '@mui/material';
import type { ReactElement } from 'react';
import type { Keys } from './sequence.ts';

const NAMES: Readonly<Record<string, string>> = { ' ': 'Space' };

const isApple = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent);

/** The keys of a shortcut, as they are written on a keyboard. */
export function KeyCaps({ of: { keys, hasCommand } }: { readonly of: Keys }): ReactElement {
  const shown = keys.map((key) => NAMES[key] ?? key.toUpperCase());
  const all = hasCommand ? [isApple() ? '⌘' : 'Ctrl', ...shown] : shown;
  return (
    <Box component="span" sx={{ display: 'inline-flex', gap: '3px' }}>
      {all.map((key, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a sequence may have a key twice
        <Box component="kbd" key={at} sx={CAP}>
          {key}
        </Box>
      ))}
    </Box>
  );
}

const CAP = {
  display: 'inline-grid',
  placeItems: 'center',
  minWidth: 18,
  height: 18,
  px: '4px',
  boxSizing: 'border-box',
  border: '1px solid var(--line-strong)',
  borderRadius: '4px',
  backgroundColor: 'var(--surface-raised)',
  color: 'var(--text-2)',
  font: '500 0.6875rem/1 var(--font)',
};
