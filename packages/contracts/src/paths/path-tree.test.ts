import { describe, expect, test } from '@jest/globals';
import type { HttpMethod, PathSegment } from '../types.ts';
import { createPathTree } from './path-tree.ts';

const route = (method: HttpMethod, path: string) => ({
  method,
  segments: path.slice(1).split('/').map(segmentOf),
  path,
});
const segmentOf = (text: string): PathSegment =>
  text.startsWith('{') ? { variable: text.slice(1, -1) } : { literal: text };

const tree = createPathTree([
  route('GET', '/files'),
  route('POST', '/files'),
  route('GET', '/files/{id}'),
  route('GET', '/files/recent'),
  route('GET', '/folders/{folder}/files/{id}'),
]);
const found = (method: string, path: string) => {
  const { route, params } = tree.find(method, path);
  return [route.path, params];
};
const code = (action: () => unknown): unknown => {
  try {
    return action();
  } catch (error) {
    return (error as { code: string }).code;
  }
};

describe('the route of a path', () => {
  test('prefers a literal to a variable', () => {
    expect(found('GET', '/files/recent')).toEqual(['/files/recent', {}]);
    expect(found('GET', '/files/7')).toEqual(['/files/{id}', { id: '7' }]);
  });

  test('has each variable decoded once, with slashes', () => {
    const expected = ['/folders/{folder}/files/{id}', { folder: 'a/b', id: '%é' }];
    expect(found('GET', '/folders/a%2Fb/files/%25%C3%A9')).toEqual(expected);
  });

  test('answers HEAD as GET, with or without one trailing slash', () => {
    expect(found('HEAD', '/files/')).toEqual(['/files', {}]);
  });

  test.each([
    ['GET', '/', 'unknown_path'],
    ['GET', '/files//', 'unknown_path'],
    ['GET', '/folders//files/7', 'unknown_path'],
    ['GET', '/folders/7', 'unknown_path'],
    ['DELETE', '/files/7', 'method_not_allowed'],
    ['GET', '/files/%zz', 'bad_request'],
  ])('is rejected: %s %s is %s', (method, path, expected) => {
    expect(code(() => tree.find(method, path))).toBe(expected);
  });

  test('allows the methods of the path, HEAD and OPTIONS', () => {
    expect(tree.allowed('/files')).toEqual(['GET', 'HEAD', 'OPTIONS', 'POST']);
    expect(code(() => tree.allowed('/nothing'))).toBe('unknown_path');
  });
});
