import { effortOf } from '../../../test/effort';
import { firstOccurrence, lastOccurrence, occurrenceDays, timesOn, type Times } from './occurrences';
import { anchored, moved, parseRecurrence, recurrenceText } from './recurrence-rule';
import { zoneComponent } from './zone-component';

const ruleOf = (text: string) => parseRecurrence(text)!;
const days = (text: string, first: string, from: string, to: string, except: string[] = []) => {
  const rule = anchored(ruleOf(text), first);
  return occurrenceDays({ rule, first, last: lastOccurrence(rule, first), except }, from, to);
};

describe('a rule is read', () => {
  it.each([
    ['RRULE:freq=daily', 'FREQ=DAILY'],
    ['FREQ=DAILY;INTERVAL=1', 'FREQ=DAILY'],
    ['FREQ=WEEKLY;BYDAY=SU,WE,MO,MO', 'FREQ=WEEKLY;BYDAY=MO,WE,SU'],
    ['INTERVAL=2;FREQ=WEEKLY;WKST=SU;BYDAY=TU', 'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU;WKST=SU'],
    ['FREQ=WEEKLY;WKST=SU;BYDAY=TU', 'FREQ=WEEKLY;BYDAY=TU'],
    ['FREQ=MONTHLY;BYMONTHDAY=-1;COUNT=12', 'FREQ=MONTHLY;BYMONTHDAY=-1;COUNT=12'],
    ['FREQ=MONTHLY;BYDAY=-1FR;UNTIL=20271231', 'FREQ=MONTHLY;BYDAY=-1FR;UNTIL=20271231'],
    ['FREQ=YEARLY;BYMONTHDAY=29;BYMONTH=2', 'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29'],
  ])('%s is written %s', (text, written) => {
    expect(recurrenceText(ruleOf(text))).toBe(written);
  });
  it.each([
    '',
    'DAILY',
    'FREQ=HOURLY',
    'FREQ=DAILY;FREQ=WEEKLY',
    'FREQ=DAILY;BYHOUR=9',
    'FREQ=DAILY;INTERVAL=0',
    'FREQ=DAILY;INTERVAL=100',
    'FREQ=DAILY;COUNT=0',
    'FREQ=DAILY;COUNT=1000',
    'FREQ=DAILY;COUNT=2;UNTIL=20260101',
    'FREQ=DAILY;UNTIL=20260230',
    'FREQ=DAILY;UNTIL=20260101T000000Z',
    'FREQ=DAILY;BYDAY=MO',
    'FREQ=WEEKLY;BYDAY=1MO',
    'FREQ=WEEKLY;BYDAY=XX',
    'FREQ=MONTHLY;BYMONTHDAY=32',
    'FREQ=MONTHLY;BYDAY=5MO',
    'FREQ=MONTHLY;BYDAY=1MO;BYMONTHDAY=1',
    'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30',
    'FREQ=YEARLY;BYMONTHDAY=4',
    'FREQ=DAILY;=',
  ])('%p is none', (text) => {
    expect(parseRecurrence(text)).toBeNull();
  });
});

