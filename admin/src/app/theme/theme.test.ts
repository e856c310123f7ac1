import { describe, expect, test } from '@jest/globals';
import { getContrastRatio } from '@mui/material/styles';
import { ACCENT, type Colours, coloursOf, type Mode, variablesOf } from './tokens.ts';

const GROUNDS = ['canvas', 'surface', 'surfaceRaised', 'surfaceSunken', 'hover', 'hoverRaised'] as const;
const STATUSES = ['neutral', 'info', 'success', 'warning', 'danger'] as const;

/** Accents of an organization that reach the 6:1 on white that an accent needs. */
const ACCENTS = [ACCENT, '#1d4ed8', '#7c2d12', '#3f3f46', '#86198f', '#14532d'];

describe.each(['light', 'dark'] as const)('the %s colours', (mode: Mode) => {
  const pairs: readonly (readonly [keyof Colours, keyof Colours, number])[] = [
    ...GROUNDS.flatMap((ground) => (['text', 'text2', 'text3'] as const).map((text) => [text, ground, 4.5] as const)),
    ...(['canvas', 'surface', 'surfaceSunken'] as const).map((ground) => ['lineControl', ground, 3] as const),
    ...STATUSES.flatMap((status) => [[status, `${status}Soft`, 4.5] as const, [status, 'surface', 4.5] as const]),
    ['accentText', 'accentSoft', 4.5],
    ['text', 'accentSoft', 4.5],
    ...GROUNDS.map((ground) => ['accentText', ground, 4.5] as const),
    ...GROUNDS.map((ground) => ['focus', ground, 3] as const),
    ['onAccent', 'accentSolid', 4.5],
    ['onAccent', 'accentHover', 4.5],
    ['onAccent', 'dangerSolid', 4.5],
  ];

  test.each(ACCENTS)('have the contrast of WCAG AA with the accent %s', (accent) => {
    const colours = coloursOf(mode, accent);
    const weak = pairs
      .map(([one, other, least]) => ({ one, other, least, ratio: getContrastRatio(colours[one], colours[other]) }))
      .filter(({ ratio, least }) => ratio < least);
    expect(weak).toEqual([]);
  });
});

test('the tokens of both modes have the same CSS variables, in kebab case', () => {
  const light = variablesOf('light');
  expect(Object.keys(variablesOf('dark'))).toEqual(Object.keys(light));
  expect(light).toMatchObject({ '--surface-raised': '#ffffff', '--text-2': '#57534e', '--accent-solid': ACCENT });
  expect(Object.keys(light).filter((name) => !/^--[a-z]+(?:-[a-z0-9]+)*$/.test(name))).toEqual([]);
});
