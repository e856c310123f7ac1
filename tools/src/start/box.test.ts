import { join } from 'node:path';
import { describe, expect, test } from '@jest/globals';
import { welcomeBox } from './box.ts';

const signIn = { email: 'admin@example.com', password: 'made up', origin: 'made', isOutdated: false } as const;
const welcome = {
  url: 'http://127.0.0.1:8080',
  inboxUrl: 'http://127.0.0.1:41000',
  signIn,
  signInFile: join(process.cwd(), '.data/sign-in.json'),
  tookMs: 4321,
};

describe('the box at the end of a start', () => {
  test('lists the addresses', () => {
    const box = welcomeBox(welcome);
    for (const text of [
      'Ready in 4.3 s',
      ':8080/api',
      ':8080/api/docs',
      ':8080/admin/',
      ':41000',
      'admin@example.com',
      'made up',
    ])
      expect(box).toContain(text);
  });

  test('keeps a command on one line', () => {
    expect(welcomeBox(welcome)).toContain(
      "curl -s http://127.0.0.1:8080/api/auth/login -H 'Content-Type: application/json' -d '@.data/sign-in.json'\n",
    );
  });

  test('shows a password only at the start that made it', () => {
    const box = welcomeBox({ ...welcome, signIn: { ...signIn, origin: 'earlier' } });
    expect(box).not.toContain('made up');
    expect(box).toContain('as at the first start');
  });

  test('names ADMIN_PASSWORD at the first start if it is set', () => {
    const box = welcomeBox({ ...welcome, signIn: { ...signIn, origin: 'set' } });
    expect(box).not.toContain('made up');
    expect(box).not.toContain('first start');
    expect(box).toContain('the value of ADMIN_PASSWORD');
  });

  test('omits the inbox if SMTP_URL is set', () => {
    expect(welcomeBox({ ...welcome, inboxUrl: '' })).not.toContain('Inbox');
  });
});
