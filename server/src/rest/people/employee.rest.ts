import { grantSql, Parameters } from '../../platform/access/ability';
import { countryName } from '../../kernel/nationality';
import type { Area, Row, Values } from '../../platform/records/area';
import type { Ctx } from '../../platform/context';
import { isId } from '../../platform/records/ids';
import type { Filter } from '../../platform/lists/list-filter';
import { listRecords } from '../../platform/lists/list-query';
import { relatedRows } from '../../platform/records/loaders';
import type { RestList } from '../../platform/http/rest';
import type { Locale } from '../../platform/text';
import { compensationAssignment } from '../../modules/pay/items/compensation-assignment/compensation-assignment';
import { deductionAssignment } from '../../modules/pay/items/deduction-assignment/deduction-assignment';
import { department } from '../../modules/organisation/department/department';
import { projectDepartments } from '../organisation/department.rest';
import { leavesOf } from '../leave/employee-leave.rest';
import { employeePosition } from '../../modules/people/employee-position/employee-position';
import { position } from '../../modules/organisation/position/position';
import { fileUrl } from '../../modules/files/file/file';
import { salaryFormula, type SalaryFormula } from '../../modules/pay/items/salary-formula/salary-formula';
import { shift } from '../../modules/time/shift/shift';
import { shiftInfo } from '../time/shift.rest';
import { EmployeeType, employee, fullName, type Employee } from '../../modules/people/employee/employee';

/** Old names of the forms of employment. */
const wireTypes: Record<keyof typeof EmployeeType, string> = {
  full_time: 'fullTime',
  part_time: 'partTime',
  temporary: 'temporaryWork',
  flexible: 'flexibleWorking',
  remote: 'remoteWork',
  job_sharing: 'jobSharing',
};
const ownTypes = Object.fromEntries(Object.entries(wireTypes).map(([own, wire]) => [wire, own]));
const maritalStatuses: Record<string, string> = {
  single: 'Single',
  married: 'Married',
  divorced: 'Divorced',
  widowed: 'Single',
  separated: 'Married',
};

const number = (value: string | null): number | null => (value === null ? null : Number(value));

/** Rows about the employee with this number, or with this id. */
export async function ofEmployee(given: string, ctx: Ctx): Promise<Filter> {
  const { rows } = await ctx.tx.query<{ id: string }>(
    'select id from employee where company_id = $1 and (code = $2 or id = $3)',
    [ctx.companyId, given, isId(given) ? given : ''],
  );
  return { employeeId: { in: rows.map(({ id }) => id) } };
}

