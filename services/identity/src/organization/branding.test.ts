import { describe, expect, test } from '@jest/globals';
import Color from 'color';
import fc from 'fast-check';
import { readableAccent } from './branding.ts';

const hexColor = fc.integer({ min: 0, max: 0xffffff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
const contrastOf = (color: string): number => Color(color).contrast(Color('#ffffff'));

describe('an accent color', () => {
  test('has a contrast of 6:1 on white, whatever was chosen, and stays the same when it is saved again', () => {
    fc.assert(
      fc.property(hexColor, (chosen) => {
        const stored = readableAccent(chosen);
        expect(stored).toMatch(/^#[0-9a-f]{6}$/);
        expect(contrastOf(stored)).toBeGreaterThanOrEqual(6);
        expect(readableAccent(stored)).toBe(stored);
      }),
    );
  });

  test('that is dark enough stays as it was chosen', () => {
    fc.assert(
      fc.property(
        hexColor.filter((chosen) => contrastOf(chosen) >= 6),
        (chosen) => expect(readableAccent(chosen)).toBe(chosen),
      ),
    );
  });

  test.each([
    ['a yellow', '#FFDD00'],
    ['a light green', '#7ed957'],
    ['white', '#ffffff'],
  ])('keeps its hue when it is darkened: %s', (_name, chosen) => {
    const [before, after] = [chosen, readableAccent(chosen)].map((color) => Color(color).hue());
    expect(Math.abs(before! - after!)).toBeLessThan(2);
  });
});
