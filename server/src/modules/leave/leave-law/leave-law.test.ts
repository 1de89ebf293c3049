import { insertRow } from '../../../../test/rows';
import { createTestApp, type Person, type TestApp } from '../../../../test/test-app';
import { standardRoles } from '../../administration/company-role/standard-roles';

let test: TestApp;
let company: string;
let hr: Person;
beforeAll(async () => {
  test = await createTestApp({ clock: () => new Date('2026-11-27T08:00:00Z') });
});
beforeEach(async () => {
  company = await test.company({ country: 'KW' });
  hr = await test.as({ company, grants: standardRoles.hr.grants() });
});
afterAll(() => test.close());

const fields = `{ country law readOn notCovered from entitlements { code title law since state typeId typeTitle isNewer isSuggested note readAt rules { label text now } } }`;
const offer = async (who = hr) => (await who.graphql(`{ leaveLawOffer ${fields} }`)).data.leaveLawOffer;
const take = (who: Person, codes: string[], from = '2026-11-01') =>
  who.graphql(`mutation($codes: [String!]!, $from: Date!) { takeOverLeaveLaw(codes: $codes, from: $from) ${fields} }`, {
    codes,
    from,
  });
const states = async () => (await offer()).entitlements.map(({ code, state }: any) => `${code} ${state}`);
const types = async () =>
  (
    await hr.graphql(
      '{ leaveTypes(sort: [{ field: sortOrder, direction: ASC }], limit: 50) { rows { code name payTiers { upToDay percent } timesInService waitingMonths maxPerYear lawCode lawSince payFrom payEarlier { paidPercent } } } }',
    )
  ).data.leaveTypes.rows;
const sickType = (more: object = {}) =>
  insertRow(test, 'LeaveType', company, { code: 'ILL', name: 'Illness', kind: 'sick', paidPercent: '100', ...more });

