import { createProfile } from '../columns/column-profile';
import { checkRow, type CheckedRow } from './check-row';
import { type ImportSettings } from '../columns/import-settings';
import { offersFor } from '../columns/offers';
import { createPeopleIndex } from './people-index';
import { createProblemGroups } from './row-problems';
import { createShiftCheck } from './shifted-row';
import { checked, codesOf, headers, planFor, shiftedRow, sound } from './untidy-list.fixture';
import { say } from '../../../platform/text';

test('a sound row becomes a person', () => {
  expect(checked({})).toEqual({
    row: 5,
    outcome: 'ready',
    problems: [],
    suggestion: null,
    person: {
      values: {
        code: '503',
        firstName: 'Dee',
        middleName: null,
        lastName: 'Testerd',
        gender: 'female',
        maritalStatus: 'single',
        nationality: 'US',
        nationalityAsGiven: null,
        birthDate: '1963-04-13',
        hireDate: '2012-04-16',
        exitDate: null,
        exitReason: null,
        status: 'active',
        sourceOfHire: 'Website',
      },
      department: 'Plant A',
      position: 'Fitter II',
      manager: { ref: 'row 21' },
      workLocation: null,
      weeklyHours: null,
      salary: '4309.25',
    },
  });
});

test.each([
  ['US Citizen', 'US'],
  ['jo', 'JO'],
  ['Jordanian', 'JO'],
  ['الأردن', 'JO'],
  ['-', null],
])('the nationality %s is the country %s', (said, code) => {
  const { person, problems } = checked({ CitizenDesc: said });
  expect([person?.values.nationality, person?.values.nationalityAsGiven, problems]).toEqual([code, null, []]);
});

test('a nationality nobody can make out is told, and kept in words', () => {
  const { outcome, person, problems } = checked({ CitizenDesc: 'Eligible NonCitizen' });
  expect([outcome, person?.values.nationality, person?.values.nationalityAsGiven]).toEqual([
    'ready',
    null,
    'Eligible NonCitizen',
  ]);
  expect(problems).toEqual([
    expect.objectContaining({
      code: 'country_unknown',
      isError: false,
      header: 'CitizenDesc',
      value: 'Eligible NonCitizen',
    }),
  ]);
});

