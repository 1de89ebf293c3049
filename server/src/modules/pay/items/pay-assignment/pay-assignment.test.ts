import { createTestApp, type Person, type TestApp } from '../../../../../test/test-app';
import { newId } from '../../../../platform/records/ids';
import { decide, told } from '../../../requests/approval-task/approval.fixture';
import { all } from '../../../data-import/import.fixture';
import { payrollOffice, type Office } from '../../runs/payroll-run/payroll.fixture';

let test: TestApp;
let office: Office;
let hr: Person;
let boss: Person;
beforeAll(async () => {
  test = await createTestApp({ clock: () => new Date('2026-03-15T08:00:00Z') });
});
const givers = [
  'Compensation',
  'CompensationAssignment',
  'Deduction',
  'DeductionAssignment',
  'Employee',
  'ApprovalFlow',
].flatMap((subject) =>
  all(
    subject,
    'read',
    'create',
    'update',
    'delete',
    ...(subject.startsWith('Employee') || subject.startsWith('Approval') ? [] : ['read_sensitive']),
    ...(subject.endsWith('Assignment') ? ['approve', 'reject'] : []),
  ),
);
beforeEach(async () => {
  office = await payrollOffice(test);
  hr = await test.as({ company: office.company, grants: givers });
  boss = await test.as({ company: office.company, grants: [] });
});
afterAll(() => test.close());

const kinds = [
  ['Compensation', 'compensationId'],
  ['Deduction', 'deductionId'],
] as const;
const create = (area: string, input: object, who = hr, fields = 'id version') =>
  office.ask(who, `mutation($input: ${area}Input!) { create${area}(input: $input) { ${fields} } }`, { input });
const give = async (
  area: string,
  employeeId: string,
  values: object,
  itemValues: object = { fixedAmount: '700' },
  who = hr,
) => {
  const item = await create(area, { title: newId(), ...itemValues });
  return create(
    `${area}Assignment`,
    { employeeId, [`${area.toLowerCase()}Id`]: item.id, validFrom: '2024-01-01', ...values },
    who,
    'id version state proposedById ownAmount ownPercent',
  );
};
/** What lines of the item come to in a month, with the reason told. */
const linesOf = async (employeeId: string, period = '2026-03') => {
  const run = await office.calculated(await office.create(period, { kind: 'regular' }));
  const { rows } = await office.ask(
    office.clerk,
    'query($r: ID!, $e: ID!) { payslips(filter: {runId: {eq: $r}, employeeId: {eq: $e}}) { rows { lines { code amount reason { en } } } } }',
    { r: run.id, e: employeeId },
  );
  await office.act('cancel', run);
  return rows[0].lines.filter(({ code }: any) => code === 'ALLOWANCE' || code === 'DEDUCTION');
};