export const employeeRest: RestList<Employee> = {
  path: '/api/company-employee',
  area: employee,
  filters: {
    employeeType: (type) => ({ employeeType: { eq: ownTypes[type] ?? type } }),
    type: (profession) => ({ profession: { eq: profession } }),
  },
  sorts: {
    idNo: 'code',
    email: 'workEmail',
    otherEmail: 'personalEmail',
    joiningDate: 'hireDate',
    dateOfBirth: 'birthDate',
    terminationDate: 'exitDate',
    type: 'profession',
    employeeName: 'firstName',
    extension: 'workPhoneExtension',
    countryID: 'nationality',
    workingHours: 'workingHoursPerDay',
    emergencyContactMobile: 'emergencyContactPhone',
    terminationReason: 'exitReason',
    shift_id: 'shiftId',
    salary_formula_id: 'salaryFormulaId',
    availablePaidLeave: 'openingPaidLeaveDays',
    availableUnpaidLeave: 'openingUnpaidLeaveDays',
    availableSickLeave: 'openingSickLeaveDays',
    availableMaternityLeave: 'openingMaternityLeaveDays',
    availableParentalLeave: 'openingParentalLeaveDays',
    unpaidLeavesBeforeAddingToSystem: 'unpaidLeaveDaysBefore',
    parentalLeavesBeforeAddingToSystem: 'parentalLeaveDaysBefore',
  },
  async project(ctx, rows) {
    const ids = rows.map((row) => row.id);
    const positions = await openPositions(ctx, ids);
    const leaves = await leavesOf(ctx, ids);
    const formulas = await relatedRows(
      ctx,
      salaryFormula,
      rows.map((row) => row.salaryFormulaId),
    );
    const compensations = await assignedToday(ctx, compensationAssignment, 'compensation_id', ids);
    const deductions = await assignedToday(ctx, deductionAssignment, 'deduction_id', ids);
    const shifts = await relatedRows(
      ctx,
      shift,
      rows.map((row) => row.shiftId),
    );
    const places = await departmentsOf(ctx, positions);
    return rows.map((row) => ({
      shift_id: row.shiftId,
      shift_info: shiftInfo(shifts.get(row.shiftId ?? '')),
      firstName: row.firstName,
      middleName: row.middleName ?? '',
      lastName: row.lastName,
      employeeName: fullName(row),
      idNo: row.code,
      email: row.workEmail,
      otherEmail: row.personalEmail,
      mobilePhone: row.mobilePhone,
      workPhone: row.workPhone,
      extension: row.workPhoneExtension,
      address: row.address,
      homeAddress: row.homeAddress,
      countryID: nationalityInWords(row, ctx.locale),
      dateOfBirth: row.birthDate,
      gender: row.gender,
      maritalStatus: maritalStatuses[row.maritalStatus ?? ''] ?? null,
      joiningDate: row.hireDate,
      employeeType: wireTypes[row.employeeType as keyof typeof wireTypes],
      status: row.status,
      emergencyContactName: row.emergencyContactName,
      emergencyContactMobile: row.emergencyContactPhone,
      emergencyContactRelationship: row.emergencyContactRelationship,
      terminationReason: row.exitReason,
      terminationDate: row.exitDate,
      logo: fileUrl(row.photoFileId),
      type: row.profession,
      sourceOfHire: row.sourceOfHire,
      healthType: row.healthType,
      workingHours: number(row.workingHoursPerDay),
      availablePaidLeave: number(row.openingPaidLeaveDays),
      availableUnpaidLeave: number(row.openingUnpaidLeaveDays),
      availableSickLeave: number(row.openingSickLeaveDays),
      availableMaternityLeave: number(row.openingMaternityLeaveDays),
      availableParentalLeave: number(row.openingParentalLeaveDays),
      unpaidLeavesBeforeAddingToSystem: number(row.unpaidLeaveDaysBefore),
      parentalLeavesBeforeAddingToSystem: number(row.parentalLeaveDaysBefore),
      salary_formula_id: row.salaryFormulaId,
      salaryFormulas_info: formulaInfo(formulas.get(row.salaryFormulaId ?? '')),
      compensations: compensations.get(row.id) ?? [],
      deductions: deductions.get(row.id) ?? [],
      ...namesOf(positions.get(row.id) ?? [], places),
      positions_info: positions.get(row.id) ?? [],
      leaves_info: leaves.get(row.id) ?? [],
    }));
  },
  beside: async (ctx, rows, isPaged) => ({ departmemts: await departmentsBeside(ctx, isPaged ? rows : null) }),
};

/** Old clients know a nationality as words: those somebody gave, else the name of the country. */
const nationalityInWords = ({ nationality, nationalityAsGiven }: Row<Employee>, locale: Locale): string | null =>
  nationalityAsGiven ?? (nationality && countryName(nationality, locale));

const formulaInfo = (formula?: Row<SalaryFormula>): Values[] =>
  formula ? [{ _id: formula.id, title: formula.title, status: formula.status }] : [];

/**
 * Ids of the allowances or deductions each employee has today, in the zone of the company, as far as the user may know.
 */
async function assignedToday(
  ctx: Ctx,
  area: Area,
  column: string,
  employeeIds: string[],
): Promise<Map<string, string[]>> {
  const parameters = new Parameters();
  const { rows } = await ctx.tx.query<{ employee: string; ids: string[] }>(
    `select t.employee_id as employee, array_agg(t.${column} order by t.valid_from, t.id) as ids from ${area.table} t
      join company c on c.id = t.company_id
     cross join lateral (select (${parameters.add(ctx.now, '::timestamptz')} at time zone c.time_zone)::date as day) today
     where t.company_id = ${parameters.add(ctx.companyId, '::char(24)')}
       and t.employee_id = any(${parameters.add(employeeIds, '::char(24)[]')}) and t.state = 'approved'
       and t.deleted_at is null
       and t.valid_from <= today.day and (t.valid_to is null or t.valid_to >= today.day)
       and ${grantSql(ctx.ability, 'read', area, parameters)}
     group by 1`,
    parameters.values,
  );
  return new Map(rows.map(({ employee: id, ids }) => [id, ids]));
}

