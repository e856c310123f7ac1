import { describe, expect, test } from '@jest/globals';
import { type Advisory, judge, judgeMissing, readReport } from './judge.ts';

const advisory: Advisory = {
  github_advisory_id: 'GHSA-aaaa-bbbb-cccc',
  module_name: 'left',
  severity: 'high',
  title: 'Left pads too far',
  url: 'https://github.com/advisories/GHSA-aaaa-bbbb-cccc',
};
const exception = {
  id: advisory.github_advisory_id,
  reason: 'It is called with constants only.',
  expires: '2030-01-31',
};

describe('the audit of packages', () => {
  test('fails for an advisory without an exception and names it', () => {
    const line = 'left: high: Left pads too far (https://github.com/advisories/GHSA-aaaa-bbbb-cccc)';
    expect(judge([advisory], [], '2030-01-01')).toEqual({ failures: [line], notes: [] });
  });

  test('allows an advisory with an exception until it expires, and prints the reason', () => {
    const note = 'GHSA-aaaa-bbbb-cccc stays until 2030-01-31: It is called with constants only.';
    expect(judge([advisory], [exception], '2030-01-31')).toEqual({ failures: [], notes: [note] });
    expect(judge([advisory], [exception], '2030-02-01').failures).toEqual([
      expect.stringMatching(/^left: the exception of GHSA-aaaa-bbbb-cccc expired on 2030-01-31/),
    ]);
  });

  test('fails for an exception without reason or date, and reports one that is no longer needed', () => {
    expect(
      judge(
        [],
        [
          { ...exception, reason: '' },
          { ...exception, expires: 'never' },
        ],
        '2030-01-01',
      ),
    ).toEqual({
      failures: Array(2).fill('the exception of GHSA-aaaa-bbbb-cccc needs a reason and a day of expiry'),
      notes: Array(2).fill('GHSA-aaaa-bbbb-cccc is no longer reported: its exception can go'),
    });
  });

  test('that could not be done is a warning, and a failure with AUDIT=required', () => {
    for (const unset of [undefined, ''])
      expect(judgeMissing(unset)).toEqual({ failures: [], warnings: [expect.stringContaining('NOT audited')] });
    const failures = [expect.stringMatching(/NOT audited, and AUDIT=required is set$/)];
    expect(judgeMissing('required')).toEqual({ failures, warnings: [] });
    expect(judgeMissing('yes').failures).toEqual(['AUDIT is "yes": it must be required, or not set']);
  });

  test('distinguishes a response of the registry from none', () => {
    expect(readReport(JSON.stringify({ advisories: { 1: advisory }, metadata: {} }))).toEqual([advisory]);
    expect(readReport('{"advisories":{}}')).toEqual([]);
    expect(readReport('{"error":{"code":"ERR_PNPM_AUDIT_BAD_RESPONSE"}}')).toBeUndefined();
    expect(readReport('getaddrinfo ENOTFOUND')).toBeUndefined();
  });
});
