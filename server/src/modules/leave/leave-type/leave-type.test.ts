import { insertRow } from '../../../../test/rows';
import { createTestApp, type Answer, type Person, type TestApp } from '../../../../test/test-app';

let test: TestApp;
let company: string;
let mona: string;
let hr: Person;
let employee: Person;

beforeAll(async () => {
  test = await createTestApp({ clock: () => new Date('2026-03-01T08:00:00Z') });
});
beforeEach(async () => {
  company = await test.company();
  mona = await insertRow(test, 'Employee', company, {
    hireDate: '2024-01-01',
    firstName: 'Mona',
    lastName: 'Haddad',
    gender: 'female',
  });
  hr = await test.as({ type: 'admin', company });
  employee = await test.as({
    company,
    employeeId: mona,
    grants: [
      { subject: 'LeaveType', action: 'read', scope: 'company' },
      ...[
        ['Employee', 'read'],
        ['EmployeeLeave', 'read'],
        ['EmployeeLeave', 'create'],
      ].map(([subject, action]) => ({ subject: subject!, action: action!, scope: 'own' as const })),
    ],
  });
});
afterAll(() => test.close());

const problemOf = ({ errors }: Answer) => [errors?.[0]?.extensions.code, errors?.[0]?.extensions.field];
const make = (input: object) =>
  hr.graphql('mutation($input: LeaveTypeInput!) { createLeaveType(input: $input) { id title kind } }', {
    input: { code: 'A', name: 'Annual leave', ...input },
  });
const made = async (input: object = {}): Promise<string> => (await make(input)).data.createLeaveType.id;
const ask = (who: Person, input: object) =>
  who.graphql(
    'mutation($input: EmployeeLeaveInput!) { createEmployeeLeave(input: $input) { id version kind typeId typeMark { title colour } workingDays } }',
    { input: { employeeId: mona, fromDate: '2026-03-09', toDate: '2026-03-13', ...input } },
  );

describe('a leave type', () => {
  it.each<[string, object, string]>([
    ['with a colour that is none', { colour: 'teal' }, 'colour'],
    ['with steps of minutes but no hours', { minMinutes: 30, unit: 'day' }, 'minMinutes'],
    ['with documents after nobody knows how many days', { documentRule: 'after_days' }, 'documentAfterDays'],
    [
      'with steps of pay out of order',
      {
        payTiers: [
          { upToDay: 15, percent: '100' },
          { upToDay: 15, percent: '50' },
        ],
      },
      'payTiers',
    ],
    ['with more than all of the pay', { payTiers: [{ upToDay: 15, percent: '101' }] }, 'payTiers'],
    [
      'that grants days from no day on',
      { accrualFrequency: 'monthly', accrualLevels: [{ afterMonths: 0, days: '2.5' }] },
      'accrualFrom',
    ],
    ['that grants nothing', { accrualFrequency: 'monthly', accrualFrom: '2026-01-01' }, 'accrualLevels'],
    ['with a limit to what is carried and none said', { carryOver: 'capped' }, 'carryOverMost'],
    ['with two ends of what is carried', { carryOverMonths: 3, carryOverUntil: '03-31' }, 'carryOverUntil'],
    ['that carries days by months and by days', { carryOverMonths: 3, carryOverDays: 90 }, 'carryOverDays'],
    ['that carries days by days and until a day', { carryOverDays: 90, carryOverUntil: '03-31' }, 'carryOverUntil'],
    ['that carries days for no day', { carryOverDays: 0 }, 'carryOverDays'],
    ['that carries days until a day no year has', { carryOverUntil: '04-31' }, 'carryOverUntil'],
    ['with a floor but no balance', { negativeTo: '2' }, 'negativeTo'],
  ])('%s is refused beside its field', async (_what, input, field) => {
    expect(problemOf(await make(input))).toEqual(['INVALID', field]);
  });

  it.each<[string, object, boolean]>([
    ['paid', {}, true],
    ['paid in part', { paidPercent: '50' }, true],
    ['unpaid', { paidPercent: '0' }, false],
    ['unpaid, and said to', { paidPercent: '0', countsAsService: true }, true],
  ])('that is %s counts as service, where nothing is said, as far as it is paid', async (_, input, counts) => {
    const id = await made(input);
    expect(
      (await hr.graphql('query($id: ID!) { leaveType(id: $id) { countsAsService } }', { id })).data.leaveType,
    ).toEqual({ countsAsService: counts });
  });

  it('is called in the language of the request', async () => {
    const id = await made({ nameAr: 'الإجازة السنوية' });
    const named = (language: string) =>
      hr.graphql('query($id: ID!) { leaveType(id: $id) { title } }', { id }, { 'accept-language': language });
    expect([(await named('en')).data.leaveType.title, (await named('ar')).data.leaveType.title]).toEqual([
      'Annual leave',
      'الإجازة السنوية',
    ]);
  });

  it('a new company begins with the usual ones', async () => {
    const admin = await test.as({ type: 'admin' });
    const { data } = await admin.graphql('mutation { createCompany(input: {name: "Beginners"}) { id } }');
    const inside = await test.as({ type: 'admin', company: data.createCompany.id });
    const { rows } = (await inside.graphql('{ leaveTypes(sort: [{field: sortOrder}]) { rows { kind } } }')).data
      .leaveTypes;
    expect(rows.map(({ kind }: { kind: string }) => kind)).toEqual(['paid', 'sick', 'unpaid', 'maternity', 'parental']);
  });
});

