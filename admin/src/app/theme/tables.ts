import type { RaThemeOptions } from 'react-admin';
import type { Colours } from './tokens.ts';

const ROW = 38;

/** Returns the styles of tables, and of the lists and forms of react-admin around them. */
export const tablesOf = (colours: Colours): RaThemeOptions['components'] => ({
  MuiTableCell: {
    styleOverrides: {
      root: {
        height: ROW,
        padding: '4px 10px',
        borderColor: colours.line,
        fontSize: '0.8125rem',
        lineHeight: 1.4,
        fontVariantNumeric: 'tabular-nums',
        '&:first-of-type': { paddingInlineStart: 16 },
        '&:last-of-type': { paddingInlineEnd: 16 },
        '&.MuiTableCell-paddingCheckbox': { padding: '0 8px' },
      },
      head: {
        height: 34,
        color: colours.text2,
        backgroundColor: colours.surface,
        fontSize: '0.75rem',
        fontWeight: 500,
        whiteSpace: 'nowrap',
      },
    },
  },
  MuiTableRow: {
    styleOverrides: {
      root: {
        '&.MuiTableRow-hover:hover': { backgroundColor: colours.hover },
        '&.Mui-selected, &.Mui-selected:hover': { backgroundColor: colours.accentSoft },
        '&:last-child > td': { borderBottom: 0 },
      },
    },
  },
  MuiTableSortLabel: {
    styleOverrides: { root: { '&.Mui-active': { color: colours.text } }, icon: { fontSize: 14 } },
  },
  MuiTablePagination: {
    styleOverrides: {
      root: { overflow: 'visible', color: colours.text2, fontSize: '0.75rem' },
      toolbar: { minHeight: 44 },
      selectLabel: { fontSize: '0.75rem' },
      displayedRows: { fontSize: '0.75rem', fontVariantNumeric: 'tabular-nums' },
    },
  },
  // Controls that only appear on hover cannot be reached by keyboard.
  RaSimpleFormIterator: {
    defaultProps: { fullWidth: true },
    styleOverrides: { root: { '& .RaSimpleFormIterator-action': { visibility: 'visible' } } },
  },
  RaToolbar: {
    styleOverrides: {
      root: {
        '&.RaToolbar-desktopToolbar': {
          position: 'sticky',
          bottom: 0,
          zIndex: 2,
          minHeight: 56,
          padding: '0 16px',
          backgroundColor: colours.surface,
          borderTop: `1px solid ${colours.line}`,
        },
        // Above the tab bar of the shell.
        '&.RaToolbar-mobileToolbar': {
          bottom: 'calc(60px + env(safe-area-inset-bottom))',
          zIndex: 25,
          backgroundColor: colours.surface,
          borderTop: `1px solid ${colours.line}`,
        },
      },
    },
  },
  // A wide row of tabs scrolls instead of widening the page.
  RaList: { styleOverrides: { root: { '& .RaList-main, & .RaList-content': { minWidth: 0 } } } },
});
