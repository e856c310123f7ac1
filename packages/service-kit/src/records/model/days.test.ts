import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { createDays, dayText, nextDay, parseDay } from './days.ts';

const daysIn = (zone: string, now?: string) =>
  createDays(
    () => zone,
    () => new Date(now ?? 0),
  );

describe('the day of an instant', () => {
  test.each([
    ['UTC', '2026-03-01T23:59:59.999Z', '2026-03-01'],
    ['UTC', '2026-03-02T00:00:00.000Z', '2026-03-02'],
    ['Asia/Tokyo', '2026-03-01T14:59:59.999Z', '2026-03-01'],
    ['Asia/Tokyo', '2026-03-01T15:00:00.000Z', '2026-03-02'],
    ['America/Los_Angeles', '2026-03-02T07:59:59.999Z', '2026-03-01'],
    ['America/Los_Angeles', '2026-03-02T08:00:00.000Z', '2026-03-02'],
    ['America/Los_Angeles', '2026-07-02T06:59:59.999Z', '2026-07-01'],
    ['America/Los_Angeles', '2026-07-02T07:00:00.000Z', '2026-07-02'],
    ['Asia/Kathmandu', '2026-03-01T18:14:59.999Z', '2026-03-01'],
    ['Asia/Kathmandu', '2026-03-01T18:15:00.000Z', '2026-03-02'],
  ])('is that of the time zone: in %s at %s it is %s', (zone, instant, day) => {
    expect(dayText(daysIn(zone).of(new Date(instant)))).toBe(day);
    expect(dayText(daysIn(zone, instant).today())).toBe(day);
  });

  test('follows a change of the time zone', () => {
    let zone = 'Asia/Tokyo';
    const days = createDays(() => zone);
    const instant = new Date('2026-03-01T20:00:00Z');
    expect(dayText(days.of(instant))).toBe('2026-03-02');
    zone = 'America/Los_Angeles';
    expect(dayText(days.of(instant))).toBe('2026-03-01');
  });

  test('is a value of its own that callers can change', () => {
    const days = daysIn('Asia/Tokyo');
    const instant = new Date('2026-03-01T20:00:00Z');
    days.of(instant).setUTCFullYear(1999);
    expect(dayText(days.of(instant))).toBe('2026-03-02');
  });
});

describe('the start of a day', () => {
  const hoursOf = (zone: string, day: string): number => {
    const { startOf } = daysIn(zone);
    return (startOf(nextDay(parseDay(day))).getTime() - startOf(parseDay(day)).getTime()) / 3_600_000;
  };

  test.each([
    ['UTC', '2026-03-29', 24],
    ['Asia/Tokyo', '2026-03-29', 24],
    ['Europe/Berlin', '2026-03-29', 23],
    ['Europe/Berlin', '2026-10-25', 25],
    ['America/Los_Angeles', '2026-03-08', 23],
    ['America/Los_Angeles', '2026-11-01', 25],
    ['Australia/Lord_Howe', '2026-10-04', 23.5],
  ])('in %s makes %s as long as it was: %d hours', (zone, day, hours) => {
    expect(hoursOf(zone, day)).toBe(hours);
  });

  test('is after midnight where summer time begins at midnight, and of the next day where a day was skipped', () => {
    expect(daysIn('America/Sao_Paulo').startOf(parseDay('2018-11-04'))).toEqual(new Date('2018-11-04T03:00:00Z'));
    expect(daysIn('Pacific/Apia').startOf(parseDay('2011-12-30'))).toEqual(new Date('2011-12-30T10:00:00Z'));
  });

  test('is the first instant of the day, in every time zone', () => {
    const zones = fc.constantFrom('UTC', ...Intl.supportedValuesOf('timeZone'));
    const instants = fc.date({ min: new Date('1900-01-02'), max: new Date('2100-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(zones, instants, (zone, instant) => {
        const days = daysIn(zone);
        const day = days.of(instant);
        const start = days.startOf(day);
        expect(start.getTime()).toBeLessThanOrEqual(instant.getTime());
        expect(days.startOf(nextDay(day)).getTime()).toBeGreaterThan(instant.getTime());
        expect(days.of(start)).toEqual(day);
        expect(days.of(new Date(start.getTime() - 1)).getTime()).toBeLessThan(day.getTime());
      }),
      { numRuns: 500 },
    );
  });
});