describe('it takes place', () => {
  it.each([
    [
      'every third day',
      'FREQ=DAILY;INTERVAL=3',
      '2026-01-01',
      '2026-01-05',
      '2026-01-12',
      ['2026-01-07', '2026-01-10'],
    ],
    [
      'on Mondays and Wednesdays',
      'FREQ=WEEKLY;BYDAY=MO,WE',
      '2026-01-07',
      '2026-01-01',
      '2026-01-14',
      ['2026-01-07', '2026-01-12', '2026-01-14'],
    ],
    [
      'every other week from Sunday on',
      'FREQ=WEEKLY;INTERVAL=2;BYDAY=SU,TU;WKST=SU',
      '2026-01-04',
      '2026-01-01',
      '2026-01-24',
      ['2026-01-04', '2026-01-06', '2026-01-18', '2026-01-20'],
    ],
    [
      'every other week from Monday on',
      'FREQ=WEEKLY;INTERVAL=2;BYDAY=SU,TU',
      '2026-01-04',
      '2026-01-01',
      '2026-01-24',
      ['2026-01-04', '2026-01-13', '2026-01-18'],
    ],
    [
      'on the 31st, which some months lack',
      'FREQ=MONTHLY',
      '2026-01-31',
      '2026-01-01',
      '2026-07-31',
      ['2026-01-31', '2026-03-31', '2026-05-31', '2026-07-31'],
    ],
    [
      'on the last day of each month',
      'FREQ=MONTHLY;BYMONTHDAY=-1',
      '2026-01-31',
      '2026-01-01',
      '2026-04-30',
      ['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30'],
    ],
    [
      'on the second Tuesday',
      'FREQ=MONTHLY;BYDAY=2TU',
      '2026-01-13',
      '2026-02-01',
      '2026-03-31',
      ['2026-02-10', '2026-03-10'],
    ],
    [
      'on the last Friday of every third month',
      'FREQ=MONTHLY;INTERVAL=3;BYDAY=-1FR',
      '2026-01-30',
      '2026-02-01',
      '2026-07-31',
      ['2026-04-24', '2026-07-31'],
    ],
    [
      'on 29 February, in leap years',
      'FREQ=YEARLY',
      '2024-02-29',
      '2024-01-01',
      '2033-01-01',
      ['2024-02-29', '2028-02-29', '2032-02-29'],
    ],
    [
      'on the last day of February',
      'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=-1',
      '2024-02-29',
      '2025-01-01',
      '2028-12-31',
      ['2025-02-28', '2026-02-28', '2027-02-28', '2028-02-29'],
    ],
    [
      'up to a day',
      'FREQ=DAILY;UNTIL=20260103',
      '2026-01-01',
      '2025-01-01',
      '2027-01-01',
      ['2026-01-01', '2026-01-02', '2026-01-03'],
    ],
    [
      'so many times',
      'FREQ=MONTHLY;COUNT=3',
      '2026-01-31',
      '2025-01-01',
      '2030-01-01',
      ['2026-01-31', '2026-03-31', '2026-05-31'],
    ],
  ])('%s', (_what, text, first, from, to, expected) => {
    expect(days(text, first, from, to)).toEqual(expected);
  });

  it('on no day that is left out, which counts among its times all the same', () => {
    expect(days('FREQ=DAILY;COUNT=3', '2026-01-01', '2026-01-01', '2026-02-01', ['2026-01-02'])).toEqual([
      '2026-01-01',
      '2026-01-03',
    ]);
  });

  it('for the first time on the first day that fits', () => {
    expect(firstOccurrence(ruleOf('FREQ=WEEKLY;BYDAY=MO'), '2026-01-07')).toBe('2026-01-12');
    expect(firstOccurrence(ruleOf('FREQ=WEEKLY;BYDAY=WE'), '2026-01-07')).toBe('2026-01-07');
    expect(firstOccurrence(ruleOf('FREQ=WEEKLY;BYDAY=MO;UNTIL=20260110'), '2026-01-07')).toBeNull();
  });

  it('at no greater cost after a hundred years, for a range at the end of it as at its beginning', async () => {
    for (const text of [
      'FREQ=DAILY',
      'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR',
      'FREQ=DAILY;INTERVAL=7',
      'FREQ=MONTHLY;BYDAY=2TU',
      'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29',
    ]) {
      const effort = await effortOf(() => days(text, '1926-01-01', '2026-03-01', '2026-04-11'));
      expect([text, effort < 10]).toEqual([text, true]);
    }
  });

  it('so many times within a hundred years, which is bounded', () => {
    expect(lastOccurrence(anchored(ruleOf('FREQ=YEARLY;COUNT=999'), '2024-02-29'), '2024-02-29')).toBe('2124-02-29');
    expect(lastOccurrence(ruleOf('FREQ=DAILY;COUNT=999'), '2026-01-01')).toBe('2028-09-25');
  });
});

describe('each time by the clock of its zone', () => {
  const at = (startAt: string, endAt: string): Times => ({
    isAllDay: false,
    startDate: null,
    endDate: null,
    startAt: new Date(startAt),
    endAt: new Date(endAt),
  });
  const timed = (times: Times, day: string, zone: string) => {
    const { startAt, endAt } = timesOn(times, day, zone);
    return [startAt!.toISOString(), endAt!.toISOString()];
  };
  it.each([
    [
      "nine o'clock in London is nine o'clock in winter and in summer",
      'Europe/London',
      '2026-03-27',
      '2026-03-30',
      '09:00',
      '2026-03-30T08:00:00.000Z',
    ],
    ['and back again in autumn', 'Europe/London', '2026-10-23', '2026-10-26', '09:00', '2026-10-26T09:00:00.000Z'],
    [
      'what the clock leaves out is moved on with it',
      'Europe/Berlin',
      '2026-03-28',
      '2026-03-29',
      '02:30',
      '2026-03-29T01:30:00.000Z',
    ],
    [
      'of what it shows twice the first counts',
      'Europe/Berlin',
      '2026-10-24',
      '2026-10-25',
      '02:30',
      '2026-10-25T00:30:00.000Z',
    ],
    [
      'before the day begins in Greenwich',
      'Asia/Dubai',
      '2026-03-01',
      '2026-03-02',
      '01:00',
      '2026-03-01T21:00:00.000Z',
    ],
  ])('%s', (_law, zone, first, day, time, expected) => {
    const start = instantText(first, time, zone);
    expect(timed(at(start, new Date(Date.parse(start) + 3_600_000).toISOString()), day, zone)).toEqual([
      expected,
      new Date(Date.parse(expected) + 3_600_000).toISOString(),
    ]);
  });
  it('whole days stay as many', () => {
    const days = { isAllDay: true, startDate: '2026-01-30', endDate: '2026-02-01', startAt: null, endAt: null };
    expect(timesOn(days, '2026-02-27', 'UTC')).toEqual({ ...days, startDate: '2026-02-27', endDate: '2026-03-01' });
  });
});