describe('the day on which a plan grants', () => {
  it.each<[string, object, string | null]>([
    ['the 15th of a month', { accrualFrequency: 'monthly', accrualOn: '15' }, null],
    ['a Thursday', { accrualFrequency: 'weekly', accrualOn: '4' }, null],
    ['no day at all', { accrualFrequency: 'monthly' }, 'accrualOn'],
    ['the 32nd', { accrualFrequency: 'monthly', accrualOn: '32' }, 'accrualOn'],
    ['the fourth month of a quarter', { accrualFrequency: 'quarterly', accrualOn: '04-01' }, 'accrualOn'],
    ['the 5th and the 20th', { accrualFrequency: 'twice_a_month', accrualOn: '05-20' }, null],
    ['two days of the first half', { accrualFrequency: 'twice_a_month', accrualOn: '05-10' }, 'accrualOn'],
    ['one day of two halves', { accrualFrequency: 'twice_a_month', accrualOn: '5' }, 'accrualOn'],
    ['a day in each year of service', { accrualFrequency: 'anniversary', accrualOn: '01-01' }, null],
    ['a 13th month of service', { accrualFrequency: 'anniversary', accrualOn: '13-01' }, 'accrualOn'],
    [
      'a day for hours worked',
      { accrualFrequency: 'hourly', accrualOn: '15', accrualLevels: [{ afterMonths: 0, days: '0.01' }] },
      'accrualGain',
    ],
    ['a day of a day', { accrualFrequency: 'daily', accrualOn: '1' }, 'accrualGain'],
    ['a day beside the first', { accrualFrequency: 'monthly', accrualGain: 'start', accrualOn: '15' }, 'accrualOn'],
  ])('%s is taken, or refused beside its field', async (_what, rules, field) => {
    const { data, errors } = await hr.graphql(
      'mutation($i: LeaveTypeInput!) { made: createLeaveType(input: $i) { accrualOn } }',
      {
        i: {
          code: 'D',
          name: 'Days',
          accrualGain: 'day',
          accrualFrom: '2026-01-01',
          accrualLevels: [{ afterMonths: 0, days: '2' }],
          ...rules,
        },
      },
    );
    if (field === null) expect(data.made).toMatchObject({ accrualOn: (rules as { accrualOn: string }).accrualOn });
    else expect(errors?.[0]?.extensions).toMatchObject({ code: 'INVALID', field });
  });
});

