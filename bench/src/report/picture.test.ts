import { expect, test } from '@jest/globals';
import { barPicture } from './picture.ts';

test('the longest bar of a group fills its scale, and texts are escaped', () => {
  const bars = [
    { label: 'a & b', value: 10, isHighlighted: true },
    { label: 'c', value: 5, isHighlighted: false },
  ];
  const svg = barPicture('Requests', [{ title: 'list', bars }]);
  expect(svg).toContain('<title>Requests</title>');
  expect(svg).toContain('a &amp; b');
  expect([...svg.matchAll(/width="([\d.]+)" height="20"/g)].map(([, width]) => width)).toEqual(['450.0', '225.0']);
});
