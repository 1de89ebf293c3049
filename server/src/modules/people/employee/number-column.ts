import type { Words } from '../../../platform/import/importable';
import { t } from '../texts/text';
/** The number by which a row of a file names its employee, and what such a column is called elsewhere. */
export const numberColumn: Words = [t('number_column.employee_number'), t('number_column.employee_number_words')];
