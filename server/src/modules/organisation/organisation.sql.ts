import type { Ctx } from '../../platform/context';
import { rowsOf } from '../../platform/database/shared-rows';
import { columnOf } from '../../platform/records/fields';
import type { Company } from './company/company-record';
import type { Department } from './department/department';
import type { Grade } from './grade/grade';
import type { Position } from './position/position';
import type { WorkLocation } from './work-location/work-location';

export const companyRows = rowsOf<Company>('company', ['id', 'deleted_at']).sharing(
  'country',
  'currency',
  'employer_id',
  'end_at',
  'fence_rule',
  'file_quota_mb',
  'former_access_days',
  'second_factor_from',
  'legal_name',
  'locale',
  'manager_user_id',
  'name',
  'negative_net',
  'payroll_day_basis',
  'payslip_mail',
  'punch_photo_months',
  'set_up_skipped',
  'start_at',
  'status',
  'time_zone',
  'trade_licence_no',
  'weekend_days',
);
export const departmentRows = rowsOf<Department>('department').sharing(
  'cost_centre',
  'manager_id',
  'name',
  'parent_id',
);
export const gradeRows = rowsOf<Grade>('grade').sharing('currency', 'max_salary', 'min_salary', 'rank');
export const positionRows = rowsOf<Position>('position').sharing(
  'cme_rule_id',
  'grade_id',
  'licence_required',
  'max_salary',
  'min_salary',
  'title',
);
export const workLocationRows = rowsOf<WorkLocation>('work_location').sharing(
  'fence_latitude',
  'fence_longitude',
  'fence_radius',
  'name',
);

/** The company of the request: those of its fields that are asked for. */
export async function companyOf<Field extends keyof Company & string>(
  ctx: Ctx,
  ...fields: Field[]
): Promise<Pick<Company, Field>> {
  const columns = fields.map((name) => `${columnOf(name)} as "${name}"`).join(', ');
  const { rows } = await ctx.tx.query<Pick<Company, Field>>(`select ${columns} from company where id = $1`, [
    ctx.companyId,
  ]);
  return rows[0]!;
}
