import { describe, expect, test } from 'vitest';
import {
  dayOf,
  daysOff,
  MOST_DAYS_OFF,
  quietUntil,
  withVacation,
  zoneNamed,
  zonesLike,
} from '../../src/game/people/personal-times.ts';

const at = (text: string): number => Date.parse(text);
const BERLIN = 'Europe/Berlin';

describe('a time zone', () => {
  test.each([
    ['Europe/Berlin', BERLIN],
    ['europe/berlin', BERLIN],
    [' Berlin ', BERLIN],
    ['new york', 'America/New_York'],
    ['Europe/Kyiv', 'Europe/Kyiv'],
    ['utc', 'UTC'],
    ['kyiv', 'Europe/Kyiv'],
    ['Kiev', 'Europe/Kiev'],
    ['Kolkata', 'Asia/Kolkata'],
    ['Kathmandu', 'Asia/Kathmandu'],
    ['Ho Chi Minh', 'Asia/Ho_Chi_Minh'],
    ['Nuuk', 'America/Nuuk'],
    ['Yangon', 'Asia/Yangon'],
  ])('typed as %s is %s', (typed, zone) => {
    expect(zoneNamed(typed)).toBe(zone);
  });

  test.each(['', 'Middle-earth/Shire', '+02:00', 'Europe', '12', 'x'.repeat(300)])('is not what %s names', (typed) => {
    expect(zoneNamed(typed)).toBeNull();
  });

  test.each(['BST', 'est', 'MST', 'IST', 'PST'])(
    'is not named by %s, which several places use, or which has no summer time',
    (typed) => {
      expect(zoneNamed(typed)).toBeNull();
    },
  );

  test.each(['Kyiv', 'Kolkata', 'Kathmandu', 'Ho Chi Minh', 'Nuuk', 'Yangon'])(
    'is suggested by its present name: %s',
    (city) => {
      expect(zonesLike(city, 25)[0]!.replaceAll('_', ' ')).toMatch(new RegExp(`/${city}$`));
    },
  );

  test('is suggested by its city first, with a limited number of results', () => {
    expect(zonesLike('lon', 25)).toEqual([
      ...['Arctic/Longyearbyen', 'Europe/London'],
      ...['America/Blanc-Sablon', 'America/Miquelon'],
    ]);
    expect(zonesLike('new y', 5)).toContain('America/New_York');
    expect(zonesLike('Europe/Kyiv', 5)[0]).toBe('Europe/Kyiv');
    expect(zonesLike('', 25)).toHaveLength(25);
    expect(zonesLike('no such place', 25)).toEqual([]);
  });

  test('tells the day in it', () => {
    expect(dayOf({ zone: 'Pacific/Auckland' }, at('2026-06-30T13:00Z'))).toBe('2026-07-01');
    expect(dayOf({ zone: null }, at('2026-06-30T13:00Z'))).toBe('2026-06-30');
  });
});

describe('quiet hours', () => {
  const night = { zone: BERLIN, quiet: { from: 22, to: 7 } };

  test('last over midnight, by the local clock', () => {
    expect(quietUntil(night, at('2026-01-10T20:59:59Z'))).toBeNull();
    expect(quietUntil(night, at('2026-01-10T21:00Z'))).toBe(at('2026-01-11T06:00Z'));
    expect(quietUntil(night, at('2026-01-11T05:59Z'))).toBe(at('2026-01-11T06:00Z'));
    expect(quietUntil(night, at('2026-01-11T06:00Z'))).toBeNull();
    expect(quietUntil(night, at('2026-07-10T20:00Z'))).toBe(at('2026-07-11T05:00Z'));
  });

  test('may lie within a day, and within the zones that are no whole hours from Greenwich', () => {
    const noon = { zone: 'Asia/Kathmandu', quiet: { from: 12, to: 13 } };
    expect(quietUntil(noon, at('2026-01-10T06:14Z'))).toBeNull();
    expect(quietUntil(noon, at('2026-01-10T06:15Z'))).toBe(at('2026-01-10T07:15Z'));
  });

  test('end by the clock also in the night in which clocks are put forward or back', () => {
    expect(quietUntil(night, at('2026-03-28T23:00Z'))).toBe(at('2026-03-29T05:00Z'));
    expect(quietUntil(night, at('2026-10-24T22:00Z'))).toBe(at('2026-10-25T06:00Z'));
  });

  test('do not apply if nobody wants them', () => {
    expect(quietUntil({ zone: BERLIN, quiet: null }, at('2026-01-10T23:00Z'))).toBeNull();
  });
});

