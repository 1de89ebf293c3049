import { createTestApp, type TestApp } from '../../../../../test/test-app';
import { payOffice, type PayOffice } from '../pay-entry/pay.fixture';
import { newId } from '../../../../platform/records/ids';

let test: TestApp;
let office: PayOffice;
beforeAll(async () => {
  test = await createTestApp();
  office = await payOffice(test);
});
afterAll(() => test.close());

describe.each(['Compensation', 'Deduction'])('%s', (area) => {
  const make = (values: object) =>
    office.create(
      area,
      { title: newId(), ...values },
      'id version title basis fixedAmount percentOfBasic currency status',
    );

  it('has a fixed amount, a percentage or both, exactly', async () => {
    expect(await make({ fixedAmount: '1500.25' })).toMatchObject({
      basis: 'monthly',
      fixedAmount: '1500.250',
      percentOfBasic: null,
      currency: 'AED',
      status: 'active',
    });
    expect(await make({ percentOfBasic: '9.7525', basis: 'daily' })).toMatchObject({
      basis: 'daily',
      fixedAmount: null,
      percentOfBasic: '9.7525',
    });
    expect(await make({ fixedAmount: '1', percentOfBasic: '2' })).toMatchObject({
      fixedAmount: '1.000',
      percentOfBasic: '2.0000',
    });
  });

  it.each([
    ['fixedAmount', {}],
    ['fixedAmount', { fixedAmount: '0', percentOfBasic: '0' }],
    ['fixedAmount', { fixedAmount: '-1' }],
    ['fixedAmount', { fixedAmount: '1.005' }],
    ['fixedAmount', { fixedAmount: '9999999999' }],
    ['percentOfBasic', { percentOfBasic: '-1' }],
    ['percentOfBasic', { percentOfBasic: '1001' }],
    ['title', { title: '', fixedAmount: '1' }],
  ])('is refused at %s for %o', async (field, values) => {
    await expect(make(values)).rejects.toMatchObject({ code: 'INVALID', field });
  });

  it('no longer in use is given to nobody anew, and stays with who has it', async () => {
    const [one, other] = [await office.hire('2024-01-01', null), await office.hire('2024-01-01', null)];
    const made = await make({ fixedAmount: '700' });
    const key = `${area[0]!.toLowerCase()}${area.slice(1)}Id`;
    const give = (employeeId: string) =>
      office.create(`${area}Assignment`, { employeeId, [key]: made.id, validFrom: '2024-02-01' });
    const given = await give(one);
    await office.ask(
      office.clerk,
      `mutation($id: ID!) { update${area}(id: $id, version: 1, input: {status: inactive}) { id } }`,
      { id: made.id },
    );
    await expect(give(other)).rejects.toMatchObject({
      code: 'INVALID',
      field: key,
      message: expect.stringContaining(`“${made.title}” is inactive`),
    });
    const ended = await office.ask(
      office.clerk,
      `mutation($id: ID!) { update${area}Assignment(id: $id, version: 1, input: {validTo: "2024-12-31"}) { validTo } }`,
      { id: given.id },
    );
    expect(ended).toEqual({ validTo: '2024-12-31' });
  });

  it('hides its amounts from who may not see pay, and they change the rest', async () => {
    const made = await make({ fixedAmount: '700' });
    const blind = await test.as({
      company: office.companyId,
      grants: ['read', 'update'].map((action) => ({ subject: area, action, scope: 'company' as const })),
    });
    const one = `${area[0]!.toLowerCase()}${area.slice(1)}`;
    expect(
      await office.ask(blind, `query($id: ID!) { ${one}(id: $id) { fixedAmount percentOfBasic } }`, { id: made.id }),
    ).toEqual({ fixedAmount: null, percentOfBasic: null });
    const change = (input: string) =>
      office.ask(blind, `mutation($id: ID!) { update${area}(id: $id, version: 1, input: ${input}) { status } }`, {
        id: made.id,
      });
    await expect(change('{fixedAmount: "1"}')).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(await change('{status: inactive}')).toEqual({ status: 'inactive' });
  });
});

it('a deduction takes at most the whole salary', async () => {
  await expect(office.create('Deduction', { title: newId(), percentOfBasic: '100.5' })).rejects.toMatchObject({
    code: 'INVALID',
    field: 'percentOfBasic',
  });
});

describe('an allowance of an employee', () => {
  it.each([
    ['2024-01-01', '2024-06-30', '2024-06-30', null, 'CONFLICT'],
    ['2024-01-01', '2024-06-30', '2024-07-01', null, 'done'],
    ['2024-01-01', null, '2023-12-31', null, 'INVALID'],
    ['2024-01-01', null, '2024-03-02', '2024-03-01', 'INVALID'],
  ])('from %s to %s, and again from %s to %s: %s', async (from, to, nextFrom, nextTo, outcome) => {
    const employeeId = await office.hire('2024-01-01', '5000');
    const { id: compensationId } = await office.create('Compensation', { title: newId(), fixedAmount: '1' });
    const give = (validFrom: string, validTo: string | null) =>
      office.create('CompensationAssignment', { employeeId, compensationId, validFrom, validTo });
    await give(from, to);
    const answer = await give(nextFrom, nextTo).then(
      () => 'done',
      (error: { code: string }) => error.code,
    );
    expect(answer).toBe(outcome);
  });

  it('keeps the allowance from being deleted', async () => {
    const employeeId = await office.hire('2024-01-01', '5000');
    const { id } = await office.create('Compensation', { title: newId(), fixedAmount: '1' });
    await office.create('CompensationAssignment', { employeeId, compensationId: id, validFrom: '2024-01-01' });
    const [result] = await office.ask(
      office.clerk,
      'mutation($ids: [ID!]!) { deleteCompensations(ids: $ids) { done message } }',
      { ids: [id] },
    );
    expect(result).toMatchObject({ done: false, message: expect.stringContaining('Still used') });
  });
});
