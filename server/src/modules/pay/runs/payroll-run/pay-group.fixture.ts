import type { Person } from '../../../../../test/test-app';
import type { Office } from './payroll.fixture';

/** What tests of pay groups do over and over, as `hr` of the office of a test. */
export function payGroupsOf(current: () => { office: Office; hr: Person }) {
  const ask: (query: string, variables: object) => Promise<any> = (query, variables) => {
    const { office, hr } = current();
    return office.ask(hr, query, variables);
  };
  const group = async (input: object): Promise<string> =>
    (
      await ask('mutation($input: PayGroupInput!) { createPayGroup(input: $input) { id } }', {
        input: { validFrom: '2026-01-01', name: 'Site', ...input },
      })
    ).id;
  const monthly = (firstDay = 15, more: object = {}) => group({ frequency: 'monthly', firstDay, ...more });
  const assign = (employeeId: string, payGroupId: string, validFrom: string, more: object = {}): Promise<any> =>
    ask(
      `mutation($input: PayGroupAssignmentInput!) { createPayGroupAssignment(input: $input) { id version validTo } }`,
      { input: { employeeId, payGroupId, validFrom, ...more } },
    );
  const runOf = async (period: string, more: object = {}): Promise<any> => {
    const { office, hr } = current();
    return office.calculated(await office.create(period, more, hr), hr);
  };
  const post = async (run: any): Promise<any> => {
    const { office } = current();
    return office.act('post', await office.act('approve', run, office.approver));
  };
  const slipsOf = (runId: string): Promise<any[]> =>
    ask(
      `query($id: ID!) { payslips(filter: {runId: {eq: $id}}, sort: [{field: employeeCode}]) {
          rows { employeeCode period payGroupName fromDate toDate payDate net paymentDays state problems { message { en } }
            lines { code amount reason { en } } } } }`,
      { id: runId },
    ).then(({ rows }) => rows);
  const component = (code: string, formula: string, more: object = {}): Promise<unknown> =>
    ask('mutation($input: PayComponentInput!) { createPayComponent(input: $input) { id } }', {
      input: {
        code,
        name: code[0]!.toUpperCase() + code.slice(1),
        kind: 'earning',
        formula,
        prorated: false,
        validFrom: '2026-01-01',
        ...more,
      },
    });
  const toldOf = async (run: any): Promise<string[]> =>
    (await slipsOf(run.id)).map(
      ({ employeeCode, fromDate, toDate, net }) =>
        `${employeeCode} ${fromDate ?? ''}…${toDate ?? ''} ${Number(net).toFixed(2)}`,
    );
  return { group, monthly, assign, runOf, post, slipsOf, component, toldOf };
}
