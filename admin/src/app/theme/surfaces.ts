import type { RaThemeOptions } from 'react-admin';
import type { Colours } from './tokens.ts';

/** Returns the styles of what holds other parts: cards, menus, dialogs, notifications. */
export const surfacesOf = (colours: Colours): RaThemeOptions['components'] => ({
  MuiPaper: { styleOverrides: { root: { backgroundImage: 'none' } } },
  MuiCard: {
    defaultProps: { variant: 'outlined' },
    styleOverrides: {
      // Clipped, not hidden: a hidden overflow would hold what is sticky inside.
      root: { borderColor: colours.line, borderRadius: 10, minWidth: 0, overflow: 'clip' },
    },
  },
  MuiCardHeader: {
    defaultProps: { slotProps: { title: { variant: 'h2', component: 'h2' } } },
    styleOverrides: { root: { padding: '12px 16px' }, action: { margin: 0 } },
  },
  MuiCardContent: { styleOverrides: { root: { padding: 16, '&:last-child': { paddingBottom: 16 } } } },
  MuiMenu: { styleOverrides: { paper: raised(colours), list: { padding: 4 } } },
  MuiPopover: { styleOverrides: { paper: raised(colours) } },
  MuiMenuItem: {
    styleOverrides: {
      root: {
        minHeight: 32,
        padding: '4px 8px',
        borderRadius: 5,
        fontSize: '0.8125rem',
        '&:hover, &.Mui-focusVisible': { backgroundColor: colours.hoverRaised },
        '& .MuiListItemIcon-root': { minWidth: 28 },
      },
    },
  },
  MuiDialog: { styleOverrides: { paper: { ...raised(colours), borderRadius: 14 } } },
  MuiDialogTitle: { styleOverrides: { root: { padding: '20px 20px 8px', fontSize: '1rem', fontWeight: 600 } } },
  MuiDialogContent: { styleOverrides: { root: { padding: '8px 20px 20px' } } },
  MuiDialogContentText: { styleOverrides: { root: { fontSize: '0.8125rem' } } },
  MuiDialogActions: { styleOverrides: { root: { padding: '12px 20px', borderTop: `1px solid ${colours.line}` } } },
  MuiBackdrop: { styleOverrides: { root: { '&:not(.MuiBackdrop-invisible)': { backgroundColor: colours.overlay } } } },
  MuiSnackbarContent: {
    styleOverrides: { root: { borderRadius: 8, backgroundColor: colours.toast, color: '#fff', fontSize: '0.8125rem' } },
  },
  MuiTooltip: {
    styleOverrides: {
      tooltip: { backgroundColor: colours.toast, color: '#fff', fontSize: '0.75rem', fontWeight: 400 },
    },
  },
  MuiAlert: {
    styleOverrides: {
      root: {
        borderRadius: 8,
        padding: '4px 14px',
        fontSize: '0.8125rem',
        '&.MuiAlert-colorError': tone(colours.dangerSoft, colours.danger),
        '&.MuiAlert-colorWarning': tone(colours.warningSoft, colours.warning),
        '&.MuiAlert-colorInfo': tone(colours.infoSoft, colours.info),
        '&.MuiAlert-colorSuccess': tone(colours.successSoft, colours.success),
      },
    },
  },
  MuiChip: {
    styleOverrides: {
      root: { borderRadius: 4, fontSize: '0.75rem', fontWeight: 500 },
      sizeSmall: { height: 20 },
      filled: { backgroundColor: colours.neutralSoft, color: colours.neutral },
    },
  },
  MuiListItemIcon: { styleOverrides: { root: { minWidth: 32, color: colours.text2 } } },
  // A long word wraps instead of covering its neighbour.
  MuiListItemText: {
    styleOverrides: {
      root: { overflowWrap: 'anywhere', minWidth: 0 },
      primary: { fontSize: '0.8125rem' },
      secondary: { fontSize: '0.75rem', color: colours.text3 },
    },
  },
  MuiListItemButton: { styleOverrides: { root: { '&:hover': { backgroundColor: colours.hover } } } },
  // react-admin gives them no label.
  MuiCircularProgress: { defaultProps: { 'aria-label': 'Loading' } },
  MuiLinearProgress: { defaultProps: { 'aria-label': 'Loading' }, styleOverrides: { root: { height: 2 } } },
});

const raised = (colours: Colours) => ({ backgroundColor: colours.surfaceRaised });

const tone = (backgroundColor: string, color: string) => ({
  backgroundColor,
  color,
  '& .MuiAlert-icon': { color },
});
