import { describe, expect, test } from '@jest/globals';
import { findBrokenLinks, findUnlinkedRecords } from './links.ts';

describe('findBrokenLinks', () => {
  test('reports links to missing files and headings, and accepts others', () => {
    const sources = new Map([
      [
        'docs/a.md',
        '# A\n[b](../b/README.md#how-it-works) [self](#a) [web](https://example.com/x) [gone](gone.md) [no](../b/README.md#no)',
      ],
      ['b/README.md', '## How it `works`\n[a](../docs/a.md) [folder](../docs)'],
    ]);
    expect(findBrokenLinks(sources, (path) => sources.has(path) || path === 'docs')).toEqual([
      'docs/a.md: no file docs/gone.md',
      'docs/a.md: no heading "#no" in b/README.md',
    ]);
  });
});

describe('findUnlinkedRecords', () => {
  test('reports records without index entry or reference, and references to missing records', () => {
    const sources = new Map([
      ['docs/adr/README.md', '[0001](0001-one.md) [0002](0002-two.md)'],
      ['docs/adr/0001-one.md', ''],
      ['docs/adr/0002-two.md', 'see docs/adr/0001-one.md'],
      ['docs/adr/0003-three.md', ''],
      ['src/a.ts', '/** @see docs/adr/0001-one.md */ /** @see docs/adr/0009-nine.md */'],
      ['README.md', '[three](docs/adr/0003-three.md)'],
    ]);
    expect(findUnlinkedRecords(sources)).toEqual([
      'src/a.ts: no file docs/adr/0009-nine.md',
      'docs/adr/0002-two.md: no code or page refers to it',
      'docs/adr/README.md: docs/adr/0003-three.md is missing',
    ]);
  });
});
