import type { TestApp } from '../../../../../../test/test-app';
import { payrollOffice } from '../payroll.fixture';

/**
 * A payroll office with a clinic, the ward below it and offices, and what tests of runs for parts of a company do over
 * and over.
 */
export async function groupsOffice(test: TestApp) {
  const office = await payrollOffice(test);
  const hr = await test.as({ type: 'admin', company: office.company });
  const make = async (area: string, input: object): Promise<string> =>
    (await office.ask(hr, `mutation($input: ${area}Input!) { create${area}(input: $input) { id } }`, { input })).id;

  /** Hired with a place that begins with the employment, or on another day. */
  async function placed(
    code: string,
    departmentId: string | null,
    more: { positionId?: string; from?: string; hired?: string; left?: string; salaries?: [] } = {},
  ): Promise<string> {
    const { positionId, from, ...hired } = more;
    const id = await office.hire({ code, name: `Mona ${code}`, ...hired });
    if (departmentId)
      await make('EmployeePosition', {
        employeeId: id,
        departmentId,
        positionId,
        validFrom: from ?? hired.hired ?? '2024-01-01',
        validTo: hired.left,
      });
    return id;
  }

  const runOf = async (period: string, more: object = {}) =>
    office.calculated(await office.create(period, more, hr), hr);
  const post = async (run: any) => office.act('post', await office.act('approve', run, office.approver));
  const paidIn = async (run: any) =>
    (await office.slips(run.id)).map(({ employeeCode, net }) => `${employeeCode} ${Number(net)}`);
  const codesIn = async (run: any) => (await office.slips(run.id)).map(({ employeeCode }) => employeeCode);
  async function found(run: any, code: string, who = hr): Promise<any[]> {
    const findings = await office.ask(
      who,
      'query($id: ID!) { payrollRunFindings(runId: $id) { code level count people { employeeCode payslipId details { en ar } } } }',
      { id: run.id },
    );
    const { people = [] } = findings.find((each: any) => each.code === code) ?? {};
    return people;
  }
  const codes = (people: any[]) => people.map(({ employeeCode }) => employeeCode);
  const inNoRun = (period: string, who = hr) =>
    office.ask(
      who,
      'query($period: String!) { notInPayroll(period: $period) { total rows { employeeCode departmentName hireDate } } }',
      { period },
    );
  const gone = async (run: any) =>
    codes(
      (
        await office.ask(hr, 'query($id: ID!) { payrollRunDifferences(runId: $id) { employeeCode payslipId } }', {
          id: run.id,
        })
      ).filter(({ payslipId }: any) => !payslipId),
    );
  const clinic = await make('Department', { name: 'Clinic' });
  const ward = await make('Department', { name: 'Ward', parentId: clinic });
  const offices = await make('Department', { name: 'Offices' });
  const nurse = await make('Position', { title: 'Nurse' });
  return {
    office,
    hr,
    clinic,
    ward,
    offices,
    nurse,
    make,
    placed,
    runOf,
    post,
    paidIn,
    codesIn,
    found,
    codes,
    inNoRun,
    gone,
  };
}

export type GroupsOffice = Awaited<ReturnType<typeof groupsOffice>>;
