import { Box, Dialog, DialogContent, DialogTitle, Typography } from '@mui/material';
import type { ReactElement } from 'react';
import { KeyCaps } from './key-caps.tsx';
import type { Shortcut } from './shortcuts.ts';

interface HelpSheetProps {
  readonly shortcuts: readonly Shortcut[];
  readonly onClose: () => void;
}

/** The list of all shortcuts. */
export function HelpSheet({ shortcuts, onClose }: HelpSheetProps): ReactElement {
  const sections = Map.groupBy(shortcuts, ({ section }) => section);
  return (
    <Dialog open onClose={onClose} aria-labelledby="shortcuts" fullWidth maxWidth="xs">
      <DialogTitle id="shortcuts">Keyboard shortcuts</DialogTitle>
      {/* Without a control in it, the keyboard could not scroll it. */}
      <DialogContent tabIndex={0}>
        {[...sections].map(([section, entries]) => (
          <section key={section} aria-label={section}>
            <Typography variant="h3" component="h3" sx={{ color: 'text.secondary', mt: 2, mb: 0.5 }}>
              {section}
            </Typography>
            <Box component="dl" sx={{ m: 0 }}>
              {entries.map((shortcut) => (
                <Row key={shortcut.label} shortcut={shortcut} />
              ))}
            </Box>
          </section>
        ))}
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary', mt: 2 }}>
          Single letters can be switched off in your account, under Preferences.
        </Typography>
      </DialogContent>
    </Dialog>
  );
}

function Row({ shortcut: { label, ...keys } }: { readonly shortcut: Shortcut }): ReactElement {
  return (
    <Box sx={{ display: 'flex', justifyContent: 'space-between', alignItems: 'center', minHeight: 29 }}>
      <Typography component="dt" variant="body2">
        {label}
      </Typography>
      <Box component="dd" sx={{ m: 0 }}>
        <KeyCaps of={keys} />
      </Box>
    </Box>
  );
}
