import type { Words } from '../../../platform/import/importable';
import { t } from '../texts/text';
/** The number by which a row of a file names its employee, and what such a column is called elsewhere. */
export const numberColumn: Words = [
  t('number_column.employee_number'),
  'employee|employee no|emp no|emp id|staff no|staff id|employee id|employee code|badge number|الرقم الوظيفي|الموظف',
];
