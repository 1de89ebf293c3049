import type { Person, TestApp } from '../../../../../test/test-app';
import { inTransaction } from '../../../../platform/database/transaction';
import type { Grant } from '../../../../platform/access/ability';
import { newId } from '../../../../platform/records/ids';

const all = (subject: string, actions: string[]): Grant[] =>
  actions.map((action) => ({ subject, action, scope: 'company' }));
const crud = ['read', 'create', 'update', 'delete', 'read_sensitive'];

const clerkGrants: Grant[] = [
  ...[
    'Compensation',
    'Deduction',
    'CompensationAssignment',
    'DeductionAssignment',
    'SalaryFormula',
    'Employee',
    'EmployeeSalary',
  ].flatMap((subject) => all(subject, crud)),
  ...['EmployeeReward', 'EmployeeDeduction'].flatMap((subject) =>
    all(subject, [...crud, 'submit', 'approve', 'reject', 'apply', 'cancel']),
  ),
  ...all('EndOfService', [...crud, 'calculate', 'reopen', 'approve', 'pay', 'cancel']),
];
const approverGrants: Grant[] = ['EmployeeReward', 'EmployeeDeduction', 'EndOfService'].flatMap((subject) =>
  all(
    subject,
    ['read', 'read_sensitive', 'approve', 'pay', 'reject'].filter(
      (action) =>
        !(subject === 'EndOfService' && action === 'reject') && !(subject !== 'EndOfService' && action === 'pay'),
    ),
  ),
);

/**
 * A company with a clerk who enters pay and a second person who decides it; asking throws the refusal with its code,
 * field and text.
 */
export async function payOffice(test: TestApp, company: Record<string, unknown> = {}) {
  const companyId = await test.company(company);
  const [clerk, approver] = [
    await test.as({ company: companyId, grants: clerkGrants }),
    await test.as({ company: companyId, grants: approverGrants }),
  ];

  async function ask<T = any>(who: Person, query: string, variables: object = {}): Promise<T> {
    const { data, errors } = await who.graphql(query, variables);
    if (errors) throw Object.assign(new Error(errors[0]!.message), errors[0]!.extensions);
    return Object.values(data)[0] as T;
  }
  const create = (area: string, input: object, fields = 'id version', who = clerk) =>
    ask(who, `mutation($input: ${area}Input!) { create${area}(input: $input) { ${fields} } }`, { input });
  const step = (
    verb: string,
    area: string,
    row: { id: string; version: number },
    fields = 'id version state',
    who = clerk,
  ) =>
    ask(who, `mutation($id: ID!, $version: Int!) { ${verb}${area}(id: $id, version: $version) { ${fields} } }`, {
      id: row.id,
      version: row.version,
    });
  const hire = async (hireDate: string, baseSalary: string | null, more: object = {}): Promise<string> => {
    const { id } = await create('Employee', { code: newId(), firstName: 'Lina', lastName: 'Saleh', hireDate, ...more });
    if (baseSalary) await create('EmployeeSalary', { employeeId: id, baseSalary, validFrom: hireDate });
    return id as string;
  };
  /** Statements as the server's own role inside the company, past its rules and permissions. */
  const sql = (text: string, given: unknown[] = []) =>
    inTransaction(
      test.app.services.pool,
      { companyId },
      'write',
      async (tx) => (await tx.query(text, given)).rows as Record<string, any>[],
    );
  return { companyId, clerk, approver, ask, create, step, hire, sql };
}
export type PayOffice = Awaited<ReturnType<typeof payOffice>>;
