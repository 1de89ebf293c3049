import type { Plain } from '../../../../kernel/formula/compile';
import { decimalOf } from '../../../../kernel/formula/decimal';
import { usualFactorsOn, type SalaryFactors } from '../../statutory/salary-factors';
import { attributeWords } from '../../engine/components/formula-variables';
import type { Ctx } from '../../../../platform/context';
import { jsonRow } from '../../../../platform/lists/json-row';
import { columnOf } from '../../../../platform/records/fields';

type AttributeName = Exclude<keyof typeof attributeWords, 'employee.hire_date' | 'employee.exit_date'>;
export type Attributes = Record<AttributeName, string | null>;

const attributeColumns: Record<AttributeName, string> = {
  'employee.birth_date': 'e.birth_date',
  'employee.type': 'e.employee_type',
  'employee.status': 'e.status',
  'employee.gender': 'e.gender',
  'employee.marital_status': 'e.marital_status',
  'employee.nationality': 'coalesce(e.nationality, e.nationality_as_given)',
  'employee.profession': 'e.profession',
  'employee.department': 'd.name',
  'employee.position': 'j.title',
  'employee.hours_per_day': 'e.working_hours_per_day::text',
};
const attributeNames = Object.keys(attributeColumns) as AttributeName[];
/** Over an employee `e`, their department `d` and their position `j`. */
export const attributesSql = jsonRow<Attributes>(attributeColumns);

export function attributesIn(values: Attributes): Map<string, Plain> {
  const known = new Map<string, Plain>();
  for (const name of attributeNames) {
    const value = values[name];
    if (value !== null) known.set(name, attributeWords[name].type === 'number' ? decimalOf(value)! : value);
  }
  return known;
}

const factorNames = Object.keys(usualFactorsOn('1900-01-01')) as (keyof SalaryFactors)[];

/** The factors of each salary formula of the company. */
export async function factorsByFormula(ctx: Ctx): Promise<Map<string, SalaryFactors>> {
  const columns = factorNames.map((name) => `${columnOf(name)}::text as "${name}"`).join(', ');
  const { rows } = await ctx.tx.query<SalaryFactors & { id: string }>(
    `select id, ${columns} from salary_formula where company_id = $1`,
    [ctx.companyId],
  );
  return new Map(rows.map(({ id, ...factors }) => [id, factors]));
}
