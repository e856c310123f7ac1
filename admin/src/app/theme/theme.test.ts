import { describe, expect, test } from '@jest/globals';
import { getContrastRatio } from '@mui/material/styles';
import fc from 'fast-check';
import { ACCENT, type Colours, coloursOf, type Mode, variablesOf } from './tokens.ts';

const GROUNDS = ['canvas', 'surface', 'surfaceRaised', 'surfaceSunken', 'hover', 'hoverRaised'] as const;
const STATUSES = ['neutral', 'info', 'success', 'warning', 'danger'] as const;

/** Accents of organizations, which reach 6:1 on white. */
const accents = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`)
  .filter((colour) => getContrastRatio(colour, '#ffffff') >= 6);

describe.each(['light', 'dark'] as const)('the %s colours', (mode: Mode) => {
  const pairs: readonly (readonly [keyof Colours, keyof Colours, number])[] = [
    ...GROUNDS.flatMap((ground) => (['text', 'text2', 'text3'] as const).map((text) => [text, ground, 4.5] as const)),
    ...(['canvas', 'surface', 'surfaceSunken'] as const).map((ground) => ['lineControl', ground, 3] as const),
    ...STATUSES.flatMap((status) => [[status, `${status}Soft`, 4.5] as const, [status, 'surface', 4.5] as const]),
    ['accentText', 'accentSoft', 4.5],
    ['accentSolid', 'surfaceRaised', 1.4],
    ['text', 'accentSoft', 4.5],
    ...GROUNDS.map((ground) => ['accentText', ground, 4.5] as const),
    ...GROUNDS.map((ground) => ['focus', ground, 3] as const),
    ['onAccent', 'accentSolid', 4.5],
    ['onAccent', 'accentHover', 4.5],
    ['onAccent', 'dangerSolid', 4.5],
  ];

  test('have the contrast of WCAG AA with any accent that an organization can have', () => {
    const examples = [ACCENT, '#000000', '#1d4ed8', '#7c2d12'].map((accent): [string] => [accent]);
    const hasContrast = fc.property(accents, (accent) => {
      const colours = coloursOf(mode, accent);
      const weak = pairs
        .map(([one, other, least]) => ({ one, other, least, ratio: getContrastRatio(colours[one], colours[other]) }))
        .filter(({ ratio, least }) => ratio < least);
      expect(weak).toEqual([]);
    });
    fc.assert(hasContrast, { examples });
  });
});

test('the tokens of both modes have the same CSS variables, in kebab case', () => {
  const light = variablesOf('light', coloursOf('light', ACCENT));
  expect(Object.keys(variablesOf('dark', coloursOf('dark', ACCENT)))).toEqual(Object.keys(light));
  expect(light).toMatchObject({ '--surface-raised': '#ffffff', '--text-2': '#57534e', '--accent-solid': ACCENT });
  expect(Object.keys(light).filter((name) => !/^--[a-z]+(?:-[a-z0-9]+)*$/.test(name))).toEqual([]);
});