describe.each(kinds)('%s of one person', (area) => {
  it('comes to an amount of their own in place of that of everybody, and says so', async () => {
    const mona = await office.hire();
    await give(area, mona, { ownAmount: '950' }, { fixedAmount: '700', percentOfBasic: '5' });
    expect(await linesOf(mona)).toEqual([
      {
        code: area === 'Deduction' ? 'DEDUCTION' : 'ALLOWANCE',
        amount: '950.00',
        reason: { en: '950.00 a month, as agreed for this employee, for all of March 2026: 31 of 31 calendar days' },
      },
    ]);
  });

  it.each([
    ['a percentage of their own', { ownPercent: '12.5' }, '1250.00'],
    ['an amount and a percentage', { ownAmount: '100', ownPercent: '10' }, '1100.00'],
    ['that of everybody where they have none', {}, '700.00'],
    ['their own days alone', { ownAmount: '930', validFrom: '2026-03-22' }, '300.00'],
  ])('%s', async (_what, values, amount) => {
    const mona = await office.hire();
    await give(area, mona, values);
    expect((await linesOf(mona)).map((line: any) => line.amount)).toEqual([amount]);
  });

  it.each([
    ['an amount of nothing', { ownAmount: '0' }, 'ownAmount'],
    ['less than nothing', { ownAmount: '-5' }, 'ownAmount'],
    ['parts of a coin', { ownAmount: '5.005' }, 'ownAmount'],
    ['what nobody is paid', { ownAmount: '2000000000' }, 'ownAmount'],
    ['a percentage beyond reason', { ownPercent: area === 'Deduction' ? '100.5' : '1001' }, 'ownPercent'],
  ])('is refused with %s, beside the field', async (_what, values, field) => {
    await expect(give(area, await office.hire(), values)).rejects.toMatchObject({ code: 'INVALID', field });
  });

  describe('to who may not see pay', () => {
    const one = `${area.toLowerCase()}Assignment`;
    let blind: Person;
    beforeEach(async () => {
      blind = await test.as({
        company: office.company,
        grants: [
          ...all(`${area}Assignment`, 'read', 'create', 'update'),
          ...all(area, 'read'),
          ...all('Employee', 'read'),
        ],
      });
    });
    const giveBlindly = async (values: object, who = blind) => {
      const item = await create(area, { title: newId(), fixedAmount: '700' });
      return create(
        `${area}Assignment`,
        { employeeId: await office.hire(), [`${area.toLowerCase()}Id`]: item.id, validFrom: '2024-01-01', ...values },
        who,
        'id state ownAmount ownPercent',
      );
    };
    const amountsOf = async (id: string, who: Person) =>
      office.ask(who, `query($id: ID!) { ${one}(id: $id) { validTo ownAmount ownPercent } }`, { id });
    const change = (id: string, input: object) =>
      office.ask(
        blind,
        `mutation($id: ID!, $i: ${area}AssignmentChanges!) { update${area}Assignment(id: $id, version: 1, input: $i) { validTo ownAmount ownPercent } }`,
        { id, i: input },
      );

    it('it is given as everybody has it, and with no amount of their own', async () => {
      expect(await giveBlindly({})).toMatchObject({ state: 'approved', ownAmount: null, ownPercent: null });
      expect(await giveBlindly({ ownAmount: null, ownPercent: null })).toMatchObject({ state: 'approved' });
      for (const own of [{ ownAmount: '950' }, { ownPercent: '5' }, { ownAmount: '0' }])
        await expect(giveBlindly(own)).rejects.toMatchObject({ code: 'FORBIDDEN' });
      expect(await office.sql(`select own_amount, own_percent from ${area.toLowerCase()}_assignment`)).toEqual(
        Array(2).fill({ own_amount: null, own_percent: null }),
      );
    });

    it('what it is given of, and to whom, does not exist where they may not read them, whatever the amount', async () => {
      const none = await test.as({ company: office.company, grants: all(`${area}Assignment`, 'read', 'create') });
      await expect(giveBlindly({ ownAmount: '950' }, none)).rejects.toMatchObject({
        code: 'INVALID',
        fields: [{ field: 'employeeId' }, { field: `${area.toLowerCase()}Id` }],
      });
    });

    it('an amount is neither shown nor found, nor changed, and stays while they change the days', async () => {
      const given = await give(area, await office.hire(), { ownAmount: '950', ownPercent: '5' });
      expect(await amountsOf(given.id, blind)).toEqual({ validTo: null, ownAmount: null, ownPercent: null });
      for (const ask of [
        'filter: {ownAmount: {eq: "950"}}',
        'filter: {ownPercent: {isEmpty: false}}',
        'sort: [{field: ownAmount}]',
      ])
        await expect(office.ask(blind, `{ ${one}s(${ask}) { total } }`)).rejects.toMatchObject({ code: 'INVALID' });
      for (const input of [
        { ownAmount: '1' },
        { ownAmount: null },
        { ownPercent: '1' },
        { validTo: '2026-12-31', ownPercent: null },
      ])
        await expect(change(given.id, input)).rejects.toMatchObject({ code: 'FORBIDDEN' });
      expect(await change(given.id, { validTo: '2026-12-31' })).toEqual({
        validTo: '2026-12-31',
        ownAmount: null,
        ownPercent: null,
      });
      expect(await amountsOf(given.id, hr)).toEqual({
        validTo: '2026-12-31',
        ownAmount: '950.000',
        ownPercent: expect.stringMatching(/^5(\.0+)?$/),
      });
    });
  });
});

