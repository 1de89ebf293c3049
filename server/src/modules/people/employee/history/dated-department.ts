/** Main positions of an employee that began by a day, as SQL over their row. */
const positionsBy = (employee: string, day: string): string =>
  `employee_position p where p.company_id = ${employee}.company_id and p.employee_id = ${employee}.id and p.is_primary
    and p.deleted_at is null and p.valid_from <= ${day}`;

/**
 * The department of an employee on a day, as SQL over their row: that of the main position begun last; today's where
 * none is on file for then.
 */
export const departmentOnSql = (employee: string, day: string): string =>
  `(select x.department_id from (select p.department_id, p.valid_from from ${positionsBy(employee, day)}
    union all select ${employee}.department_id, null) x order by x.valid_from desc nulls last limit 1)`;

/** Whether they were in a department on some day of a period; one of them is looked at only for who ever was in it. */
export const inDepartmentSql = (employee: string, department: string, from: string, to: string): string =>
  `(${employee}.department_id = ${department} or ${employee}.id in (select o.employee_id from employee_position o
    where o.company_id = ${employee}.company_id and o.department_id = ${department}))
    and (${departmentOnSql(employee, from)} = ${department} or exists (select from ${positionsBy(employee, to)}
    and p.valid_from > ${from} and p.department_id = ${department}))`;
