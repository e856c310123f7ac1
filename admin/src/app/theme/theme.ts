import type { Theme } from '@mui/material';
import { defaultDarkTheme, defaultLightTheme, type RaThemeOptions } from 'react-admin';
import { controlsOf } from './controls.ts';
import { surfacesOf } from './surfaces.ts';
import { tablesOf } from './tables.ts';
import { type Colours, coloursOf, FONT, type Mode, shadowsOf, variablesOf } from './tokens.ts';

/** Creates the MUI theme of a mode from the tokens. @param accent a hex colour of at least 6:1 on white */
export function createPanelTheme(mode: Mode, accent: string): RaThemeOptions {
  const colours = coloursOf(mode, accent);
  const base = mode === 'light' ? defaultLightTheme : defaultDarkTheme;
  return {
    ...base,
    palette: { mode, ...paletteOf(colours) },
    typography: TYPOGRAPHY,
    shape: { borderRadius: 6 },
    shadows: elevationsOf(mode),
    breakpoints: { values: { xs: 0, sm: 600, md: 921, lg: 1181, xl: 1480 } },
    // Dialogs, menus and notifications animate by styles of their own, which page.css does not affect.
    motion: { reducedMotion: 'system' },
    transitions: { duration: { shortest: 90, shorter: 90, short: 90, standard: 160, enteringScreen: 160 } },
    components: { ...base.components, ...componentsOf(mode, colours) },
  } as RaThemeOptions;
}

const paletteOf = (colours: Colours) => ({
  primary: {
    main: colours.accentText,
    dark: colours.accentHover,
    light: colours.accentSoft,
    contrastText: colours.onAccent,
  },
  secondary: { main: colours.text2, contrastText: colours.surface },
  background: { default: colours.canvas, paper: colours.surface },
  divider: colours.line,
  text: { primary: colours.text, secondary: colours.text2, disabled: colours.text3 },
  action: {
    hover: colours.hover,
    selected: colours.accentSoft,
    active: colours.text2,
    focus: colours.active,
    disabled: colours.text3,
    disabledBackground: colours.hover,
  },
  info: { main: colours.info, light: colours.infoSoft },
  success: { main: colours.success, light: colours.successSoft },
  warning: { main: colours.warning, light: colours.warningSoft },
  error: { main: colours.danger, light: colours.dangerSoft },
});

const heading = (fontSize: string, letterSpacing = 0) => ({
  fontSize,
  fontWeight: 600,
  lineHeight: 1.3,
  letterSpacing: `${letterSpacing}em`,
});

const TYPOGRAPHY = {
  fontFamily: FONT,
  fontSize: 14,
  fontWeightBold: 600,
  h1: heading('1.375rem', -0.018),
  h2: heading('0.8125rem'),
  h3: heading('0.8125rem'),
  h4: heading('1.125rem', -0.012),
  h5: heading('1.125rem', -0.012),
  h6: heading('0.875rem'),
  body1: { fontSize: '0.875rem', lineHeight: 1.5 },
  body2: { fontSize: '0.8125rem', lineHeight: 1.5 },
  subtitle1: { fontSize: '0.875rem', fontWeight: 500 },
  subtitle2: { fontSize: '0.8125rem', fontWeight: 500 },
  caption: { fontSize: '0.75rem', lineHeight: 1.5 },
  button: { fontSize: '0.8125rem', fontWeight: 500, lineHeight: 1.25, textTransform: 'none', letterSpacing: 0 },
} as const;

/** MUI has 25 heights; the panel has none, a line's, that of menus and that of dialogs. */
function elevationsOf(mode: Mode): Theme['shadows'] {
  const [low, middle, high] = shadowsOf(mode);
  const heights = Array.from({ length: 25 }, (_, height) => {
    if (height === 0) return 'none';
    if (height < 4) return low;
    return height < 16 ? middle : high;
  });
  return heights as unknown as Theme['shadows'];
}

/** Returns the styles and defaults of MUI's and react-admin's components. */
const componentsOf = (mode: Mode, colours: Colours): RaThemeOptions['components'] => ({
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