describe('days off', () => {
  const span = (from: string, to: string) => ({ from, to });

  test('last from midnight to midnight local time, both days included', () => {
    const vacation = [span('2026-03-28', '2026-03-29')];
    expect(daysOff({ zone: BERLIN, vacation })).toEqual([
      { from: at('2026-03-27T23:00Z'), to: at('2026-03-29T22:00Z') },
    ]);
    expect(daysOff({ zone: 'Pacific/Kiritimati', vacation })).toEqual([
      { from: at('2026-03-27T10:00Z'), to: at('2026-03-29T10:00Z') },
    ]);
    expect(daysOff({ zone: 'Pacific/Pago_Pago', vacation })).toEqual([
      { from: at('2026-03-28T11:00Z'), to: at('2026-03-30T11:00Z') },
    ]);
  });

  test('are limited to a number of days a year, each year by itself', () => {
    const whole = span('2026-12-02', '2026-12-31');
    expect(withVacation([], whole, '2026-11-22')).toEqual({ vacation: [whole] });
    expect(withVacation([], span('2026-12-01', '2026-12-31'), '2026-11-22')).toEqual({
      ...{ code: 'days-off-many', year: '2026', left: MOST_DAYS_OFF },
    });
    const centuries = withVacation([span('2026-01-01', '2026-01-10')], span('2026-12-01', '2999-12-31'), '2026-11-22');
    expect(centuries).toEqual({ code: 'days-off-many', year: '2026', left: MOST_DAYS_OFF - 10 });
    const over = span('2026-12-20', '2027-01-30');
    expect(withVacation([], over, '2026-11-22')).toEqual({ vacation: [over] });
    expect(withVacation([], span('2026-12-20', '2027-01-31'), '2026-11-22')).toMatchObject({ year: '2027' });
  });

  test('that are over count for their year, and are forgotten after it', () => {
    const spring = span('2026-04-01', '2026-04-20');
    expect(withVacation([spring], span('2026-08-01', '2026-08-11'), '2026-07-01')).toMatchObject({ left: 10 });
    const summer = span('2026-08-01', '2026-08-10');
    expect(withVacation([spring], summer, '2026-07-01')).toEqual({ vacation: [spring, summer] });
    expect(withVacation([spring, summer], null, '2027-01-01')).toEqual({ vacation: [] });
  });

  test('that are newly planned replace the planned days', () => {
    const [july, august] = [span('2026-07-10', '2026-07-20'), span('2026-08-01', '2026-08-30')];
    expect(withVacation([july], august, '2026-07-01')).toEqual({ vacation: [august] });
    expect(withVacation([july], null, '2026-07-01')).toEqual({ vacation: [] });
  });

  test('that are broken off count as far as they went; they may also go on longer', () => {
    const july = span('2026-07-10', '2026-07-20');
    const gone = span('2026-07-10', '2026-07-14');
    expect(withVacation([july], null, '2026-07-15')).toEqual({ vacation: [gone] });
    expect(withVacation([july], span('2026-09-01', '2026-09-26'), '2026-07-15')).toMatchObject({ left: 25 });
    const longer = span('2026-07-10', '2026-08-08');
    expect(withVacation([july], longer, '2026-07-15')).toEqual({ vacation: [longer] });
  });

  test.each([
    ['begin in the past', span('2026-06-30', '2026-07-20')],
    ['lie in the past', span('2026-06-01', '2026-06-20')],
  ])('do not %s', (_, wished) => {
    expect(withVacation([], wished, '2026-07-01')).toEqual({ code: 'days-off-past' });
    expect(withVacation([span('2026-06-25', '2026-07-05')], wished, '2026-07-01')).toEqual({ code: 'days-off-past' });
  });
});