interface PositionInfo {
  _id: string;
  department_id: string | null;
  positionTitle: string | null;
  startChangeDate: string;
}

/** The positions each employee holds today, the main one first. */
async function openPositions(ctx: Ctx, employeeIds: string[]): Promise<Map<string, PositionInfo[]>> {
  const parameters = new Parameters();
  const company = parameters.add(ctx.companyId, '::char(24)');
  const { rows } = await ctx.tx.query<
    Omit<PositionInfo, 'positionTitle'> & { employee_id: string; position_id: string | null }
  >(
    `select t.employee_id, t.id as _id, t.department_id, t.position_id, t.valid_from as "startChangeDate"
     from employee_position t join company c on c.id = t.company_id
     where t.company_id = ${company} and t.employee_id = any(${parameters.add(employeeIds, '::char(24)[]')})
       and t.deleted_at is null
       and (t.valid_to is null
       or t.valid_to >= (${parameters.add(ctx.now, '::timestamptz')} at time zone c.time_zone)::date)
       and ${grantSql(ctx.ability, 'read', employeePosition, parameters)}
     order by t.is_primary desc, t.valid_from`,
    parameters.values,
  );
  const positions = await relatedRows(
    ctx,
    position,
    rows.map((row) => row.position_id),
  );
  const byEmployee = new Map<string, PositionInfo[]>();
  for (const { employee_id: id, position_id: positionId, ...info } of rows) {
    byEmployee.set(id, [
      ...(byEmployee.get(id) ?? []),
      { ...info, positionTitle: positions.get(positionId ?? '')?.title ?? null },
    ]);
  }
  return byEmployee;
}

interface Place {
  name: string;
  manager: string | null;
}

/** The departments of these positions, as far as the user may read them and their managers. */
async function departmentsOf(ctx: Ctx, positions: Map<string, PositionInfo[]>): Promise<Map<string, Place>> {
  const found = await relatedRows(
    ctx,
    department,
    [...positions.values()].flat().map((each) => each.department_id),
  );
  const managers = await relatedRows(
    ctx,
    employee,
    [...found.values()].map(({ managerId }) => managerId),
  );
  return new Map(
    [...found.values()].map(({ id, name, managerId }) => {
      const manager = managers.get(managerId ?? '');
      return [id, { name, manager: manager ? fullName(manager) : null }];
    }),
  );
}

/** Names of the departments somebody works in and of their managers, as old clients show them in a row. */
function namesOf(positions: PositionInfo[], places: Map<string, Place>): Values {
  const own = positions.flatMap((each) => places.get(each.department_id ?? '') ?? []);
  const joined = (names: (string | null)[]): string => [...new Set(names.filter((name) => name !== null))].join(', ');
  return { departments: joined(own.map(({ name }) => name)), managers: joined(own.map(({ manager }) => manager)) };
}

/** All departments; for a page of the list, which old clients never ask for, those of its rows. */
async function departmentsBeside(ctx: Ctx, page: Row<Employee>[] | null): Promise<Values[]> {
  const positions =
    page &&
    (await openPositions(
      ctx,
      page.map(({ id }) => id),
    ));
  const rows = positions
    ? [
        ...(
          await relatedRows(
            ctx,
            department,
            [...positions.values()].flat().map((each) => each.department_id),
          )
        ).values(),
      ]
    : (await listRecords(ctx, department, { limit: 10_000 }, { maxLimit: 10_000 })).rows;
  const projected = await projectDepartments(ctx, rows);
  return rows.map((row, at) => ({ _id: row.id, name: row.name, user_info: projected[at]!.user_info }));
}
