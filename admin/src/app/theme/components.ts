import type { RaThemeOptions } from 'react-admin';
import { controlsOf } from './controls.ts';
import { surfacesOf } from './surfaces.ts';
import { tablesOf } from './tables.ts';
import { type Colours, type Mode, variablesOf } from './tokens.ts';

/** Returns the styles and defaults of MUI's and react-admin's components. */
export const componentsOf = (mode: Mode, colours: Colours): RaThemeOptions['components'] => ({
  MuiCssBaseline: { styleOverrides: baseOf(mode, colours) },
  ...controlsOf(colours),
  ...surfacesOf(colours),
  ...tablesOf(colours),
});

/** The styles of the page itself, with the tokens as CSS variables for parts that are no components of MUI. */
const baseOf = (mode: Mode, colours: Colours) => ({
  ':root': { ...variablesOf(mode, colours), colorScheme: mode },
  body: { fontSize: '0.875rem', WebkitFontSmoothing: 'antialiased' },
  ':focus-visible': { outline: '2px solid var(--focus)', outlineOffset: 2, borderRadius: 4 },
});
