import { createTestApp, type Person, type TestApp } from '../../../../../test/test-app';
import { payrollOffice, type Office } from '../payroll-run/payroll.fixture';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp({ clock: () => new Date('2026-12-02T08:00:00Z') });
});
afterAll(() => test.close());

interface State {
  country: string;
  currency: string;
  basic: string;
  scheme: string;
  /** Who is insured at home, in another Gulf state, by which scheme. */
  gulf: readonly [nationality: string, scheme: string];
  /** Whether foreigners are insured too. */
  insuresForeigners?: true;
  /** What the employee and the employer pay for each of them in a month. */
  due: Record<'national' | 'gulf' | 'indian' | 'egyptian', readonly [employee: number, employer: number]>;
  /** What the Indian has who resigns after six whole years, and the others where no pension is paid in its place. */
  award: string;
  pensioned?: readonly ('national' | 'gulf')[];
}

const states: State[] = [
  {
    country: 'AE',
    currency: 'AED',
    basic: '15000',
    scheme: 'ae_gpssa',
    gulf: ['KW', 'kw_pifss'],
    due: {
      // Insured before 31 October 2023: 5 and 12.5 %.
      national: [750, 1875],
      // Kuwait's 10.5 and 11.5 %: less than the 12.5 % an employer in the Emirates pays at most.
      gulf: [1575, 1725],
      indian: [0, 0],
      egyptian: [0, 0],
    },
    // 5 × 21 + 30 days of 500.
    award: '67500.000',
    pensioned: ['national', 'gulf'],
  },
  {
    country: 'SA',
    currency: 'SAR',
    basic: '10000',
    scheme: 'sa_gosi',
    gulf: ['KW', 'kw_pifss'],
    insuresForeigners: true,
    due: {
      // 9 + 0.75 %, and 2 % of the employer for hazards.
      national: [975, 1175],
      // Of Kuwait's 11.5 % the employer bears 9 %, the employee the rest.
      gulf: [1300, 900],
      indian: [0, 200],
      egyptian: [0, 200],
    },
    // 5 × 15 + 30 days of 333.33, two thirds for who resigns in the sixth to tenth year.
    award: '23333.330',
  },
  {
    country: 'BH',
    currency: 'BHD',
    basic: '1000',
    scheme: 'bh_sio',
    gulf: ['KW', 'kw_pifss'],
    insuresForeigners: true,
    due: {
      // 7 + 1 %, and 15 + 3 % in 2026.
      national: [80, 180],
      gulf: [105, 115],
      // 1 %, and 3 % with 8.4 % after three years.
      indian: [10, 114],
      egyptian: [10, 114],
    },
    // Up to 29 February 2024: 3 × 15 days and 90 of 365 parts of 30, a thirtieth of 1,000 each.
    award: '1746.575',
    pensioned: ['national', 'gulf'],
  },
  {
    country: 'KW',
    currency: 'KWD',
    basic: '1000',
    scheme: 'kw_pifss',
    gulf: ['SA', 'sa_gosi'],
    due: { national: [105, 115], gulf: [90, 90], indian: [0, 0], egyptian: [0, 0] },
    // 5 × 15 + 26 days of a twenty-sixth of the month, two thirds of it.
    award: '2589.744',
  },
  {
    country: 'OM',
    currency: 'OMR',
    basic: '1000',
    scheme: 'om_spf',
    gulf: ['KW', 'kw_pifss'],
    insuresForeigners: true,
    due: {
      // 7.5 + 0.5 %, and 11 + 1 + 0.5 + 1 + 1 %.
      national: [80, 145],
      gulf: [110, 110],
      // Maternity and other leave.
      indian: [0, 20],
      egyptian: [0, 20],
    },
    // 967 days up to 25 July 2023 at 15 a year, the 1,223 after them at 30.
    award: '4675.342',
    pensioned: ['national'],
  },
  {
    country: 'QA',
    currency: 'QAR',
    basic: '20000',
    scheme: 'qa_grsia',
    gulf: ['KW', 'kw_pifss'],
    due: { national: [1400, 2800], gulf: [2100, 2300], indian: [0, 0], egyptian: [0, 0] },
    // 6 × 21 days of 666.67.
    award: '84000.000',
  },
];

