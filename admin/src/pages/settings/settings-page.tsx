import { Box, Card, CardHeader, List, ListItem, ListItemButton, ListItemIcon, ListItemText } from '@mui/material';
import type { ReactElement } from 'react';
import { Title } from 'react-admin';
import { Link } from 'react-router-dom';
import { settingsSections, useEntries } from '../../app/shell/entries.ts';

/** The page that leads to what is set up once, and to administration. */
export function SettingsPage(): ReactElement {
  const sections = settingsSections(useEntries());
  return (
    <Box sx={GRID}>
      <Title title="Settings" />
      {sections.map(({ caption, entries }) => (
        <Card component="section" key={caption} aria-label={caption}>
          <CardHeader title={caption} />
          <List disablePadding sx={{ px: 1, pb: 1 }}>
            {entries.map(({ to, label, icon: Icon }) => (
              <ListItem key={to} disablePadding>
                <ListItemButton component={Link} to={to} sx={{ px: 1, borderRadius: 1 }}>
                  <ListItemIcon>
                    <Icon fontSize="small" />
                  </ListItemIcon>
                  <ListItemText primary={label} />
                </ListItemButton>
              </ListItem>
            ))}
          </List>
        </Card>
      ))}
    </Box>
  );
}

const GRID = {
  display: 'grid',
  gap: 2,
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))',
};
