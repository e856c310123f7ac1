import { defaultDarkTheme, defaultLightTheme, type RaThemeOptions } from 'react-admin';

const font = 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif';
const common: RaThemeOptions = {
  typography: { fontFamily: font },
  shape: { borderRadius: 8 },
  // Dialogs, menus and notifications animate by styles of their own, which page.css does not affect.
  motion: { reducedMotion: 'system' },
  sidebar: { width: 232, closedWidth: 56 },
};

const components = {
  // Controls that only appear on hover cannot be reached by keyboard.
  RaSimpleFormIterator: { styleOverrides: { root: { '& .RaSimpleFormIterator-action': { visibility: 'visible' } } } },
  // react-admin gives them no label.
  MuiCircularProgress: { defaultProps: { 'aria-label': 'Loading' } },
  MuiLinearProgress: { defaultProps: { 'aria-label': 'Loading' } },
  RaToolbar: { styleOverrides: { root: { '&.RaToolbar-desktopToolbar': { backgroundColor: 'transparent' } } } },
  // A long word wraps instead of covering its neighbour.
  MuiListItemText: { styleOverrides: { root: { overflowWrap: 'anywhere' as const, minWidth: 0 } } },
  MuiTablePagination: { styleOverrides: { root: { overflow: 'visible' } } },
  MuiTableCell: { styleOverrides: { head: { fontWeight: 600 } } },
  // Aligns search, texts and dates.
  RaFilterForm: {
    styleOverrides: {
      root: { alignItems: 'center', '& .RaFilterForm-filterFormInput .MuiFormControl-root': { my: 0 } },
    },
  },
  MuiTextField: { defaultProps: { variant: 'outlined' as const } },
  MuiFormControl: { defaultProps: { variant: 'outlined' as const } },
  MuiAppBar: { styleOverrides: { colorSecondary: { backgroundColor: '#17365f', color: '#fff' } } },
};

/**
 * Styles the border of an input with enough contrast to its surroundings (WCAG 1.4.11). Its notch repeats the label,
 * which is hidden from view and from screen readers.
 */
const outline = (borderColor: string) => ({
  styleOverrides: { notchedOutline: { borderColor, '& legend > span': { visibility: 'hidden' as const } } },
});

/** Colours with enough contrast on white (WCAG AA). */
export const lightTheme: RaThemeOptions = {
  ...defaultLightTheme,
  ...common,
  palette: {
    mode: 'light',
    primary: { main: '#1a56b0' },
    secondary: { main: '#17365f', contrastText: '#fff' },
    background: { default: '#f5f7fa' },
    warning: { main: '#9a5b00' },
    success: { main: '#1f7a3d' },
    error: { main: '#b3261e' },
    info: { main: '#0b6a8f' },
  },
  components: { ...defaultLightTheme.components, ...components, MuiOutlinedInput: outline('#868e9a') },
};

export const darkTheme: RaThemeOptions = {
  ...defaultDarkTheme,
  ...common,
  palette: {
    mode: 'dark',
    primary: { main: '#8ab4f8' },
    secondary: { main: '#17365f', contrastText: '#fff' },
    background: { default: '#12161c', paper: '#1b2129' },
  },
  components: { ...defaultDarkTheme.components, ...components, MuiOutlinedInput: outline('#76808e') },
};
