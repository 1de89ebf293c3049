import { notificationText } from '../../platform/notify/notification-text';
import { runName, runOfMark } from './payroll-run-name';

describe('a payroll run is called', () => {
  test.each<[string, string, string]>([
    ['2026-10 regular 0', 'October 2026', 'أكتوبر 2026'],
    ['2026-10 off_cycle 0 Sales', 'October 2026 · off-cycle · Sales', 'أكتوبر 2026 · خارج الدورة · Sales'],
    [
      '2026-10 regular 0 Sales, Stores · Nurse',
      'October 2026 · Sales, Stores · Nurse',
      'أكتوبر 2026 · Sales, Stores · Nurse',
    ],
    ['2026-10 correction 0', 'October 2026 · correction', 'أكتوبر 2026 · تصحيح'],
    ['2026-10 final 1', 'October 2026 · final pay · 1 person', 'أكتوبر 2026 · الراتب الأخير · شخص واحد'],
    ['2026-10 regular 12 Sales', 'October 2026 · Sales · 12 people', 'أكتوبر 2026 · Sales · عدد الأشخاص 12'],
  ])('%s', (mark, en, ar) => {
    expect(runName(runOfMark(mark)!)).toEqual({ en, ar });
  });

  test.each(['2026-10', '2026-13 regular 0', '2026-10 yearly 0', 'Sales', '2026-10-01'])('%s is none', (text) => {
    expect(runOfMark(text)).toBeNull();
  });
});

test('a notification says the run in the language of its reader', () => {
  const facts = { period: '2026-10 off_cycle 0 Sales' };
  expect(notificationText('payroll_waiting', facts, 'en')).toBe(
    'Payroll of October 2026 · off-cycle · Sales waits for approval',
  );
  expect(notificationText('payroll_waiting', facts, 'ar')).toContain('أكتوبر 2026 · خارج الدورة · Sales');
});
