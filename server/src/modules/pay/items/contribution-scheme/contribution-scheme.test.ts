import { createTestApp, type Person, type TestApp } from '../../../../../test/test-app';
import { countedQueries, payrollOffice, type Office } from '../../runs/payroll-run/payroll.fixture';

let test: TestApp;
let office: Office;
let hr: Person;
let finance: Person;
beforeAll(async () => {
  test = await createTestApp({ clock: () => new Date('2026-06-10T08:00:00Z') });
});
afterAll(() => test.close());

const company = (subject: string, ...actions: string[]) =>
  actions.map((action) => ({ subject, action, scope: 'company' as const }));
const writing = company('ContributionScheme', 'read', 'create', 'update', 'delete');

beforeEach(async () => {
  // No scheme of law is on file for Morocco.
  office = await payrollOffice(test, { country: 'MA' });
  hr = await test.as({
    company: office.company,
    grants: [
      ...writing,
      ...company('ContributionScheme', 'approve', 'reject'),
      ...company('Employee', 'read'),
      ...company('InsuranceRegistration', 'read', 'create', 'update', 'read_sensitive'),
    ],
  });
  finance = await test.as({
    company: office.company,
    grants: [...company('ContributionScheme', 'read', 'update', 'approve', 'reject'), ...company('Payslip', 'read')],
  });
});

const fund = {
  code: 'medical_fund',
  name: 'Medical fund',
  nameAr: 'الصندوق الطبي',
  rates: [
    { employee: '2.5', employer: '5', ceiling: '8000' },
    { wageBelow: '4000', employee: '0', employer: '5' },
  ],
  validFrom: '2026-01-01',
};
const fields = 'id version state code validFrom validTo rates { wageBelow employee employer floor ceiling }';
const write = (more: object = {}, who = hr): Promise<any> =>
  office.ask(
    who,
    `mutation($input: ContributionSchemeInput!) { createContributionScheme(input: $input) { ${fields} } }`,
    { input: { ...fund, ...more } },
  );
const change = (row: { id: string; version: number }, input: object, who = hr): Promise<any> =>
  office.ask(
    who,
    `mutation($id: ID!, $version: Int!, $input: ContributionSchemeChanges!) {
      updateContributionScheme(id: $id, version: $version, input: $input) { ${fields} } }`,
    { ...row, input },
  );
const decide = (verb: 'approve' | 'reject', { id, version }: { id: string; version: number }, who = finance) =>
  office.ask(
    who,
    verb === 'approve'
      ? `mutation($id: ID!, $version: Int!) { approveContributionScheme(id: $id, version: $version) { ${fields} } }`
      : `mutation($id: ID!, $version: Int!, $note: String!) {
          rejectContributionScheme(id: $id, version: $version, note: $note) { ${fields} } }`,
    { id, version, ...(verb === 'reject' && { note: 'Too dear' }) },
  );
const approved = async (more: object = {}) => decide('approve', await write(more));
const all = async (): Promise<any[]> =>
  (
    await office.ask(
      hr,
      `{ contributionSchemes(sort: [{field: validFrom}]) {
        rows { state validFrom validTo allowedActions approvalRefusal } } }`,
    )
  ).rows;
const register = (employeeId: string, contributionSchemeId: string, more: object = {}) =>
  office.ask(
    hr,
    'mutation($input: InsuranceRegistrationInput!) { createInsuranceRegistration(input: $input) { id } }',
    {
      input: {
        employeeId,
        scheme: 'own',
        contributionSchemeId,
        firstInsured: '2026-01-01',
        validFrom: '2026-01-01',
        ...more,
      },
    },
  );
const refusal = (asked: Promise<unknown>): Promise<unknown> =>
  asked.then(
    () => 'done',
    ({ field, message }: { field?: string; message: string }) => [field, message],
  );
const shares = async (run: { id: string }): Promise<string[][]> =>
  (await office.slips(run.id)).map(({ lines }) =>
    lines.filter(({ code }: any) => /^SI_|^RETRO/.test(code)).map(({ code, amount }: any) => `${code} ${amount}`),
  );