describe('leave by the law of the country', () => {
  it('shows each entitlement with its figure, law, day and reading', async () => {
    const { entitlements, ...told } = await offer();
    expect(told).toMatchObject({ country: 'KW', readOn: '2026-11-27', from: '2026-11-01' });
    expect(told.notCovered).toContain('Muslim widows');
    expect(entitlements.find(({ code }: any) => code === 'sick')).toMatchObject({
      title: 'Sick leave',
      law: 'Kuwait, Law 6/2010 on labour in the private sector, Art. 69',
      since: '2010-02-20',
      rules: expect.arrayContaining([
        {
          label: 'Pay',
          text: 'up to day 15: 100\u00a0% · up to day 25: 75\u00a0% · up to day 35: 50\u00a0% · up to day 45: 25\u00a0% · up to day 75: 0\u00a0% · then 0\u00a0%',
          now: null,
        },
      ]),
    });
  });

  it('makes the types chosen as the law has them, and none twice', async () => {
    expect((await take(hr, ['sick', 'hajj', 'hajj'])).errors).toBeUndefined();
    expect(await types()).toMatchObject([
      {
        code: 'SICK',
        name: 'Sick leave',
        payTiers: [
          { upToDay: 15, percent: '100' },
          { upToDay: 25, percent: '75' },
          { upToDay: 35, percent: '50' },
          { upToDay: 45, percent: '25' },
          { upToDay: 75, percent: '0' },
        ],
        timesInService: null,
        waitingMonths: null,
        maxPerYear: '75.0000',
        lawCode: 'sick',
        lawSince: '2010-02-20',
      },
      {
        code: 'HAJJ',
        name: 'Hajj leave',
        payTiers: [],
        timesInService: 1,
        waitingMonths: 24,
        maxPerYear: null,
        lawCode: 'hajj',
        lawSince: '2010-02-20',
      },
    ]);
    expect(await states()).toEqual([
      'annual missing',
      'sick same',
      'maternity missing',
      'childcare missing',
      'hajj same',
      'widow missing',
    ]);
    await take(hr, ['sick']);
    expect(await types()).toHaveLength(2);
  });

  it.each(['AE', 'BH', 'KW', 'OM', 'QA', 'SA'])(
    'of %s is taken over as a whole, and then says the same',
    async (country) => {
      const there = await test.company({ country });
      const who = await test.as({ company: there, grants: standardRoles.hr.grants() });
      for (const [code, kind] of [
        ['ANNUAL', 'paid'],
        ['SICK', 'sick'],
        ['MATERNITY', 'maternity'],
      ])
        await insertRow(test, 'LeaveType', there, { code, name: code, kind });
      const { entitlements } = await offer(who);
      const { errors, data } = await take(
        who,
        entitlements.map(({ code }: any) => code),
      );
      expect(errors).toBeUndefined();
      expect(data.takeOverLeaveLaw.entitlements.map(({ state }: any) => state)).toEqual(entitlements.map(() => 'same'));
    },
  );

  it.each([
    ['a type that is made', null, null, true],
    ['a type that granted nothing', false, null, true],
    ['a type that granted days already, as the company has it', false, 'monthly', false],
  ] as const)('annual leave is taken as far as it was earned: %s', async (_which, before, accrualFrequency, after) => {
    if (before !== null)
      await insertRow(test, 'LeaveType', company, {
        code: 'ANNUAL',
        name: 'Annual leave',
        requiresAllocation: before,
        ...(accrualFrequency && {
          accrualFrequency,
          accrualFrom: '2026-01-01',
          accrualLevels: [{ afterMonths: 0, days: '2' }],
        }),
      });
    expect((await take(hr, ['annual'])).errors).toBeUndefined();
    const { data } = await hr.graphql('{ leaveTypes { rows { code requiresAllocation } } }');
    expect(data.leaveTypes.rows).toEqual([{ code: 'ANNUAL', requiresAllocation: after }]);
  });

  it('finds a type under another name, shows what would change, and changes it from the day said', async () => {
    const id = await sickType();
    const employee = await insertRow(test, 'Employee', company, { hireDate: '2020-01-01' });
    await insertRow(test, 'EmployeeLeave', company, {
      employeeId: employee,
      typeId: id,
      kind: 'sick',
      status: 'approved',
      fromDate: '2026-06-01',
      toDate: '2026-06-20',
    });
    const sick = (await offer()).entitlements.find(({ code }: any) => code === 'sick');
    expect(sick).toMatchObject({ state: 'different', typeId: id, typeTitle: 'Illness', isSuggested: false });
    expect(sick.rules.find(({ label }: any) => label === 'Pay').now).toBe('100\u00a0%');
    expect((await take(hr, ['sick'], '2026-12-01')).errors).toBeUndefined();
    expect(await types()).toMatchObject([
      { name: 'Illness', payFrom: '2026-12-01', payEarlier: [{ paidPercent: '100.00' }], lawCode: 'sick' },
    ]);
    expect(await states()).toContain('sick same');
  });

  it('suggests what nobody wrote or took, and says where the law changed since', async () => {
    await sickType();
    await insertRow(test, 'LeaveType', company, { code: 'H', name: 'حج', kind: 'paid', lawCode: null });
    await insertRow(test, 'LeaveType', company, {
      code: 'M',
      name: 'Birth',
      kind: 'maternity',
      lawCode: 'maternity',
      lawSince: '2009-01-01',
    });
    const { entitlements } = await offer();
    expect(
      entitlements.map(({ code, isSuggested, isNewer, typeTitle }: any) => [code, isSuggested, isNewer, typeTitle]),
    ).toEqual([
      ['annual', true, false, null],
      ['sick', true, false, 'Illness'],
      ['maternity', true, true, 'Birth'],
      ['childcare', true, false, null],
      ['hajj', true, false, 'حج'],
      ['widow', true, false, null],
    ]);
  });

  it('does not touch a type by itself, and takes a code nobody has', async () => {
    await insertRow(test, 'LeaveType', company, { code: 'HAJJ', name: 'Journeys', kind: 'unpaid' });
    const before = await types();
    await offer();
    expect(await types()).toEqual(before);
    await insertRow(test, 'LeaveType', company, { code: 'SICK', name: 'Rest', kind: 'paid', lawCode: 'annual' });
    await take(hr, ['sick']);
    expect((await types()).map(({ code, lawCode }: any) => [code, lawCode])).toContainEqual(['SICK_2', 'sick']);
  });

  it.each([
    ['an entitlement the law does not have', ['iddah'], '2026-11-01', 'codes'],
    ['a day far away', ['sick'], '2160-01-01', 'from'],
  ])('refuses %s', async (_, codes, from, field) => {
    const { errors } = await take(hr, codes, from);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'INVALID', field });
    expect(await types()).toEqual([]);
  });

  it('has nothing for a country of which no law is on file', async () => {
    const other = await test.company({ country: 'FR' });
    const there = await test.as({ company: other, grants: standardRoles.hr.grants() });
    expect((await there.graphql('{ leaveLawOffer { country } }')).data.leaveLawOffer).toBeNull();
    expect((await take(there, ['sick'])).errors?.[0]?.extensions.field).toBe('codes');
  });

  it('is for who may make types, and to change one who may change types', async () => {
    const reader = await test.as({ company, grants: [{ subject: 'LeaveType', action: 'read', scope: 'company' }] });
    const maker = await test.as({
      company,
      grants: ['read', 'create'].map((action) => ({ subject: 'LeaveType', action, scope: 'company' as const })),
    });
    const nobody = await test.as({ company, grants: [] });
    expect((await reader.graphql('{ leaveLawOffer { country } }')).data.leaveLawOffer.country).toBe('KW');
    expect((await nobody.graphql('{ leaveLawOffer { country } }')).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    expect((await take(reader, ['sick'])).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    await sickType();
    expect((await take(maker, ['sick'])).errors?.[0]?.extensions.code).toBe('NOT_FOUND');
    expect((await take(maker, ['hajj'])).errors).toBeUndefined();
  });
});
