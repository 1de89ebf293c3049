import { createTestApp, type Person, type TestApp } from '../../../../../test/test-app';
import type { Grant } from '../../../../platform/access/ability';
import { kinds as news } from '../../../messaging/notification/notification.fixture';
import { smallPdf, upload } from '../../../files/file/file.fixture';
import { clerkGrants, payrollOffice, type Office } from '../../runs/payroll-run/payroll.fixture';

let test: TestApp;
let office: Office;
let hr: Person;
let second: Person;
let mona: Person;
let employeeId: string;
type Loan = { id: string; version: number };

const grants = (actions: string[], scope: Grant['scope'] = 'company'): Grant[] =>
  actions.map((action) => ({ subject: 'EmployeeLoan', action, scope }));
const ownActions = ['read', 'read_sensitive', 'create', 'submit', 'consent'];
const fields = 'id version state consentedAt consentWords consentSignedOn consentFileId consentByName allowedActions';

beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());
const begin = async (country: string) => {
  office = await payrollOffice(test, { weekend_days: [0, 6], country });
  const { company } = office;
  hr = await test.as({
    company,
    grants: [
      ...clerkGrants,
      ...grants([
        'read',
        'read_sensitive',
        'create',
        'update',
        'submit',
        'disburse',
        'cancel',
        'ask_consent',
        'note_consent',
      ]),
      { subject: 'Employee', action: 'read', scope: 'company' },
    ],
  });
  second = await test.as({ company, grants: grants(['read', 'read_sensitive', 'approve']) });
  employeeId = await office.hire();
  mona = await test.as({
    company,
    employeeId,
    grants: [...grants(ownActions, 'own'), { subject: 'Employee', action: 'read', scope: 'own' }],
  });
};

const ask = (input: object = {}, who = hr): Promise<Loan> =>
  office.ask(who, `mutation($input: EmployeeLoanInput!) { createEmployeeLoan(input: $input) { ${fields} } }`, {
    input: { employeeId, reason: 'Car', principal: '9000', instalments: 3, firstDue: '2026-01-31', ...input },
  });
const step = (
  verb: string,
  { id, version }: Loan,
  who = hr,
  more: Record<string, [type: string, value: unknown]> = {},
): Promise<any> =>
  office.ask(
    who,
    `mutation($id: ID!, $version: Int!${Object.entries(more)
      .map(([name, [type]]) => `, $${name}: ${type}`)
      .join('')}) {
    ${verb}(id: $id, version: $version${Object.keys(more)
      .map((name) => `, ${name}: $${name}`)
      .join('')}) { ${fields} } }`,
    { id, version, ...Object.fromEntries(Object.entries(more).map(([name, [, value]]) => [name, value])) },
  );
const read = (id: string, who = hr) =>
  office.ask(who, `query($id: ID!) { employeeLoan(id: $id) { ${fields} } }`, { id });
const approved = async (input: object = {}) =>
  step('approveEmployeeLoan', await step('submitEmployeeLoan', await ask(input)), second);
const payOut = (loan: Loan, firstDue?: string) =>
  step('disburseEmployeeLoan', loan, hr, {
    day: ['Date!', '2026-01-05'],
    ...(firstDue && { firstDue: ['Date', firstDue] as [string, string] }),
  });
const taken = async (run: { id: string }) =>
  (await office.slips(run.id)).flatMap((slip) =>
    slip.lines.filter(({ code }: any) => code === 'LOAN').map(({ amount }: any) => amount),
  );
const findings = async (run: { id: string }) =>
  (
    await office.ask(
      office.clerk,
      'query($id: ID!) { payrollRunFindings(runId: $id) { code count people { details { en } } } }',
      { id: run.id },
    )
  ).filter(({ code }: any) => code === 'loan_not_agreed');

