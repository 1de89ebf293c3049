import { defineArea, type Row } from '../../../../platform/records/area';
import type { Ctx } from '../../../../platform/context';
import { CrudResolver } from '../../../../platform/graphql/crud-resolver';
import { invalid } from '../../../../platform/errors';
import { record } from '../../../../platform/records/record';
import { inCompanyCurrency, PayItem, refuseWithoutAmount } from '../pay-item/pay-item';
import { t } from '../../texts/text';

@record('Deduction', 'Something taken off the pay of employees month after month, such as a pension share.')
export class Deduction extends PayItem {}

function refuseMoreThanPay(ctx: Ctx, after: Row<Deduction>, before: Row<Deduction> | null): void {
  refuseWithoutAmount(ctx, deduction, after, before);
  if (Number(after.percentOfBasic ?? 0) > 100) {
    throw invalid('percentOfBasic', t('deduction.nobody_can_lose_more_100'));
  }
}

export const deduction = defineArea('Deduction', Deduction, {
  one: 'deduction',
  many: 'deductions',
  permissionName: 'PayrollDeduction',
  label: t('deduction.deduction_2'),
  page: '/deductions?open=:id',
  menu: { group: 'pay', title: t('deduction.menu'), icon: 'minus-circle' },
  sort: 'title',
  prepare: inCompanyCurrency,
  guard: refuseMoreThanPay,
});
export const DeductionResolver = CrudResolver(deduction);