const since = '2020-12-01';

it.each(states)(
  'A company in $country pays four nationalities, states what is due, and settles who leaves',
  async (state) => {
    const { country, currency, basic, scheme, gulf, insuresForeigners } = state;
    const office = await payrollOffice(test, { country, currency });
    const admin = await test.as({ type: 'admin', company: office.company });
    const insured: Record<string, [nationality: string, scheme: string | null]> = {
      national: [country, scheme],
      gulf: [gulf[0], gulf[1]],
      indian: ['IN', insuresForeigners ? scheme : null],
      egyptian: ['EG', insuresForeigners ? scheme : null],
    };
    const ids: Record<string, string> = {};
    for (const [code, [nationality, by]] of Object.entries(insured))
      ids[code] = await hired(office, admin, { code, basic, nationality, scheme: by });

    const run = await office.calculated(await office.create('2026-11'));
    expect(run).toMatchObject({ employeeCount: 4, errorCount: 0 });
    const slips: any[] = await office.slips(run.id);
    const due = slips.map(({ employeeCode, lines }) => [employeeCode, sharesIn(lines)]);
    expect(Object.fromEntries(due)).toEqual(state.due);
    for (const { employeeCode, net } of slips)
      expect(Number(net)).toBe(Number(basic) - state.due[employeeCode as keyof State['due']][0]);

    await office.act('approve', run, office.approver);
    const { sums } = await office.ask(admin, '{ contributionStatement(period: "2026-11") { sums { scheme people } } }');
    expect(sums).toHaveLength(2);
    expect(sums).toEqual(
      expect.arrayContaining([
        { scheme, people: insuresForeigners ? 3 : 1 },
        { scheme: gulf[1], people: 1 },
      ]),
    );

    const { pensioned = [] } = state;
    const awards: [string, string][] = [];
    for (const code of ['national', 'gulf', 'indian']) {
      const ending = await office.ask(
        admin,
        'mutation($input: EndOfServiceInput!) { createEndOfService(input: $input) { id version } }',
        { input: { employeeId: ids[code], lastDay: '2026-11-30', reason: 'resignation' } },
      );
      const settled = await office.ask(
        admin,
        'mutation($id: ID!, $version: Int!) { calculateEndOfService(id: $id, version: $version) { award currency } }',
        ending,
      );
      expect(settled.currency).toBe(currency);
      awards.push([code, settled.award]);
    }
    const awarded = (code: 'national' | 'gulf') => (pensioned.includes(code) ? '0.000' : state.award);
    expect(awards).toEqual([
      ['national', awarded('national')],
      ['gulf', awarded('gulf')],
      ['indian', state.award],
    ]);
  },
);

async function hired(
  office: Office,
  admin: Person,
  { code, basic, nationality, scheme }: { code: string; basic: string; nationality: string; scheme: string | null },
): Promise<string> {
  const id = await office.hire({ code, hired: since, salaries: [[basic, since, null]] });
  await office.sql('update employee set nationality = $2 where id = $1', [id, nationality]);
  if (scheme)
    await office.ask(
      admin,
      'mutation($input: InsuranceRegistrationInput!) { createInsuranceRegistration(input: $input) { id } }',
      { input: { employeeId: id, scheme, firstInsured: since, validFrom: since } },
    );
  return id;
}

function sharesIn(lines: { code: string; amount: string }[]): [employee: number, employer: number] {
  const sum = (ofWhom: (code: string) => boolean): number =>
    lines
      .filter(({ code }) => code.startsWith('SI_') && ofWhom(code))
      .reduce((total, { amount }) => total + Number(amount), 0);
  return [sum((code) => !/_(EMPLOYER|STATE)$/.test(code)), sum((code) => code.endsWith('_EMPLOYER'))];
}
