import { AppError } from '../../../platform/errors';
import { plainSettings } from './import-settings';
import { settingsFrom } from './settings-input';
import { say } from '../../../platform/text';

const refusal = (given: unknown): [string | undefined, string] => {
  try {
    settingsFrom(given, plainSettings, ['salary', 'hireDate']);
  } catch (error) {
    if (error instanceof AppError) return [error.field, say(error.text, 'en')];
  }
  throw new Error('no refusal');
};

describe('a transformation that cannot be used names those there are', () => {
  it.each<[object, string, string]>([
    [
      { payPeriods: 'annual' },
      'transformations',
      'There is no "payPeriods" in transformations. There are: nameOrder, payPeriod, numberMissing, managerMissing, payZero, dayFormats, dayShifts, decimalMarks, referenceMissing, values, hireDateMissing.',
    ],
    [{ payPeriod: 'weekly' }, 'payPeriod', '"payPeriod" cannot be used as it was given. It takes: annual, monthly.'],
    [
      { dayFormats: { hireDate: 'YMD' } },
      'dayFormats',
      '"dayFormats.hireDate" cannot be used as it was given. It takes: DMY, MDY, serial.',
    ],
    [
      { decimalMarks: { pay: 'point' } },
      'decimalMarks',
      'There is no "pay" in decimalMarks. There are: salary, hireDate.',
    ],
    [{ values: { sex: {} } }, 'values', 'There is no "sex" in values. There are: salary, hireDate.'],
    [
      { hireDateMissing: 'soon' },
      'hireDateMissing',
      '"hireDateMissing" cannot be used as it was given. It takes: YYYY-MM-DD.',
    ],
  ])('%j', (given, field, message) => expect(refusal(given)).toEqual([field, message]));

  it('and one that can is taken', () => {
    expect(
      settingsFrom({ dayShifts: { hireDate: 'next_day' }, decimalMarks: { salary: 'comma' } }, plainSettings, [
        'salary',
        'hireDate',
      ]),
    ).toMatchObject({ dayShifts: { hireDate: 'next_day' }, decimalMarks: { salary: 'comma' } });
  });
});