describe('leave of a type', () => {
  it('is of its kind, and of the first type of a kind where that alone is named', async () => {
    const sick = await made({ code: 'S', name: 'Sick leave', kind: 'sick', colour: '#c2410c' });
    const annual = await made({ sortOrder: 1 });
    expect((await ask(employee, { typeId: sick })).data.createEmployeeLeave).toMatchObject({
      kind: 'sick',
      typeId: sick,
      typeMark: { title: 'Sick leave', colour: '#c2410c' },
    });
    const {
      data: { createEmployeeLeave: first },
    } = await ask(hr, { kind: 'paid', fromDate: '2026-04-06', toDate: '2026-04-06' });
    expect(first).toMatchObject({ kind: 'paid', typeId: annual });
    const { data } = await hr.graphql(
      'mutation($id: ID!) { updateEmployeeLeave(id: $id, version: 1, input: {kind: sick}) { kind typeId } }',
      { id: first.id },
    );
    expect(data.updateEmployeeLeave).toEqual({ kind: 'sick', typeId: sick });
    expect(
      (await ask(hr, { kind: 'unpaid', fromDate: '2026-05-04', toDate: '2026-05-04' })).data.createEmployeeLeave,
    ).toMatchObject({ kind: 'unpaid', typeId: null });
  });

  it.each<[string, object, object, string]>([
    ['that is no longer in use', { isActive: false }, {}, 'typeId'],
    ['for the other gender', { gender: 'male' }, {}, 'typeId'],
    ['without its notice', { noticeDays: 30 }, {}, 'fromDate'],
    ['longer than may follow each other', { maxConsecutive: '4' }, {}, 'toDate'],
    ['without its document', { documentRule: 'always' }, {}, 'attachmentFileId'],
    [
      'in hours where days are taken',
      { unit: 'day' },
      { unit: 'hourly', toDate: '2026-03-09', fromTime: '09:00', toTime: '10:00' },
      'fromTime',
    ],
  ])('%s is refused beside its field', async (_what, rules, input, field) => {
    expect(problemOf(await ask(employee, { typeId: await made(rules), ...input }))).toEqual(['INVALID', field]);
  });

  it('counts weekends and holidays where its type does', async () => {
    const calendarDays = await made({ weekends: 'adjacent', countsHolidays: true });
    expect(
      (await ask(employee, { typeId: calendarDays, toDate: '2026-03-22' })).data.createEmployeeLeave.workingDays,
    ).toBe('14');
  });

  it('is held against its rules again when it is approved', async () => {
    const id = await made({ maxPerYear: '5' });
    const [first, second] = [
      await ask(employee, { typeId: id }),
      await ask(employee, { typeId: id, fromDate: '2027-03-08', toDate: '2027-03-12' }),
    ];
    await hr.graphql('mutation($id: ID!) { updateLeaveType(id: $id, version: 1, input: {maxPerYear: "4"}) { id } }', {
      id,
    });
    for (const { data } of [first, second]) {
      const answer = await hr.graphql('mutation($id: ID!) { approveEmployeeLeave(id: $id, version: 1) { id } }', {
        id: data.createEmployeeLeave.id,
      });
      expect(answer.errors?.[0]).toMatchObject({
        extensions: { code: 'CONFLICT' },
        message: expect.stringContaining('at most 4'),
      });
    }
  });

  it('may have to wait until probation is over, which says from which day on', async () => {
    const typeId = await made({ afterProbation: true });
    const probation = async (input: object, version: number) =>
      hr.graphql(
        'mutation($id: ID!, $v: Int!, $i: EmployeeChanges!) { updateEmployee(id: $id, version: $v, input: $i) { version } }',
        { id: mona, v: version, i: input },
      );
    await probation({ probationEnd: '2026-03-11' }, 1);
    const { errors } = await ask(employee, { typeId });
    expect(errors?.[0]).toMatchObject({
      extensions: { code: 'INVALID', field: 'fromDate' },
      message: 'Annual leave may be taken once probation is over: from 2026-03-12 on.',
    });
    const arabic = await employee.graphql(
      'query($id: ID!, $span: LeaveSpanInput!) { leavePreview(employeeId: $id, span: $span) { problem problemField } }',
      { id: mona, span: { unit: 'daily', fromDate: '2026-03-09', toDate: '2026-03-09', typeId } },
      { 'accept-language': 'ar' },
    );
    expect(arabic.data.leavePreview).toEqual({
      problem: 'يمكن أخذ Annual leave بعد انتهاء فترة التجربة: ابتداءً من 2026-03-12.',
      problemField: 'fromDate',
    });
    expect((await ask(employee, { typeId, fromDate: '2026-03-12' })).errors).toBeUndefined();
  });

  it('is offered to whom it is for, and to nobody else who asks', async () => {
    await made({});
    await made({ code: 'P', name: 'Paternity leave', gender: 'male' });
    const options = (who: Person, id: string) =>
      who.graphql('query($id: ID!) { leaveOptions(employeeId: $id) { title } }', { id });
    expect((await options(employee, mona)).data.leaveOptions).toEqual([{ title: 'Annual leave' }]);
    const other = await insertRow(test, 'Employee', company, {});
    expect(problemOf(await options(employee, other))[0]).toBe('NOT_FOUND');
  });
});
