import { describe, expect, test } from '@jest/globals';
import { allowedRedirect } from './redirect.ts';

const allowed = ['https://app.example.com/home', 'http://localhost:3000'];

describe('the redirect of a sign-in', () => {
  test.each(['/', '/clients', '/clients?page=2#top', '/a//b', '/%2F%2Fhost', '/@host', '/:80'])(
    '%s is a path of this origin',
    (wanted) => expect(allowedRedirect(wanted, allowed)).toBe(wanted),
  );

  test.each(['https://app.example.com/home', 'https://app.example.com/home/x?y=1', 'http://localhost:3000/any'])(
    '%s is on the list',
    (wanted) => expect(allowedRedirect(wanted, allowed)).toBe(wanted),
  );

  test.each([
    '',
    'clients',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/\t/evil.example',
    '/\n/evil.example',
    ' /clients',
    'https:evil.example',
    'https://evil.example',
    'https://app.example.com',
    'https://app.example.com/homeless',
    'https://app.example.com/home/../admin',
    'https://app.example.com@evil.example/home',
    'https://user@app.example.com/home',
    'https://app.example.com.evil.example/home',
    'http://app.example.com/home',
    'javascript:alert(1)',
    'data:text/html,x',
  ])('%j leads elsewhere', (wanted) => expect(allowedRedirect(wanted, allowed)).toBe(''));
});
