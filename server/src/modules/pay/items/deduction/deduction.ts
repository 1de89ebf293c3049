import { defineArea, type Row } from '../../../../platform/records/area';
import type { Ctx } from '../../../../platform/context';
import { CrudResolver } from '../../../../platform/graphql/crud-resolver';
import { invalid } from '../../../../platform/errors';
import { record } from '../../../../platform/records/record';
import { inCompanyCurrency, PayItem, refuseWithoutAmount } from '../pay-item/pay-item';

@record('Deduction', 'Something taken off the pay of employees month after month, such as a pension share.')
export class Deduction extends PayItem {}

function refuseMoreThanPay(ctx: Ctx, after: Row<Deduction>, before: Row<Deduction> | null): void {
  refuseWithoutAmount(ctx, deduction, after, before);
  if (Number(after.percentOfBasic ?? 0) > 100) {
    throw invalid('percentOfBasic', {
      en: 'Nobody can lose more than 100 % of the basic salary.',
      ar: 'لا يمكن استقطاع أكثر من 100٪ من الراتب الأساسي.',
    });
  }
}

export const deduction = defineArea('Deduction', Deduction, {
  one: 'deduction',
  many: 'deductions',
  permissionName: 'PayrollDeduction',
  label: { en: 'deduction', ar: 'الاستقطاع' },
  page: '/deductions?open=:id',
  sort: 'title',
  prepare: inCompanyCurrency,
  guard: refuseMoreThanPay,
});
export const DeductionResolver = CrudResolver(deduction);
