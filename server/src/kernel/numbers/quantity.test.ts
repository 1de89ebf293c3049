import { say } from '../../platform/text';
import { quantity } from './quantity';

it.each([
  [1, 'day', '1 day', 'يوم'],
  [2, 'day', '2 days', 'يومين'],
  ['2.5', 'day', '2.5 days', '2.5 يوم'],
  [3, 'day', '3 days', '3 أيام'],
  [11, 'day', '11 days', '11 يوماً'],
  [100, 'day', '100 days', '100 يوم'],
  [1, 'month', '1 month', 'شهر'],
  [2, 'month', '2 months', 'شهرين'],
  [6, 'month', '6 months', '6 أشهر'],
  [12, 'month', '12 months', '12 شهراً'],
  [2, 'hour', '2 hours', 'ساعتين'],
  [8, 'hour', '8 hours', '8 ساعات'],
  [30, 'minute', '30 minutes', '30 دقيقة'],
  ['0.0096', 'day', '0.0096 days', '0.0096 يوم'],
  // Nearly one or two is neither.
  ['1.0003', 'day', '1.0003 days', '1.0003 يوم'],
  ['2.0001', 'day', '2.0001 days', '2.0001 يوم'],
  [1200, 'day', '1200 days', '1200 يوم'],
] as const)('%s of %s agrees with its noun', (value, unit, en, ar) => {
  const text = quantity(value, unit);
  expect({ en: say(text, 'en'), ar: say(text, 'ar') }).toEqual({ en, ar });
});