describe('a row with', () => {
  test.each<[string, Record<string, string>, string[]]>([
    ['no number', { EmpID: '' }, ['number_missing']],
    ['the number of an earlier row', { EmpID: '501' }, ['number_repeated']],
    ['no name', { Employee_Name: '  ' }, ['name_missing']],
    ['a single name', { Employee_Name: 'Cher' }, ['last_name_missing']],
    ['a hire date of the other order', { DateofHire: '25/4/2012' }, ['date_unreadable']],
    ['a Hijri date', { DateofHire: '4/16/1433' }, ['date_hijri']],
    ['no hire date', { DateofHire: '' }, ['hire_date_missing']],
    ['an exit before the hire', { DateofTermination: '4/15/2012' }, ['exit_before_hire']],
    ['a status of leaving without a date', { EmploymentStatus: 'Terminated for Cause' }, ['exit_date_missing']],
    ['a birth too close to the hire', { DOB: '4/17/1998' }, ['too_young']],
    ['a word nobody knows', { MaritalDesc: 'It is complicated' }, ['value_unknown']],
    ['pay in words', { Salary: 'see contract' }, ['pay_unreadable']],
    ['pay of zero', { Salary: '0' }, ['pay_zero']],
    ['pay below zero', { Salary: '-500' }, ['pay_negative']],
    ['themselves as manager', { ManagerName: 'Dee Testerd' }, ['manager_self']],
    ['lost letters', { Department: 'Caf\ufffd' }, ['letters_damaged']],
    ['a department longer than a name', { Department: 'x'.repeat(121) }, ['name_too_long']],
    [
      'several of these',
      { EmpID: '', DateofHire: 'soon', Salary: '0' },
      ['number_missing', 'date_unreadable', 'pay_zero'],
    ],
  ])('%s says so', (_, changes, codes) => {
    const row = checked(changes, { numberMissing: 'reject', managerMissing: 'reject' });
    expect(codesOf(row)).toEqual(codes);
    expect(row.outcome).toBe(row.problems.some(({ isError }) => isError) ? 'rejected' : 'ready');
    for (const { message, repair } of row.problems)
      expect(
        [say(message, 'en'), say(message, 'ar'), say(repair.text, 'en'), say(repair.text, 'ar')].every(
          (text) => text.length > 10,
        ),
      ).toBe(true);
  });

  test.each<[string, Record<string, string>, Partial<ImportSettings>, Partial<CheckedRow>, object]>([
    ['no number gets one', { EmpID: '' }, { numberMissing: 'generate' }, { outcome: 'ready' }, {}],
    ['no number is left out', { EmpID: '' }, { numberMissing: 'skip' }, { outcome: 'skipped' }, {}],
    [
      'no hire date takes the one chosen',
      { DateofHire: '' },
      { hireDateMissing: '2020-01-01' },
      { outcome: 'ready' },
      { values: { hireDate: '2020-01-01' } },
    ],
    [
      'pay of zero comes without pay',
      { Salary: '0' },
      { payZero: 'leave_out' },
      { outcome: 'ready' },
      { salary: null },
    ],
    [
      'a word given a meaning takes it',
      { MaritalDesc: 'Civil  Union' },
      { values: { maritalStatus: { 'civil union': 'married' } } },
      { outcome: 'ready' },
      { values: { maritalStatus: 'married' } },
    ],
    [
      'monthly pay keeps it',
      { Salary: '5,000.50' },
      { payPeriod: 'monthly' },
      { outcome: 'ready' },
      { salary: '5000.50' },
    ],
    [
      'an exit in the past has exited',
      { DateofTermination: '9/24/2015', TermReason: 'hours' },
      {},
      { outcome: 'ready' },
      { values: { status: 'exited', exitDate: '2015-09-24', exitReason: 'hours' } },
    ],
    [
      'an exit to come serves notice',
      { DateofTermination: '9/24/2026' },
      {},
      { outcome: 'ready' },
      { values: { status: 'notice' } },
    ],
    [
      'a formula an export made text keeps it as text',
      { Department: "'=1+1" },
      {},
      { outcome: 'ready' },
      { department: '=1+1' },
    ],
  ])('%s', (_, changes, settings, outcome, person) => {
    const row = checked(changes, settings);
    expect(row).toMatchObject(outcome);
    expect(row.person ?? {}).toMatchObject(person);
  });
});

describe('a manager who is in no list', () => {
  test.each<[ImportSettings['managerMissing'], string[], unknown]>([
    ['create', ['manager_new'], { make: 'Zoe Nobody' }],
    ['leave_empty', ['manager_left_empty'], null],
    ['reject', ['manager_unknown'], undefined],
  ])('by the setting %s', (managerMissing, codes, manager) => {
    const row = checked({ ManagerName: 'Zoe Nobody' }, { managerMissing });
    expect(codesOf(row)).toEqual(codes);
    expect(row.person?.manager).toEqual(manager);
  });

  test('is nobody where their name is given the meaning of nobody', () => {
    const row = checked({ ManagerName: 'Board of Directors' }, { values: { manager: { 'board of directors': '' } } });
    expect(row).toMatchObject({ outcome: 'ready', problems: [], person: { manager: null } });
  });
});

test('a manager is found by name in any order and with or without initials, in the company before the file', () => {
  const people = createPeopleIndex();
  people.addEmployee('a'.repeat(24), 'E1', { firstName: 'Brandon', middleName: 'R', lastName: 'Blanc' });
  expect(people.addRow(7, 'e1', { firstName: 'Brandon', middleName: '', lastName: 'Blanc' })).toBe('a'.repeat(24));
  people.addRow(8, '', { firstName: 'Jo', middleName: '', lastName: 'Doe' });
  people.addRow(9, '', { firstName: 'Jo', middleName: 'M', lastName: 'Doe' });
  expect(['Brandon R. Blanc', 'blanc,  brandon', 'Brandon Blanc'].map((name) => people.byName(name))).toEqual([
    ['a'.repeat(24)],
    ['a'.repeat(24)],
    ['a'.repeat(24)],
  ]);
  expect(people.byName('Jo Doe')).toEqual(['row 8']);
  expect(people.byName('Jo X. Doe')).toEqual(['row 8', 'row 9']);
  expect(people.byName('Nobody')).toEqual([]);
});

