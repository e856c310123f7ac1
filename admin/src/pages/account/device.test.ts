import { expect, test } from '@jest/globals';
import { deviceOf } from './device.ts';

const CHROME = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36';

test.each([
  [CHROME, 'Chrome on Linux'],
  [`${CHROME} Edg/140.0.0.0`, 'Edge on Linux'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Version/18.0 Safari/604.1',
    'Safari on iPhone',
  ],
  ['curl/8.5.0', 'curl'],
  ['', 'Unknown device'],
])('the User-Agent %j is named %j', (userAgent, device) => {
  expect(deviceOf(userAgent)).toBe(device);
});