describe.each(kinds)('where a flow is for %s of people', (area, key) => {
  const flow = (conditions: object[] = []) =>
    create('ApprovalFlow', {
      name: newId(),
      subject: `${area}Assignment`,
      conditions,
      steps: [{ mode: 'any', approvers: [{ kind: 'people', userIds: [boss.id] }], skipAbsent: false }],
    });
  const statesOf = async (employeeId: string) =>
    (
      await office.ask(
        hr,
        `query($e: ID!) { ${area.toLowerCase()}Assignments(filter: {employeeId: {eq: $e}}, sort: [{field: validFrom}]) { rows { validFrom validTo state } } }`,
        { e: employeeId },
      )
    ).rows.map(({ validFrom, validTo, state }: any) => `${validFrom} ${validTo ?? ''} ${state}`);

  it('it is paid once a second person approved it, and ends the same one that went on then', async () => {
    const mona = await office.hire();
    const item = await create(area, { title: newId(), fixedAmount: '700' });
    const add = (validFrom: string, more: object = {}) =>
      create(
        `${area}Assignment`,
        { employeeId: mona, [key]: item.id, validFrom, ...more },
        hr,
        'id version state proposedById',
      );
    await add('2024-01-01');
    await flow();
    const proposed = await add('2026-03-01', { ownAmount: '950' });
    expect(proposed).toMatchObject({ state: 'proposed', proposedById: hr.id });
    expect((await linesOf(mona)).map((line: any) => line.amount)).toEqual(['700.00']);
    const { rows } = await office.ask(
      boss,
      `{ approvalsWaiting(subject: "${area}Assignment") { rows { id amount currency what fromDate canReject } } }`,
    );
    expect(rows).toEqual([
      {
        id: proposed.id,
        amount: '950.000',
        currency: 'AED',
        what: expect.any(String),
        fromDate: '2026-03-01',
        canReject: true,
      },
    ]);
    const approve = (who: Person) =>
      office.ask(who, `mutation($id: ID!, $v: Int!) { approve${area}Assignment(id: $id, version: $v) { state } }`, {
        id: proposed.id,
        v: proposed.version,
      });
    await expect(approve(hr)).rejects.toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('You proposed'),
    });
    await expect(approve(await test.as({ company: office.company, grants: givers }))).rejects.toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('waits for'),
    });
    for (const _again of [1, 2])
      expect(await decide(boss, proposed.id, 'approved', null, `${area}Assignment`)).toBe('done');
    expect(await statesOf(mona)).toEqual(['2024-01-01 2026-02-28 approved', '2026-03-01  approved']);
    expect((await linesOf(mona)).map((line: any) => line.amount)).toEqual(['950.00']);
    expect(await told(hr)).toEqual([area === 'Deduction' ? 'regular_deduction_approved' : 'allowance_approved']);
  });

  it('what was rejected is paid to nobody and cannot be changed any more; what holds is not changed past the flow', async () => {
    await flow([{ fact: 'terms', comparison: 'eq', values: ['own'] }]);
    const mona = await office.hire();
    const usual = await give(area, mona, {});
    expect(usual).toMatchObject({ state: 'approved', proposedById: null });
    const own = await give(area, mona, { ownAmount: '950' });
    expect(await decide(boss, own.id, 'rejected', 'Not agreed', `${area}Assignment`)).toBe('done');
    expect((await linesOf(mona)).map((line: any) => line.amount)).toEqual(['700.00']);
    const change = (id: string, version: number, input: object) =>
      office.ask(
        hr,
        `mutation($id: ID!, $v: Int!, $i: ${area}AssignmentChanges!) { update${area}Assignment(id: $id, version: $v, input: $i) { state } }`,
        { id, v: version, i: input },
      );
    await expect(change(own.id, 2, { ownAmount: '900' })).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(change(usual.id, 1, { ownAmount: '900' })).rejects.toMatchObject({
      code: 'CONFLICT',
      message: expect.stringContaining('approved by a second person'),
    });
    expect(await change(usual.id, 1, { validTo: '2026-12-31' })).toEqual({ state: 'approved' });
  });

  it('whoever it is about neither decides nor sees it before it is approved', async () => {
    await flow();
    const mona = await office.hire();
    await give(area, mona, { ownAmount: '950' });
    const self = await test.as({
      company: office.company,
      employeeId: mona,
      grants: [{ subject: `${area}Assignment`, action: 'read', scope: 'own' }],
    });
    expect((await office.ask(self, `{ ${area.toLowerCase()}Assignments { total } }`)).total).toBe(0);
  });
});