describe('a row shifted by a column', () => {
  const whole = sound[7] ?? [];
  test('is found, and the row with its cells moved back is offered', () => {
    const row = checkRow({ row: 9, cells: shiftedRow(whole) }, planFor(sound));
    expect(codesOf(row)).toEqual(['row_shifted']);
    expect(row.outcome).toBe('rejected');
    expect(checkRow({ row: 9, cells: row.suggestion ?? [] }, planFor(sound))).toMatchObject({
      outcome: 'ready',
      person: { values: { code: '507', birthDate: '1967-08-17' } },
    });
  });
  test('by a comma that was not quoted is joined again', () => {
    const [last = '', first = ''] = (whole[0] ?? '').split(', ');
    const row = checkRow({ row: 9, cells: [last, first, ...whole.slice(1)] }, planFor(sound));
    expect(row.suggestion?.[0]).toBe(`${last}, ${first.trim()}`);
    expect(row.suggestion?.slice(1)).toEqual(whole.slice(1));
  });
  test('is told from sound rows, from rows with gaps and from short rows', () => {
    const shiftOf = createShiftCheck(
      (() => {
        const profile = createProfile(headers);
        sound.forEach((row) => profile.add(row));
        return profile;
      })().columns,
    );
    expect(sound.map(shiftOf).filter(Boolean)).toEqual([]);
    expect(shiftOf(whole.slice(0, 9))).toBeNull();
    expect(shiftOf(whole.map((cell, index) => (index % 2 ? '' : cell)))).toBeNull();
  });
});

describe('dates', () => {
  const suggestion = (...days: string[]) => {
    const profile = createProfile(['Name', 'Hire date']);
    days.forEach((day) => profile.add(['Jo Doe', day]));
    return offersFor(profile.columns, { Name: 'fullName', 'Hire date': 'hireDate' })
      .filter(({ kind }) => kind === 'dayFormat')
      .map(({ suggested, isAsked }) => [suggested, isAsked])[0];
  };
  test.each<[string[], unknown]>([
    [
      ['1/2/2020', '1/25/2020'],
      ['MDY', false],
    ],
    [
      ['1/2/2020', '25/1/2020'],
      ['DMY', false],
    ],
    [
      ['1/2/2020', '3/4/2020'],
      ['DMY', true],
    ],
    [
      ['1/25/2020', '25/1/2020'],
      ['DMY', true],
    ],
    [['2020-01-02'], undefined],
    [
      ['40729', '41000'],
      ['serial', false],
    ],
  ])('%j suggest %j', (days, expected) => {
    expect(suggestion(...days)).toEqual(expected);
  });
});

test('problems are grouped by what repairs them, with their rows', () => {
  const groups = createProblemGroups();
  const rows: Record<string, string>[] = [
    { ManagerName: 'Zoe Nobody' },
    { ManagerName: 'Zoe Nobody' },
    { ManagerName: 'Al Nobody' },
    { DateofHire: 'soon' },
    { DateofHire: 'later' },
    { EmpID: '' },
  ];
  rows.forEach((changes, index) =>
    checked(changes, { numberMissing: 'reject', managerMissing: 'create' }).problems.forEach((each) =>
      groups.add(index + 2, each),
    ),
  );
  expect(
    groups
      .list()
      .map(({ code, value, count, rows: found, isError, repair }) => [code, value, count, found, isError, repair.kind]),
  ).toEqual([
    ['date_unreadable', '', 2, [5, 6], true, 'dayFormat'],
    ['number_missing', '', 1, [7], true, 'setting'],
    ['manager_new', 'Zoe Nobody', 2, [2, 3], false, 'setting'],
    ['manager_new', 'Al Nobody', 1, [4], false, 'setting'],
  ]);
});
