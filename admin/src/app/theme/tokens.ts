import { darken, getContrastRatio, lighten } from '@mui/material/styles';

export type Mode = 'light' | 'dark';

/** The accent of a fresh system, which marks the primary action, links and the selected thing; at least 6:1 on white. */
export const ACCENT = '#0b6873';

/** The colours by their role, each in light and in dark. Texts have a contrast of 4.5:1 on every ground, lines of controls 3:1. */
const PAIRS = {
  canvas: ['#f7f6f4', '#121211'],
  surface: ['#ffffff', '#191918'],
  surfaceRaised: ['#ffffff', '#232321'],
  surfaceSunken: ['#f5f4f2', '#151514'],
  hover: ['#f3f2ef', '#232321'],
  hoverRaised: ['#f3f2ef', '#2d2d2a'],
  active: ['#ebe9e5', '#2c2c29'],
  overlay: ['rgba(28, 25, 23, 0.38)', 'rgba(0, 0, 0, 0.62)'],
  line: ['#e7e5e1', '#2b2b29'],
  lineStrong: ['#d5d2cc', '#3d3d3a'],
  lineControl: ['#8f8a83', '#74716b'],
  text: ['#1c1a18', '#f0efec'],
  text2: ['#57534e', '#b3afa8'],
  text3: ['#6d6862', '#98948c'],
  toast: ['#262422', '#383835'],
  neutral: ['#57534e', '#c2beb7'],
  neutralSoft: ['#f0eeeb', '#2c2c29'],
  neutralDot: ['#8f8a83', '#98948c'],
  info: ['#1e4fa3', '#a3c4ff'],
  infoSoft: ['#e9f0fc', '#1a2740'],
  infoDot: ['#3b74d6', '#6ea0f5'],
  success: ['#1b6338', '#86d8a3'],
  successSoft: ['#e5f4ea', '#15301f'],
  successDot: ['#2c9c58', '#4cbc79'],
  warning: ['#7d5200', '#f0c467'],
  warningSoft: ['#fcf1d9', '#36290f'],
  warningDot: ['#d99a1c', '#dba63a'],
  danger: ['#ab2317', '#ff9f95'],
  dangerSoft: ['#fdecea', '#3c1a17'],
  dangerDot: ['#d6402f', '#ec6a5c'],
  dangerSolid: ['#b3261a', '#b8372b'],
} as const satisfies Readonly<Record<string, readonly [light: string, dark: string]>>;

type Accents = 'accentSolid' | 'accentHover' | 'onAccent' | 'accentText' | 'accentSoft' | 'accentLine' | 'focus';

/** The colours of one mode by role. */
export type Colours = Readonly<Record<keyof typeof PAIRS | Accents, string>>;

/** Returns the colours of a mode. @param accent a hex colour of at least 6:1 on white */
export function coloursOf(mode: Mode, accent: string): Colours {
  const index = mode === 'light' ? 0 : 1;
  const entries = Object.entries(PAIRS).map(([role, pair]) => [role, pair[index]]);
  return { ...(Object.fromEntries(entries) as Record<keyof typeof PAIRS, string>), ...accentsOf(mode, accent) };
}

function accentsOf(mode: Mode, accent: string): Record<Accents, string> {
  return { onAccent: '#ffffff', ...(mode === 'light' ? lightAccents(accent) : darkAccents(accent)) };
}

type Shades = Omit<Record<Accents, string>, 'onAccent'>;

const lightAccents = (accent: string): Shades => ({
  accentSolid: accent,
  accentHover: darken(accent, 0.14),
  accentText: accent,
  accentSoft: lighten(accent, 0.91),
  accentLine: lighten(accent, 0.66),
  focus: accent,
});

function darkAccents(accent: string): Shades {
  const text = lightenUntil(accent, 0.52, { ground: PAIRS.hoverRaised[1], contrast: 4.5 });
  const solid = lightenUntil(accent, 0.06, { ground: PAIRS.surfaceRaised[1], contrast: 1.4 });
  return {
    accentSolid: solid,
    accentHover: lighten(solid, 0.06),
    accentText: text,
    accentSoft: darken(accent, 0.66),
    accentLine: darken(accent, 0.2),
    focus: text,
  };
}

interface Readable {
  readonly ground: string;
  /** The least contrast with the ground. */
  readonly contrast: number;
}

/** Lightens a colour by a part of what it lacks of white, and further until it stands out from the ground. */
function lightenUntil(colour: string, part: number, { ground, contrast }: Readable): string {
  const lightened = lighten(colour, part);
  if (part >= 1 || getContrastRatio(lightened, ground) >= contrast) return lightened;
  return lightenUntil(colour, part + 0.02, { ground, contrast });
}

/** Sizes, by the name of their CSS variable. */
const SIZES: Readonly<Record<string, string>> = {
  'fs-11': '0.6875rem',
  'fs-12': '0.75rem',
  'fs-13': '0.8125rem',
  'fs-14': '0.875rem',
  'fs-16': '1rem',
  'fs-18': '1.125rem',
  'fs-22': '1.375rem',
  's-1': '4px',
  's-2': '8px',
  's-3': '12px',
  's-4': '16px',
  's-5': '20px',
  's-6': '24px',
  's-8': '32px',
  's-10': '40px',
  'r-1': '4px',
  'r-2': '6px',
  'r-3': '10px',
  'r-4': '14px',
  row: '38px',
  sidebar: '232px',
  'sidebar-closed': '56px',
  topbar: '52px',
  peek: '392px',
  rail: '340px',
  fast: '90ms',
  slow: '160ms',
};

export const FONT =
  '"Inter Variable", system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif';

/** Shadows of what floats, by height; everything else has lines. */
export const shadowsOf = (mode: Mode): readonly [string, string, string] =>
  mode === 'light'
    ? [
        '0 1px 2px rgba(28, 25, 23, 0.06)',
        '0 0 0 1px rgba(28, 25, 23, 0.08), 0 6px 20px rgba(28, 25, 23, 0.11)',
        '0 0 0 1px rgba(28, 25, 23, 0.08), 0 20px 56px rgba(28, 25, 23, 0.22)',
      ]
    : [
        '0 1px 2px rgba(0, 0, 0, 0.4)',
        '0 0 0 1px rgba(255, 255, 255, 0.09), 0 6px 20px rgba(0, 0, 0, 0.5)',
        '0 0 0 1px rgba(255, 255, 255, 0.1), 0 20px 56px rgba(0, 0, 0, 0.66)',
      ];

/** Returns the tokens as CSS variables: `--text-2`, `--fs-13`, `--elevation-1`. */
export function variablesOf(mode: Mode, colours: Colours): Record<`--${string}`, string> {
  const shades = Object.entries(colours).map(([role, value]) => [`--${kebab(role)}`, value]);
  const sizes = Object.entries(SIZES).map(([name, value]) => [`--${name}`, value]);
  const shadows = shadowsOf(mode).map((value, index) => [`--elevation-${index + 1}`, value]);
  return Object.fromEntries([...shades, ...sizes, ...shadows, ['--font', FONT]]);
}

/** Converts the name of a role: `surfaceRaised` is `surface-raised`, `text2` is `text-2`. */
const kebab = (role: string): string => role.replace(/[A-Z]|\d+/g, (part) => `-${part.toLowerCase()}`);
