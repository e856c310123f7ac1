import { Box } from '@mui/material';
import type { ReactElement, ReactNode } from 'react';
import { wordsOf } from '../contract/labels.ts';
import { type Tone, toneOf } from './tones.ts';

/** A status as a label: its word, with a dot whose shape and colour follow from its meaning. */
export function StatusChip({ status }: { readonly status: unknown }): ReactElement | null {
  if (typeof status !== 'string' || status === '') return null;
  return <ToneChip tone={toneOf(status)}>{wordsOf(status)}</ToneChip>;
}

/** A text as a label of a tone. */
export function ToneChip({ tone, children }: { readonly tone: Tone; readonly children: ReactNode }): ReactElement {
  return (
    <Box component="span" sx={{ ...CHIP, ...GROUNDS[tone], '&::before': { ...DOT, ...DOTS[tone] } }}>
      {children}
    </Box>
  );
}

const CHIP = {
  display: 'inline-flex',
  alignItems: 'center',
  gap: '5px',
  height: 20,
  px: '7px',
  borderRadius: '4px',
  fontSize: '0.75rem',
  fontWeight: 500,
  lineHeight: 1,
  whiteSpace: 'nowrap',
};

const ground = (name: string) => ({ color: `var(--${name})`, backgroundColor: `var(--${name}-soft)` });

const GROUNDS: Readonly<Record<Tone, object>> = {
  draft: ground('neutral'),
  neutral: ground('neutral'),
  info: ground('info'),
  success: ground('success'),
  warning: ground('warning'),
  danger: ground('danger'),
};

const DOT = { content: '""', flex: 'none', width: 6, height: 6, borderRadius: '50%', forcedColorAdjust: 'none' };

/** The shapes tell tones apart without colours: a ring, a half, a diamond. */
const DOTS: Readonly<Record<Tone, object>> = {
  draft: { boxShadow: 'inset 0 0 0 1.5px var(--neutral-dot)' },
  neutral: { backgroundColor: 'var(--neutral-dot)' },
  info: { backgroundColor: 'var(--info-dot)' },
  success: { backgroundColor: 'var(--success-dot)' },
  warning: {
    background: 'linear-gradient(90deg, var(--warning-dot) 50%, transparent 50%)',
    boxShadow: 'inset 0 0 0 1.5px var(--warning-dot)',
  },
  danger: { backgroundColor: 'var(--danger-dot)', borderRadius: '1px', rotate: '45deg' },
};
