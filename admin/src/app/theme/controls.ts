import type { RaThemeOptions } from 'react-admin';
import type { Colours } from './tokens.ts';

const PHONE = '@media (max-width: 920px)';
const FOCUS = { outline: '2px solid var(--focus)', outlineOffset: 2 };

/** Returns the styles of what is pressed or filled in: buttons, fields, checkboxes, tabs. */
export const controlsOf = (colours: Colours): RaThemeOptions['components'] => ({
  MuiButtonBase: {
    defaultProps: { disableRipple: true },
    styleOverrides: { root: { '&.Mui-focusVisible': FOCUS } },
  },
  MuiButton: {
    defaultProps: { disableElevation: true },
    styleOverrides: {
      root: { minHeight: 32, minWidth: 0, padding: '0 12px', whiteSpace: 'nowrap', [PHONE]: { minHeight: 38 } },
      sizeSmall: { fontSize: '0.8125rem' },
      startIcon: { marginInline: '-2px 6px', '& > *:nth-of-type(1)': { fontSize: 16 } },
      contained: {
        boxShadow: 'none',
        '&.MuiButton-containedPrimary, &.MuiButton-colorPrimary': {
          backgroundColor: colours.accentSolid,
          color: colours.onAccent,
          '&:hover': { backgroundColor: colours.accentHover },
        },
        '&.MuiButton-colorError': { backgroundColor: colours.dangerSolid, color: '#fff' },
        '&.MuiButton-root.Mui-disabled': { backgroundColor: colours.hover, color: colours.text3 },
      },
      outlined: {
        borderColor: colours.lineStrong,
        backgroundColor: colours.surfaceRaised,
        color: colours.text,
        '& .MuiButton-startIcon': { color: colours.text2 },
        '&:hover': { borderColor: colours.lineStrong, backgroundColor: colours.hoverRaised },
      },
      text: { '&.MuiButton-colorPrimary:hover': { backgroundColor: colours.hover } },
    },
  },
  MuiIconButton: {
    styleOverrides: {
      root: { borderRadius: 6, color: colours.text2, '&:hover': { backgroundColor: colours.hover } },
      sizeSmall: { padding: 4 },
    },
  },
  MuiInputLabel: {
    // Labels stand above their fields; a label that moves hides what belongs into the field.
    defaultProps: { shrink: true },
    styleOverrides: {
      root: {
        position: 'static',
        transform: 'none',
        maxWidth: '100%',
        marginBottom: 6,
        color: colours.text2,
        fontSize: '0.75rem',
        fontWeight: 500,
        lineHeight: 1.35,
        whiteSpace: 'normal',
        pointerEvents: 'auto',
        '&.Mui-focused': { color: colours.text2 },
        '&.Mui-error': { color: colours.danger },
      },
    },
  },
  MuiOutlinedInput: {
    styleOverrides: {
      root: {
        minHeight: 32,
        fontSize: '0.8125rem',
        backgroundColor: colours.surface,
        '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: colours.text3 },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderColor: colours.focus, borderWidth: 2 },
        '&.Mui-disabled': { backgroundColor: colours.surfaceSunken },
        '&.Mui-disabled .MuiOutlinedInput-notchedOutline': { borderColor: colours.lineStrong },
        '&.MuiInputBase-multiline': { padding: '7px 10px' },
        '&.MuiInputBase-adornedStart': { paddingLeft: 10 },
        '&.MuiInputBase-adornedEnd': { paddingRight: 6 },
        // Browsers of phones enlarge the page for smaller texts.
        [PHONE]: { minHeight: 40, fontSize: '1rem' },
      },
      input: {
        padding: '5px 10px',
        height: 'auto',
        '&.MuiInputBase-inputAdornedStart': { paddingLeft: 4 },
        '&.MuiInputBase-inputMultiline': { padding: 0 },
        '&.Mui-disabled': { WebkitTextFillColor: colours.text2 },
      },
      // The notch repeats the label, which is above the field.
      notchedOutline: { top: 0, borderColor: colours.lineControl, '& legend': { display: 'none' } },
    },
  },
  MuiInputBase: { styleOverrides: { input: { '&::placeholder': { color: colours.text3, opacity: 1 } } } },
  MuiFormHelperText: {
    styleOverrides: {
      root: { marginInline: 0, color: colours.text3, '&.Mui-error': { color: colours.danger, fontWeight: 500 } },
    },
  },
  MuiFormControlLabel: { styleOverrides: { label: { fontSize: '0.8125rem' } } },
  MuiTextField: { defaultProps: { variant: 'outlined', size: 'small', fullWidth: true } },
  MuiFormControl: { defaultProps: { variant: 'outlined', size: 'small', fullWidth: true } },
  MuiSelect: { styleOverrides: { select: { minHeight: 'auto' } } },
  MuiAutocomplete: {
    defaultProps: { fullWidth: true },
    styleOverrides: {
      inputRoot: { '&.MuiOutlinedInput-root': { padding: '0 36px 0 4px' } },
      input: { '.MuiAutocomplete-inputRoot.MuiOutlinedInput-root &.MuiAutocomplete-input': { padding: '5px 6px' } },
      option: { fontSize: '0.8125rem', minHeight: 32 },
    },
  },
  MuiCheckbox: {
    defaultProps: { size: 'small' },
    styleOverrides: { root: { color: colours.lineControl, padding: 6 } },
  },
  MuiRadio: { defaultProps: { size: 'small' }, styleOverrides: { root: { color: colours.lineControl, padding: 6 } } },
  MuiSwitch: { defaultProps: { size: 'small' }, styleOverrides: { root: { marginInline: 8 } } },
  MuiTabs: { styleOverrides: { root: { minHeight: 38 }, indicator: { height: 2, borderRadius: '2px 2px 0 0' } } },
  MuiTab: {
    styleOverrides: {
      root: {
        minHeight: 38,
        padding: '0 12px',
        color: colours.text2,
        '&.Mui-selected': { color: colours.text },
        '&:hover': { color: colours.text },
        '&.Mui-focusVisible': { outlineOffset: -3 },
      },
    },
  },
  MuiLink: { defaultProps: { underline: 'hover' }, styleOverrides: { root: { textUnderlineOffset: 3 } } },
});
