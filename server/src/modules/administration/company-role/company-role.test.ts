import { createTestApp, type TestApp } from '../../../../test/test-app';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const rolesOf = async (input: string) => {
  const admin = await test.as({ type: 'admin' });
  const {
    data: { createCompany },
  } = await admin.graphql(`mutation { createCompany(input: {${input}}) { id } }`);
  const inside = await test.as({ type: 'admin', company: createCompany.id });
  const { data } = await inside.graphql(
    '{ companyRoles(sort: [{field: title}]) { rows { id title grants { subject action scope } } } }',
  );
  return {
    inside,
    rows: data.companyRoles.rows as {
      id: string;
      title: string;
      grants: { subject: string; action: string; scope: string }[];
    }[],
  };
};

describe('a new company', () => {
  it.each([
    ['locale: "en"', ['Employee', 'HR administrator', 'Line manager', 'Payroll approver']],
    ['locale: "ar"', ['مسؤول الموارد البشرية', 'المدير المباشر', 'معتمد الرواتب', 'موظف']],
  ])('begins with the usual roles, called in its language: %s', async (locale, titles) => {
    const { rows } = await rolesOf(`name: "Beginner ${locale.slice(9, 11)}", ${locale}`);
    expect(rows.map(({ title }) => title).toSorted()).toEqual(titles.toSorted());
  });

  it('can give them at once, and who calculates pay does not approve it', async () => {
    const { inside, rows } = await rolesOf('name: "Beginner by day"');
    const named = (title: string) => rows.find((row) => row.title === title)!;
    const may = (title: string, action: string) =>
      named(title).grants.some((grant) => grant.subject === 'PayrollRun' && grant.action === action);
    expect([
      may('HR administrator', 'calculate'),
      may('Payroll approver', 'approve'),
      may('Payroll approver', 'calculate'),
      may('Employee', 'read'),
    ]).toEqual([true, true, false, false]);
    const { data } = await inside.graphql(
      'mutation($input: CompanyUserInput!) { createCompanyUser(input: $input) { roleIds } }',
      { input: { name: 'Hana Aziz', email: 'hana@beginner.example', roleIds: [named('HR administrator').id] } },
    );
    expect(data.createCompanyUser.roleIds).toEqual([named('HR administrator').id]);
  });
});
