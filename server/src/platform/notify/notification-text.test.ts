import { kindNames, factsOfKind } from './domain/notification-kinds';
import { notificationText } from './notification-text';
import { daysReadOnesAreKept, isQuiet } from './domain/quiet-hours';
import { locales, say } from '../text';

describe('the text of a notification', () => {
  it.each([
    ['en', 'Elias Khoury asks for leave: 4 April 2028 to 7 April 2028'],
    ['fr', 'Elias Khoury demande un congé\u202f: du 4 avril 2028 au 7 avril 2028'],
    ['ar', 'طلب \u2068Elias Khoury\u2069 إجازة: من 4 أبريل 2028 إلى 7 أبريل 2028'],
  ] as const)('in %s', (locale, text) => {
    expect(
      notificationText('leave_submitted', { employee: 'Elias Khoury', from: '2028-04-04', to: '2028-04-07' }, locale),
    ).toBe(text);
  });
  it.each([
    ['leave_submitted', 'en', 'Elias asks for leave: 4 April 2028'],
    ['leave_submitted', 'ar', 'طلب \u2068Elias\u2069 إجازة: في 4 أبريل 2028'],
    ['leave_replaced', 'en', 'You cover for Elias on 4 April 2028'],
    ['leave_replaced', 'fr', 'Vous remplacez Elias le 4 avril 2028'],
    ['encashment_submitted', 'ar', 'يطلب \u2068Elias\u2069 صرف 3 أيام من الإجازة'],
  ] as const)('%s in %s tells a period of one day by it, and days by their number', (kind, locale, text) => {
    expect(notificationText(kind, { employee: 'Elias', from: '2028-04-04', to: '2028-04-04', days: '3' }, locale)).toBe(
      text,
    );
  });
  it.each([
    ['en', 'Request 7 is done: Parking'],
    ['fr', 'La demande 7 est traitée\u202f: Parking'],
    ['ar', 'تم تنفيذ الطلب رقم 7: موقف سيارة'],
  ] as const)('names in %s what has a name in each language', (locale, text) => {
    const facts = { number: '7', form: 'Parking', formAr: 'موقف سيارة' };
    expect(notificationText('request_fulfilled', facts, locale)).toBe(text);
  });
  it('says months in words, and who did it where nobody asked for it', () => {
    expect(notificationText('payroll_approved', { period: '2026-03', actor: null }, 'en')).toBe(
      'Payroll of March 2026 was approved by Muster',
    );
  });
  it('says that something is not known rather than naming a placeholder', () => {
    expect(notificationText('mail_failed', { email: 'a@b.example' }, 'en')).toBe(
      'A mail to a@b.example was not delivered: –',
    );
  });
  it.each(locales)('names in %s the facts it names in English', (locale) => {
    const named = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).sort();
    for (const kind of kindNames)
      expect([kind, named(say(factsOfKind(kind).text, locale))]).toEqual([
        kind,
        named(say(factsOfKind(kind).text, 'en')),
      ]);
  });
});

describe('quiet hours', () => {
  it.each([
    ['22:00', '07:00', '23:15', true],
    ['22:00', '07:00', '06:59', true],
    ['22:00', '07:00', '07:00', false],
    ['22:00', '07:00', '12:00', false],
    ['12:00', '14:00', '12:00', true],
    ['12:00', '14:00', '14:00', false],
  ])('from %s to %s at %s: %s', (from, to, time, quiet) => expect(isQuiet({ from, to }, time)).toBe(quiet));
});

it('notifications that were read are kept 90 days', () => {
  expect([
    daysReadOnesAreKept('2026-11-21'),
    daysReadOnesAreKept('2030-01-01'),
    daysReadOnesAreKept('2020-01-01'),
  ]).toEqual([90, 90, 90]);
});