describe('in the Emirates', () => {
  beforeEach(() => begin('AE'));

  it('who gets a loan is asked when it is sent in, and agrees on their own screen: the words, the time and the person are kept and audited', async () => {
    const sent = await step('submitEmployeeLoan', await ask());
    expect(await news(mona)).toEqual(['loan_consent_asked']);
    const { consent } = await office.ask(
      mona,
      'query($id: ID!) { loanSchedule(id: $id) { consent { isNeeded words { en ar } } } }',
      { id: sent.id },
    );
    expect(consent).toMatchObject({
      isNeeded: true,
      words: {
        en: expect.stringMatching(
          /“Car” of 9,000\.00 AED .* 3 monthly instalments of 3,000\.00 AED, the first due on 31 January 2026.*20 % of the wage/,
        ),
        ar: expect.stringContaining('«Car»'),
      },
    });
    expect((await read(sent.id, mona)).allowedActions).toContain('consent');
    const agreed = await step('consentToEmployeeLoan', sent, mona);
    expect(agreed).toMatchObject({
      consentedAt: expect.any(String),
      consentWords: consent.words.en,
      consentFileId: null,
    });
    expect(agreed.allowedActions).not.toContain('consent');
    expect(await step('consentToEmployeeLoan', sent, mona)).toMatchObject({ version: agreed.version });
    expect(
      await test.sql(`select action, actor_id from audit_event where record_id = $1 and action = 'consent'`, [sent.id]),
    ).toEqual([{ action: 'consent', actor_id: mona.id }]);
    expect(await news(hr)).toEqual(['loan_consented']);
  });

  it('a loan is not paid out before, nor with an earlier first instalment than was agreed to', async () => {
    const loan = await approved();
    await expect(payOut(loan)).rejects.toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('Federal Decree-Law 33/2021, Art. 25'),
    });
    const agreed = await step('consentToEmployeeLoan', loan, mona);
    await expect(payOut(agreed, '2026-01-10')).rejects.toMatchObject({
      code: 'INVALID',
      fields: [expect.objectContaining({ field: 'firstDue' })],
    });
    expect(await payOut(agreed, '2026-02-28')).toMatchObject({ state: 'repaying' });
  });

  it('payroll takes a fifth of the wage and carries the rest on', async () => {
    await payOut(await step('consentToEmployeeLoan', await approved(), mona));
    expect(await taken(await office.posted('2026-01'))).toEqual(['2000.00']);
    expect(await taken(await office.posted('2026-02'))).toEqual(['1000.00', '1000.00']);
  });

  it('a loan that ran before anybody was asked keeps its closed months; from then on it waits, the review says so, and once they agree it goes on', async () => {
    const loan = await payOut(await step('consentToEmployeeLoan', await approved({ principal: '3000' }), mona));
    expect(await taken(await office.posted('2026-01'))).toEqual(['1000.00']);
    await office.sql(
      'update employee_loan set consented_at = null, consent_by_id = null, consent_words = null where id = $1',
      [loan.id],
    );
    const run = await office.calculated(await office.create('2026-02'));
    expect([await taken(run), await findings(run)]).toEqual([
      [],
      [{ code: 'loan_not_agreed', count: 1, people: [{ details: [{ en: 'Car' }] }] }],
    ]);
    const still = await read(loan.id);
    expect(await step('askEmployeeLoanConsent', still)).toMatchObject({ version: still.version });
    expect(await news(mona)).toContain('loan_consent_asked');
    await step('consentToEmployeeLoan', still, mona);
    const again = await office.calculated(run);
    expect([await taken(again), await findings(again)]).toEqual([['1000.00'], []]);
  });

  it('a paper that was signed is noted by somebody else, with its day and its file', async () => {
    const sent = await step('submitEmployeeLoan', await ask());
    const fileId = (await upload(hr, smallPdf, 'consent.pdf')).body.id;
    const note = (signedOn: string, who = hr, id = fileId) =>
      step('noteEmployeeLoanConsent', sent, who, { fileId: ['ID!', id], signedOn: ['Date!', signedOn] });
    await expect(note('2999-01-01')).rejects.toMatchObject({ code: 'INVALID' });
    await expect(note('2026-01-02', hr, '65f0c0ffee0123456789abcd')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await expect(note('2026-01-02', mona)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await note('2026-01-02')).toMatchObject({
      consentSignedOn: '2026-01-02',
      consentFileId: fileId,
      consentedAt: expect.any(String),
      consentWords: null,
    });
    await expect(note('2026-01-02')).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('nobody agrees for another, for a draft, or to what has ended', async () => {
    const draft = await ask();
    await expect(step('consentToEmployeeLoan', draft, mona)).rejects.toMatchObject({ code: 'CONFLICT' });
    const sent = await step('submitEmployeeLoan', draft);
    const omar = await test.as({
      company: office.company,
      employeeId: await office.hire(),
      grants: grants(ownActions, 'own'),
    });
    await expect(step('consentToEmployeeLoan', sent, omar)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const boss = await test.as({ company: office.company, grants: grants([...ownActions, 'note_consent']) });
    await expect(step('consentToEmployeeLoan', sent, boss)).rejects.toMatchObject({ code: 'CONFLICT' });
    await step('cancelEmployeeLoan', sent);
    await expect(step('consentToEmployeeLoan', await read(sent.id), mona)).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  it('of two at once one is kept', async () => {
    const sent = await step('submitEmployeeLoan', await ask());
    const answers = await Promise.allSettled([
      step('consentToEmployeeLoan', sent, mona),
      step('consentToEmployeeLoan', sent, mona),
    ]);
    expect(answers.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0);
    expect(
      await test.sql(`select count(*)::int as n from audit_event where record_id = $1 and action = 'consent'`, [
        sent.id,
      ]),
    ).toEqual([{ n: 1 }]);
  });

  it('a loan bears no interest, but for one paid out before the law', async () => {
    await expect(ask({ yearlyRate: '5' })).rejects.toMatchObject({
      code: 'INVALID',
      fields: [expect.objectContaining({ field: 'yearlyRate' })],
    });
    expect(await ask({ yearlyRate: '5', paidOutBefore: '2021-12-01' })).toMatchObject({ state: 'draft' });
  });
});

it('in Saudi Arabia a tenth is taken without consent, and more with it', async () => {
  await begin('SA');
  await payOut(await approved());
  expect(await taken(await office.posted('2026-01'))).toEqual(['1000.00']);
});

it('where the law asks for nothing, nobody is asked', async () => {
  await begin('EG');
  const sent = await step('submitEmployeeLoan', await ask());
  expect([
    await news(mona),
    (await read(sent.id, mona)).allowedActions.includes('consent'),
    (await read(sent.id)).allowedActions.includes('ask_consent'),
  ]).toEqual([[], false, false]);
  expect(await payOut(await step('approveEmployeeLoan', sent, second))).toMatchObject({ state: 'repaying' });
});
