import { Exclusion } from 'typeorm';
import { defineArea, type Row } from '../../../../platform/records/area';
import type { Ctx } from '../../../../platform/context';
import { CrudResolver } from '../../../../platform/graphql/crud-resolver';
import { invalid } from '../../../../platform/errors';
import { field } from '../../../../platform/records/fields';
import { CompanyRecord, record } from '../../../../platform/records/record';
import { refuseMissingTable } from '../pay-component/pay-component';
import { t } from '../../texts/text';

@record(
  'PayTableRow',
  'A step of a table formulas of pay look up in: from its lower bound on counts its value, until the next step.',
)
@Exclusion(
  'pay_table_row_no_overlap',
  `USING gist (company_id WITH =, table_name WITH =, from_value WITH =, daterange(valid_from, valid_to, '[]') WITH &&)
    WHERE (deleted_at IS NULL)`,
)
export class PayTableRow extends CompanyRecord {
  @field.text({
    description: 'The table, as lookup("housing", …) names it.',
    pattern: /^[a-z][a-z0-9_]{1,39}$/,
    example: 'housing',
    search: true,
  })
  tableName!: string;
  @field.decimal({ description: 'Lower bound of the step.', min: -1_000_000_000, max: 1_000_000_000 })
  fromValue!: string;
  @field.decimal({ description: 'What counts from there on.', min: -1_000_000_000, max: 1_000_000_000 }) value!: string;
  @field.date({ reach: 'kept', description: 'First day.' }) validFrom!: string;
  @field.date({ reach: 'kept', description: 'Last day; empty while it goes on.', optional: true }) validTo!:
    | string
    | null;
}

async function validatePayTableRow(ctx: Ctx, after: Row<PayTableRow>, before: Row<PayTableRow> | null): Promise<void> {
  if (!after.deletedAt && after.validTo && after.validTo < after.validFrom)
    throw invalid('validTo', t('pay_table_row.last_day_lies_before_first'));
  if (before && (after.deletedAt || after.tableName !== before.tableName))
    await refuseMissingTable(ctx, after.id as unknown as string);
}

export const payTableRow = defineArea('PayTableRow', PayTableRow, {
  one: 'payTableRow',
  many: 'payTableRows',
  label: t('pay_table_row.step_pay_table'),
  page: '/pay-tables?open=:id',
  menu: { group: 'pay', title: t('pay_table_row.menu'), icon: 'calculator', after: 'PayComponent' },
  sort: 'tableName',
  guard: validatePayTableRow,
});
export const PayTableRowResolver = CrudResolver(payTableRow);
