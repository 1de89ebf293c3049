import '../../modules';
import { importables } from '../importables';
import { createProfile } from '../columns/column-profile';
import { guessRecordColumns, recordMappingProblem } from './record-columns';
import { recordOffers } from './record-offers';
import { locales, say } from '../../../platform/text';

describe.each(importables.map((target) => [target.name, target] as const))('a list of %s', (_name, target) => {
  test.each(locales)('is understood by the headers of its own sample, in %s', (locale) => {
    const headers = [...target.columns.values()].map(({ label }) => say(label, locale));
    const guesses = guessRecordColumns(target, createProfile(headers).columns);
    expect(guesses.map((guess) => guess.target)).toEqual([...target.columns.keys()]);
    expect(
      recordMappingProblem(
        target,
        headers,
        Object.fromEntries(guesses.map(({ header, target: field }) => [header, field!])),
      ),
    ).toBeNull();
  });
});

describe('a list of punches', () => {
  const punches = importables.find(({ name }) => name === 'PunchEntry')!;
  const guessed = (headers: string[], ...rows: string[][]): Record<string, string> => {
    const profile = createProfile(headers);
    for (const row of rows) profile.add(row);
    return Object.fromEntries(
      guessRecordColumns(punches, profile.columns).flatMap(({ header, target }) => (target ? [[header, target]] : [])),
    );
  };
  it.each<[string, string[], string[], Record<string, string>]>([
    [
      'in a column for each',
      ['Emp No', 'Date', 'Time'],
      ['E-1', '2026-03-01', '08:02'],
      { 'Emp No': 'employeeId', Date: 'date', Time: 'time' },
    ],
    [
      'in a column for each, the day exported with midnight',
      ['Emp No', 'Date', 'Time'],
      ['E-1', '2026-03-01 00:00:00', '08:02'],
      { 'Emp No': 'employeeId', Date: 'date', Time: 'time' },
    ],
    [
      'together',
      ['Emp No', 'Punch time'],
      ['E-1', '01/03/2026 8:02 AM'],
      { 'Emp No': 'employeeId', 'Punch time': 'moment' },
    ],
    [
      'together in what is called a date',
      ['Emp No', 'Date', 'State'],
      ['E-1', '2026-03-01T08:02:00+04:00', 'C/In'],
      { 'Emp No': 'employeeId', Date: 'moment', State: 'direction' },
    ],
    [
      'together in what is called a time',
      ['Emp No', 'Time'],
      ['E-1', '2026-03-01 08:02'],
      { 'Emp No': 'employeeId', Time: 'moment' },
    ],
    [
      'together, and once more apart',
      ['Emp No', 'Timestamp', 'Date', 'Time'],
      ['E-1', '2026-03-01 08:02', '2026-03-01', '08:02'],
      { 'Emp No': 'employeeId', Timestamp: 'moment' },
    ],
    [
      'together in Arabic',
      ['رقم الموظف', 'التاريخ والوقت'],
      ['E-1', '2026-03-01 08:02'],
      { 'رقم الموظف': 'employeeId', 'التاريخ والوقت': 'moment' },
    ],
  ])('has its day and time %s', (_name, headers, row, expected) => expect(guessed(headers, row)).toEqual(expected));

  // The headers are those that devices and their programs write; the people are made up.
  const glg = ['No', 'TMNo', 'EnNo', 'Name', 'GMNo', 'Mode', 'In/Out', 'Antipass', 'ProxyWork', 'DateTime'];
  const zk = ['AC-No.', 'No.', 'Name', 'Time', 'State', 'New State', 'Exception', 'Operation'];
  it.each<[string, string[], string[][], string, boolean]>([
    [
      'GLG',
      glg,
      [
        ['1', '1', '000000007', 'Mona', '1', 'FP', 'DutyOn', '0', '0', '2026-03-01 08:02:09'],
        ['2', '1', '000000012', 'Omar', '1', 'FP', 'DutyOn', '0', '0', '2026-03-01 08:04:11'],
        ['3', '1', '000000007', 'Mona', '1', 'FP', 'DutyOff', '0', '0', '2026-03-01 17:00:40'],
      ],
      'EnNo',
      false,
    ],
    [
      'AGL, without names',
      ['No', 'TMNo', 'EnNo', 'Name', 'INOUT', 'Mode', 'DateTime'],
      [
        ['1', '1', '50014', '', '0', '0', '2026/03/01 08:05:23'],
        ['2', '1', '43', '', '0', '0', '2026/03/01 12:15:44'],
      ],
      'EnNo',
      false,
    ],
    [
      'ZKTime, its rows counted',
      zk,
      [
        ['1023', '1', 'Mona Ray', '3/10/2026 8:02 AM', 'C/In', '', '', ''],
        ['1023', '2', 'Mona Ray', '3/10/2026 5:05 PM', 'C/Out', '', '', ''],
        ['88', '3', 'Omar Lee', '3/10/2026 7:58 AM', 'C/In', '', '', ''],
      ],
      'AC-No.',
      false,
    ],
    [
      'ZKTime, with numbers of two kinds',
      zk,
      [
        ['7', 'AH-7', 'Mona Ray', '3/10/2026 8:02 AM', 'C/In', '', '', ''],
        ['7', 'AH-7', 'Mona Ray', '3/10/2026 5:05 PM', 'C/Out', '', '', ''],
        ['9', 'AH-9', 'Omar Lee', '3/10/2026 7:58 AM', 'C/In', '', '', ''],
      ],
      'AC-No.',
      true,
    ],
    [
      'ZKTime, by a number and a name alone',
      ['Department', 'Name', 'No.', 'Date/Time', 'Location ID', 'VerifyCode'],
      [
        ['Office', 'Mona', '7', '01/03/2026 08:02', '1', 'FP'],
        ['Office', 'Omar', '12', '01/03/2026 08:03', '1', 'FP'],
        ['Office', 'Mona', '7', '01/03/2026 17:03', '1', 'FP'],
      ],
      'No.',
      true,
    ],
    [
      'ZKTime, each person once',
      ['Department', 'Name', 'No.', 'Date/Time', 'Location ID', 'VerifyCode'],
      [
        ['Office', 'Mona Ray', '7', '01/03/2026 08:02', '1', 'FP'],
        ['Office', 'Omar Lee', '12', '01/03/2026 08:03', '1', 'FP'],
      ],
      'Name',
      true,
    ],
    [
      'BioTime',
      ['Employee ID', 'First Name', 'Department', 'Date', 'Time', 'Punch State'],
      [['101', 'Mona', 'Office', '2026-03-01', '08:02', 'Check In']],
      'Employee ID',
      false,
    ],
    ['eSSL', ['ID', 'UserId', 'LogDate', 'Direction'], [['900', '7', '2026-03-01 08:02:11', 'in']], 'UserId', false],
    [
      'names beside the numbers, the names called the employee',
      ['Employee', 'Staff No', 'Date', 'Time'],
      [['Mona Ray', '7', '2026-03-01', '08:02']],
      'Staff No',
      false,
    ],
    ['names alone', ['Name', 'Date', 'Time'], [['Mona Ray', '2026-03-01', '08:02']], 'Name', false],
  ])('of %s names people in the column that holds their number', (_name, headers, rows, header, isAsked) => {
    const profile = createProfile(headers);
    for (const row of rows) profile.add(row);
    const people = guessRecordColumns(punches, profile.columns).filter(({ target }) => target === 'employeeId');
    expect(people.map((guess) => [guess.header, guess.isAsked])).toEqual([[header, isAsked]]);
  });

  it.each<[string, Record<string, string>, string | null]>([
    ['one column for both', { A: 'employeeId', B: 'moment' }, null],
    ['one for each', { A: 'employeeId', B: 'date', C: 'time' }, null],
    [
      'both ways at once',
      { A: 'employeeId', B: 'moment', C: 'time' },
      '"B" tells day and time together, and "C" one of them again. Leave one of the two out.',
    ],
    [
      'neither',
      { A: 'employeeId' },
      'Choose the column that tells day and time together ("Day and time"), or one for each: "Date" and "Time".',
    ],
    [
      'a day alone',
      { A: 'employeeId', B: 'date' },
      'Choose the column that tells day and time together ("Day and time"), or one for each: "Date" and "Time".',
    ],
    ['nobody', { B: 'moment' }, 'Choose the column that holds: Employee.'],
    [
      'the moment twice',
      { A: 'employeeId', B: 'moment', C: 'moment' },
      'Both "B" and "C" are set to Day and time. Leave one of them out.',
    ],
  ])('mapped with %s', (_name, mapping, problem) => {
    const told = recordMappingProblem(punches, ['A', 'B', 'C'], mapping);
    expect(told && say(told, 'en')).toBe(problem);
  });

  it.each([
    ['01/03/2026 8:02 AM', 'DMY', true],
    ['13/03/2026 8:02', 'DMY', false],
    ['03/13/2026 8:02 PM', 'MDY', false],
    ['2026-03-01 08:02', undefined, undefined],
  ])('is asked for the format of %s as for that of any day: %s', (said, suggested, isAsked) => {
    const profile = createProfile(['A', 'B']);
    profile.add(['E-1', said]);
    const offer = recordOffers(punches, profile.columns, { A: 'employeeId', B: 'moment' }).find(
      ({ kind }) => kind === 'dayFormat',
    );
    expect([offer?.target, offer?.suggested, offer?.isAsked]).toEqual([suggested && 'moment', suggested, isAsked]);
  });
});
