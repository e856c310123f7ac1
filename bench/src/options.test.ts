import { describe, expect, test } from '@jest/globals';
import { readCommandLine } from './options.ts';

describe('the command line', () => {
  test('without flags measures all contenders with 10,000 clients', () => {
    const { rounds, contenders, isFromSources } = readCommandLine([]);
    expect(rounds).toMatchObject({ dataSize: 10_000, connections: 32 });
    expect(contenders.map(({ name }) => name)).toEqual(expect.arrayContaining(['ours', 'nestjs', 'express']));
    expect(isFromSources).toBe(false);
  });

  test('sets the size, the rounds and what is measured; this project is always part of it', () => {
    const args = ['--clients', '50', '--rounds=1', '--seconds=0.5', '--works=mix,list', '--contenders=express'];
    const { rounds, contenders } = readCommandLine(args);
    expect(rounds).toMatchObject({ dataSize: 50, rounds: 1, ms: 500, works: ['mix', 'list'] });
    expect(contenders.map(({ name }) => name)).toEqual(['ours', 'express']);
  });

  test.each([
    ['--clients=many', '--clients must be a positive number'],
    ['--rounds=0', '--rounds must be a positive number'],
    ['--works=list,sleep', '--works must be of list'],
    ['--contenders=rails', '--contenders must be of ours'],
  ])('%s is rejected by name', (flag, message) => {
    expect(() => readCommandLine([flag])).toThrow(message);
  });
});