function instantText(day: string, time: string, zone: string): string {
  const offset = {
    'Europe/London': day < '2026-03-29' || day > '2026-10-24' ? '+00:00' : '+01:00',
    'Europe/Berlin': day < '2026-03-29' ? '+01:00' : '+02:00',
    'Asia/Dubai': '+04:00',
  }[zone];
  return new Date(`${day}T${time}:00${offset}`).toISOString();
}

describe('a series that is moved', () => {
  it.each([
    [
      'takes its weekdays along',
      'FREQ=WEEKLY;BYDAY=MO,FR;UNTIL=20261231',
      '2026-01-05',
      '2026-01-06',
      'FREQ=WEEKLY;BYDAY=TU,SA;UNTIL=20270101',
    ],
    [
      'is on the new day of the month',
      'FREQ=MONTHLY;BYMONTHDAY=15',
      '2026-01-15',
      '2026-01-17',
      'FREQ=MONTHLY;BYMONTHDAY=17',
    ],
    [
      'stays on the last day from last day to last day',
      'FREQ=MONTHLY;BYMONTHDAY=-1',
      '2026-01-31',
      '2026-02-28',
      'FREQ=MONTHLY;BYMONTHDAY=-1',
    ],
    [
      'leaves the last day with it',
      'FREQ=MONTHLY;BYMONTHDAY=-1',
      '2026-01-31',
      '2026-01-30',
      'FREQ=MONTHLY;BYMONTHDAY=30',
    ],
    [
      'is on the weekday where it then stands',
      'FREQ=MONTHLY;BYDAY=2TU',
      '2026-01-13',
      '2026-01-21',
      'FREQ=MONTHLY;BYDAY=3WE',
    ],
    [
      'is of the month it then is in',
      'FREQ=YEARLY;BYMONTH=1;BYMONTHDAY=31',
      '2026-01-31',
      '2026-02-01',
      'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=1',
    ],
    ['is as it was where it stays', 'FREQ=MONTHLY;BYDAY=-1FR', '2026-01-30', '2026-01-30', 'FREQ=MONTHLY;BYDAY=-1FR'],
  ])('%s', (_law, text, from, to, expected) => {
    expect(recurrenceText(moved(ruleOf(text), from, to))).toBe(expected);
  });
});

describe('a zone as other calendars are told it', () => {
  it('has its offset alone where clocks are never changed', () => {
    expect(zoneComponent('Asia/Dubai', 2026).split('\r\n')).toEqual([
      'BEGIN:VTIMEZONE',
      'TZID:Asia/Dubai',
      'BEGIN:STANDARD',
      'DTSTART:20210101T000000',
      'TZOFFSETFROM:+0400',
      'TZOFFSETTO:+0400',
      'END:STANDARD',
      'END:VTIMEZONE',
    ]);
  });
  it('has each change of its clocks by the clock before it', () => {
    const text = zoneComponent('Europe/London', 2026);
    expect(text).toContain(
      'BEGIN:DAYLIGHT\r\nDTSTART:20260329T010000\r\nTZOFFSETFROM:+0000\r\nTZOFFSETTO:+0100\r\nEND:DAYLIGHT',
    );
    expect(text).toContain(
      'BEGIN:STANDARD\r\nDTSTART:20261025T020000\r\nTZOFFSETFROM:+0100\r\nTZOFFSETTO:+0000\r\nEND:STANDARD',
    );
    expect(text.match(/BEGIN:DAYLIGHT/g)).toHaveLength(15);
  });
});