const calculated = async (period: string) => office.calculated(await office.create(period));

describe('writing a contribution scheme', () => {
  it('waits for another person than who wrote it, and nothing is taken before', async () => {
    await office.hire();
    const made = await write();
    expect(made).toMatchObject({
      state: 'proposed',
      rates: [
        { wageBelow: '4000', employee: '0', employer: '5', floor: null, ceiling: null },
        { wageBelow: null, employee: '2.5', employer: '5', floor: null, ceiling: '8000' },
      ],
    });
    expect(await shares(await calculated('2026-05'))).toEqual([[]]);
    expect(await all()).toEqual([
      expect.objectContaining({
        allowedActions: expect.not.arrayContaining(['approve']),
        approvalRefusal: 'You wrote this contribution scheme. Another person has to decide about it.',
      }),
    ]);
    await expect(decide('approve', made, hr)).rejects.toMatchObject({
      message: 'You wrote this contribution scheme. Another person has to decide about it.',
    });
    // Whoever changes it answers for it from then on.
    const changed = await change({ id: made.id, version: made.version }, { name: 'Fund of health' }, finance);
    await expect(decide('approve', changed, finance)).rejects.toMatchObject({ status: 409 });
    expect(await decide('approve', changed, hr)).toMatchObject({ state: 'approved' });
    expect(await all()).toEqual([expect.objectContaining({ state: 'approved' })]);
  });

  it('is rejected with a reason, and read by those alone who may', async () => {
    const made = await write();
    expect(await decide('reject', made)).toMatchObject({ state: 'rejected' });
    await expect(decide('approve', { ...made, version: made.version + 1 })).rejects.toMatchObject({ status: 409 });
    const [nobody, stranger] = [
      await test.as({ company: office.company, grants: [] }),
      await test.as({ company: await test.company(), grants: writing }),
    ];
    const one = 'query($id: ID!) { contributionScheme(id: $id) { id } }';
    for (const who of [nobody, stranger])
      expect((await who.graphql(one, { id: made.id })).data?.contributionScheme ?? null).toBeNull();
    await expect(write({}, finance)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });

  it.each<[string, object, string]>([
    ['no day', { validFrom: null }, 'validFrom'],
    ['two rows for the same wages', { rates: [fund.rates[0], fund.rates[0]] }, 'rates'],
    ['no row', { rates: [] }, 'rates'],
    ['a share above the wage', { rates: [{ employee: '100.5', employer: '0' }] }, 'rates'],
    ['shares together above the wage', { rates: [{ employee: '51', employer: '50' }] }, 'rates'],
    ['a share below nothing', { rates: [{ employee: '-1', employer: '5' }] }, 'rates'],
    ['a floor above the ceiling', { rates: [{ employee: '1', employer: '1', floor: '9', ceiling: '8' }] }, 'rates'],
    ['a code of law', { code: 'sa_gosi' }, 'code'],
    ['a code that ends as a share does', { code: 'fund_employer' }, 'code'],
    ['a code of capitals', { code: 'Fund' }, 'code'],
    ['a last day before the first', { validTo: '2025-12-31' }, 'validTo'],
  ])('with %s is refused, and nothing is kept', async (_what, more, field) => {
    const { errors } = await hr.graphql(
      `mutation($input: ContributionSchemeInput!) { createContributionScheme(input: $input) { id } }`,
      { input: { ...fund, ...more } },
    );
    expect(errors).toHaveLength(1);
    if (field !== 'validFrom') expect(errors![0]!.extensions).toMatchObject({ field });
    expect(await all()).toEqual([]);
  });

  it('what was approved is ended or followed by another version, never changed or taken back', async () => {
    const first = await approved();
    const same = await refusal(write());
    expect(same).toEqual([
      'validFrom',
      'medical_fund has a version from 1 January 2026 on. End it first, or choose another day.',
    ]);
    expect(await refusal(change(first, { rates: [{ employee: '3', employer: '5' }] }))).toEqual([
      'rates',
      'What was approved is not changed. Add another version of the scheme with its first day; it is sent for approval.',
    ]);
    const {
      data: { deleteContributionSchemes },
    } = await hr.graphql('mutation($ids: [ID!]!) { deleteContributionSchemes(ids: $ids) { done message } }', {
      ids: [first.id],
    });
    expect(deleteContributionSchemes).toEqual([
      {
        done: false,
        message: 'This scheme is approved and has begun: give it a last day instead of deleting it.',
      },
    ]);
    await approved({ validFrom: '2026-07-01', rates: [{ employee: '3', employer: '5' }] });
    expect((await all()).map(({ validFrom, validTo }) => [validFrom, validTo])).toEqual([
      ['2026-01-01', '2026-06-30'],
      ['2026-07-01', null],
    ]);
  });
});

describe('a payslip', () => {
  it('has the shares with formula, values, name and day, and the journal and the statement have them too', async () => {
    await office.hire({ code: 'A', salaries: [['3999.99', '2024-01-01', null]] });
    const high = await office.hire({ code: 'B' });
    await approved();
    const run = await calculated('2026-05');
    // 3,999.99 × 5 % = 199.9995; 10,000 counts as 8,000: 2.5 % and 5 %.
    expect(await shares(run)).toEqual([
      ['SI_OWN_MEDICAL_FUND_EMPLOYER 200.00'],
      ['SI_OWN_MEDICAL_FUND 200.00', 'SI_OWN_MEDICAL_FUND_EMPLOYER 400.00'],
    ]);
    const { rows } = await office.ask(
      office.clerk,
      `query($id: ID!) { payslips(filter: {employeeId: {eq: $id}}) {
        rows { net lines { code kind formula inputs name { en ar } reason { en } } } } }`,
      { id: high },
    );
    expect(rows[0].net).toBe('9800.000');
    expect(rows[0].lines.find(({ code }: any) => code === 'SI_OWN_MEDICAL_FUND')).toMatchObject({
      kind: 'deduction',
      formula: 'wage × percent ÷ 100',
      name: { en: 'Medical fund', ar: 'الصندوق الطبي' },
      reason: {
        en: '2.5 % of the contributory wage of 8,000.00: Medical fund, version from 1 January 2026; more does not count of 10,000.00',
      },
    });
    await office.act('post', await office.act('approve', run, office.approver));
    const journal = await office.ask(
      office.clerk,
      'query($id: ID!) { payrollRunJournal(runId: $id) { code debit credit } }',
      { id: run.id },
    );
    expect(
      journal
        .filter(({ code }: any) => code.includes('MEDICAL'))
        .map(({ code, debit, credit }: any) => `${code} ${debit} ${credit}`)
        .sort(),
    ).toEqual([
      'SI_OWN_MEDICAL_FUND 0.00 200.00',
      'SI_OWN_MEDICAL_FUND_EMPLOYER 600.00 0.00',
      'SI_OWN_MEDICAL_FUND_EMPLOYER_OWED 0.00 600.00',
    ]);
    const statement = await office.ask(
      finance,
      `{ contributionStatement(period: "2026-05", scheme: own, ownScheme: "medical_fund") {
        total rows { scheme ownScheme ownSchemeName employeeCode contributoryWage employee employer total }
        sums { scheme ownScheme ownSchemeName people total } } }`,
    );
    const own = { scheme: 'own', ownScheme: 'medical_fund', ownSchemeName: 'Medical fund' };
    expect(statement).toEqual({
      total: 2,
      rows: [
        {
          ...own,
          employeeCode: 'A',
          contributoryWage: '3999.99',
          employee: '0.00',
          employer: '200.00',
          total: '200.00',
        },
        {
          ...own,
          employeeCode: 'B',
          contributoryWage: '8000.00',
          employee: '200.00',
          employer: '400.00',
          total: '600.00',
        },
      ],
      sums: [{ ...own, people: 2, total: '800.00' }],
    });
  });

  it('of who is registered alone, beside the scheme of law, and once at a time', async () => {
    await office.sql(`update company set country = 'AE' where id = $1`, [office.company]);
    const member = await office.hire({ code: 'A' });
    await office.hire({ code: 'B' });
    await office.sql(`update employee set nationality = 'AE' where id = $1`, [member]);
    const everybody = await approved({ code: 'all' });
    const scheme = await approved({ members: 'registered', rates: [{ employee: '4', employer: '0' }] });
    await register(member, scheme.id, { contributoryWage: '5000' });
    await office.ask(
      hr,
      'mutation($input: InsuranceRegistrationInput!) { createInsuranceRegistration(input: $input) { id } }',
      {
        input: {
          employeeId: member,
          scheme: 'ae_gpssa',
          number: '1',
          firstInsured: '2015-01-01',
          validFrom: '2026-01-01',
        },
      },
    );
    expect(await refusal(register(member, scheme.id, { validFrom: '2026-02-01', validTo: '2026-02-28' }))).toEqual([
      'validFrom',
      'They are registered for this scheme on some of these days: end that registration first',
    ]);
    expect(await refusal(register(member, everybody.id))).toEqual([
      'contributionSchemeId',
      'Nobody is registered for this scheme: it is for everybody it names. Choose one for who is registered',
    ]);
    const [withLaw, without] = await shares(await calculated('2026-05'));
    // 4 % of 5,000 agreed; 5 % and 12.5 % of 10,000 to the GPSSA, and the fund of everybody.
    expect(withLaw).toEqual(
      expect.arrayContaining([
        'SI_OWN_MEDICAL_FUND 200.00',
        'SI_AE_GPSSA_PENSION 500.00',
        'SI_OWN_ALL 200.00',
        'SI_OWN_ALL_EMPLOYER 400.00',
      ]),
    );
    expect(without).toEqual(['SI_OWN_ALL 200.00', 'SI_OWN_ALL_EMPLOYER 400.00']);
  });

  it('goes by nationality, and says where none is on file', async () => {
    const id = await office.hire();
    await approved({ members: 'nationals' });
    const run = await calculated('2026-05');
    expect((await office.slips(run.id))[0].problems).toEqual([
      {
        code: 'insurance_unclear',
        message: { en: 'Medical fund goes by nationality, and none is on file: enter it' },
      },
    ]);
    await office.sql(`update employee set nationality = 'MA' where id = $1`, [id]);
    expect(await shares(await office.calculated(await office.read(run.id)))).toEqual([
      ['SI_OWN_MEDICAL_FUND 200.00', 'SI_OWN_MEDICAL_FUND_EMPLOYER 400.00'],
    ]);
  });

  it('takes the version of the first of its month; one of an earlier day is settled for closed months', async () => {
    await office.hire();
    await approved();
    await office.posted('2026-04');
    await approved({ validFrom: '2026-04-02', rates: [{ employee: '3', employer: '5', ceiling: '8000' }] });
    // April began with the first version: nothing of it differs.
    expect(await shares(await calculated('2026-05'))).toEqual([
      ['SI_OWN_MEDICAL_FUND 240.00', 'SI_OWN_MEDICAL_FUND_EMPLOYER 400.00'],
    ]);
    await approved({
      code: 'other',
      name: 'Other',
      validFrom: '2026-04-01',
      rates: [{ employee: '1', employer: '0' }],
    });
    const [lines] = await shares(await calculated('2026-06'));
    // 1 % of 10,000 for June, and the same for April, which is posted.
    expect(lines).toContain('SI_OWN_OTHER 100.00');
    expect(lines!.filter((line) => line.startsWith('RETRO'))).toEqual(['RETRO 100.00']);
  });

  it('is another for everybody in as many statements as for one', async () => {
    await approved();
    await office.hire();
    const counted = async (period: string): Promise<[people: number, queries: number]> => {
      const run = await office.create(period);
      await office.act('calculate', run);
      const queries = await countedQueries(test, () => office.work(run));
      const slips = await office.slips(run.id);
      expect(slips.every(({ lines }) => lines.length >= 2)).toBe(true);
      return [slips.length, queries];
    };
    const [one, ofOne] = await counted('2026-04');
    await office.hireMany(30);
    const [many, ofMany] = await counted('2026-05');
    expect([one, many]).toEqual([1, 31]);
    expect(ofMany).toBeLessThanOrEqual(ofOne);
  });
});
